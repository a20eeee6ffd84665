//! The desk: the one arrangement of all pages. Setup on the left, the drawing in the middle, what it says on the right, the
//! transport bar below.

use super::Look;
use super::controls::{Pointing, tabs};
use crate::puzzle::Puzzle;
use yew::prelude::*;

/// What a page puts on the desk.
pub struct Desk<'a> {
    /// How the page looks.
    pub look: &'a Look,
    /// Whose page it is.
    pub puzzle: Puzzle,
    /// What is pointed at beside the drawing.
    pub pointing: Pointing,
    /// Messages about what went wrong.
    pub troubles: Html,
    /// The panel on the left.
    pub setup: Html,
    /// Names of the views, and the one that is shown.
    pub views: (&'a [&'static str], usize),
    /// Another view.
    pub on_view: &'a Callback<usize>,
    /// The drawing.
    pub drawing: Html,
    /// What is pointed at, in words.
    pub pointed: Option<String>,
    /// What stands below the drawing.
    pub below: Html,
    /// Which panel small screens show: 0 setup, 1 what it says.
    pub panel: usize,
    /// Another panel.
    pub on_panel: &'a Callback<usize>,
    /// The large figures.
    pub counters: Html,
    /// The style of the sentence about this step, and the sentence.
    pub now: (&'static str, Html),
    /// What else it says; present mode leaves it out.
    pub says: Html,
    /// The transport bar.
    pub transport: Html,
}

/// The page.
pub fn desk(desk: Desk) -> Html {
    let shell = desk.look.shell();
    let Pointing { over, focused, left } = desk.pointing;
    let (views, view) = desk.views;
    let (mood, words) = desk.now;
    let panel = ["show-setup", "show-says"][desk.panel.min(1)];
    html! {
        <main class={classes!("desk", desk.puzzle.name(), panel)} onpointerover={over} onpointerleave={left} onfocusin={focused}>
            <h1 class="unseen">{ shell.puzzles[desk.puzzle as usize] }</h1>
            { desk.troubles }
            <section class="sheet setup" aria-label={shell.setup}>{ desk.setup }</section>
            <section class="sheet middle" aria-label={shell.drawing}>
                { tabs(shell.drawing, "view", views, view, desk.on_view) }
                <div class="stage" id="view-panel" role="tabpanel" aria-labelledby={format!("view-{view}")}>
                    { desk.drawing }
                    if let Some(pointed) = desk.pointed { <p class="pointed">{ pointed }</p> }
                </div>
                { desk.below }
            </section>
            { tabs(shell.says, "panel", &[shell.setup, shell.says], desk.panel, desk.on_panel) }
            <section class="sheet says" id="panel-panel" aria-label={shell.says}>
                { desk.counters }
                <p class={classes!("now", mood)} role="status">{ words }</p>
                if !desk.look.present { { desk.says } }
            </section>
            { desk.transport }
        </main>
    }
}

/// Sentences, one after the other.
pub fn sentences(sentences: &[String]) -> Html {
    html! { <>{ for sentences.iter().map(|sentence| html! { <span>{ sentence }{ " " }</span> }) }</> }
}
