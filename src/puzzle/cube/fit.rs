//! The cubes that fit colours of which some are missing, or some are wrong.
//!
//! The places of a kind are filled one after the other, and only the set of the small cubes that are used so far matters: 256
//! sets of corners, 4,096 of edges. So all 519,024,039,293,878,272,000 assembled cubes are taken into account in about a
//! millisecond (dynamic programming over subsets; Held and Karp, 1962).

use super::facelet::{self, FACELETS, Face};
use super::held::Cube;
use super::place::{Kind, Place};
use super::position::Position;
use crate::geometry::lattice::Symmetry;

/// The colours of the facelets in space, as the faces that have them in order; `None` where a colour is not known.
pub type Colours = [Option<Face>; FACELETS];

/// A set of colours: the colour of a face is the bit with the number of the face in [`Face::ALL`].
pub type ColourSet = u8;

/// The ways to hold a cube with these centres: none if no cube has such centres, several if too few of them are known.
pub fn holds(colours: &Colours) -> Vec<Symmetry> {
    let centre = |face: Face, hold: &Symmetry| colours[facelet::centre(face.under(*hold))];
    let fits = |hold: &Symmetry| Face::ALL.iter().all(|&face| centre(face, hold).is_none_or(|own| own == face));
    Symmetry::rotations().iter().copied().filter(fits).collect()
}

/// The only way to hold a cube with these centres.
fn hold(colours: &Colours) -> Option<Symmetry> {
    if let [hold] = holds(colours)[..] { Some(hold) } else { None }
}

/// Which cubes count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// Those that turns can reach.
    Reachable,
    /// All assembled cubes.
    Assembled,
}

/// For each facelet, the colours that it has on some cube with the given colours. `None` if there is no such cube, or if the
/// centres do not tell how it is held.
///
/// ```
/// use casse_tete::puzzle::cube::fit::{self, Among};
/// use casse_tete::puzzle::cube::{Face, facelet};
///
/// // Of a corner two colours are enough: the third follows.
/// let mut colours = [None; 54];
/// for face in Face::ALL {
///     colours[facelet::centre(face)] = Some(face);
/// }
/// colours[0] = Some(Face::Up);
/// colours[36] = Some(Face::Left);
/// let possible = fit::possible(&colours, Among::Assembled).unwrap();
/// assert_eq!(possible[47], 1 << Face::Back as u8);
/// ```
pub fn possible(colours: &Colours, among: Among) -> Option<[ColourSet; FACELETS]> {
    let held = *Cube::rotated(hold(colours)?).goes();
    let mut sets = [0; FACELETS];
    for face in Face::ALL {
        sets[usize::from(held[facelet::centre(face)])] = 1 << face as u8;
    }
    let differs = |facelet: usize, colour: Face| u32::from(colours[facelet].is_some_and(|own| own != colour));
    let kinds = Kind::ALL.map(|kind| Filling::new(Costs::new(kind, &differs, &held)));
    let ends = match among {
        Among::Assembled => [States::MAX; 2],
        // The signs of both kinds are equal, and each sum is 0.
        Among::Reachable => {
            let both = |sign: usize| kinds.iter().all(|kind| kind.can_end(sign));
            let signs: Vec<usize> = (0..2).filter(|&sign| both(sign)).collect();
            Kind::ALL.map(|kind| signs.iter().map(|sign| 1 << (sign * kind.ways())).sum())
        }
    };
    for (kind, end) in kinds.iter().zip(ends) {
        if kind.whole() & end == 0 {
            return None;
        }
        kind.mark(end, |facelet, colour| sets[usize::from(held[facelet])] |= 1 << colour as u8);
    }
    Some(sets)
}

/// The cubes that turns can reach and that differ from the given colours in the fewest facelets, at most `most` of them, and this
/// number of facelets. Facelets without a colour do not count. `None` if the centres do not tell how the cube is held.
pub fn nearest(colours: &Colours, most: usize) -> Option<(usize, Vec<Cube>)> {
    let differs = |facelet: usize, colour: Face| u32::from(colours[facelet].is_some_and(|own| own != colour));
    let (least, cubes) = cheapest(hold(colours)?, differs, most);
    Some((least as usize, cubes))
}

