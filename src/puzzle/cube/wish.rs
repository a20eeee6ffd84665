//! What a commutator is wished to do with two or three small cubes, and why a wish may be impossible.

use super::algorithm::Spelling;
use super::facelet::{self, FACELETS, Face};
use super::held::Cube;
use super::place::{Kind, Place};
use super::scheme::letter;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is to happen to the small cubes that are pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WishedChange {
    /// Three change places in a cycle.
    #[default]
    Cycle,
    /// Two edges are flipped.
    Flip,
    /// Two corners are twisted, each a third, one each way.
    Twist,
}

named! { WishedChange: Cycle = "cycle", Flip = "flip", Twist = "twist" }

impl WishedChange {
    /// The number of small cubes that it changes: 2 or 3.
    pub const fn count(self) -> usize {
        match self {
            WishedChange::Cycle => 3,
            WishedChange::Flip | WishedChange::Twist => 2,
        }
    }

    /// The only kind of small cubes that it can change; `None` if both can be changed.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            WishedChange::Cycle => None,
            WishedChange::Flip => Some(Kind::Edge),
            WishedChange::Twist => Some(Kind::Corner),
        }
    }
}

/// Why a facelet cannot be added to those that are pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Centres are not moved.
    Centre,
    /// A small cube of this kind is needed.
    Kind(Kind),
    /// All small cubes of a cycle are of one kind, and the first is of this one.
    Mixed(Kind),
    /// As many as are needed are there already.
    Full,
}

impl Refusal {
    /// Its name in the page's `data-error` attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::Centre => "wish-centre",
            Refusal::Kind(_) => "wish-kind",
            Refusal::Mixed(_) => "wish-mixed",
            Refusal::Full => "wish-full",
        }
    }
}

impl fmt::Display for Refusal {
    /// Writes its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A change of the cube in order, by the facelets that are pointed at, one after the other; possibly some are still missing.
///
/// In a cycle each facelet goes to the place of the next, the last to that of the first: so the facelets also say how the small cubes
/// are turned. Of two corners the first is twisted anticlockwise, seen from outside, the second clockwise.
///
/// ```
/// use casse_tete::puzzle::cube::wish::{WishedChange, Refusal, CommutatorWish, facelet_named};
///
/// let facelets = ["UFR", "RDF", "LUF"].map(|name| facelet_named(name).unwrap());
/// let wish = CommutatorWish::new(WishedChange::Cycle, &facelets).unwrap();
/// assert!(wish.is_whole());
/// assert_eq!(wish.effect().unwrap().position().home_count(), 17);
/// assert_eq!(CommutatorWish::new(WishedChange::Flip, &facelets), Err(Refusal::Kind(casse_tete::puzzle::cube::Kind::Edge)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(WishedChange, Vec<usize>)", into = "(WishedChange, Vec<usize>)")]
pub struct CommutatorWish {
    change: WishedChange,
    facelets: Vec<usize>,
}

impl From<CommutatorWish> for (WishedChange, Vec<usize>) {
    fn from(wish: CommutatorWish) -> (WishedChange, Vec<usize>) {
        (wish.change, wish.facelets)
    }
}

impl TryFrom<(WishedChange, Vec<usize>)> for CommutatorWish {
    type Error = Refusal;

    fn try_from((change, facelets): (WishedChange, Vec<usize>)) -> Result<CommutatorWish, Refusal> {
        CommutatorWish::new(change, &facelets)
    }
}

impl CommutatorWish {
    /// The wish for this change of these facelets, each 0..54 and of another small cube; or why there is none.
    pub fn new(change: WishedChange, facelets: &[usize]) -> Result<CommutatorWish, Refusal> {
        let mut wish = CommutatorWish { change, facelets: vec![] };
        for &facelet in facelets {
            wish.add(facelet)?;
        }
        Ok(wish)
    }

    /// What is to happen.
    pub fn change(&self) -> WishedChange {
        self.change
    }

