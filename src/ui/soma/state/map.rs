//! The map of the solutions as the page keeps it: the solution on show, its goal, and the tour that the steps go through.

use super::{KnownSolutions, State, View};
use crate::geometry::Point;
use crate::puzzle::soma::solutions::Group;
use crate::puzzle::soma::somap::chart::Chart;
use crate::puzzle::soma::somap::layout::MapLayout;
use crate::puzzle::soma::somap::tour::Tour;
use crate::puzzle::soma::somap::{MOVED, MapFacts, Somap};
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::{Figure, Mask, Model};
use crate::ui::drawing::Aim;
use crate::values::{Allowed, LinkValues, LinkWriter};
use std::rc::Rc;

/// The largest scale of the drawing that the page takes by itself.
const CLOSE: f64 = 90.0;

/// Room around the map, in the unit of the layout.
const MARGIN: f64 = 0.3;

/// The map, and what follows from it.
#[derive(Clone, Debug)]
pub struct Charted {
    /// The map.
    pub map: Somap,
    /// Where its classes are drawn, in a block for each kind.
    pub layout: MapLayout,
    /// The kinds of the blocks.
    pub kinds: Vec<Kind>,
    /// What is known of all edges, of those of two pieces, and of those of three.
    pub facts: [MapFacts; 3],
}

/// What a tour is about: the class on show, the goal, and how many pieces may move.
type TourKey = (usize, Option<usize>, Option<u32>);

/// The map as it is shown. The class on show is that of the view of the solutions.
#[derive(Clone, Debug)]
pub struct MapShown {
    /// The map, once the workers have made it.
    pub charted: Option<Rc<Charted>>,
    /// The class to which the way leads. Before the map is there it may be too large.
    pub goal: Option<usize>,
    /// Only edges along which so many pieces move, one of [`MOVED`]; none: all edges.
    pub moved: Option<u32>,
    /// Whether a click on a class chooses the goal.
    pub picks_goal: bool,
    /// The tour, once it is known; none also where no way leads to the goal.
    pub tour: Option<Rc<Tour>>,
    /// What the tour is about.
    pub(super) toured: Option<TourKey>,
    /// Its step, 0 to the last one.
    pub step: usize,
    /// The step that the link asked for, until there is a tour.
    pub(super) asked: Option<u64>,
    /// The part to show, unless the reader moves the lens.
    pub aim: Aim,
    /// Whether these are the surroundings of a class.
    pub is_near: bool,
}

impl Default for MapShown {
    /// No map yet, no goal, all edges.
    fn default() -> MapShown {
        MapShown {
            charted: None,
            goal: None,
            moved: None,
            picks_goal: false,
            tour: None,
            toured: None,
            step: 0,
            asked: None,
            is_near: false,
            aim: Aim { corners: [Point::default(); 2], most: CLOSE, near: 0.0, asked: 0 },
        }
    }
}

/// The values on which the drawing of the map depends, besides the step and the class on show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapSeen {
    is_there: bool,
    goal: Option<usize>,
    moved: Option<u32>,
    kind: Option<Kind>,
    built: usize,
}

/// An action of the reader on the map.
#[derive(Clone, Debug, PartialEq)]
pub enum MapAct {
    /// Show the solution on show on the map.
    Open,
    /// Show this class, without a goal.
    Visit(usize),
    /// Begin at this class; the goal stays.
    Begin(usize),
    /// Set the goal, or remove it.
    Goal(Option<usize>),
    /// Play the pieces that move along the edge between these classes.
    Edge([usize; 2]),
    /// A click on a class chooses the goal, or else the class on show.
    PicksGoal(bool),
    /// Exchange beginning and goal.
    Reverse,
    /// Allow only edges along which so many pieces move; none: all.
    Moved(Option<u32>),
    /// Fade all kinds but this one; none: no kind.
    Kind(Option<Kind>),
    /// Show the surroundings of the class on show, or else the whole map.
    Near(bool),
}

