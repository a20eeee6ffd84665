//! The drawings that are in the second part of the program, see [`crate::ui::page::rest`]: that part is there when one of them is shown.

use crate::geometry::point;
use crate::puzzle::soma::derive::Derivation;
use crate::puzzle::soma::lockstep::Lockstep;
use crate::puzzle::soma::scene::assembly;
use crate::puzzle::soma::scene::hand::{self, HandPicture};
use crate::puzzle::soma::scene::lockstep::{self, RunPicture};
use crate::puzzle::soma::scene::map::{self, MapPicture, MapWords, SHARE};
use crate::puzzle::soma::scene::picture::{Empty, Picture, PictureWords, Tried};
use crate::puzzle::soma::scene::pieces::{self, PiecesWords};
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::{Decision, Moment, PieceSet, Placement};
use crate::scene::{Camera, Id, Paint, Room, Scene, Theme, lens};
use crate::text::Lang;
use crate::ui::Look;
use crate::ui::drawing::{Draw, DrawConditions};
use crate::ui::soma::says::map::kind_name;
use crate::ui::soma::state::State;
use crate::ui::soma::state::map::{Charted, MapShown};
use std::rc::Rc;

/// The least height of words on the map, in scene units; in present mode, where 11.5 are 28 pixels of 1,080 lines.
const READ_NEAR: f64 = 7.5;
const READ_FROM_AFAR: f64 = 11.5;

/// The least height of the words on the map.
pub fn least(look: &Look) -> f64 {
    if look.present { READ_FROM_AFAR } else { READ_NEAR }
}

/// The map of the solutions, as it is drawn.
struct MapDrawing {
    /// The map.
    charted: Rc<Charted>,
    /// The names of its blocks.
    names: Vec<String>,
    /// The class on show.
    here: usize,
    /// The goal, the way, and what may move.
    shown: MapShown,
    /// The kind that is looked at.
    kind: Option<Kind>,
    /// The classes that the reader has built by hand.
    built: Vec<usize>,
    /// What is pointed at.
    pointed: Option<Id>,
    /// Whether lines can be thin: not in the theme for projectors.
    has_thin: bool,
    /// The least height of words.
    least: f64,
    /// The language.
    lang: Lang,
    /// The solution on show, at the present step.
    picture: Picture,
    /// The set of pieces.
    set: PieceSet,
}

/// The map of the solutions, with the one on show at its present step; nothing without a map.
#[inline(never)]
pub fn map(state: &State, picture: Picture, look: &Look) -> Draw {
    let Some(charted) = state.map.charted.clone() else {
        return Draw::new(|conditions| Scene::new(conditions.room));
    };
    let drawing = MapDrawing {
        names: charted.kinds.iter().map(|&kind| kind_name(state, kind)).collect(),
        charted,
        here: state.solution,
        shown: state.map.clone(),
        kind: state.kind,
        built: state.built.classes.iter().map(|(class, _)| *class).collect(),
        pointed: state.light,
        has_thin: look.palette.theme != Theme::Projector,
        least: least(look),
        lang: look.lang,
        picture,
        set: state.model.pieces.clone(),
    };
    Draw::new(move |conditions: &DrawConditions| solutions_map(&drawing, conditions))
}

/// The map with the solution beside it, or below it in a room that is higher than wide.
#[inline(never)]
fn solutions_map(drawing: &MapDrawing, conditions: &DrawConditions) -> Scene {
    let MapDrawing { charted, names, here, shown, kind, built, pointed, has_thin, least, lang, picture, set } = drawing;
    let room = conditions.room;
    let area = lens::area(room, SHARE);
    let legs = shown.tour.as_ref().map_or(&[][..], |tour| &tour.legs);
    let way: Vec<usize> = std::iter::once(*here).chain(legs.iter().map(|leg| leg.ends[1])).collect();
    let map_picture = MapPicture {
        map: &charted.map,
        layout: &charted.layout,
        names,
        here: *here,
        goal: shown.goal,
        way: &way,
        moved: shown.moved,
        has_thin: *has_thin,
        block: kind.and_then(|kind| charted.kinds.iter().position(|&each| each == kind)),
        built,
        pointed: *pointed,
        least: *least,
        words: MapWords { legend: lang.soma().map.legend },
    };
    let mut scene = map::scene(&map_picture, &conditions.lens, room, area);
    let (corner, rest) = match room.is_upright() {
        true => (point(0.0, area.height), Room { height: room.height - area.height, ..room }),
        false => (point(area.width, 0.0), Room { width: room.width - area.width, ..room }),
    };
    let far = point(room.width + 9.0, room.height + 9.0);
    let ground = vec![corner, point(far.x, corner.y), far, point(corner.x, far.y)];
    scene.polygon(None, ground, Some(Paint::Sheet), None);
    let end = if room.is_upright() { point(room.width, corner.y) } else { point(corner.x, room.height) };
    scene.line(vec![corner, end], Paint::Line, 1.5);
    let words = PictureWords { layer: lang.soma().layer };
    scene.insert(assembly::scene(picture, 0.0, conditions.t, &conditions.camera, rest, set, &words), corner);
    scene
}

/// Searches side by side, as they are drawn.
pub struct SideBySide {
    runs: Vec<RunPicture>,
    /// The distance between the pieces, in edges of a cell.
    apart: f64,
    set: PieceSet,
}

/// The searches side by side, each at its step.
#[inline(never)]
pub fn side_by_side(state: &State, lang: Lang) -> SideBySide {
    let texts = &lang.soma().beside;
    let mut pictures = vec![];
    for (run, &place) in
        state.lockstep.runs().map_or(&[][..], Lockstep::runs).iter().zip(Lockstep::places(state.lockstep.count))
    {
        let Moment { placed, outcome, .. } = Moment::of(run.judge(), run.search());
        let mut placed: Vec<_> = placed.into_iter().map(|(piece, Placement { cells, .. })| (piece, cells)).collect();
        let tried = match outcome {
            Decision::Dropped(why) => placed.pop().map(|(piece, cells)| Tried { piece, cells, why }),
            _ => None,
        };
        let empty = Picture {
            light: state.light.filter(|light| light.b as usize == pictures.len() + 1),
            numbers: state.numbers,
            ..Picture::of(state.model.figure.clone(), Empty::Dots)
        };
        pictures.push(RunPicture {
            name: texts.heads[place],
            is_told: state.told_run() == Some(place),
            picture: Picture { placed, tried, ..empty },
        });
    }
    SideBySide { runs: pictures, apart: f64::from(state.apart) / 100.0, set: state.model.pieces.clone() }
}

/// The same, drawn.
#[inline(never)]
pub fn lockstep(drawing: &SideBySide, conditions: &DrawConditions) -> Scene {
    lockstep::scene(&drawing.runs, drawing.apart, &conditions.camera, conditions.room, &drawing.set)
}

/// How the pieces are found.
#[inline(never)]
pub fn derivation(
    derivation: &Derivation,
    step: usize,
    light: Option<Id>,
    conditions: &DrawConditions,
    pieces: &PieceSet,
    words: &PiecesWords,
) -> Scene {
    pieces::scene(derivation, step, light, &conditions.camera, conditions.room, pieces, words)
}

/// Building by hand.
#[inline(never)]
pub fn hand(picture: &HandPicture, camera: &Camera, room: Room) -> Scene {
    hand::scene(picture, camera, room)
}
