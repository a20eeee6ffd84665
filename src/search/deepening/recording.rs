//! The first nodes of a search by iterative deepening, recorded so that a reader can step through them, forward and back.

use super::DeepeningObserver;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// The bytes of a node: its depth, the sum of depth and estimate, and its move with a flag.
const BYTES: usize = 3;

/// The flag of nodes that are within the threshold.
const WITHIN: u8 = 0x80;

/// A recorded node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedNode {
    /// Moves from the root, at least 1.
    pub depth: u32,
    /// The depth plus the estimate of the moves still needed.
    pub f: u32,
    /// The move that created it.
    pub way: u8,
    /// Whether `f` is within the threshold of its round; if not, it was cut off.
    pub is_within: bool,
}

/// A recorded round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedRound {
    /// The largest sum of depth and estimate that was followed.
    pub threshold: u32,
    /// The nodes recorded before this round.
    pub start: u32,
}

/// The nodes of a search in the order of their creation, the root not counted. Step 0 is the root; step n has created the n-th node.
///
/// ```
/// use casse_tete::search::deepening::DeepeningObserver;
/// use casse_tete::search::deepening::recording::Recording;
///
/// let mut recording = Recording::default();
/// recording.begin_round(2);
/// // Two nodes below the root, the second below the first; then another one below the root, which is cut off.
/// recording.created(0, 1, 2, true);
/// recording.created(3, 2, 2, true);
/// recording.created(1, 1, 4, false);
/// assert_eq!(recording.path_at(2), [0, 3]);
/// assert_eq!(recording.path_at(3), [1]);
/// assert_eq!((recording.len(), recording.round_at(3)), (3, 0));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recording {
    nodes: ByteBuf,
    /// The rounds, at least one unless nothing was recorded.
    pub rounds: Vec<RecordedRound>,
    /// Whether the last node is the goal.
    pub is_found: bool,
}

impl Recording {
    /// Begins a round with this threshold. The first round has to be begun, too.
    pub fn begin_round(&mut self, threshold: u32) {
        self.rounds.push(RecordedRound { threshold, start: self.len() as u32 });
    }

    /// Begins a round with the last node, which was the first one created with this threshold.
    pub fn move_last_to_round(&mut self, threshold: u32) {
        self.rounds.push(RecordedRound { threshold, start: (self.len() as u32).saturating_sub(1) });
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len() / BYTES
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A node by its number, from 0: that of step `index + 1`.
    pub fn node(&self, index: usize) -> Option<RecordedNode> {
        let bytes = self.nodes.get(index * BYTES..(index + 1) * BYTES)?;
        let (depth, f) = (bytes[0].into(), bytes[1].into());
        Some(RecordedNode { depth, f, way: bytes[2] & !WITHIN, is_within: bytes[2] & WITHIN > 0 })
    }

    /// The number of the round that a step belongs to; 0 before the first node.
    pub fn round_at(&self, step: usize) -> usize {
        let begun = self.rounds.partition_point(|round| (round.start as usize) < step);
        begun.saturating_sub(1)
    }

    /// The steps of a round: from the one after its start up to its last, which is that of the recording for the last round.
    pub fn steps_of(&self, round: usize) -> std::ops::Range<usize> {
        let start = |round: usize| self.rounds.get(round).map_or(self.len(), |round| round.start as usize);
        start(round)..start(round + 1)
    }

    /// The moves that lead to the node of a step; none for step 0 and beyond the end.
    pub fn path_at(&self, step: usize) -> Vec<u8> {
        let Some(last) = step.checked_sub(1).and_then(|index| self.node(index)) else { return vec![] };
        let mut path = vec![last.way];
        let mut wanted = last.depth;
        // The predecessor of a node is the last one before it whose depth is smaller by one.
        for node in (0..step - 1).rev().map_while(|index| self.node(index)) {
            if wanted == 1 {
                break;
            }
            if node.depth + 1 == wanted {
                path.push(node.way);
                wanted = node.depth;
            }
        }
        path.reverse();
        path
    }
}

impl DeepeningObserver for Recording {
    fn created(&mut self, way: u8, depth: u32, f: u32, is_within: bool) {
        let byte = |number: u32| number.min(u8::MAX.into()) as u8;
        self.nodes.extend_from_slice(&[byte(depth), byte(f), way | if is_within { WITHIN } else { 0 }]);
    }
}