/// The cubes that turns can reach, held in this way, whose facelets cost the least in all, at most `most` of them, and this sum. `cost` is
/// that of a facelet in space, 0..54, with a colour; all 48 that are no centres together must stay below 2^32.
pub fn cheapest(hold: Symmetry, cost: impl Fn(usize, Face) -> u32, most: usize) -> (u32, Vec<Cube>) {
    let held = *Cube::rotated(hold).goes();
    let kinds = Kind::ALL.map(|kind| Cheapest::new(Costs::new(kind, &cost, &held)));
    // Both signs are equal, and both sums of the rotation indices are 0.
    let total = |sign: usize| kinds.iter().map(|kind| kind.cost(sign)).sum::<u32>();
    let least = total(0).min(total(1));
    let mut cubes = vec![];
    for sign in (0..2).filter(|&sign| total(sign) == least) {
        let [corners, edges] = kinds.each_ref().map(|kind| kind.all(sign, most));
        for (corners, edges) in corners.iter().flat_map(|corners| edges.iter().map(move |edges| (corners, edges))) {
            let goes = |cubie: Place| {
                let own = if cubie.kind() == Kind::Corner { corners } else { edges };
                let put = own.iter().find(|(_, own, _)| *own == cubie.index());
                put.map_or((cubie, 0), |&(place, _, index)| (Place::new(cubie.kind(), place), index))
            };
            if cubes.len() < most {
                cubes.push(Cube::of(&Position::from_goes(goes)).then(&Cube::rotated(hold)));
            }
        }
    }
    (least, cubes)
}

/// The facelets of a place of a cube that is held as usual, with the colours that a small cube shows there.
fn shown(place: Place, cubie: Place, index: usize) -> impl Iterator<Item = (usize, Face)> {
    let (facelets, around) = (place.facelets(), cubie.around());
    let ways = facelets.len();
    (0..ways).map(move |step| (facelets[(step + index) % ways], around[step]))
}

/// What a small cube costs in a place.
struct Costs {
    kind: Kind,
    /// By place, small cube and rotation index.
    costs: Vec<u32>,
}

impl Costs {
    /// `cost` is that of a facelet in space with a colour; `held` says where each facelet of the usual hold is in space.
    fn new(kind: Kind, cost: &dyn Fn(usize, Face) -> u32, held: &[u8; FACELETS]) -> Costs {
        let mut costs = Vec::with_capacity(kind.count() * kind.count() * kind.ways());
        for place in Place::all(kind) {
            for cubie in Place::all(kind) {
                for index in 0..kind.ways() {
                    let of_one = |(facelet, colour): (usize, Face)| cost(usize::from(held[facelet]), colour);
                    costs.push(shown(place, cubie, index).map(of_one).sum());
                }
            }
        }
        Costs { kind, costs }
    }

    fn of(&self, place: usize, cubie: usize, index: usize) -> u32 {
        self.costs[self.at(place, cubie, index)]
    }

    fn at(&self, place: usize, cubie: usize, index: usize) -> usize {
        (place * self.kind.count() + cubie) * self.kind.ways() + index
    }
}

/// A set of states: a state is a sign of the permutation, 0 or 1, and a sum of the rotation indices; its bit has the number of the sign
/// times the number of ways, plus the sum.
type States = u8;

/// How the places of a kind can be filled, one after the other, with small cubes that show all given colours.
struct Filling {
    costs: Costs,
    /// For each place the small cubes that fit into it, a bit each.
    fitting: Vec<u16>,
    /// For each set of small cubes, the states in which it can fill the first places.
    begins: Vec<States>,
}

impl Filling {
    fn new(costs: Costs) -> Filling {
        let (count, ways) = (costs.kind.count(), costs.kind.ways());
        let fits = |place, cubie| (0..ways).any(|index| costs.of(place, cubie, index) == 0);
        let own = |place| (0..count).filter(|&cubie| fits(place, cubie)).map(|cubie| 1 << cubie).sum();
        let fitting = (0..count).map(own).collect();
        let mut filling = Filling { costs, fitting, begins: vec![] };
        let mut begins: Vec<States> = vec![0; 1 << count];
        begins[0] = 1;
        for set in 0..begins.len() - 1 {
            let before = begins[set];
            if before != 0 {
                filling
                    .each(set, |cubie, flips, index| begins[set | 1 << cubie] |= shifted(before, ways, flips, index));
            }
        }
        filling.begins = begins;
        filling
    }

    /// Calls `put` with each small cube that fits into the place after those that a set fills, whether it changes the sign, and each of
    /// its rotation indices that fit.
    fn each(&self, set: usize, mut put: impl FnMut(usize, usize, usize)) {
        let place = set.count_ones() as usize;
        for cubie in bits(self.fitting[place] & !(set as u16)) {
            let flips = flips(set, cubie);
            for index in (0..self.costs.kind.ways()).filter(|&index| self.costs.of(place, cubie, index) == 0) {
                put(cubie, flips, index);
            }
        }
    }

    /// The states in which all places can be filled.
    fn whole(&self) -> States {
        self.begins.last().copied().unwrap_or_default()
    }

    /// Whether all places can be filled with this sign, the sum being 0.
    fn can_end(&self, sign: usize) -> bool {
        self.whole() >> (sign * self.costs.kind.ways()) & 1 == 1
    }

