//! Backtracking: depth first through a tree of levels.

/// The most levels a tree may have.
pub const MAX_LEVELS: usize = 125;

/// The most groups of reasons (causes) that are counted separately.
pub const MAX_CAUSES: usize = 4;

/// A tree to be searched: at each node one of its choices is tried.
///
/// A *node* is the state of a partial assembly. It is passed from parent to child by value, so that nothing needs to be
/// undone on the way back.
pub trait Tree {
    /// The state of a partial assembly.
    type Node: Copy;
    /// Why a choice is dropped. [`Tree::cause`] groups reasons for counting.
    type Reason: Copy;

    /// Number of levels, 1..=[`MAX_LEVELS`].
    fn levels(&self) -> usize;
    /// Number of choices at a node of a level.
    fn choices(&self, level: usize, node: &Self::Node) -> u32;
    /// The empty assembly.
    fn root(&self) -> Self::Node;
    /// The assembly with one more choice, or why it is dropped. `choice < self.choices(level, node)`.
    fn child(&self, level: usize, node: &Self::Node, choice: u32) -> Result<Self::Node, Self::Reason>;
    /// The group a reason is counted in, 0..[`MAX_CAUSES`].
    fn cause(&self, reason: Self::Reason) -> usize;

    /// Tries the choices of the last level in order, up to and including the first that is kept. A tree that can test
    /// its leaves faster together than one by one overrides this; the outcome must be the same as with [`Tree::child`].
    #[inline]
    fn leaves(&self, level: usize, node: &Self::Node, choices: std::ops::Range<u32>) -> Leaves {
        one_by_one(self, level, node, choices)
    }

    /// The node at the end of `path`, or, if a choice of the path is dropped, its level and the reason.
    fn node_at(&self, path: &[u32]) -> Result<Self::Node, (usize, Self::Reason)> {
        let mut node = self.root();
        for (level, &choice) in path.iter().enumerate() {
            node = self.child(level, &node, choice).map_err(|reason| (level, reason))?;
        }
        Ok(node)
    }
}

/// A tree in which all nodes of a level have the same number of choices, whatever was chosen at the levels above.
pub trait EvenTree: Tree {
    /// Number of choices at each node of a level.
    fn choices_at(&self, level: usize) -> u32;

    /// Number of complete assemblies below one node whose next choice is at `level`: the product of the choices left.
    fn leaves_below(&self, level: usize) -> u64 {
        (level..self.levels()).map(|l| u64::from(self.choices_at(l))).product()
    }
}

/// Tries choices in order, up to and including the first that is kept: what [`Tree::leaves`] does by itself.
pub fn one_by_one<T: Tree + ?Sized>(tree: &T, level: usize, node: &T::Node, choices: std::ops::Range<u32>) -> Leaves {
    let mut leaves = Leaves::default();
    for choice in choices {
        match tree.child(level, node, choice) {
            Err(reason) => leaves.dropped[tree.cause(reason)] += 1,
            Ok(_) => {
                leaves.kept = Some(choice);
                break;
            }
        }
    }
    leaves
}

/// The result of trying some choices of the last level in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaves {
    /// How many were dropped, by cause.
    pub dropped: [u64; MAX_CAUSES],
    /// The choice that was kept, after which no further one is tried.
    pub kept: Option<u32>,
}

/// Receives the trials of a search while it runs. Each trial is reported once, as kept or as dropped. A trial that is kept
/// at the last level is also reported as a solution, with the whole path.
pub trait Observer {
    /// A choice fits.
    fn kept(&mut self, _level: usize) {}
    /// `times` choices, 0 or more, do not fit for reasons of the group `cause`.
    fn dropped(&mut self, _level: usize, _cause: usize, _times: u64) {}
    /// The path to a complete assembly: one choice a level.
    fn solution(&mut self, _path: &[u32]) {}
}

impl Observer for () {}

impl<A: Observer, B: Observer> Observer for (&mut A, &mut B) {
    fn kept(&mut self, level: usize) {
        self.0.kept(level);
        self.1.kept(level);
    }
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.0.dropped(level, cause, times);
        self.1.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        self.0.solution(path);
        self.1.solution(path);
    }
}

/// Whether there is anything left to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The budget is used up; choices are left.
    Running,
    /// Every choice has been tried.
    Finished,
}

/// One trial: a choice at a level, and whether it was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTrial<R> {
    /// The level of the choice.
    pub level: usize,
    /// The choice, counted from 0.
    pub choice: u32,
    /// `Ok` if it was kept, else the reason why it was dropped.
    pub outcome: Result<(), R>,
}

