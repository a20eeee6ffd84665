//! The second part of a page's program: the messages about problems, the setup, the controls below the drawing, what they do, all sentences, lessons, the listing,
//! and drawings that no page begins with. `.ci/split` takes what only the functions below call out of the first part, so that the first
//! drawing does not wait for it; the page asks for it once that is painted and the reader wants more than the first minute. A build
//! that was not optimised is not split.

use super::Effect;
use super::actions::Actions;
use super::desktop::{Ctx, Desktop, Explains};
use crate::text::Lang;
use crate::ui::Look;
use crate::ui::lesson::{self, Course};
use crate::ui::listing::{self, ProgramShown};
use crate::ui::page::state::Linked;
use crate::ui::steps::Steps;
use crate::ui::trouble;
use yew::prelude::*;

/// How far the second part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nobody has asked for it.
    Absent,
    /// It is on its way.
    Coming,
    /// It is there: its functions may be called.
    Here,
    /// It did not come.
    Missing,
}

/// The panel on the left.
#[inline(never)]
pub fn setup<P: Desktop>(page: &P, look: &Look) -> Html {
    page.setup(look)
}

/// The message about all problems.
#[inline(never)]
pub fn troubles<P: Desktop>(page: &P, look: &Look) -> Html {
    let worded = |problem: &_| page.worded(problem, look);
    trouble::troubles(&page.state().base().troubles, &worded, look, &page.frame().calls)
}

/// The controls below the drawing.
#[inline(never)]
pub fn below<P: Desktop>(page: &P, look: &Look) -> Html {
    if look.present { page.presented(look) } else { page.below(look) }
}

/// Sentences about the current step.
#[inline(never)]
pub fn words<P: Explains>(page: &P, look: &Look) -> Vec<String> {
    page.words(look)
}

/// A description of the element that is pointed at, and more about it that the drawing shows anyway, for screen readers.
#[inline(never)]
pub fn pointed<P: Explains>(page: &P, look: &Look) -> [Option<String>; 2] {
    [page.pointed(look), page.pointed_state(look)]
}

/// The explanations on the right.
#[inline(never)]
pub fn says<P: Explains>(page: &P, look: &Look) -> Html {
    page.says(look)
}

/// The lesson.
#[inline(never)]
pub fn lesson<P: Desktop>(course: &Course, ctx: &Ctx<P>) -> Html {
    lesson::lesson(course, &ctx.look, &ctx.on_lesson)
}

/// The program beside the search, in which each step is a line.
#[inline(never)]
pub fn program<P: Desktop>(page: &P, lang: Lang) -> Option<ProgramShown> {
    page.state().program(lang)
}

/// The program beside the search, with the line of this index lit.
#[inline(never)]
pub fn listing<P: Desktop>(page: &P, program: &ProgramShown, line: usize, ctx: &Ctx<P>) -> Html {
    let on_listing = ctx.on_listing.reform(|_| false);
    listing::listing(program, line, page.state().player(), ctx.look.lang, &page.frame().calls.moves, on_listing)
}

/// Applies an action of the reader and returns its effect on the link.
#[inline(never)]
pub fn act<P: Actions>(page: &mut P, ctx: &Ctx<P>, act: P::Act) -> Effect {
    page.act(ctx, act)
}
