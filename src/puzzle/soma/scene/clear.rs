//! A rejected placement, shown so that the reason is seen: what is not concerned becomes faint, empty regions carry their sizes in the
//! layers, and the camera goes to where most of it shows.

use super::home::facing;
use super::picture::Tried;
use crate::puzzle::soma::figure::bits;
use crate::puzzle::soma::why::Weights;
use crate::puzzle::soma::{DropReason, Figure, Mask};
use crate::scene::Camera;
use std::rc::Rc;

/// What makes the reason of a rejection clear.
#[derive(Clone, Debug, PartialEq)]
pub struct Clear {
    /// Cells of pieces that are not concerned.
    pub faint: Mask,
    /// The size of the empty region of each cell, 0 for filled ones.
    pub sizes: Option<Rc<Weights>>,
    /// The camera that sees the reason.
    pub camera: Camera,
}

/// What makes a rejection clear: the cells in which it meets others, the island and the pieces around it. The balance of black and
/// white is about all cells.
pub fn clear(figure: &Figure, placed: &[(usize, Mask)], tried: &Tried, home: Camera) -> Option<Clear> {
    let filled = placed.iter().fold(0, |all, (_, cells)| all | cells);
    let (concerned, cells, sizes) = match tried.why {
        DropReason::Meets { cells } => (cells, cells, None),
        DropReason::Island { cells, .. } => {
            let mut sizes = vec![0; figure.count()];
            for region in figure.islands(figure.full() & !filled & !tried.cells) {
                bits(region).for_each(|cell| sizes[cell] = region.count_ones());
            }
            let around = bits(cells).fold(0, |around, cell| around | figure.neighbours(cell));
            (around, cells, Some(Rc::new(Weights(sizes))))
        }
        DropReason::Balance { .. } => return None,
    };
    let faint = placed.iter().filter(|(_, cells)| cells & concerned == 0).fold(0, |all, (_, cells)| all | cells);
    let solid = (filled | tried.cells) & !faint;
    Some(Clear { faint, sizes, camera: facing(figure, cells, solid, home) })
}
