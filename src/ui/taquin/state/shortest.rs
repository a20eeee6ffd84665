//! The search for a shortest solution by iterative deepening, as the page knows it: its first nodes, step by step, and what the workers
//! report of all rounds.

use crate::puzzle::taquin::job::PathNote;
use crate::puzzle::taquin::scene::rounds::RoundTotal;
use crate::puzzle::taquin::shortest::{RoundShare, ShareResult, moves};
use crate::puzzle::taquin::{Board, Parity, Way};
use crate::search::best_first::{NONE, Node};
use crate::search::deepening::recording::{RecordedNode, Recording};
use crate::ui::activity::Activity;
use crate::ui::taquin::forest::Grown;

/// Rounds of more nodes than this are not drawn as a tree.
const MOST_DRAWN: usize = 20_000;

/// A search for a hint is shown once it has taken this long, in milliseconds.
const QUICK: f64 = 800.0;

/// The search, as far as it is known.
#[derive(Debug, Default)]
pub struct ShortestSearch {
    recording: Option<Recording>,
    step: usize,
    /// The step to show once the first nodes are there.
    asked: u64,
    /// The progress of recording the first nodes.
    pub recorded: Activity,
    /// The progress of the rounds beyond the first nodes.
    pub solved: Activity,
    shares: Vec<ShareResult>,
    /// Where a worker was last.
    note: Option<PathNote>,
    /// Whether the end of the search is shown, as the workers report it, not a step of the first nodes.
    shows_end: bool,
    /// The round whose tree is there, and its nodes; none if they are too many.
    round: usize,
    nodes: Vec<Node<Board>>,
}

impl ShortestSearch {
    /// The first nodes, once they are there.
    pub fn recording(&self) -> Option<&Recording> {
        self.recording.as_ref()
    }

    /// Stores the first nodes of the search from a board, and shows the step that was asked for.
    pub fn record(&mut self, board: &Board, recording: Recording) {
        self.recording = Some(recording);
        self.aim(board, self.asked);
    }

    /// The present step, 0 to the number of the first nodes.
    pub fn step(&self) -> u64 {
        if self.shows_end { self.farthest() } else { self.step as u64 }
    }

    /// The same; until the first nodes are there, the step that was asked for.
    pub fn aimed(&self) -> u64 {
        if self.recording.is_none() && !self.shows_end { self.asked } else { self.step() }
    }

    /// The last step that is known.
    pub fn farthest(&self) -> u64 {
        self.recording.as_ref().map_or(0, |recording| recording.len() as u64)
    }

    /// Shows a step; once it is there, if it is not yet.
    pub fn aim(&mut self, board: &Board, step: u64) {
        self.asked = step;
        self.shows_end = false;
        let Some(recording) = &self.recording else { return };
        self.step = usize::try_from(step).unwrap_or(usize::MAX).min(recording.len());
        let round = recording.round_at(self.step);
        if round != self.round || self.nodes.is_empty() {
            self.round = round;
            self.nodes = tree_of(board, recording, round).unwrap_or_default();
        }
    }

    /// Shows the end of the search. It is the last step if all nodes are known; otherwise the workers have to search.
    pub fn show_end(&mut self, board: &Board) {
        self.aim(board, u64::MAX);
        self.shows_end = self.recording.as_ref().is_none_or(|recording| !recording.is_found);
    }

    /// Whether the first nodes are needed and were not asked for.
    pub fn wants_recording(&self, board: &Board) -> bool {
        self.recording.is_none() && !self.recorded.is_begun() && Parity::of(board).is_solvable()
    }

    /// Whether the end is wanted, and the workers have not been asked for it.
    pub fn wants_rounds(&self) -> bool {
        self.shows_end && self.recording.is_some() && !self.solved.is_begun()
    }

    /// Whether the end of the search is shown as the workers report it.
    pub fn shows_end(&self) -> bool {
        self.shows_end
    }

    /// The parts of the first round that the workers search: the one that is not known to its end. Clears what they have reported.
    pub fn first_round(&mut self, shares: u32) -> Vec<RoundShare> {
        (self.shares, self.note) = (vec![], None);
        let last = self.recording.as_ref().and_then(|recording| recording.rounds.last());
        ShareResult::parts_of(last.map_or(0, |round| round.threshold), shares).collect()
    }

    /// Stores the result of a part.
    pub fn take_share(&mut self, share: &ShareResult) {
        self.shares.push(share.clone());
    }

    /// Stores where a worker is.
    pub fn take_note(&mut self, note: Option<&PathNote>) {
        self.note = note.cloned().or(self.note.take());
    }

    /// The moves of a shortest solution, if the present step is the end of the search.
    pub fn solution(&self) -> Option<Vec<Way>> {
        if self.shows_end {
            return self.shares.iter().find_map(|share| share.solution.as_deref()).map(moves);
        }
        let recording = self.recording.as_ref().filter(|recording| recording.is_found)?;
        (self.step == recording.len()).then(|| moves(&recording.path_at(self.step)))
    }

