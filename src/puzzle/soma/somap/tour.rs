//! What the map plays, step by step: the pieces that move along a way from solution to solution; or, about one solution, what comes of
//! taking out each two or three pieces.

use super::{Somap, choices, fillings};
use crate::puzzle::soma::assemble::assembling_order;
use crate::puzzle::soma::figure::{Figure, Mask};
use crate::puzzle::soma::placement::Placement;
use crate::puzzle::soma::solutions::solution;

/// What a step shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TourEvent {
    /// The solution with which the tour begins.
    Begin,
    /// A piece was taken out.
    Out(usize),
    /// A piece was put in at another place.
    In(usize),
    /// Pieces of the solution were taken out to look for other ways to fill their place.
    Hole {
        /// The pieces, by their places in the set.
        out: Vec<usize>,
        /// In how many ways they fill it, that of the solution included.
        ways: usize,
        /// The other classes to which these ways lead, ascending, each once.
        leads: Vec<usize>,
    },
}

/// A step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourStep {
    /// What it shows.
    pub event: TourEvent,
    /// The edge of the way to which it belongs, from 0; the end of an edge belongs to it.
    pub leg: usize,
    /// The pieces in place, with their cells, the one that was put in last at the end.
    pub placed: Vec<(usize, Mask)>,
}

/// An edge of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourLeg {
    /// The class with which it begins, and the one with which it ends.
    pub ends: [usize; 2],
    /// The pieces that move, as they are named in the solutions shown, ascending.
    pub pieces: Vec<usize>,
    /// The steps at which its first and its second solution are whole.
    pub steps: [usize; 2],
}

/// A tour. It has at least one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tour {
    /// The edges of its way; none if it stays at one solution.
    pub legs: Vec<TourLeg>,
    /// Its steps.
    pub steps: Vec<TourStep>,
}

impl Tour {
    /// The tour along a way: for each edge, the pieces that move are taken out one by one and put in again. The first solution is the
    /// one that represents its class; the others are turned so that all other pieces stay where they are.
    pub fn along(map: &Somap, figure: &Figure, way: &[usize]) -> Option<Tour> {
        let mut labels = map.labels(*way.first()?).to_vec();
        let mut tour = Tour { legs: vec![], steps: vec![begin(figure, &labels)] };
        for (leg, pair) in way.windows(2).enumerate() {
            let exchange = map.exchange(&labels, pair[1])?;
            let (mut out, mut back) = (in_order(figure, &labels), in_order(figure, &exchange.after));
            let first = tour.steps.len() - 1;
            let moves = |(piece, _): &(usize, Mask)| exchange.pieces.contains(piece);
            let mut placed: Vec<(usize, Mask)> = out.iter().copied().filter(|each| !moves(each)).collect();
            let fixed = placed.len();
            out.retain(moves);
            back.retain(moves);
            // The piece that could be put in last comes out first. Going back, it is the last one that is put in.
            placed.extend(&out);
            while placed.len() > fixed
                && let Some((piece, _)) = placed.pop()
            {
                tour.steps.push(TourStep { event: TourEvent::Out(piece), leg, placed: placed.clone() });
            }
            for each in back {
                placed.push(each);
                tour.steps.push(TourStep { event: TourEvent::In(each.0), leg, placed: placed.clone() });
            }
            let steps = [first, tour.steps.len() - 1];
            tour.legs.push(TourLeg { ends: [pair[0], pair[1]], pieces: exchange.pieces, steps });
            labels = exchange.after;
        }
        Some(tour)
    }

    /// The tour about a class: each two and each three of the pieces of its solution are taken out, or only as many as `moved` says.
    pub fn about(
        map: &Somap,
        figure: &Figure,
        placements: &[Vec<Placement>],
        class: usize,
        moved: Option<u32>,
    ) -> Tour {
        let labels = map.labels(class);
        let whole = begin(figure, labels);
        let masks = solution(labels, placements.len());
        let mut steps = vec![whole.clone()];
        for out in choices(placements.len()) {
            if moved.is_some_and(|moved| moved != out.len() as u32) {
                continue;
            }
            let all = fillings(placements, &masks[..placements.len()], &out);
            let mut leads: Vec<usize> = all.iter().filter_map(|filled| map.refilled(labels, &out, filled)).collect();
            leads.retain(|&other| other != class);
            leads.sort_unstable();
            leads.dedup();
            let placed = whole.placed.iter().copied().filter(|(piece, _)| !out.contains(piece)).collect();
            steps.push(TourStep { event: TourEvent::Hole { out, ways: all.len(), leads }, leg: 0, placed });
        }
        Tour { legs: vec![], steps }
    }
}

/// The first step: the solution is whole.
fn begin(figure: &Figure, labels: &[u8]) -> TourStep {
    TourStep { event: TourEvent::Begin, leg: 0, placed: in_order(figure, labels) }
}

/// The pieces of a solution with their cells, in an order in which they can be put together.
fn in_order(figure: &Figure, labels: &[u8]) -> Vec<(usize, Mask)> {
    let count = labels.iter().max().map_or(0, |&most| usize::from(most) + 1);
    let masks = solution(labels, count);
    let order = assembling_order(figure, &masks);
    order.into_iter().map(|piece| (piece, masks[piece])).collect()
}
