//! What the lines of the program speak of in the drawing of the tree, and why its tests come out as they do.

use super::board::Board;
use super::scene::NODE;
use super::solve::Sliding;
use crate::scene::Id;
use crate::search::best_first::{BestFirst, Space};
use crate::search::trace::growth::{ExecutedGrowthLine, GrowthLine};

/// Why a test comes out as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// There is no leaf.
    NoLeaf,
    /// There are leaves: how many.
    Leaves(u64),
    /// The board of the leaf is enough.
    Enough,
    /// It is not: how many of the cells that must be correct have another tile. 0 if they are correct and the row after them does
    /// not decide.
    NotEnough(usize),
    /// The move leads back to the node from which the leaf was created.
    Back(u32),
    /// A node has the configuration already: its number, its depth.
    Known(u32, u32),
    /// A leaf has it, but was reached by more moves: its number, its depth, the depth now.
    ByMoreMoves(u32, u32, u32),
    /// No node has it.
    New,
}

/// Why the test of a line comes out as it does, none for other lines; and the nodes of which the line speaks.
pub fn of_line(
    space: &Sliding,
    search: &BestFirst<Board>,
    step: u64,
    line: &ExecutedGrowthLine,
) -> (Option<Evidence>, Vec<Id>) {
    let nodes = search.nodes();
    let taken = line.taken.and_then(|taken| Some((taken, nodes.get(taken as usize)?)));
    let mut shown: Vec<u32> = vec![];
    let evidence = match (line.line, taken) {
        (GrowthLine::While, _) => {
            // The loop is entered with the leaves that the step before has left, and left after the last step.
            let before = if line.holds == Some(true) { search.open_by(step.saturating_sub(1)) } else { 0 };
            shown.extend(search.expanded_at(step));
            Some(if before > 0 { Evidence::Leaves(before) } else { Evidence::NoLeaf })
        }
        (GrowthLine::Enough, Some((taken, node))) => {
            shown.push(taken);
            Some(if line.holds == Some(true) {
                Evidence::Enough
            } else {
                Evidence::NotEnough(space.misplaced(&node.state))
            })
        }
        (GrowthLine::Known | GrowthLine::Skip | GrowthLine::Replace, Some((taken, node))) => {
            shown.push(taken);
            shown.extend(line.added);
            let reached = line.way.and_then(|way| space.after(&node.state, node.measure, way)).map(|(state, _)| state);
            let known = reached.and_then(|state| search.known_before(&state, step));
            shown.extend(known);
            let evidence = match known.and_then(|known| Some((known, nodes.get(known as usize)?))) {
                None => Evidence::New,
                Some((known, _)) if node.parent == known => Evidence::Back(known),
                Some((known, old)) if line.added.is_some() => Evidence::ByMoreMoves(known, old.depth, node.depth + 1),
                Some((known, old)) => Evidence::Known(known, old.depth),
            };
            (line.line == GrowthLine::Known).then_some(evidence)
        }
        (_, taken) => {
            shown.extend(taken.map(|(taken, _)| taken).into_iter().chain(line.added));
            None
        }
    };
    if shown.is_empty() {
        shown.push(0);
    }
    (evidence, shown.into_iter().map(|node| Id::new(NODE, node as usize, 0)).collect())
}
