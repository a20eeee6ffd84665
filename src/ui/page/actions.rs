//! What the reader does on the page of a puzzle: keys, buttons, clicks and drags on the drawing, the transport bar.

use super::Effect;
use super::desktop::{Ctx, Draws, Explains};
use super::state::{Linked, PageState, Pasted};
use super::tasks::Tasks;
use crate::link::Link;
use crate::scene::Id;
use crate::ui::drawing::GOES_ON;
use crate::ui::jumps::JumpTarget;
use crate::ui::keys::Command;
use crate::ui::steps::Steps;
use crate::ui::transport::TransportCommand;

/// The actions of the reader on a page, and their effects. A page with actions has all the other parts too.
pub trait Actions: Tasks + Draws + Explains {
    /// Applies a key that the page uses and returns its effect on the link.
    fn key(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect;
    /// Applies an action of the reader and returns its effect on the link.
    fn act(&mut self, ctx: &Ctx<Self>, act: Self::Act) -> Effect;
    /// Sets the view and clears what belongs to the previous one.
    fn show(&mut self, view: Self::View);
    /// Shows a view and stops playing, unless the view is shown already.
    fn open_view(&mut self, view: Self::View) {
        if view != self.view() {
            self.state_mut().player_mut().rest();
            self.show(view);
        }
    }
    /// Opens the tab with this index.
    fn open_tab(&mut self, tab: usize) {
        self.frame_mut().tab = tab;
    }
    /// The index of the open tab; 0 where there are none.
    fn tab(&self) -> usize {
        self.frame().tab
    }
    /// The link to what is shown.
    fn link(&self) -> Link {
        Link { tab: self.tab(), ..self.state().link() }
    }
    /// An element of the drawing was clicked. Returns the effect on the link.
    fn pick(&mut self, ctx: &Ctx<Self>, id: Id) -> Effect;
    /// The pointer or the focus has moved to this element, or away from all. Returns the effect on the link.
    fn point(&mut self, ctx: &Ctx<Self>, id: Option<Id>) -> Effect {
        if !self.state_mut().point(id) {
            return Effect::Nothing;
        }
        self.draw(ctx, GOES_ON);
        Effect::Look
    }

    /// Applies a command of the transport bar.
    fn transport(&mut self, ctx: &Ctx<Self>, what: TransportCommand) {
        let step = self.state().step();
        match what {
            TransportCommand::First => self.state_mut().go(0),
            TransportCommand::Back => self.state_mut().go(step.saturating_sub(1)),
            TransportCommand::Step => self.state_mut().go(step + 1),
            TransportCommand::PlayPause => self.state_mut().play_pause(),
            TransportCommand::Last => self.go_to_end(ctx),
            TransportCommand::To(step) => self.state_mut().go(step),
            TransportCommand::LineBack => self.state_mut().line_back(),
            TransportCommand::LineOn => self.state_mut().line_on(),
            TransportCommand::RunTo(line) => self.state_mut().run_to(line),
            TransportCommand::StopAt(line) => self.state_mut().player_mut().stop_at(line),
            TransportCommand::Faster => self.state_mut().player_mut().faster(),
            TransportCommand::Slower => self.state_mut().player_mut().slower(),
            TransportCommand::Speed(speed) => self.state_mut().player_mut().set_speed(speed),
            TransportCommand::Jump(side) => {
                let target = self.state().target();
                self.state_mut().jump(target, side);
            }
            TransportCommand::JumpTo(event, side) => self.state_mut().jump(JumpTarget::Event(event), side),
            TransportCommand::Target(line) => {
                if let Some(&target) = self.state().targets().get(line) {
                    self.state_mut().player_mut().target = target;
                }
            }
            TransportCommand::NextTarget => {
                self.state_mut().next_target();
                self.state_mut().player_mut().jumps = true;
            }
            TransportCommand::Mark => self.state_mut().mark(),
            TransportCommand::Jumps => self.state_mut().player_mut().jumps ^= true,
            TransportCommand::Stop => ctx.pool.stop(),
            TransportCommand::Resume => self.resume(ctx),
        }
    }
    /// Gives the whole search to the workers, because an event lies far ahead. A page without such workers does nothing.
    fn search_far(&mut self, _ctx: &Ctx<Self>) {}
    /// Goes to the last step. A page that does not know it yet starts the search for it.
    fn go_to_end(&mut self, _ctx: &Ctx<Self>) {
        self.state_mut().go(u64::MAX);
    }
    /// Applies a text that the reader has typed or pasted: a setup, or a link, which is followed as if it had been opened.
    fn read_text(&mut self, ctx: &Ctx<Self>, text: &str) -> Effect {
        match self.state_mut().paste(text) {
            Pasted::NoLink => {
                let changed = self.state_mut().read_text(text);
                self.edited(ctx, changed)
            }
            Pasted::Refused => Effect::REPLACE,
            Pasted::Followed(link) => {
                self.abandon(ctx);
                self.forget(ctx);
                // The setup takes the place of the link, even if it is the one that stood there before.
                self.frame_mut().written.clear();
                self.begin(ctx, &link);
                Effect::PUSH
            }
        }
    }
    /// Undoes the last move of a play, or else the last edit.
    fn undo(&mut self, ctx: &Ctx<Self>) -> Effect {
        let state = self.state_mut();
        if state.is_play() && state.step() > 0 {
            state.go(state.step() - 1);
            return Effect::REPLACE;
        }
        let changed = state.undo();
        self.edited(ctx, changed)
    }
    /// Redoes the move or the edit that was undone last.
    fn redo(&mut self, ctx: &Ctx<Self>) -> Effect {
        let state = self.state_mut();
        if state.is_play() && !state.finished() {
            state.go(state.step() + 1);
            return Effect::REPLACE;
        }
        let changed = state.redo();
        self.edited(ctx, changed)
    }
    /// The effect of an edit. If it has changed the setup, the jobs for the previous one are given up.
    fn edited(&mut self, ctx: &Ctx<Self>, changed: bool) -> Effect {
        if changed {
            self.forget(ctx);
        }
        if changed { Effect::PUSH } else { Effect::REPLACE }
    }
    /// Applies the keys with the same meaning on all pages: those of the transport bar and of the views, undo and redo.
    fn steer(&mut self, ctx: &Ctx<Self>, command: Command) -> Effect {
        match (command, command.for_transport()) {
            (Command::Listing, _) => {
                ctx.on_listing.emit(!ctx.look.listing);
                return Effect::Nothing;
            }
            (Command::Undo, _) => return self.undo(ctx),
            (Command::Redo, _) => return self.redo(ctx),
            (Command::View(view), _) if view < Self::VIEWS.len() => {
                self.open_view(Self::VIEWS[view]);
                return Effect::PUSH;
            }
            (_, Some(what)) if what != TransportCommand::Step || !self.state().finished() => self.transport(ctx, what),
            _ => return Effect::Nothing,
        }
        Effect::REPLACE
    }
}
