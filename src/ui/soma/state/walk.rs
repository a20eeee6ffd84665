//! What the reader does on the map of the solutions.

use super::map::MapAct;
use super::{State, View, later};
use crate::geometry::Point;
use crate::ui::steps::Steps;

/// How far a close-up reaches about the solution on show, in the unit of the layout.
const REACH: f64 = 3.2;

impl State {
    /// Applies an action to the map.
    pub fn do_on_map(&mut self, act: MapAct) {
        match act {
            MapAct::Open => self.view = View::Map,
            MapAct::Visit(class) => {
                self.map.goal = None;
                self.show_solution(class);
            }
            MapAct::Begin(class) => {
                self.map.goal = self.map.goal.filter(|&goal| goal != class);
                self.show_solution(class);
            }
            MapAct::Goal(goal) => {
                self.map.goal = goal.filter(|&goal| goal != self.solution);
                self.map.picks_goal = false;
                self.player.playing = false;
            }
            MapAct::Edge(ends) => self.play_edge(ends),
            MapAct::PicksGoal(picks) => self.map.picks_goal = picks,
            MapAct::Reverse => {
                if let Some(goal) = self.map.goal.replace(self.solution) {
                    self.show_solution(goal);
                }
            }
            MapAct::Moved(moved) => {
                self.map.moved = moved;
                self.player.playing = false;
            }
            MapAct::Kind(kind) => self.kind = kind,
            MapAct::Near(true) => {
                let at =
                    self.map.charted.as_ref().and_then(|charted| charted.layout.places.get(self.solution).copied());
                if let Some(at) = at {
                    let half = Point { x: REACH, y: REACH };
                    self.map.look([at - half, at + half], true);
                }
            }
            MapAct::Near(false) => self.map.look_at_all(),
        }
    }

    /// Plays an edge of the way, or one that leads from the class on show.
    fn play_edge(&mut self, [from, to]: [usize; 2]) {
        let leg_of = |state: &State| {
            let tour = state.map.tour.as_ref()?;
            let is_it = |ends: &[usize; 2]| *ends == [from, to] || *ends == [to, from];
            tour.legs.iter().find(|leg| is_it(&leg.ends)).map(|leg| leg.steps[0])
        };
        let step = leg_of(self).unwrap_or_else(|| {
            self.solution = from;
            self.map.goal = Some(to);
            later::chart(self);
            0
        });
        self.go(step as u64);
        self.play_pause();
    }
}
