//! What may have gone wrong when the colours that somebody entered are on no cube, or on one that turns cannot put in order:
//! causes, each checked by undoing it.

use super::colours;
use super::facelet::{self, FACELETS, Face};
use super::fit::{self, Among, Colours};
use super::held::Cube;
use super::theorem::Sums;

/// A mistake that explains the colours: undone, they are those of a cube that turns can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryMistake {
    /// These facelets have other colours, those that stand beside them.
    Facelets(Vec<(usize, Face)>),
    /// Two colours were taken for each other throughout.
    Colours([Face; 2]),
    /// These faces, in space, were entered turned; each has to be turned clockwise by this number of quarters, 1, 2 or 3.
    Turned(Vec<(Face, u8)>),
    /// Two faces, in space, were entered in each other's place.
    Faces([Face; 2]),
}

/// Wrong facelets are looked for up to this number.
pub const MOST_FACELETS: usize = 4;

/// The most causes that are told.
const MOST_CAUSES: usize = 4;

impl EntryMistake {
    /// The colours without the mistake.
    pub fn mended(&self, colours: &Colours) -> Colours {
        let mut mended = *colours;
        match self {
            EntryMistake::Facelets(facelets) => {
                facelets.iter().for_each(|&(facelet, colour)| mended[facelet] = Some(colour))
            }
            &EntryMistake::Colours([a, b]) => {
                for facelet in (0..FACELETS).filter(|&facelet| !facelet::is_centre(facelet)) {
                    mended[facelet] = colours[facelet].map(|own| match own {
                        _ if own == a => b,
                        _ if own == b => a,
                        _ => own,
                    });
                }
            }
            EntryMistake::Turned(faces) => faces.iter().for_each(|&(face, quarters)| turn(&mut mended, face, quarters)),
            &EntryMistake::Faces([a, b]) => {
                for place in around() {
                    mended.swap(9 * a as usize + place, 9 * b as usize + place);
                }
            }
        }
        mended
    }

    /// The facelets whose colours change when it is undone.
    pub fn facelets(&self, colours: &Colours) -> Vec<usize> {
        let mended = self.mended(colours);
        (0..FACELETS).filter(|&facelet| mended[facelet] != colours[facelet]).collect()
    }
}

/// The places of a face, 0..9, without its centre.
fn around() -> impl Iterator<Item = usize> {
    (0..9).filter(|&place| place != 4)
}

/// Turns the colours of a face clockwise in its place.
fn turn(colours: &mut Colours, face: Face, quarters: u8) {
    for _ in 0..quarters {
        let before = *colours;
        for place in around() {
            let (row, column) = (place / 3, place % 3);
            colours[9 * face as usize + place] = before[9 * face as usize + 3 * (2 - column) + row];
        }
    }
}

/// The mistakes that explain colours which are on no cube that turns can reach, the most likely first; each changes something.
///
/// If all colours are known, all mistakes are looked for: up to [`MOST_FACELETS`] wrong facelets, two colours taken for each other,
/// one or two faces entered turned, two faces in each other's place. If some are missing, only single mistakes, and those only
/// of faces that were entered whole.
pub fn mistakes(colours: &Colours) -> Vec<EntryMistake> {
    let whole = |face: Face| colours[9 * face as usize..9 * face as usize + 9].iter().all(Option::is_some);
    let faces: Vec<Face> = Face::ALL.into_iter().filter(|&face| whole(face)).collect();
    let turned = |face: Face| (1..4).map(move |quarters| (face, quarters));
    let pairs = || faces.iter().enumerate().flat_map(|(index, &a)| faces[..index].iter().map(move |&b| [b, a]));
    let mut found = facelets(colours);
    let more = found.split_off(found.iter().take_while(|mistake| is_single(mistake)).count());
    let mut candidates = vec![];
    for [a, b] in
        Face::ALL.into_iter().enumerate().flat_map(|(index, a)| Face::ALL[..index].iter().map(move |&b| [b, a]))
    {
        candidates.push(EntryMistake::Colours([a, b]));
    }
    candidates.extend(faces.iter().flat_map(|&face| turned(face)).map(|turned| EntryMistake::Turned(vec![turned])));
    candidates.extend(pairs().map(EntryMistake::Faces));
    let explains = |mistake: &EntryMistake| {
        let mended = mistake.mended(colours);
        mended != *colours && fits(&mended)
    };
    found.extend(candidates.into_iter().filter(explains));
    if found.is_empty() && faces.len() == Face::ALL.len() {
        let two =
            |[a, b]: [Face; 2]| turned(a).flat_map(move |a| turned(b).map(move |b| EntryMistake::Turned(vec![a, b])));
        found.extend(pairs().flat_map(two).filter(explains));
    }
    found.extend(more);
    found.truncate(MOST_CAUSES);
    found
}

fn is_single(mistake: &EntryMistake) -> bool {
    matches!(mistake, EntryMistake::Facelets(facelets) if facelets.len() == 1)
}

/// Whether the colours are those of a cube that turns can reach; if some are missing, of any assembled cube.
fn fits(colours: &Colours) -> bool {
    match full(colours) {
        Some(full) => colours::cube(&full).is_ok_and(|cube| Sums::of(&cube.position()).is_reachable()),
        None => fit::possible(colours, Among::Assembled).is_some(),
    }
}

/// The colours if none is missing.
fn full(colours: &Colours) -> Option<[Face; FACELETS]> {
    let known: Vec<Face> = colours.iter().flatten().copied().collect();
    known.try_into().ok()
}

/// Wrong facelets: the fewest that explain the colours.
fn facelets(colours: &Colours) -> Vec<EntryMistake> {
    if full(colours).is_some() {
        let Some((count, cubes)) = fit::nearest(colours, MOST_CAUSES) else { return vec![] };
        let differing = |cube: &Cube| {
            let own = cube.colours();
            let differs = |facelet: &usize| colours[*facelet] != Some(own[*facelet]);
            EntryMistake::Facelets((0..FACELETS).filter(differs).map(|facelet| (facelet, own[facelet])).collect())
        };
        let is_few = (1..=MOST_FACELETS).contains(&count);
        return cubes.iter().filter(|_| is_few).map(differing).collect();
    }
    let mut found = vec![];
    for facelet in (0..FACELETS).filter(|&facelet| colours[facelet].is_some() && !facelet::is_centre(facelet)) {
        let mut without = *colours;
        without[facelet] = None;
        let Some(possible) = fit::possible(&without, Among::Assembled) else { continue };
        let others = Face::ALL.into_iter().filter(|&own| possible[facelet] >> own as u8 & 1 == 1);
        found.extend(others.map(|colour| EntryMistake::Facelets(vec![(facelet, colour)])));
        if found.len() > MOST_CAUSES {
            // So many explain nothing.
            return vec![];
        }
    }
    found
}
