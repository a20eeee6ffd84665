//! What the lines of the programs speak of in the drawing, and why their tests come out as they do.

use super::facelet::{Face, centre};
use super::held::Cube;
use super::place::Place;
use super::product::ExecutedProductLine;
use super::scene;
use super::solve::stages::program::{ExecutedStageLine, StageLine};
use super::solve::stages::{Solution, Stage};
use crate::scene::Id;

/// Why a test of the rules comes out as it does. Small cubes are named by their homes on the cube in order, places as the cube is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The face that belongs on top, and whether it is there.
    OnTop(Face, bool),
    /// The small cubes of the stage that are not as it requires; empty at its end.
    Left(Vec<Place>),
    /// The small cube that can be put in order.
    Can(Place),
    /// None of these can.
    None(Vec<Place>),
    /// A small cube, the place where it is, the place where it belongs.
    At(Place, Place, Place),
    /// A small cube in its place, and whether it is wrongly turned there.
    Turned(Place, bool),
    /// Whether a turn of the last layer helps its corners.
    Helps(bool),
}

/// Why the test of a line comes out as it does, none for other lines; and the facelets of which the line speaks. `cube` is the
/// cube after the turns that the step has made, `first` the face with which the solution begins.
pub fn of_rule(cube: &Cube, first: Face, solution: &Solution, line: &ExecutedStageLine) -> (Option<Evidence>, Vec<Id>) {
    let hold = cube.hold();
    let standing = cube.standing();
    // Homes of the stage in space, with the small cubes that belong there.
    let named = |home: Place| home.under(hold.inverse());
    let own = line.step.and_then(|step| solution.steps.get(step)?.kind.cubie());
    let is_wrong = |home: &Place| {
        let (at, _) = standing.goes(named(*home));
        match line.stage {
            Stage::PlaceCorners | Stage::PlaceEdges => at != *home,
            _ => !is_home(cube, *home),
        }
    };
    let homes = line.stage.homes();
    let left: Vec<Place> = homes.iter().copied().filter(is_wrong).map(named).collect();
    let all: Vec<Place> = homes.iter().copied().map(named).collect();
    let (evidence, cubies) = match (line.line, own) {
        (StageLine::Hold, _) if line.holds.is_some() => {
            let above = if line.stage == Stage::SecondLayer { first.opposite() } else { first };
            let place = above.under(hold);
            return (Some(Evidence::OnTop(above, place == Face::Up)), both(centre(place)).to_vec());
        }
        (StageLine::While | StageLine::Left(_), _) => {
            let shown = if left.is_empty() { all } else { left.clone() };
            (Some(Evidence::Left(left)), shown)
        }
        (StageLine::Can, Some(own)) if line.holds == Some(true) => (Some(Evidence::Can(own)), vec![own]),
        (StageLine::Can, _) => (Some(Evidence::None(left.clone())), left),
        (StageLine::Away, Some(own)) => (Some(Evidence::At(own, standing.goes(own).0, own.under(hold))), vec![own]),
        (StageLine::Turned, Some(own)) => (Some(Evidence::Turned(own, !is_home(cube, own.under(hold)))), vec![own]),
        (StageLine::Helps, _) => (Some(Evidence::Helps(line.holds == Some(true))), all),
        (_, own) => (None, own.into_iter().collect()),
    };
    (evidence, ids(cube, cubies.into_iter()))
}

/// The small cubes of which a line of the product speaks, on the cube after the turn, in its net and among the cycles.
pub fn of_product(cube: &Cube, line: &ExecutedProductLine) -> Vec<Id> {
    let counted = line.counted.iter().flat_map(|counted| counted.cycle.places.iter().copied());
    let cubies: Vec<Place> = line.moved.map(|moved| moved.cubie).into_iter().chain(counted).collect();
    let mut shown = ids(cube, cubies.iter().copied());
    shown.extend(cubies.into_iter().map(scene::cubie_id));
    shown
}

/// The facelets of small cubes, where they are now.
fn ids(cube: &Cube, cubies: impl Iterator<Item = Place>) -> Vec<Id> {
    let standing = cube.standing();
    cubies.flat_map(|cubie| standing.goes(cubie).0.facelets()).flat_map(both).collect()
}

/// Whether the small cube whose home is this place in space is there and rightly turned: relative to the centres.
fn is_home(cube: &Cube, home: Place) -> bool {
    Cube::rotated(cube.hold()).standing().inverse().then(&cube.standing()).is_home(home)
}

/// A facelet on the cube and in the net.
fn both(facelet: usize) -> [Id; 2] {
    let id = scene::facelet_id(facelet);
    [id, Id { b: 1, ..id }]
}
