//! What the reader does while a figure is built by hand: keys, buttons, the pointer; and the clock.

use super::Soma;
use super::state::View;
use crate::geometry::lattice::{Cell, Symmetry, cell};
use crate::puzzle::soma::build::{quarter, reflection};
use crate::puzzle::soma::pieces::Turning;
use crate::puzzle::soma::scene::hand::{is_beside, seen_axes};
use crate::scene::{Camera, Room, Scene, Shape, Solid};
use crate::ui::keys::Command;
use crate::ui::now;
use crate::ui::page::Effect;
use crate::ui::page::desktop::{Ctx, Draws};
use crate::ui::soma::act::{Act, HandAct};
use crate::ui::transport::TransportCommand;
use gloo::timers::callback::Interval;

/// The clock of a game while it runs: its number, the time at which it would have begun without a pause, and the timer.
pub type GameClock = (u32, f64, Interval);

impl Soma {
    /// What a key does to the piece in the hand, or without one.
    pub(super) fn hand_key(&self, _ctx: &Ctx<Self>, command: Command) -> Option<HandAct> {
        if self.state.view != View::Hand {
            return None;
        }
        if command == Command::Letter('h', false) {
            return Some(HandAct::Hint);
        }
        self.state.hand.building.held()?;
        match command {
            Command::Arrow(right, away) => Some(HandAct::Shift([right.into(), away.into(), 0])),
            // Page up and page down; plus and minus, where a lesson has those.
            Command::Transport(TransportCommand::Back | TransportCommand::Faster) => Some(HandAct::Shift([0, 0, 1])),
            Command::Transport(TransportCommand::Step | TransportCommand::Slower) => Some(HandAct::Shift([0, 0, -1])),
            Command::Letter('x', back) => Some(HandAct::Turn(0, back)),
            Command::Letter('y', back) => Some(HandAct::Turn(1, back)),
            Command::Letter('z', back) => Some(HandAct::Turn(2, back)),
            Command::Letter('m', _) if self.state.model.pieces.turning() == Turning::Reflected => Some(HandAct::Mirror),
            Command::Enter => Some(HandAct::Put),
            _ => None,
        }
    }

    /// Applies an action and returns its effect on the link.
    pub(super) fn build_by_hand(&mut self, ctx: &Ctx<Self>, act: HandAct) -> Effect {
        let hand = &mut self.state.hand;
        let held = hand.building.held().map(|held| held.piece);
        match act {
            HandAct::Take(piece) if held == Some(piece) => {
                hand.put();
            }
            HandAct::Take(piece) => hand.change_in_place(|building| building.take(piece)),
            HandAct::Carry(taken, at) => {
                if let Some(piece) = taken {
                    hand.change(|building| building.take(piece));
                    self.begin_clock();
                }
                painted(ctx, |solid, _| self.state.hand.follow(solid, at));
                self.aim_keys();
                self.draw(ctx, 0.0);
                return Effect::Look;
            }
            HandAct::Drop(at) => {
                let pieces = hand.building.pieces().solid();
                let is_aside = !hand.is_aimed && painted(ctx, |_, room| is_beside(room, pieces, at)) == Some(true);
                if is_aside {
                    hand.change(|building| building.lay_aside());
                } else {
                    hand.put();
                }
            }
            HandAct::Put => {
                hand.put();
            }
            HandAct::LayBack => hand.change(|building| building.lay_back()),
            HandAct::Shift(by) => {
                let axes = axes(ctx);
                hand.change_in_place(|building| building.shift(along(axes, by)));
            }
            HandAct::Turn(axis, back) => {
                // The top goes away; the top goes to the right; what is away goes to the right.
                let [right, away, up] = axes(ctx);
                let (from, to) = [(up, away), (up, right), (away, right)][axis.min(2)];
                self.turn_piece(ctx, if back { quarter(to, from) } else { quarter(from, to) });
            }
            HandAct::Mirror => {
                let [right, ..] = axes(ctx);
                self.turn_piece(ctx, reflection(right));
            }
            HandAct::Cell(index) => match held {
                None => {
                    let Some(piece) = hand.building.piece_at(index) else { return Effect::Nothing };
                    hand.change_in_place(|building| building.take(piece));
                }
                Some(_) => {
                    let at = hand.building.figure().cells().get(index).copied();
                    let is_there = hand.pointer.is_none() && at.is_some_and(|at| hand.building.cubes().contains(&at));
                    if is_there {
                        hand.put();
                    } else {
                        hand.change_in_place(|building| building.carry_first(index));
                    }
                }
            },
            HandAct::Hint => {
                hand.waits = true;
                super::state::later::settle(&mut self.state);
            }
            HandAct::Ask => {
                hand.asked = true;
                hand.changes += 1;
            }
            HandAct::Tell => {
                hand.tells = !hand.tells;
                hand.changes += 1;
            }
            HandAct::Again => hand.begin_again(),
            HandAct::Clock => {
                if self.state.view != View::Hand {
                    self.clock = None;
                    return Effect::Nothing;
                }
                self.read_clock();
                return Effect::Look;
            }
        }
        if self.state.hand.building.held().is_some() {
            self.begin_clock();
        }
        if self.state.hand.building.is_complete() {
            self.stop_clock();
        }
        Effect::REPLACE
    }

