//! A small drawing within a text. It is explored by keyboard as the large one: Enter begins, the arrows walk from thing to thing, whose name
//! is told below; Enter, Esc and Tab end. Where the walk is stands in the page: a component for it would make each page larger.

use super::walk::Walk;
use crate::geometry::{Point, decimal};
use crate::scene::hit::places;
use crate::scene::{Id, Scene, svg};
use crate::ui::Look;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attribute of the ring with the index of the thing where it is.
const HERE: &str = "data-here";

/// A small drawing of a scene. Things without a `name` are passed over.
pub fn small_drawing(
    class: &'static str,
    scene: &Scene,
    title: impl Into<AttrValue>,
    name: impl Fn(Id) -> Option<String>,
    look: &Look,
) -> Html {
    let (title, hint, room) = (title.into(), look.shell().walk, scene.room);
    let drawing = svg::document(scene, look.palette, &title);
    let mut names = vec![];
    let mut things = vec![];
    for (id, at) in places(&scene.flatten()) {
        if let Some(name) = name(id) {
            things.push((id, at));
            names.push(name);
        }
    }
    let walk = Callback::from(move |event: Event| {
        let Some(parts @ [ring, ..]) = &parts(&event) else { return };
        let from =
            ring.get_attribute(HERE).and_then(|index| things.get(index.parse::<usize>().ok()?)).map(|thing| thing.0);
        let walk = Walk::begun(from.is_some());
        // A screen reader may press without a key.
        let Some(towards) = event.dyn_ref().map_or(Some(None), |key| walk.heard(key)) else { return };
        event.prevent_default();
        event.stop_propagation();
        let next = walk.go(&things, from, towards);
        let index = next.and_then(|next| things.iter().position(|thing| thing.0 == next.0));
        show(
            parts,
            index.map(|index| {
                let Point { x, y } = things[index].1;
                (index, [x / room.width, y / room.height], names[index].as_str())
            }),
        );
    });
    let (onkeydown, onclick) = (walk.reform(KeyboardEvent::into), walk.reform(MouseEvent::into));
    let onblur = Callback::from(|event: FocusEvent| {
        if let Some(parts) = &parts(&event) {
            show(parts, None);
        }
    });
    html! {
        <figure class={classes!("walked", class)}>
            <div class="walked-drawing" role="application">
                <div aria-hidden="true">{ Html::from_html_unchecked(drawing.into()) }</div>
                <span class="walked-ring" hidden=true />
                <span class="walked-keys" role="button" aria-expanded="false" aria-label={title} aria-description={hint} tabindex="0" {onkeydown} {onclick} {onblur} />
            </div>
            <figcaption data-told="all" data-hint={hint}></figcaption>
        </figure>
    }
}

/// The ring, the caption and what hears the keys, of the drawing of an event.
fn parts(event: &Event) -> Option<[HtmlElement; 3]> {
    let figure = event.target()?.dyn_into::<Element>().ok()?.closest(".walked").ok()??;
    let part = |selector: &str| figure.query_selector(selector).ok()??.dyn_into().ok();
    Some([part(".walked-ring")?, part("figcaption")?, part(".walked-keys")?])
}

/// Rings a thing and tells its name: its index, where it is in widths and heights of the drawing, the name; or ends the walk.
fn show([ring, caption, keys]: &[HtmlElement; 3], here: Option<(usize, [f64; 2], &str)>) {
    ring.set_hidden(here.is_none());
    caption.set_text_content(here.map(|(.., name)| name));
    if here.is_some() {
        // It has the focus, unless it was pressed without a key.
        let _ = keys.focus();
    }
    // Attributes of these names can always be written.
    let _ = keys.set_attribute("aria-expanded", &here.is_some().to_string());
    let _ = match here {
        Some((index, [x, y], _)) => ring
            .set_attribute("style", &format!("left: {}%; top: {}%", decimal(100.0 * x, 2), decimal(100.0 * y, 2)))
            .and_then(|()| ring.set_attribute(HERE, &index.to_string())),
        None => ring.remove_attribute(HERE),
    };
}
