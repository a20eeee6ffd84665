//! A verifier of arguments why a figure cannot be built, which shares no code with what finds them or with the page: placements by plain
//! turning and moving, of sets of all kinds.

use casse_tete::puzzle::soma::pieces::Turning;
use casse_tete::puzzle::soma::tint::TintedCell;
use casse_tete::puzzle::soma::why::{ChainStep, CoverItem};
use casse_tete::puzzle::soma::{Figure, PieceSet};
use std::collections::{BTreeMap, BTreeSet};

pub(super) type Point = [i32; 3];

/// The placements of a set in a figure, by plain turning and moving: for each piece, sets of cells.
pub(super) struct Plain {
    pub(super) cells: Vec<Point>,
    /// The colours of the cells, as letters: neutral, black, white, or one that may stay empty.
    tints: Vec<char>,
    /// The sizes of the pieces, and all their images under the turns that the set allows: points, and their colours.
    pub(super) sizes: Vec<usize>,
    shapes: Vec<Vec<Vec<Point>>>,
    tints_of_pieces: Vec<Vec<char>>,
    /// The place of the first piece that is equal to each.
    kinds: Vec<usize>,
    pub(super) placements: Vec<BTreeSet<BTreeSet<usize>>>,
}

impl Plain {
    pub(super) fn new(pieces: &PieceSet, figure: &Figure) -> Plain {
        let points = |cells: &[casse_tete::puzzle::soma::Cell]| -> Vec<Point> {
            cells.iter().map(|at| [i32::from(at.x), i32::from(at.y), i32::from(at.z)]).collect()
        };
        let cells = points(figure.cells());
        let place: BTreeMap<Point, usize> = cells.iter().copied().zip(0..).collect();
        let images = |points: &[Point]| match pieces.turning() {
            Turning::Free => turned(points),
            Turning::Reflected => [turned(points), turned(&mirrored(points))].concat(),
            Turning::Upright => turned_upright(points),
        };
        let shapes: Vec<Vec<Vec<Point>>> =
            pieces.pieces().iter().map(|piece| images(&points(piece.shape.cells()))).collect();
        let letters = |tinted: &mut dyn Iterator<Item = TintedCell>| tinted.map(|(_, tint)| tint.letter()).collect();
        let tints: Vec<char> = letters(&mut figure.tinted_cells());
        let tints_of_pieces: Vec<Vec<char>> =
            pieces.pieces().iter().map(|piece| letters(&mut piece.shape.tinted_cells())).collect();
        let mut placements = vec![];
        for (shapes, own) in shapes.iter().zip(&tints_of_pieces) {
            let mut of_piece = BTreeSet::new();
            for turned in shapes {
                for to in &cells {
                    let moved = turned.iter().zip(own).map(|(at, own)| {
                        let at: Point = std::array::from_fn(|axis| at[axis] - turned[0][axis] + to[axis]);
                        place
                            .get(&at)
                            .copied()
                            .filter(|&at| !matches!((own, tints[at]), ('k', 'w') | ('w', 'k') | ('g', 'o' | 'k' | 'w')))
                    });
                    of_piece.extend(moved.collect::<Option<BTreeSet<usize>>>());
                }
            }
            placements.push(of_piece);
        }
        let sizes = pieces.pieces().iter().map(|piece| piece.shape.cells().len()).collect();
        let is_same = |one: usize, other: usize| {
            is_equal([&shapes[one], &shapes[other]], [&tints_of_pieces[one], &tints_of_pieces[other]])
        };
        let kinds = (0..shapes.len()).map(|piece| (0..=piece).find(|&other| is_same(other, piece)).unwrap()).collect();
        Plain { kinds, cells, tints, sizes, shapes, tints_of_pieces, placements }
    }

    pub(super) fn weigh(&self, weights: &[u32]) -> (u32, Vec<u32>) {
        let sum = |cells: &BTreeSet<usize>| cells.iter().map(|&cell| weights[cell]).sum();
        let most = self.placements.iter().map(|of_piece| of_piece.iter().map(sum).max().unwrap_or(0));
        (weights.iter().sum(), most.collect())
    }

    /// The placements that still fit beside those that stand.
    fn fitting(&self, standing: &[(usize, BTreeSet<usize>)]) -> Vec<(usize, &BTreeSet<usize>)> {
        // Of equal pieces left the first one stands for all.
        let is_free = |piece: usize| standing.iter().all(|(other, _)| *other != piece);
        let is_left = |piece: usize| {
            is_free(piece) && (0..piece).all(|other| self.kinds[other] != self.kinds[piece] || !is_free(other))
        };
        let fits = |cells: &BTreeSet<usize>| standing.iter().all(|(_, other)| other.is_disjoint(cells));
        let all = self.placements.iter().enumerate().filter(|&(piece, _)| is_left(piece));
        all.flat_map(|(piece, of_piece)| of_piece.iter().map(move |cells| (piece, cells)))
            .filter(|(_, cells)| fits(cells))
            .collect()
    }