    /// Turns the piece in the hand, or makes it its mirror image. Under a pointer it stays there.
    fn turn_piece(&mut self, ctx: &Ctx<Self>, symmetry: Option<Symmetry>) {
        let hand = &mut self.state.hand;
        hand.change(|building| {
            if let Some(symmetry) = symmetry {
                building.turn(symmetry);
            }
        });
        if let Some(at) = hand.pointer {
            painted(ctx, |solid, _| self.state.hand.follow(solid, at));
        }
    }

    /// Tells the keys whether a piece is in the hand.
    pub(super) fn aim_keys(&self) {
        self.frame.in_hand.set(self.state.view == View::Hand && self.state.hand.building.held().is_some());
    }

    /// Begins to measure the time of a game with its first piece.
    fn begin_clock(&mut self) {
        let game = self.state.hand.games;
        if self.clock.as_ref().is_none_or(|(timed, ..)| *timed != game) {
            let act = self.frame.calls.act.clone();
            let interval = Interval::new(1_000, move || act.emit(Act::Hand(HandAct::Clock)));
            self.clock = Some((game, now() - self.state.hand.clock, interval));
        }
    }

    /// Updates the time of the game, if it is still measured.
    fn read_clock(&mut self) {
        match &self.clock {
            Some((game, begun, _)) if *game == self.state.hand.games => self.state.hand.clock = now() - begun,
            _ => self.clock = None,
        }
    }

    fn stop_clock(&mut self) {
        self.read_clock();
        self.clock = None;
    }
}

/// What `ask` says of the figure in the drawing that was painted last, and of the room of the drawing; none before there is one.
fn painted<T>(ctx: &Ctx<Soma>, ask: impl FnOnce(&Solid, Room) -> T) -> Option<T> {
    let painted = ctx.painted.0.borrow();
    let scene: &Scene = painted.as_ref()?;
    let solid = scene.shapes.iter().find_map(|shape| match shape {
        Shape::Solid(solid) => Some(solid),
        Shape::Flat(_) => None,
    })?;
    Some(ask(solid, scene.room))
}

/// Right, away and up on the lattice, as the reader sees them now.
fn axes(ctx: &Ctx<Soma>) -> [Cell; 3] {
    let camera = painted(ctx, |solid, _| solid.camera).unwrap_or(Camera::STANDARD);
    seen_axes(&camera)
}

/// A way of these numbers of cells along three axes.
fn along(axes: [Cell; 3], by: [i16; 3]) -> Cell {
    let sum = |of: fn(Cell) -> i16| axes.into_iter().zip(by).map(|(axis, by)| of(axis) * by).sum();
    cell(sum(|axis| axis.x), sum(|axis| axis.y), sum(|axis| axis.z))
}
