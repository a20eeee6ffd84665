//! The layout of the pages of all puzzles: the setup on the left, the drawing in the middle, the explanations on the right, the
//! transport bar below.

use super::Look;
use super::controls::{Pointing, tabs};
use super::page::desktop::Desktop;
use super::page::{Frame, Portion};
use crate::puzzle::Puzzle;
use yew::prelude::*;

/// The contents of a page, by their places in the layout.
pub struct Desk<'a, P: Desktop, Setup, Says> {
    /// The data common to all pages.
    pub frame: &'a Frame<P>,
    /// Language, theme and present mode.
    pub look: &'a Look,
    /// The puzzle of the page.
    pub puzzle: Puzzle,
    /// The callbacks for pointing at elements beside the drawing.
    pub pointing: Pointing,
    /// The messages about problems.
    pub troubles: Html,
    /// The panel on the left.
    pub setup: Setup,
    /// Names of the views, and the one that is shown.
    pub views: (&'a [&'static str], usize),
    /// The drawing.
    pub drawing: Html,
    /// A description of the element that is pointed at.
    pub pointed: Option<String>,
    /// The controls below the drawing.
    pub below: Html,
    /// The counters in large type.
    pub counters: Html,
    /// The CSS class of the sentence about the current step, and the sentence.
    pub now: (&'static str, Html),
    /// The rest of the panel on the right; not shown in present mode.
    pub says: Says,
    /// The transport bar.
    pub transport: Html,
}

/// The HTML of the whole page.
pub fn desk<P: Desktop>(desk: Desk<P, impl FnOnce() -> Html, impl FnOnce() -> Html>) -> Html {
    let shell = desk.look.shell();
    let Pointing { over, focused, left } = desk.pointing;
    let (views, view) = desk.views;
    let (mood, words) = desk.now;
    let Frame { panel, portion, calls, .. } = desk.frame;
    let show = ["show-setup", "show-says"][*panel.min(&1)];
    let coming = (*portion < Portion::Begun).then_some("true");
    html! {
        <main class={classes!("desk", desk.puzzle.name(), show)} aria-busy={coming} onpointerover={over} onpointerleave={left} onfocusin={focused}>
            <h1 class="unseen">{ desk.look.lang.title(desk.puzzle).name }</h1>
            <div class="panels">
                { desk.troubles }
                <section class="sheet setup" aria-label={shell.setup}>
                    if *portion >= Portion::Setup { { (desk.setup)() } }
                </section>
                <section class="sheet middle" aria-label={shell.drawing}>
                    { tabs(shell.drawing, "view", views, view, &calls.view) }
                    <div class="stage" id="view-panel" role="tabpanel" aria-labelledby={format!("view-{view}")}>
                        { desk.drawing }
                        if let Some(pointed) = desk.pointed { <p class="pointed">{ pointed }</p> }
                    </div>
                    { desk.below }
                </section>
                { tabs(shell.says, "panel", &[shell.setup, shell.says], *panel, &calls.panel) }
                <section class="sheet says" id="panel-panel" aria-label={shell.says}>
                    { desk.counters }
                    <p class={classes!("now", mood)} role="status">{ words }</p>
                    if *portion >= Portion::Says && !desk.look.present { { (desk.says)() } }
                </section>
            </div>
            { desk.transport }
        </main>
    }
}

/// Each sentence in a paragraph, in order.
pub fn sentences(sentences: &[String]) -> Html {
    html! { <>{ for sentences.iter().map(|sentence| html! { <span>{ sentence }{ " " }</span> }) }</> }
}
