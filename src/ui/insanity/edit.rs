//! The effects of edits and pasted texts on the page.

use super::Insanity;
use super::act::Edit;
use crate::ui::page::desktop::Ctx;
use crate::ui::page::desktop::Desktop;
use crate::ui::page::state::PageState;

impl Insanity {
    /// Applies an edit of the set or of the search's options. If it changes anything, the workers' jobs for the previous one
    /// are given up.
    pub(super) fn edit(&mut self, ctx: &Ctx<Self>, edit: Edit) {
        let cubes = self.state.model.cubes;
        let changed = match edit {
            Edit::Paint(cube, face, colour) => self.state.edit_cubes(cubes.painted(cube, face, colour)),
            Edit::Preset(preset) => return self.read_text(ctx, preset.cubes()),
            Edit::Text(text) => return self.read_text(ctx, &text),
            Edit::More => cubes.with_one_more().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Edit::Less => cubes.with_one_less().is_some_and(|cubes| self.state.edit_cubes(cubes)),
            Edit::Check(cube) => self.state.toggle_check(cube),
            Edit::Workers(workers) => {
                self.state.base.workers = Some(workers);
                false
            }
            Edit::Undo => self.state.undo(),
            Edit::Redo => self.state.redo(),
        };
        if changed {
            self.forget(ctx);
        }
    }

    /// Applies a text: a set of cubes, or a link, which is followed as if it had been opened.
    fn read_text(&mut self, ctx: &Ctx<Self>, text: &str) {
        let before = self.state.model;
        let followed = self.state.read_text(text);
        if self.state.model != before {
            self.forget(ctx);
        }
        if let Some(link) = followed {
            self.begin(ctx, &link);
        }
    }
}
