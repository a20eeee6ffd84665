//! The layout of the pages of all puzzles: the setup on the left, the drawing in the middle, the explanations on the right, the
//! transport bar below.

use super::actions::Actions;
use super::desktop::{Ctx, Desktop, Draws, Explains, Parts};
use super::opening::{buttons, fold, unfold};
use super::rest::{self, Rest};
use super::state::{Linked, PageState};
use super::{Frame, Portion};
use crate::lesson::lessons_of;
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::scene::{Id, Scene};
use crate::ui::controls::{pointing, tabs};
use crate::ui::drawing::{Draw, DrawingProps};
use crate::ui::lesson::Course;
use crate::ui::listing::why;
use crate::ui::parts::button;
use crate::ui::root::find;
use crate::ui::steps::Steps;
use crate::ui::transport_bar::transport_bar;
use crate::ui::{Look, PageProps};
use web_sys::Element;
use yew::prelude::*;

/// Sentences that change more often than this, in steps a second, are not read aloud.
const FAST: f64 = 1.0;

/// The HTML of the whole page.
pub fn desk<P: Actions>(page: &P, ctx: &Ctx<P>) -> Html {
    let look = &ctx.look;
    let shell = look.shell();
    let Frame { panel, portion, calls, .. } = page.frame();
    let is_here = *portion >= Portion::Setup;
    let setup = || is_here.then(|| rest::setup(page, look));
    let opens = !page.frame().opening.is_over();
    let parts = page.parts(look);
    let pointing = pointing(&calls.point, parts.id);
    let state = page.state();
    let words = match (opens, is_here) {
        (true, _) => vec![P::texts(look.lang).opening.goal.to_string()],
        (false, true) => rest::words(page, look),
        (false, false) => vec![],
    };
    let jumped = state.jump_words(look.lang);
    let marks = state.slider_marks();
    let program = is_here.then(|| rest::program(page, look.lang)).flatten().filter(|_| !opens);
    let shown = program.as_ref().map(|_| (look.listing, ctx.on_listing.clone()));
    let listed = program.as_ref().filter(|_| look.listing);
    let line = state.player().line_at(state.step(), listed.map_or(0, |program| program.executed.len()));
    let executed = listed.and_then(|program| program.executed.get(line));
    let ringed = executed.map(|executed| executed.ringed.clone());
    let why = executed.and_then(|executed| why(executed, state.player(), look.lang));
    // On small screens one of the panels is shown: the program takes the place of the setup.
    let course = ctx.course.as_ref().filter(|_| is_here).map(|course| rest::lesson::<P>(course, ctx));
    // What is asked for on the page is mostly done in the setup.
    let asks = ctx.course.as_ref().is_some_and(Course::acts);
    let visit = first_visit(P::PUZZLE, look, &ctx.link);
    let folded = page.frame().folded && listed.is_none() && ctx.course.is_none() && !look.present;
    let (panel, show) = match (listed, *panel) {
        (Some(_), _) => (2, "show-setup"),
        (None, _) if folded => (1, "show-says"),
        (None, 0) => (0, "show-setup"),
        (None, _) if ctx.course.is_some() && !page.frame().chosen => (0, "show-setup"),
        (None, _) => (1, "show-says"),
    };
    let (on_panel, on_listing, shows) = (calls.panel.clone(), ctx.on_listing.clone(), look.listing);
    let on_panel = Callback::from(move |panel: usize| {
        if shows != (panel == 2) {
            on_listing.emit(panel == 2);
        }
        if panel < 2 {
            on_panel.emit(panel);
        }
    });
    let first = if ctx.course.is_some() { look.lang.lesson().lesson } else { shell.setup };
    let panels = [first, shell.says, shell.listing.title];
    let panels = if program.is_some() { &panels[..] } else { &panels[..2] };
    let coming = page.frame().is_coming().then_some("true");
    html! {
        <main class={classes!("desk", P::PUZZLE.name(), show, folded.then_some("no-setup"), opens.then_some("opening"))} aria-busy={coming} onpointerover={pointing.over}
            onpointerleave={pointing.left} onfocusin={pointing.focused}>
            <h1 class="unseen">{ look.lang.title(P::PUZZLE).name }</h1>
            <div class="panels">
                if is_here { { rest::troubles(page, look) } }
                if let Some(program) = listed {
                    <section class="sheet setup beside" aria-label={shell.listing.title}>
                        { course }
                        if is_here { { rest::listing(page, program, line, ctx) } }
                    </section>
                } else if ctx.course.is_some() {
                    <section class="sheet setup beside" aria-label={shell.setup}>
                        { course }
                        <details class="setup-fold" open={asks}>
                            <summary>{ shell.setup }</summary>
                            <div class="folded">{ for setup() }</div>
                        </details>
                    </section>
                } else {
                    <section class="sheet setup" aria-label={shell.setup}>
                        <div class="row">{ visit.clone() }{ fold(page.frame(), ctx) }</div>
                        { for setup() }
                    </section>
                }
                { middle(page, ctx, parts, &words, ringed.unwrap_or_default()) }
                { tabs(shell.says, "panel", panels, panel, &on_panel) }
                <section class="sheet says" id="panel-panel" aria-label={shell.says}>
                    if opens {
                        <div hidden=true>{ page.counters(look) }</div>
                        { now("plain", &words, None, None, false) }
                        { buttons(page, ctx, visit) }
                    } else {
                        if folded { { unfold(page.frame(), ctx) } }
                        { right(page, look, jumped, why, &words) }
                    }
                </section>
            </div>
            if !opens { { transport_bar(state, &marks, page.work(), look.lang, shown, &calls.moves) } }
        </main>
    }
}

