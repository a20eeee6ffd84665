//! The desk: the one arrangement of all pages. Setup on the left, the drawing in the middle, what it says on the right, the
//! transport bar below.

use super::Look;
use super::controls::{Pointing, tabs};
use super::page::desktop::Desktop;
use super::page::{Frame, Portion};
use crate::puzzle::Puzzle;
use yew::prelude::*;

/// What a page puts on the desk.
pub struct Desk<'a, P: Desktop, Setup, Says> {
    /// What all pages have.
    pub frame: &'a Frame<P>,
    /// How the page looks.
    pub look: &'a Look,
    /// Whose page it is.
    pub puzzle: Puzzle,
    /// What is pointed at beside the drawing.
    pub pointing: Pointing,
    /// Messages about what went wrong.
    pub troubles: Html,
    /// The panel on the left.
    pub setup: Setup,
    /// Names of the views, and the one that is shown.
    pub views: (&'a [&'static str], usize),
    /// The drawing.
    pub drawing: Html,
    /// What is pointed at, in words.
    pub pointed: Option<String>,
    /// What stands below the drawing.
    pub below: Html,
    /// The large figures.
    pub counters: Html,
    /// The style of the sentence about this step, and the sentence.
    pub now: (&'static str, Html),
    /// What else it says; present mode leaves it out.
    pub says: Says,
    /// The transport bar.
    pub transport: Html,
}

/// The page.
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

/// Sentences, one after the other.
pub fn sentences(sentences: &[String]) -> Html {
    html! { <>{ for sentences.iter().map(|sentence| html! { <span>{ sentence }{ " " }</span> }) }</> }
}