    /// The moves from the board to the present node.
    pub fn path(&self) -> Vec<Way> {
        match (&self.recording, self.solution()) {
            (_, Some(solution)) => solution,
            (Some(recording), _) if !self.shows_end => moves(&recording.path_at(self.step)),
            _ => self.note.as_ref().map(|note| moves(&note.path)).unwrap_or_default(),
        }
    }

    /// The node that the present step has created.
    pub fn node(&self) -> Option<RecordedNode> {
        let index = self.step.checked_sub(1).filter(|_| !self.shows_end)?;
        self.recording.as_ref()?.node(index)
    }

    /// Whether the present step is the first of a round, and the number of the round, from 0.
    pub fn round(&self) -> (bool, usize) {
        let starts = self.recording.as_ref().and_then(|recording| recording.rounds.get(self.round));
        (starts.is_some_and(|round| round.start as usize + 1 == self.step), self.round)
    }

    /// All rounds up to the present step, or up to where the workers are.
    pub fn rounds(&self) -> Vec<RoundTotal> {
        let Some(recording) = &self.recording else { return vec![] };
        let step = if self.shows_end { recording.len() } else { self.step };
        let begun = if recording.is_empty() { 0 } else { recording.round_at(step) + 1 };
        let mut rounds: Vec<RoundTotal> = (0..begun)
            .map(|round| {
                let steps = recording.steps_of(round);
                let is_complete = step > steps.end || step == steps.end && round + 1 < recording.rounds.len();
                let nodes = (step.min(steps.end) - steps.start) as u64;
                RoundTotal { threshold: recording.rounds[round].threshold, nodes, is_complete }
            })
            .collect();
        if self.shows_end && self.solved.is_begun() {
            rounds.pop();
            self.add_shares(&mut rounds);
        }
        rounds
    }

    /// Adds the rounds of the workers.
    fn add_shares(&self, rounds: &mut Vec<RoundTotal>) {
        let first = rounds.len();
        for share in &self.shares {
            let threshold = share.part.threshold;
            if rounds.len() == first || rounds.last().is_some_and(|round| round.threshold < threshold) {
                rounds.push(RoundTotal { threshold, nodes: 0, is_complete: false });
            }
            if let Some(round) = rounds.iter_mut().find(|round| round.threshold == threshold) {
                round.nodes += share.nodes;
            }
        }
        for round in &mut rounds[first..] {
            let own = || self.shares.iter().filter(|share| share.part.threshold == round.threshold);
            let all = own().next().map_or(0, |share| share.part.of as usize);
            round.is_complete = own().count() == all && own().all(|share| share.solution.is_none());
        }
        // What the workers have created beyond the parts that are finished belongs to the last round.
        let trials = self.solved.progress().map_or(0, |progress| progress.trials);
        let known: u64 = self.shares.iter().map(|share| share.nodes).sum();
        if rounds.last().is_none_or(|round| round.is_complete || rounds.len() == first)
            && let Some(note) = self.note.as_ref().filter(|note| trials > known && self.solution_is_open(note))
        {
            rounds.push(RoundTotal { threshold: note.threshold, nodes: 0, is_complete: false });
        }
        if let Some(round) = rounds.last_mut().filter(|round| !round.is_complete) {
            round.nodes += trials.saturating_sub(known);
        }
    }

    /// The threshold of the round that the workers are searching; none while they prepare their tables.
    pub fn searched(&self) -> Option<u32> {
        self.solved.progress().filter(|progress| progress.preparing.is_none())?;
        let last = self.shares.last().map(|last| last.part.threshold);
        self.note.iter().map(|note| note.threshold).chain(last).max()
    }

    /// Whether the workers have searched for so short a time, that for their tables not counted, that nobody would stop them.
    pub fn is_quick(&self) -> bool {
        matches!(&self.solved, Activity::Running(progress) if progress.elapsed < QUICK)
    }

    /// How much of that round is done, 0 to 1.
    pub fn share_of_round(&self) -> Option<f64> {
        let threshold = self.searched()?;
        let done = self.shares.iter().filter(|share| share.part.threshold == threshold).count();
        Some(done as f64 / f64::from(self.shares.first().map_or(1, |share| share.part.of)))
    }

    /// Whether a note is about a round that no finished part belongs to.
    fn solution_is_open(&self, note: &PathNote) -> bool {
        self.shares.iter().all(|share| share.part.threshold < note.threshold)
    }

    /// All nodes created up to the present step, or so far.
    pub fn created(&self) -> u64 {
        self.rounds().iter().map(|round| round.nodes).sum()
    }

    /// The present threshold: no solution has fewer moves.
    pub fn threshold(&self) -> Option<u32> {
        let first = self.recording.as_ref().and_then(|recording| recording.rounds.first());
        self.rounds().last().map(|round| round.threshold).or(first.map(|round| round.threshold))
    }

