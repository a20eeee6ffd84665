//! Sets of cells of a figure in 64 or 128 bits.

use crate::puzzle::soma::figure::Mask;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of cells.
pub trait Cells:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The set of one cell.
    fn one(cell: u32) -> Self;
    /// The set of a mask, which must fit.
    fn of(mask: Mask) -> Self;
    /// The mask.
    fn mask(self) -> Mask;
    /// The first cell.
    fn first(self) -> u32;
    /// Number of cells.
    fn count(self) -> u32;

    /// Whether it is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

macro_rules! cells {
    ($word:ty) => {
        impl Cells for $word {
            #[inline]
            fn one(cell: u32) -> $word {
                1 << cell
            }
            #[inline]
            fn of(mask: Mask) -> $word {
                mask as $word
            }
            #[inline]
            fn mask(self) -> Mask {
                Mask::from(self)
            }
            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    };
}

cells!(u64);
cells!(u128);
