//! What the transport bar, the keys and the editor make the page do.

use super::act::Act;
use super::message::Edit;
use super::state::{Goal, Track, View};
use super::{Page, now};
use crate::puzzle::insanity::hand::Turn;
use crate::ui::address::Entry;
use crate::ui::keys::Command;
use crate::ui::transport::{Move, SPEEDS};
use yew::Context;

impl Page {
    /// The transport bar was used.
    pub(super) fn transport(&mut self, ctx: &Context<Self>, what: Move) {
        match what {
            Move::First => self.state.go(0),
            Move::Back => self.state.go(self.state.step().saturating_sub(1)),
            Move::Step => self.state.go(self.state.step() + 1),
            Move::PlayPause => {
                self.state.play_pause();
                self.last_frame = now();
            }
            Move::Last => match (self.state.total(), self.state.track()) {
                (Some(total), _) => self.state.go(total),
                (None, Track::Program) => self.run_all(ctx, Goal::End),
                (None, _) => self.state.go(u64::MAX),
            },
            Move::To(step) => self.state.go(step),
            Move::Speed(speed) => self.state.player.speed = speed.min(SPEEDS.len() - 1),
            Move::Stop => ctx.props().pool.stop(),
            Move::Resume => self.resume(ctx),
        }
    }

    /// Nothing if the key means nothing here.
    pub(super) fn key(&mut self, ctx: &Context<Self>, command: Command) -> Option<Entry> {
        match command {
            Command::PlayPause => self.transport(ctx, Move::PlayPause),
            Command::Step | Command::Arrow(1, 0) if self.state.finished() => return None,
            Command::Step | Command::Arrow(1, 0) => self.transport(ctx, Move::Step),
            Command::Back | Command::Arrow(-1, 0) => self.transport(ctx, Move::Back),
            Command::First => self.transport(ctx, Move::First),
            Command::Last => self.transport(ctx, Move::Last),
            Command::Faster => self.state.player.change_speed(1),
            Command::Slower => self.state.player.change_speed(-1),
            Command::Letter('n' | 'p', _) if self.state.track() != Track::Program => return None,
            Command::Letter('n', _) => self.state.go(self.state.near_solution(true)?),
            Command::Letter('p', _) => self.state.go(self.state.near_solution(false)?),
            Command::View(view) => {
                self.show(*View::ALL.get(view)?);
                return Some(Entry::Push);
            }
            Command::Arrow(_, by) => return Some(self.act(ctx, Act::Cube(self.next_cube(by)))),
            Command::Letter('h', _) => return Some(self.act(ctx, Act::Hint)),
            Command::Letter(letter, shift) => {
                let axis = ['d', 's', 'a'].into_iter().position(|each| each == letter)?;
                return Some(self.act(ctx, Act::Turn(Turn { axis, clockwise: !shift })));
            }
            // In hand, the moves are what is undone first.
            Command::Undo if self.state.track() == Track::Hand && self.state.step() > 0 => {
                self.transport(ctx, Move::Back)
            }
            Command::Redo if self.state.track() == Track::Hand && !self.state.finished() => {
                self.transport(ctx, Move::Step)
            }
            Command::Undo | Command::Redo => {
                self.edit(ctx, if command == Command::Undo { Edit::Undo } else { Edit::Redo });
                return Some(Entry::Push);
            }
            _ => return None,
        }
        Some(Entry::Replace)
    }

    /// The set or the search is edited; the workers forget what they did for the one before.
    pub(super) fn edit(&mut self, ctx: &Context<Self>, edit: Edit) {
        let cubes = self.state.model.cubes;
        let changed = match edit {
            Edit::Paint(cube, face, colour) => self.state.edit_cubes(cubes.painted(cube, face, colour)),
            Edit::Preset(preset) => self.state.read_text(preset.cubes()),
            Edit::Text(text) => self.state.read_text(&text),
            Edit::More => cubes.with_one_more().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Edit::Less => cubes.with_one_less().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Edit::Check(cube) => self.state.toggle_check(cube),
            Edit::Workers(workers) => {
                self.state.workers = Some(workers);
                false
            }
            Edit::Undo => self.state.undo(),
            Edit::Redo => self.state.redo(),
        };
        if changed {
            self.forget(ctx);
        }
    }
}