impl MapShown {
    /// The values on which the drawing depends, also on the kind that is looked at and on the number of the classes that were built by hand.
    pub fn seen(&self, kind: Option<Kind>, built: usize) -> MapSeen {
        let MapShown { ref charted, goal, moved, .. } = *self;
        MapSeen { is_there: charted.is_some(), goal, moved, kind, built }
    }

    /// What is known of the edges that may be used.
    pub fn facts(&self) -> Option<&MapFacts> {
        let index = match self.moved {
            None => 0,
            Some(moved) => 1 + MOVED.iter().position(|&each| each == moved)?,
        };
        self.charted.as_ref()?.facts.get(index)
    }

    /// The last step of the tour.
    pub fn last(&self) -> usize {
        self.tour.as_ref().map_or(0, |tour| tour.steps.len() - 1)
    }

    /// The pieces in place at the present step, with their cells.
    pub fn placed(&self) -> Option<Vec<(usize, Mask)>> {
        Some(self.tour.as_ref()?.steps.get(self.step)?.placed.clone())
    }

    /// Shows a part of the map, between two corners in the unit of the layout.
    pub(super) fn look(&mut self, corners: [Point; 2], is_near: bool) {
        self.is_near = is_near;
        self.aim = Aim { corners, most: CLOSE, near: 0.0, asked: self.aim.asked + 1 };
    }

    /// Shows the whole map.
    pub(super) fn look_at_all(&mut self) {
        if let Some(charted) = &self.charted {
            let [low, high] = charted.layout.corners;
            let margin = Point { x: MARGIN, y: MARGIN };
            self.look([low - margin, high + margin], false);
        }
    }

    /// Writes the keys of the map.
    pub(super) fn write(&self, written: &mut LinkWriter) {
        written.add("goal", self.goal.map_or(0, |goal| goal + 1), 0);
        written.add("moved", self.moved.unwrap_or(0), 0);
    }

    /// Reads the keys of the map; `classes` is the number of classes, if it is known.
    pub(super) fn read(&mut self, values: &mut LinkValues, classes: Option<usize>, step: Option<u64>) {
        let goal: Option<usize> = match classes {
            Some(count) => values.number("goal", 1..=count),
            None => values.number("goal", 1..),
        };
        self.goal = goal.map(|number| number - 1);
        self.moved = values.read("moved", Allowed::numbers(&(MOVED[0]..=MOVED[1])), |text| {
            text.parse().ok().filter(|moved| MOVED.contains(moved))
        });
        self.toured = None;
        self.asked = step;
    }

    /// The step that a link to the map has; none at the beginning.
    pub(super) fn link_step(&self) -> Option<u64> {
        Some(self.asked.unwrap_or(self.step as u64)).filter(|&step| step > 0)
    }
}

impl State {
    /// Whether the solutions have a map: those of the cube.
    pub fn has_map(&self) -> bool {
        self.solutions.as_ref().is_some_and(|solutions: &Rc<KnownSolutions>| !solutions.kinds.is_empty())
    }

    /// Whether the Soma cube is to be built, whose solutions have a map.
    pub fn is_cube(&self) -> bool {
        self.model.is_soma() && self.model.figure == Figure::default()
    }

    /// Whether the view needs the map, and nobody makes it yet.
    pub fn wants_map(&self) -> bool {
        self.view == View::Map && self.lacks_map()
    }

    /// Whether there could be a map of the solutions, and nobody makes it yet.
    pub fn lacks_map(&self) -> bool {
        self.has_map() && self.map.charted.is_none() && !self.charting.is_begun()
    }

    /// Stores the map, made by a worker. Returns whether it is one of the solutions.
    pub fn take_chart(&mut self, chart: Chart) -> bool {
        let Some(solutions) = &self.solutions else { return false };
        let Model { pieces, figure, .. } = &self.model;
        let Some(map) = chart.map(Group::new(pieces, figure), &solutions.catalogue) else { return false };
        let Chart { kinds, layout, facts, .. } = chart;
        self.map.charted = Some(Rc::new(Charted { map, layout, kinds, facts }));
        self.map.look_at_all();
        true
    }
}