/// One level of the stack: a node, and the next of its choices to try.
#[derive(Clone, Copy, Debug)]
struct StackFrame<N> {
    node: N,
    next: u32,
}

/// A running search. It holds only its own stack and is cheap to clone.
///
/// One *step* is one trial. After a step, the stack tells the whole state of the search, including its last trial, so no
/// history is kept.
///
/// Words of three letters out of two, in which no letter stands twice in a row:
///
/// ```
/// use casse_tete::search::{Backtrack, Status, Tally, Tree};
///
/// struct Words;
///
/// impl Tree for Words {
///     type Node = Option<u32>; // the last letter
///     type Reason = ();
///
///     fn levels(&self) -> usize {
///         3
///     }
///     fn choices(&self, _level: usize, _last: &Option<u32>) -> u32 {
///         2
///     }
///     fn root(&self) -> Option<u32> {
///         None
///     }
///     fn child(&self, _level: usize, last: &Option<u32>, letter: u32) -> Result<Option<u32>, ()> {
///         if *last == Some(letter) { Err(()) } else { Ok(Some(letter)) }
///     }
///     fn cause(&self, _reason: ()) -> usize {
///         0
///     }
/// }
///
/// let mut search = Backtrack::new(&Words);
/// let mut tally = Tally::default();
/// // One trial is a lesson …
/// assert_eq!(search.advance(&Words, 1, &mut tally), Status::Running);
/// assert_eq!(search.path(), [0u32]);
/// assert_eq!(search.last_trial(&Words).map(|trial| trial.choice), Some(0));
/// // … and the rest a computation: 2 words among 10 trials.
/// assert_eq!(search.advance(&Words, u64::MAX, &mut tally), Status::Finished);
/// assert_eq!((tally.level(2).kept, search.steps()), (2, 10));
/// ```
#[derive(Clone, Debug)]
pub struct Backtrack<N> {
    /// The choices above the stack, where only one subtree is searched.
    prefix: [u32; MAX_LEVELS],
    floor: usize,
    ceiling: usize,
    frames: Vec<StackFrame<N>>,
    steps: u64,
}

impl<N: Copy> Backtrack<N> {
    /// The search of the whole tree, before its first trial.
    pub fn new<T: Tree<Node = N>>(tree: &T) -> Self {
        Self::within([0; MAX_LEVELS], 0, tree.root(), tree.levels())
    }

    /// The search of the first `levels` levels only. What it keeps at the last of them counts as a solution.
    pub fn top<T: Tree<Node = N>>(tree: &T, levels: usize) -> Self {
        Self::within([0; MAX_LEVELS], 0, tree.root(), levels.min(tree.levels()))
    }

    /// The search below `path`, or, if a choice of the path is dropped, its level and the reason.
    pub fn below<T: Tree<Node = N>>(tree: &T, path: &[u32]) -> Result<Self, (usize, T::Reason)> {
        let node = tree.node_at(path)?;
        let mut prefix = [0; MAX_LEVELS];
        prefix[..path.len()].copy_from_slice(path);
        Ok(Self::within(prefix, path.len(), node, tree.levels()))
    }

    /// The search below a node whose next choice is at `level`. Its paths tell only the choices from that level on: those above are
    /// 0 there.
    pub fn below_node<T: Tree<Node = N>>(tree: &T, level: usize, node: N) -> Self {
        Self::within([0; MAX_LEVELS], level, node, tree.levels())
    }

    fn within(prefix: [u32; MAX_LEVELS], floor: usize, node: N, ceiling: usize) -> Self {
        let mut frames = Vec::with_capacity(ceiling);
        if floor < ceiling {
            frames.push(StackFrame { node, next: 0 });
        }
        Backtrack { prefix, floor, ceiling, frames, steps: 0 }
    }