    /// Whether what is left cannot be filled for one of the simple reasons.
    fn is_dead(&self, standing: &[(usize, BTreeSet<usize>)]) -> bool {
        let fitting = self.fitting(standing);
        let filled: BTreeSet<usize> = standing.iter().flat_map(|(_, cells)| cells.iter().copied()).collect();
        let left: BTreeSet<usize> = (0..self.cells.len()).filter(|cell| !filled.contains(cell)).collect();
        let pieces: Vec<usize> =
            (0..self.sizes.len()).filter(|piece| standing.iter().all(|(other, _)| other != piece)).collect();
        let unreached = left.iter().any(|cell| fitting.iter().all(|(_, cells)| !cells.contains(cell)));
        let homeless =
            pieces.iter().any(|&piece| fitting.iter().all(|&(other, _)| self.kinds[other] != self.kinds[piece]));
        let parity = |at: &Point| at.map(|at| at.rem_euclid(2));
        let mut of_class: BTreeMap<Point, usize> = BTreeMap::new();
        for &cell in &left {
            *of_class.entry(parity(&self.cells[cell])).or_default() += 1;
        }
        let shapes = |piece: usize| self.shapes[piece].iter();
        let most: usize = pieces
            .iter()
            .map(|&piece| {
                let in_class = |shape: &Vec<Point>| {
                    let count = |class: &Point| shape.iter().filter(|at| parity(at) == *class).count();
                    shape.iter().map(parity).map(|class| count(&class)).max().unwrap_or(0)
                };
                shapes(piece).map(in_class).max().unwrap_or(0)
            })
            .sum();
        let crowded = of_class.values().any(|&count| count > most);
        let colour = |at: &Point| if at.iter().sum::<i32>().rem_euclid(2) == 0 { 1 } else { -1 };
        let mut sums = BTreeSet::from([0i32]);
        for &piece in &pieces {
            let own: i32 = self.shapes[piece][0].iter().map(colour).sum();
            sums = sums.iter().flat_map(|sum| [sum - own, sum + own]).collect();
        }
        let unbalanced = !sums.contains(&left.iter().map(|&cell| colour(&self.cells[cell])).sum::<i32>());
        let mut sizes = BTreeSet::from([0]);
        for &piece in &pieces {
            sizes.extend(sizes.clone().iter().map(|size| size + self.sizes[piece]));
        }
        let cut = self.parts(&left).into_iter().any(|size| !sizes.contains(&size));
        // More cells of a colour than there are cells that take it.
        let coloured = [('k', 'w'), ('w', 'k')].into_iter().any(|(own, barred)| {
            let found: usize = pieces.iter().map(|&piece| self.count(piece, own)).sum();
            found > left.iter().filter(|&&cell| self.tints[cell] != barred).count()
        });
        let gaps: usize = pieces.iter().map(|&piece| self.count(piece, 'g')).sum();
        let idle = gaps > left.iter().filter(|&&cell| self.tints[cell] == 'g').count();
        unreached || homeless || crowded || unbalanced || cut || coloured || idle
    }

    /// How many cells of a colour a piece has.
    fn count(&self, piece: usize, tint: char) -> usize {
        self.tints_of_pieces[piece].iter().filter(|own| **own == tint).count()
    }

    /// The sizes of the connected parts of some cells.
    fn parts(&self, cells: &BTreeSet<usize>) -> Vec<usize> {
        let touch =
            |a: usize, b: usize| (0..3).map(|axis| (self.cells[a][axis] - self.cells[b][axis]).abs()).sum::<i32>() == 1;
        let (mut left, mut sizes) = (cells.clone(), vec![]);
        while let Some(first) = left.pop_first() {
            let (mut part, mut size) = (vec![first], 0);
            while let Some(cell) = part.pop() {
                size += 1;
                let near: Vec<usize> = left.iter().copied().filter(|&other| touch(cell, other)).collect();
                left.retain(|cell| !near.contains(cell));
                part.extend(near);
            }
            sizes.push(size);
        }
        sizes
    }