    /// The tree of the present round, at the present step; none where it is not drawn.
    pub fn tree(&self) -> Option<Grown<'_>> {
        let start = self.recording.as_ref()?.rounds.get(self.round)?.start;
        let is_drawn = !self.shows_end && !self.nodes.is_empty();
        is_drawn.then(|| Grown { nodes: &self.nodes, step: (self.step as u64).saturating_sub(start.into()) })
    }
}

/// The nodes of a round, the root first; none if they are too many. The measure of a node is the sum of moves made and estimate; one
/// beyond the threshold counts as superseded when it is created.
fn tree_of(board: &Board, recording: &Recording, round: usize) -> Option<Vec<Node<Board>>> {
    let threshold = recording.rounds.get(round)?.threshold;
    let steps = recording.steps_of(round);
    if steps.len() > MOST_DRAWN {
        return None;
    }
    let new = |state: Board, measure: u32, parent: u32| Node {
        state,
        measure: measure.into(),
        parent,
        way: 0,
        depth: 0,
        created: 0,
        closed: NONE,
        superseded: false,
    };
    let root = recording.rounds.first()?.threshold.min(threshold);
    let mut nodes = vec![new(*board, root, NONE)];
    // The last node at each depth.
    let mut line: Vec<u32> = vec![0];
    for index in steps {
        let node = recording.node(index)?;
        line.truncate(node.depth as usize);
        let parent = *line.last()?;
        let way = moves(&[node.way]).first().copied()?;
        let created = nodes.len() as u32;
        let above = nodes.get_mut(parent as usize)?;
        let state = above.state.moved(way)?;
        above.closed = above.closed.min(created);
        line.push(created);
        let closed = if node.is_within { NONE } else { created };
        nodes.push(Node {
            way: Way::ALL.iter().position(|&other| other == way)? as u8,
            depth: node.depth,
            created,
            closed,
            superseded: !node.is_within,
            ..new(state, node.f, parent)
        });
    }
    Some(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::taquin::shortest::{Bound, GuidedBoards, SHARES};
    use crate::worker::progress::Progress;

    #[test]
    fn the_rounds_add_up_to_all_nodes() {
        let board = Board::new(3, 3, &[4, 0, 3, 6, 1, 7, 2, 8, 5]).expect("a board");
        let boards = GuidedBoards::new(&board, Bound::Manhattan, || None).expect("no tables");
        let recording = boards.record(&board).expect("its first nodes");
        let (all, last) = (recording.len() as u64, recording.rounds.len());
        let mut search = ShortestSearch::default();
        search.record(&board, recording);
        for step in (0..=all).step_by(11).chain([all]) {
            search.aim(&board, step);
            assert_eq!(search.created(), step);
            let rounds = search.rounds();
            assert!(rounds.windows(2).all(|pair| pair[0].is_complete && pair[0].threshold < pair[1].threshold));
        }
        assert_eq!(search.rounds().len(), last);
    }

    #[test]
    fn rounds_of_the_workers_add_up_to_all_trials() {
        let board = Board::default();
        let mut search = ShortestSearch::default();
        search.record(&board, Recording::default());
        search.show_end(&board);
        let share = |threshold: u32, share: u32, nodes: u64| ShareResult {
            part: RoundShare { threshold, share, of: 2 },
            nodes,
            next: Some(threshold + 2),
            solution: None,
        };
        assert_eq!(search.first_round(SHARES).len(), SHARES as usize);
        // After the last share of a round, a worker is in the next one.
        for (known, result, threshold) in
            [(30, share(15, 0, 30), 15), (50, share(15, 1, 20), 17), (150, share(17, 1, 100), 17)]
        {
            search.take_share(&result);
            search.take_note(Some(&PathNote { threshold, path: vec![] }));
            // Seven more are created in parts that are not finished.
            search.solved = Activity::Running(Progress { trials: known + 7, ..Progress::default() });
            let created: u64 = search.rounds().iter().map(|round| round.nodes).sum();
            assert_eq!((search.created(), created), (known + 7, known + 7));
            assert_eq!(search.searched(), Some(threshold));
        }
        assert_eq!(search.share_of_round(), Some(0.5));
        let complete: Vec<bool> = search.rounds().iter().map(|round| round.is_complete).collect();
        assert_eq!(complete, [true, false]);
    }

    #[test]
    fn only_a_long_search_is_shown() {
        let mut search = ShortestSearch::default();
        for (preparing, elapsed, is_quick) in [(Some(0.5), 0.0, true), (None, QUICK - 1.0, true), (None, QUICK, false)]
        {
            search.solved = Activity::Running(Progress { preparing, elapsed, ..Progress::default() });
            assert_eq!(search.is_quick(), is_quick);
        }
        // One that was stopped is shown, however short it was.
        search.solved = Activity::Stopped(Progress::default());
        assert!(!search.is_quick());
    }
}
