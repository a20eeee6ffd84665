//! The gallery of all solutions: small pictures, a few drawn at a time so that the page stays responsive.

use super::Soma;
use super::act::Act;
use super::state::{KnownSolutions, View};
use crate::puzzle::soma::scene::CLASS;
use crate::puzzle::soma::scene::thumb::Thumbnail;
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::{panel, sends};
use crate::ui::parts::button;
use crate::ui::roving::has_modifier;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The number of pictures drawn between two frames.
const AT_A_TIME: usize = 8;

/// The side of a picture, in scene units.
const SIDE: f64 = 88.0;

impl Soma {
    /// Whether pictures of the gallery are still to be drawn.
    pub(super) fn draws_pictures(&self) -> bool {
        let wanted = self.wanted_pictures.min(self.state.gallery().len());
        self.state.view == View::Solutions && self.pictures < wanted
    }

    pub(super) fn draw_pictures(&mut self) {
        if self.draws_pictures() {
            self.pictures += AT_A_TIME;
        }
    }
}

/// A part of the gallery, rendered only when its pictures change.
struct Strip {
    look: Look,
    thumb: Rc<Thumbnail>,
    solutions: Rc<KnownSolutions>,
    classes: Vec<usize>,
    /// The picture of the present solution, if it is in this part.
    shown: Option<usize>,
}

impl PartialEq for Strip {
    fn eq(&self, other: &Strip) -> bool {
        let same = Rc::ptr_eq(&self.solutions, &other.solutions) && self.classes == other.classes;
        same && self.look == other.look && self.shown == other.shown
    }
}

impl Strip {
    fn html(&self) -> Html {
        let texts = &self.look.lang.soma().solutions;
        let palette = self.look.palette;
        html! {
            <>{ for self.classes.iter().map(|&class| {
                let labels = &self.solutions.catalogue.classes[class].labels;
                let picture = self.thumb.svg(labels, palette);
                let shown = self.shown == Some(class);
                html! {
                    <button class="thumb" data-id={Id::new(CLASS, class, 0).to_string()} aria-label={(texts.picture)(class + 1)}
                        aria-current={shown.then_some("true")} tabindex={if shown { "0" } else { "-1" }}>
                        { Html::from_html_unchecked(picture.into()) }
                        <span>{ class + 1 }</span>
                    </button>
                }
            }) }</>
        }
    }
}

/// The HTML of the gallery.
pub fn gallery(page: &Soma, look: &Look) -> Html {
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let texts = &look.lang.soma().solutions;
    let Some(solutions) = &state.solutions else { return html! {} };
    let classes = state.gallery();
    if classes.is_empty() {
        return html! {};
    }
    let onclick = sends(on_act, |event: MouseEvent| Some(Act::Solution(class_of(&thumb_at(&event)?)?)));
    let onkeydown = {
        let on_act = on_act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let thumb = thumb_at(&event).filter(|_| !has_modifier(&event));
            let Some(next) = thumb.and_then(|thumb| neighbour(&thumb, &event.key())) else { return };
            event.prevent_default();
            // If the picture cannot take the focus, the focus stays where it is.
            let _ = next.focus();
            if let Some(class) = class_of(&next) {
                on_act.emit(Act::Solution(class));
            }
        })
    };
    let thumb = Rc::new(Thumbnail::new(&state.model.figure, SIDE).for_pieces(&state.model.pieces));
    let wanted = page.wanted_pictures.min(classes.len());
    let strip = |classes: &[usize]| {
        let strip = panel(
            Strip {
                look: *look,
                thumb: Rc::clone(&thumb),
                solutions: Rc::clone(solutions),
                classes: classes.to_vec(),
                shown: classes.contains(&state.solution).then_some(state.solution),
            },
            Strip::html,
        );
        // With a key, a part of the gallery is kept by Yew when others are added after it.
        html! { <key={classes[0]}>{ strip }</> }
    };
    html! {
        <div class="gallery" role="group" aria-label={texts.gallery} {onclick} {onkeydown}>
            <>{ for classes[..page.pictures.min(wanted)].chunks(AT_A_TIME).map(strip) }</>
            if wanted < classes.len() {
                { button("more-pictures", (texts.more)(classes.len() - wanted), on_act, Act::More) }
            }
        </div>
    }
}

/// The picture of an event.
fn thumb_at(event: &web_sys::Event) -> Option<HtmlElement> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest(".thumb").ok()??.dyn_into().ok()
}

fn class_of(thumb: &HtmlElement) -> Option<usize> {
    let id = Id::read(&thumb.get_attribute("data-id")?, &[CLASS])?;
    Some(id.a as usize)
}

/// The picture that a key leads to: the next one, or the one above or below.
fn neighbour(thumb: &HtmlElement, key: &str) -> Option<HtmlElement> {
    let (forward, row) = match key {
        "ArrowRight" => (true, false),
        "ArrowLeft" => (false, false),
        "ArrowDown" => (true, true),
        "ArrowUp" => (false, true),
        _ => return None,
    };
    let mut here: HtmlElement = thumb.clone();
    loop {
        let next = if forward { here.next_element_sibling() } else { here.previous_element_sibling() };
        here = next?.dyn_into().ok()?;
        // In the row below or above: the same column.
        if here.class_name() == "thumb" && (!row || here.offset_left() == thumb.offset_left()) {
            return Some(here);
        }
    }
}