    /// Checks the steps of a chain from `first` on, with some pieces standing, and returns the first step after them.
    pub(super) fn follow(&self, chain: &[ChainStep], standing: &[(usize, BTreeSet<usize>)], first: usize) -> usize {
        if self.is_dead(standing) {
            return first;
        }
        let at = chain.get(first).unwrap_or_else(|| panic!("a way has no end: {standing:?}")).at;
        let mut ways: BTreeSet<(usize, BTreeSet<usize>)> = self
            .fitting(standing)
            .into_iter()
            .filter(|(piece, cells)| match at {
                CoverItem::Cell(cell) => cells.contains(&cell),
                CoverItem::Piece(own) => *piece == own,
            })
            .map(|(piece, cells)| (piece, cells.clone()))
            .collect();
        let (mut next, mut way) = (first, 1);
        while !ways.is_empty() {
            let step = &chain[next];
            let own: (usize, BTreeSet<usize>) =
                (step.piece, step.cells.iter().map(|&cell| usize::from(cell)).collect());
            let before = ways.len();
            assert!(ways.remove(&own), "{step:?} is no new way");
            if standing.is_empty() {
                // As long as nothing stands, its images answer the same question and end as it does.
                let images = self.images(&own);
                ways.retain(|way| !images.contains(way));
            }
            assert_eq!((step.depth, step.at, step.way[0]), (standing.len(), at, way));
            assert_eq!((step.images, step.way[1] == way), (before - ways.len(), ways.is_empty()), "{step:?}");
            next = self.follow(chain, &[standing, &[own]].concat(), next + 1);
            way += 1;
        }
        next
    }

    /// What the 48 symmetries of space that map the figure to itself make of a placement.
    pub(super) fn images(&self, (piece, cells): &(usize, BTreeSet<usize>)) -> Vec<(usize, BTreeSet<usize>)> {
        let both = [turned(&self.cells), turned(&mirrored(&self.cells))].concat();
        let images = both.into_iter().filter_map(|image| {
            let [least, lowest] = [&image, &self.cells].map(|points| least(points));
            let to = |at: &Point| -> Option<usize> {
                let moved: Point = std::array::from_fn(|axis| at[axis] - least[axis] + lowest[axis]);
                self.cells.iter().position(|cell| *cell == moved)
            };
            let to: Vec<usize> = image.iter().map(to).collect::<Option<_>>()?;
            let cells: BTreeSet<usize> = cells.iter().map(|&cell| to[cell]).collect();
            // The first piece that can stand there; the pieces of both sets here have different shapes, or are equal.
            let own = |piece: &usize| self.placements[*piece].contains(&cells);
            Some(((0..self.sizes.len()).find(own).unwrap_or(*piece), cells.clone()))
        });
        images.collect()
    }
}

/// The least of each coordinate.
fn least(points: &[Point]) -> Point {
    std::array::from_fn(|axis| points.iter().map(|at| at[axis]).min().unwrap())
}

/// Whether two shapes with their colours are equal, given with all their images: one is an image of the other, moved.
fn is_equal([one, other]: [&[Vec<Point>]; 2], [own, others]: [&[char]; 2]) -> bool {
    let moved = |points: &[Point], tints: &[char]| -> BTreeSet<(Point, char)> {
        let least = least(points);
        let at = |at: &Point| -> Point { std::array::from_fn(|axis| at[axis] - least[axis]) };
        points.iter().map(at).zip(tints.iter().copied()).collect()
    };
    one.iter().any(|turned| moved(turned, own) == moved(&other[0], others))
}

/// The mirror image of some points.
fn mirrored(points: &[Point]) -> Vec<Point> {
    points.iter().map(|&[x, y, z]| [-x, y, z]).collect()
}

/// The four rotations of some points about the vertical.
fn turned_upright(points: &[Point]) -> Vec<Vec<Point>> {
    let about_z = |points: &Vec<Point>| Some(points.iter().map(|&[x, y, z]| [-y, x, z]).collect());
    std::iter::successors(Some(points.to_vec()), about_z).take(4).collect()
}

/// The 24 rotations of some points.
fn turned(points: &[Point]) -> Vec<Vec<Point>> {
    let about_z = |points: &Vec<Point>| points.iter().map(|&[x, y, z]| [-y, x, z]).collect::<Vec<_>>();
    let about_x = |points: &Vec<Point>| points.iter().map(|&[x, y, z]| [x, -z, y]).collect::<Vec<_>>();
    let mut all = vec![points.to_vec()];
    let mut next = 0;
    while next < all.len() {
        for turned in [about_z(&all[next]), about_x(&all[next])] {
            if !all.contains(&turned) {
                all.push(turned);
            }
        }
        next += 1;
    }
    all
}
