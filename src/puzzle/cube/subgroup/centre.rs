//! The centre of a subgroup: the elements that commute with all its elements.
//!
//! An element that commutes with all generators is known on a whole orbit as soon as the image of one facelet is known, because
//! z(g(x)) = g(z(x)). So there are few choices: the images of one facelet of each orbit, along the chain of stabilisers.

use super::Subgroup;
use crate::puzzle::cube::facelet::FACELETS;
use crate::puzzle::cube::held::Cube;

/// The most elements of a centre that are listed.
pub const MOST_CENTRAL: usize = 1_000;

/// The most choices that are tried for a centre.
const MOST_CHOICES: usize = 100_000;

/// The centre of a subgroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupCentre {
    /// The whole subgroup, because it is commutative.
    Whole,
    /// These elements, the neutral one among them.
    Elements(Vec<Cube>),
    /// Not known: it has more than [`MOST_CENTRAL`] elements, or too many choices would have to be tried.
    Unknown,
}

/// Where facelets go; `None` where it is not known yet.
type Images = [Option<u8>; FACELETS];

impl Subgroup {
    /// Its centre.
    pub fn centre(&self) -> GroupCentre {
        if self.is_commutative() {
            return GroupCentre::Whole;
        }
        let maps = |point: usize| (0..FACELETS).filter_map(|to| self.commuting(point, to)).collect();
        let maps = self.levels().iter().map(|level| maps(level.point())).collect();
        let mut search = CentreSearch { group: self, maps, found: vec![], left: MOST_CHOICES };
        if search.choose(0, &Cube::SOLVED, &[None; FACELETS]).is_some() {
            GroupCentre::Elements(search.found)
        } else {
            GroupCentre::Unknown
        }
    }

    /// The map of the orbit of a facelet that commutes with all generators and takes this facelet to another; `None` if there is none.
    fn commuting(&self, from: usize, to: usize) -> Option<Images> {
        let mut images = [None; FACELETS];
        images[from] = Some(to as u8);
        let mut waiting = vec![from];
        while let Some(facelet) = waiting.pop() {
            let image = usize::from(images[facelet]?);
            for generator in self.generators() {
                let (next, wanted) = (usize::from(generator.goes()[facelet]), generator.goes()[image]);
                match images[next].replace(wanted) {
                    Some(known) if known != wanted => return None,
                    Some(_) => {}
                    None => waiting.push(next),
                }
            }
        }
        Some(images)
    }
}

struct CentreSearch<'a> {
    group: &'a Subgroup,
    /// By level: the maps of the orbit of its base point.
    maps: Vec<Vec<Images>>,
    found: Vec<Cube>,
    /// The choices that may still be tried.
    left: usize,
}

impl CentreSearch<'_> {
    /// Finds the elements of a coset of the group of a level, `coset` being one of them, whose images are as wished. `None` if these are too
    /// many, or too many choices have to be tried.
    fn choose(&mut self, level: usize, coset: &Cube, wished: &Images) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let Some(own) = self.group.levels().get(level) else {
            let commutes = |generator: &Cube| coset.then(generator) == generator.then(coset);
            if self.group.generators().iter().all(commutes) {
                self.found.push(*coset);
            }
            return (self.found.len() <= MOST_CENTRAL).then_some(());
        };
        let choices = match wished[own.point()] {
            Some(_) => vec![*wished],
            None => self.maps[level].iter().map(|map| std::array::from_fn(|own| map[own].or(wished[own]))).collect(),
        };
        for choice in choices {
            let leads = |&&facelet: &&usize| Some(coset.goes()[facelet]) == choice[own.point()];
            if let Some(number) = own.orbit().iter().position(|facelet| leads(&facelet)) {
                self.choose(level + 1, &own.transversal()[number].then(coset), &choice)?;
            }
        }
        Some(())
    }
}