    /// Calls `mark` with each facelet and each colour that it has where all places are filled in one of these states.
    fn mark(&self, end: States, mut mark: impl FnMut(usize, Face)) {
        let (kind, ways) = (self.costs.kind, self.costs.kind.ways());
        // For each set, the states from which the others can fill the last places.
        let mut ends: Vec<States> = vec![0; self.begins.len()];
        if let Some(last) = ends.last_mut() {
            *last = end;
        }
        let mut marked = vec![false; kind.count() * kind.count() * ways];
        for set in (0..ends.len() - 1).rev().filter(|&set| self.begins[set] != 0) {
            let mut own = 0;
            self.each(set, |cubie, flips, index| {
                let from = shifted(ends[set | 1 << cubie], ways, flips, (ways - index) % ways);
                own |= from;
                if from & self.begins[set] != 0 {
                    marked[self.costs.at(set.count_ones() as usize, cubie, index)] = true;
                }
            });
            ends[set] = own;
        }
        for (place, cubie) in Place::all(kind).flat_map(|place| Place::all(kind).map(move |cubie| (place, cubie))) {
            for index in (0..ways).filter(|&index| marked[self.costs.at(place.index(), cubie.index(), index)]) {
                shown(place, cubie, index).for_each(|(facelet, colour)| mark(facelet, colour));
            }
        }
    }
}

/// 1 if a small cube needs an odd number of exchanges with those of a set that stand before it.
fn flips(set: usize, cubie: usize) -> usize {
    (set >> cubie).count_ones() as usize % 2
}

/// The states after a change of the sign (1) or none (0), and with this rotation index added to the sum.
fn shifted(states: States, ways: usize, flips: usize, index: usize) -> States {
    let row = (1 << ways) - 1;
    let turned = |own: States| (own << index | own >> (ways - index)) & row;
    let [even, odd] = [states & row, states >> ways & row].map(turned);
    let [even, odd] = if flips == 0 { [even, odd] } else { [odd, even] };
    even | odd << ways
}

/// The members of a set.
fn bits(set: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |bit| set >> bit & 1 == 1)
}

/// A place, the small cube in it, and its rotation index.
type Put = (usize, usize, usize);

/// The cheapest assemblies of a kind for each sign of the permutation and each sum of the rotation indices.
struct Cheapest {
    costs: Costs,
    /// The least cost to fill the first places with a set of small cubes, by the set, the sign (0 or 1) and the sum.
    least: Vec<u32>,
}

/// More than any sum.
const NONE: u32 = u32::MAX;

impl Cheapest {
    fn new(costs: Costs) -> Cheapest {
        let (count, ways) = (costs.kind.count(), costs.kind.ways());
        let mut least = vec![NONE; (2 * ways) << count];
        least[0] = 0;
        for set in 0..(1usize << count) - 1 {
            let place = set.count_ones() as usize;
            for cubie in (0..count).filter(|cubie| set >> cubie & 1 == 0) {
                let flips = flips(set, cubie);
                let to = (set | 1 << cubie) * 2 * ways;
                for (state, index) in (0..2 * ways).flat_map(|state| (0..ways).map(move |index| (state, index))) {
                    let before = least[set * 2 * ways + state];
                    if before != NONE {
                        let (sign, sum) = ((state / ways) ^ flips, (state % ways + index) % ways);
                        let cost = &mut least[to + sign * ways + sum];
                        *cost = (*cost).min(before + costs.of(place, cubie, index));
                    }
                }
            }
        }
        Cheapest { costs, least }
    }

    /// The least cost of all places with this sign, the sum being 0.
    fn cost(&self, sign: usize) -> u32 {
        let ways = self.costs.kind.ways();
        self.least[self.least.len() - 2 * ways + sign * ways]
    }

    /// The assemblies of this cost, at most `most`.
    fn all(&self, sign: usize, most: usize) -> Vec<Vec<Put>> {
        let mut found = vec![];
        let set = (1 << self.costs.kind.count()) - 1;
        self.back(set, (sign, 0), &mut vec![], most, &mut found);
        found
    }

    /// Goes back from the assembly of a set to all that it comes from.
    fn back(
        &self,
        set: usize,
        (sign, sum): (usize, usize),
        puts: &mut Vec<Put>,
        most: usize,
        found: &mut Vec<Vec<Put>>,
    ) {
        if found.len() == most {
            return;
        }
        if set == 0 {
            return found.push(puts.clone());
        }
        let (count, ways) = (self.costs.kind.count(), self.costs.kind.ways());
        let at = |set: usize, sign: usize, sum: usize| self.least[(set * 2 + sign) * ways + sum];
        let place = set.count_ones() as usize - 1;
        for cubie in (0..count).filter(|cubie| set >> cubie & 1 == 1) {
            let before = set & !(1 << cubie);
            let from = sign ^ flips(before, cubie);
            for index in 0..ways {
                let rest = (sum + ways - index) % ways;
                let cost = at(before, from, rest);
                if cost != NONE && cost + self.costs.of(place, cubie, index) == at(set, sign, sum) {
                    puts.push((place, cubie, index));
                    self.back(before, (from, rest), puts, most, found);
                    puts.pop();
                }
            }
        }
    }
}