    /// Makes at most `budget` trials.
    pub fn advance<T, O>(&mut self, tree: &T, budget: u64, observer: &mut O) -> Status
    where
        T: Tree<Node = N>,
        O: Observer,
    {
        let mut left = budget;
        let (bottom, last) = (self.ceiling - 1, tree.levels() - 1);
        // A frame whose choices are all tried stays on the stack until the next trial, or for ever if there is none, so
        // that the last trial can still be read from it.
        while left > 0 {
            let open =
                |(depth, frame): (usize, &StackFrame<N>)| frame.next < tree.choices(self.floor + depth, &frame.node);
            let Some(depth) = self.frames.iter().enumerate().rposition(open) else { break };
            self.frames.truncate(depth + 1);
            let level = self.floor + depth;
            let StackFrame { node, next } = self.frames[depth];
            let choices = tree.choices(level, &node);
            let end = choices.min(next.saturating_add(u32::try_from(left).unwrap_or(u32::MAX)));
            if level == bottom {
                let mut from = next;
                while from < end {
                    // The bottom of a search of the top levels only is not the last level of the tree.
                    let leaves = if level == last {
                        tree.leaves(level, &node, from..end)
                    } else {
                        one_by_one(tree, level, &node, from..end)
                    };
                    for (cause, &times) in leaves.dropped.iter().enumerate() {
                        observer.dropped(level, cause, times);
                    }
                    let Some(choice) = leaves.kept else { break };
                    observer.kept(level);
                    from = choice + 1;
                    self.frames[depth].next = from;
                    let (path, length) = self.path_below(level + 1);
                    observer.solution(&path[..length]);
                }
                self.frames[depth].next = end;
                left -= u64::from(end - next);
                continue;
            }
            for choice in next..end {
                left -= 1;
                match tree.child(level, &node, choice) {
                    Err(reason) => observer.dropped(level, tree.cause(reason), 1),
                    Ok(child) => {
                        observer.kept(level);
                        self.frames[depth].next = choice + 1;
                        self.frames.push(StackFrame { node: child, next: 0 });
                        break;
                    }
                }
                self.frames[depth].next = choice + 1;
            }
        }
        self.steps += budget - left;
        self.status(tree)
    }

    /// Whether a choice is left anywhere on the stack.
    pub fn status<T: Tree<Node = N>>(&self, tree: &T) -> Status {
        let spent =
            |(depth, frame): (usize, &StackFrame<N>)| frame.next == tree.choices(self.floor + depth, &frame.node);
        if self.frames.iter().enumerate().all(spent) { Status::Finished } else { Status::Running }
    }

    /// Trials made so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// The same state, counted as step `steps` of a larger search.
    pub fn counted_from(mut self, steps: u64) -> Self {
        self.steps = steps;
        self
    }

    /// A search of the top levels, continued down to level `ceiling`, below the choice that it has just kept. `node` is
    /// the node of that choice.
    pub fn continued(&self, node: N, ceiling: usize) -> Self {
        let mut further = self.clone();
        further.ceiling = ceiling;
        further.frames.push(StackFrame { node, next: 0 });
        further
    }

    /// The choices of the current partial assembly after the last trial, from level 0.
    pub fn path(&self) -> Vec<u32> {
        let open = self.frames.len().saturating_sub(1);
        let (path, _) = self.path_below(self.floor + open);
        path[..self.floor + open].to_vec()
    }

    /// The last trial; its outcome is computed again. `None` before the first step.
    pub fn last_trial<T: Tree<Node = N>>(&self, tree: &T) -> Option<LastTrial<T::Reason>> {
        let depth = self.frames.iter().rposition(|frame| frame.next > 0)?;
        let frame = self.frames[depth];
        let (level, choice) = (self.floor + depth, frame.next - 1);
        Some(LastTrial { level, choice, outcome: tree.child(level, &frame.node, choice).map(|_| ()) })
    }

    /// The assembly to which the last trial has tried to add a choice. `None` before the first step.
    pub fn node_of_last_trial(&self) -> Option<N> {
        self.frames.iter().rev().find(|frame| frame.next > 0).map(|frame| frame.node)
    }

    /// For each level on the stack, from the first one searched: how many choices were tried there.
    pub fn tried(&self) -> Vec<u32> {
        self.frames.iter().map(|frame| frame.next).collect()
    }

    /// For each level on the stack, from the first one searched: its node.
    pub fn nodes(&self) -> impl Iterator<Item = &N> {
        self.frames.iter().map(|frame| &frame.node)
    }

    /// How many complete assemblies are decided: those that were tried, and those below a dropped partial assembly.
    pub fn covered<T: EvenTree<Node = N>>(&self, tree: &T) -> u64 {
        let deepest = self.frames.len().saturating_sub(1);
        let done = |(depth, frame): (usize, &StackFrame<N>)| {
            let closed = u64::from(frame.next) - u64::from(depth < deepest);
            closed * tree.leaves_below(self.floor + depth + 1)
        };
        if self.frames.is_empty() {
            tree.leaves_below(self.floor)
        } else {
            self.frames.iter().enumerate().map(done).sum()
        }
    }

    /// The last choice at each of the levels above `end`, from level 0.
    fn path_below(&self, end: usize) -> ([u32; MAX_LEVELS], usize) {
        let mut path = self.prefix;
        for (depth, frame) in self.frames.iter().enumerate().take(end.saturating_sub(self.floor)) {
            path[self.floor + depth] = frame.next.saturating_sub(1);
        }
        (path, end)
    }
}