    /// The facelets, 0..54.
    pub fn facelets(&self) -> &[usize] {
        &self.facelets
    }

    /// The small cubes, by their homes, one for each facelet.
    pub fn cubies(&self) -> Vec<Place> {
        self.facelets.iter().filter_map(|&facelet| Some(Place::with(facelet)?.0)).collect()
    }

    /// Whether no facelet is missing.
    pub fn is_whole(&self) -> bool {
        self.facelets.len() == self.change.count()
    }

    /// Adds a facelet. If its small cube is there already, it is taken away; if by another of its facelets, this one replaces it.
    pub fn add(&mut self, facelet: usize) -> Result<(), Refusal> {
        let Some((cubie, _)) = Place::with(facelet) else { return Err(Refusal::Centre) };
        if let Some(at) = self.cubies().iter().position(|&own| own == cubie) {
            if self.facelets[at] == facelet || self.change != WishedChange::Cycle {
                self.facelets.remove(at);
            } else {
                self.facelets[at] = facelet;
            }
            return Ok(());
        }
        if let Some(kind) = self.change.kind().filter(|&kind| kind != cubie.kind()) {
            return Err(Refusal::Kind(kind));
        }
        if let Some(first) = self.cubies().first().filter(|first| first.kind() != cubie.kind()) {
            return Err(Refusal::Mixed(first.kind()));
        }
        if self.is_whole() {
            return Err(Refusal::Full);
        }
        self.facelets.push(facelet);
        Ok(())
    }

    /// The wish that undoes this one: the cycle the other way round, or each corner twisted the other way.
    pub fn inverse(&self) -> CommutatorWish {
        let mut facelets = self.facelets.clone();
        // The first one stays the first.
        let from = usize::from(self.change == WishedChange::Cycle).min(facelets.len());
        facelets[from..].reverse();
        CommutatorWish { change: self.change, facelets }
    }

    /// The cube in order after exactly this change; `None` if facelets are missing.
    pub fn effect(&self) -> Option<Cube> {
        if !self.is_whole() {
            return None;
        }
        let mut goes = *Cube::SOLVED.goes();
        for (at, &from) in self.facelets.iter().enumerate() {
            let to = match self.change {
                WishedChange::Cycle => self.facelets[(at + 1) % self.facelets.len()],
                WishedChange::Flip => neighbour(from, 1)?,
                WishedChange::Twist => neighbour(from, 1 + at)?,
            };
            for step in 0..Place::with(from)?.0.kind().ways() {
                goes[neighbour(from, step)?] = neighbour(to, step)? as u8;
            }
        }
        Some(Cube::from_goes(goes))
    }
}

/// The facelet of the same small cube so many steps anticlockwise, seen from outside; `None` for a centre.
pub fn neighbour(facelet: usize, steps: usize) -> Option<usize> {
    let (place, own) = Place::with(facelet)?;
    let facelets = place.facelets();
    facelets.get((own + steps) % facelets.len()).copied()
}

/// The name of a facelet: the letters of the faces of its small cube, its own face first, `FUR`; of a centre that of its face.
pub fn facelet_name(facelet: usize, spelling: Spelling) -> String {
    let own = facelet::face(facelet);
    let others = Place::with(facelet).map_or(&[][..], |(place, _)| place.faces());
    let others = others.iter().copied().filter(|&face| face != own);
    [own].into_iter().chain(others).map(|face| letter(face, spelling)).collect()
}

/// The facelet of a corner or an edge with this name, the letters after the first in any order; `None` if there is none.
pub fn facelet_named(name: &str) -> Option<usize> {
    let faces: Vec<Face> = name.chars().map(Face::named).collect::<Option<_>>()?;
    let place = Place::of(&faces)?;
    (0..FACELETS)
        .find(|&at| Some(&facelet::face(at)) == faces.first() && Place::with(at).is_some_and(|own| own.0 == place))
}