/// The link to the first visit of a puzzle.
fn first_visit(puzzle: Puzzle, look: &Look, base: &Link) -> Html {
    let Some(first) = lessons_of(puzzle).next() else { return html! {} };
    let link = Link {
        place: Destination::Puzzle(puzzle),
        lesson: Some(first.name.to_string()),
        station: Some(1),
        ..Link::default().dressed(base)
    };
    html! { <a class="first-visit" href={link.to_string()}>{ look.lang.lesson().first_visit }</a> }
}

/// The drawing, with the tabs of the views above it and the controls below. What the lit line speaks of is ringed.
fn middle<P: Explains + Draws>(page: &P, ctx: &Ctx<P>, parts: Parts, words: &[String], ringed: Vec<Id>) -> Html {
    let PageProps { look, painted, .. } = ctx;
    let shell = look.shell();
    let Frame { draw, animate, calls, portion, .. } = page.frame();
    let is_here = *portion >= Portion::Setup;
    // A drawing of the second part waits for it.
    let draw =
        if is_here || !page.draws_later() { draw.clone() } else { Draw::new(|conditions| Scene::new(conditions.room)) };
    let pointed = if is_here { rest::pointed(page, look) } else { [None, None] };
    let views = P::texts(look.lang).views;
    let view = P::VIEWS.iter().position(|&view| view == page.view()).unwrap_or_default();
    let (home, sight) = (page.state().home(), page.state().base().sight);
    let drawing = DrawingProps {
        draw,
        ringed: ringed.clone(),
        animate: *animate,
        orbits: parts.orbits,
        palette: look.palette,
        label: format!("{}. {}", views[view], words.join(" ")).into(),
        painted: painted.0.clone(),
        on_pick: calls.pick.clone(),
        grips: parts.grips,
        on_grip: calls.grip.clone(),
        pans: parts.pans,
        on_point: calls.point.clone(),
        sides: parts.sides,
        home,
        sight,
        on_rest: calls.sight.clone(),
        standard: shell.standard_view,
        walk_hint: if parts.points { shell.walk } else { "" },
    };
    // Read aloud only while the keyboard points: the mouse meets many things, and names beside the drawing are read by themselves.
    let live = if find::<Element>("canvas:focus").is_some() { "all" } else { "off" };
    html! {
        <section class="sheet middle" aria-label={shell.drawing}>
            { tabs(shell.drawing, "view", views, view, &calls.view) }
            <div class="stage" data-ringed={(!ringed.is_empty()).then(|| list(&ringed))} id="view-panel" role="tabpanel" aria-labelledby={format!("view-{view}")}>
                // Screen readers pass the arrow keys on to what is in an application.
                <div role="application">
                    <P::Canvas ..drawing />
                    <p class="pointed" data-told={live}>
                        { for pointed[0].as_ref() }
                        if let Some(more) = &pointed[1] { <span class="unseen">{ " " }{ more }</span> }
                    </p>
                </div>
            </div>
            if is_here { { rest::below(page, look) } }
        </section>
    }
}

/// The ids of several things in one text.
fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ")
}

/// The content of the panel on the right: counters, the sentences about the current step, explanations.
fn right<P: Explains>(page: &P, look: &Look, jumped: Option<String>, why: Option<&str>, words: &[String]) -> Html {
    let player = page.state().player();
    let fast = player.playing && player.pace() > FAST;
    let Frame { portion, rest, .. } = page.frame();
    let explained = *portion >= Portion::Says && !look.present;
    html! {
        <>
            { page.counters(look) }
            { now(page.mood(), words, jumped, why.filter(|_| !player.playing), fast) }
            if *rest == Rest::Missing {
                { missing(page, look) }
            } else if explained {
                { rest::says(page, look) }
            }
        </>
    }
}

/// The sentences about the current step, and the outcome of a jump. They are read aloud, except while `fast` steps are played. So is
/// `why`, which is seen beside the lit line of the program; from line to line only what has changed is read.
fn now(mood: &'static str, words: &[String], jumped: Option<String>, why: Option<&str>, fast: bool) -> Html {
    html! {
        <p class={classes!("now", mood)} data-told={if fast { "off" } else if why.is_some() { "part" } else { "all" }}>
            { for words.iter().map(|sentence| html! { <span>{ sentence }{ " " }</span> }) }
            if let Some(jumped) = jumped { <b class="jumped">{ jumped }{ " " }</b> }
            if let Some(why) = why { <span class="unseen">{ why }</span> }
        </p>
    }
}

/// Says that the second part did not come.
fn missing<P: Desktop>(page: &P, look: &Look) -> Html {
    let shell = look.shell();
    html! {
        <div class="alert" role="alert" data-error="rest">
            <p>{ shell.no_rest }</p>
            { button("retry", shell.retry, &page.frame().calls.retry, ()) }
        </div>
    }
}
