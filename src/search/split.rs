//! A search in parts that any worker can carry out, and their results put together.
//!
//! The top levels are searched once, when the [`Plan`] is made; every node that they keep is the root of a *part*. Parts
//! are searched in any order, on any number of workers. The results are put together in the order of the roots, so the
//! totals, the list of solutions and the bookmarks do not depend on which worker searched which part.

use super::backtrack::{Backtrack, EvenTree, Observer, Status, Tree};
use super::tally::Tally;
use super::whole::{Bookmark, ListedSolution, MOST_LISTED, Whole};
use serde::{Deserialize, Serialize};

/// The most complete assemblies of a part; larger parts are split at the next level.
const LEAVES_PER_PART: u64 = 24 * 24 * 24 * 24;

/// How a search is split: its parts, and the state of the whole search at the beginning of each.
#[derive(Clone, Debug)]
pub struct Plan<N> {
    depth: usize,
    roots: Vec<Vec<u32>>,
    /// For each root, the search of the top levels just after it kept this root, and its counts up to there.
    starts: Vec<(Backtrack<N>, Tally)>,
    top: Tally,
}

/// The result of one part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartResult {
    /// Counts of the levels below the root of the part.
    pub tally: Tally,
    /// Its first [`MOST_LISTED`] solutions, each with the number of trials in this part up to and including it.
    pub solutions: Vec<(u64, Vec<u32>)>,
    /// The number of all its solutions.
    pub found: u64,
}

impl<N: Copy> Plan<N> {
    /// Splits the search of `tree` so that no part has more than about 330,000 complete assemblies. This is for trees in
    /// which few branches are dropped, so that the number of assemblies tells how long a part takes.
    pub fn new<T: EvenTree<Node = N>>(tree: &T) -> Self {
        let last = tree.levels() - 1;
        let depth = (1..last).find(|&depth| tree.leaves_below(depth) <= LEAVES_PER_PART).unwrap_or(last);
        Plan::at(tree, depth)
    }

    /// Splits the search of `tree` at the first level at which there are at least `least` parts, or else at the deepest
    /// level that has any. This is for trees in which so many branches are dropped that only a search tells their size.
    ///
    /// It takes few trials: a level is searched only where the one above it has kept fewer nodes than `least`.
    pub fn into_parts<T: Tree<Node = N>>(tree: &T, least: usize) -> Self {
        let mut plan = Plan::at(tree, 1);
        while !plan.is_empty() && plan.len() < least && plan.depth + 1 < tree.levels() {
            let deeper = Plan::at(tree, plan.depth + 1);
            if deeper.is_empty() {
                break;
            }
            plan = deeper;
        }
        plan
    }

    /// Splits below the first `depth` levels, 1 or more: every node that is kept at the last of them is the root of a part.
    fn at<T: Tree<Node = N>>(tree: &T, depth: usize) -> Self {
        let mut plan = Plan { depth, roots: vec![], starts: vec![], top: Tally::default() };
        let mut top = Backtrack::top(tree, depth);
        loop {
            let kept = plan.top.level(depth - 1).kept;
            let status = top.advance(tree, 1, &mut plan.top);
            if plan.top.level(depth - 1).kept > kept {
                let mut path = top.path();
                path.extend(top.last_trial(tree).map(|trial| trial.choice));
                plan.roots.push(path);
                plan.starts.push((top.clone(), plan.top.clone()));
            }
            if status == Status::Finished {
                return plan;
            }
        }
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.roots.len()
    }

    /// Whether there are no parts, because the top levels drop everything.
    pub fn is_empty(&self) -> bool {
        self.roots.is_empty()
    }

    /// For each part, the choices that lead to its root.
    pub fn roots(&self) -> &[Vec<u32>] {
        &self.roots
    }

    /// How many complete assemblies of the whole tree are in no part: those below a dropped node of the top levels.
    pub fn covered_by_top<T: EvenTree<Node = N>>(&self, tree: &T) -> u64 {
        tree.leaves_below(0) - self.len() as u64 * tree.leaves_below(self.depth)
    }

    /// Counts of the levels above the parts.
    pub fn top(&self) -> &Tally {
        &self.top
    }

    /// Puts the results of all parts together; `parts[i]` belongs to root i.
    pub fn assemble<T: Tree<Node = N>>(&self, tree: &T, parts: &[PartResult]) -> Whole<N> {
        let mut below = Tally::default();
        let mut solutions: Vec<ListedSolution> = Vec::new();
        let mut bookmarks = Vec::with_capacity(parts.len());
        for (part, ((top, counted), root)) in parts.iter().zip(self.starts.iter().zip(&self.roots)) {
            let tally = counted.clone() + &below;
            let start = tally.tried();
            let room = MOST_LISTED - solutions.len();
            let found = part.solutions.iter().take(room);
            solutions.extend(found.map(|(step, path)| ListedSolution { step: start + step, path: path.clone() }));
            if let Ok(node) = tree.node_at(root) {
                bookmarks.push(Bookmark { search: top.continued(node, tree.levels()).counted_from(start), tally });
            }
            below += &part.tally;
        }
        Whole { tally: below + &self.top, solutions, bookmarks }
    }
}

/// The running search of one part, in a worker.
#[derive(Clone, Debug)]
pub struct PartSearch<N> {
    search: Backtrack<N>,
    part: PartResult,
    /// How many solutions it lists.
    room: usize,
}

impl<N: Copy> PartSearch<N> {
    /// The part below `root`. `None` if `root` is not a path of kept choices.
    pub fn new<T: Tree<Node = N>>(tree: &T, root: &[u32]) -> Option<Self> {
        let mut node = tree.root();
        for (level, &choice) in root.iter().enumerate() {
            if level + 1 >= tree.levels() || choice >= tree.choices(level, &node) {
                return None;
            }
            node = tree.child(level, &node, choice).ok()?;
        }
        let search = Backtrack::below(tree, root).ok()?;
        Some(PartSearch { search, part: PartResult::default(), room: MOST_LISTED })
    }

    /// The same search, which lists at most `room` solutions but counts all. All parts together need to list no more than
    /// [`MOST_LISTED`], if they are searched in order.
    pub fn with_room(self, room: usize) -> Self {
        PartSearch { room: room.min(MOST_LISTED), ..self }
    }

    /// Makes at most `budget` trials.
    pub fn advance<T: Tree<Node = N>>(&mut self, tree: &T, budget: u64) -> Status {
        let mut list = PartObserver { part: &mut self.part, room: self.room };
        self.search.advance(tree, budget, &mut list)
    }

    /// Trials made so far.
    pub fn steps(&self) -> u64 {
        self.search.steps()
    }

    /// The result of the part.
    pub fn into_part(self) -> PartResult {
        self.part
    }
}

/// Counts, and lists the first solutions.
struct PartObserver<'a> {
    part: &'a mut PartResult,
    room: usize,
}

impl Observer for PartObserver<'_> {
    #[inline]
    fn kept(&mut self, level: usize) {
        self.part.tally.kept(level);
    }
    #[inline]
    fn dropped(&mut self, level: usize, cause: usize, times: u64) {
        self.part.tally.dropped(level, cause, times);
    }
    fn solution(&mut self, path: &[u32]) {
        self.part.found += 1;
        if self.part.solutions.len() < self.room {
            self.part.solutions.push((self.part.tally.tried(), path.to_vec()));
        }
    }
}
