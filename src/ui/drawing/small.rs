//! A small drawing within a text. It is explored by keyboard as the large one: Enter begins, the arrows walk from thing to thing, whose name
//! is told below; Enter, Esc and Tab end.

use super::walk::Walk;
use crate::geometry::Point;
use crate::scene::hit::places;
use crate::scene::{Id, Room, Scene, svg};
use crate::ui::Look;
use yew::prelude::*;

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SmallDrawingProps {
    class: &'static str,
    title: AttrValue,
    hint: &'static str,
    drawing: AttrValue,
    room: Room,
    /// Each thing with its place and its name.
    things: Vec<(Id, Point, String)>,
}

/// The component.
pub struct SmallDrawing {
    walk: Walk,
    here: Option<Id>,
}

/// What the reader does.
pub enum SmallDrawingMessage {
    /// Goes on in a direction, or begins or ends.
    Go(Option<Point>),
    /// Leaves it.
    Leave,
}

/// A small drawing of a scene. Things without a `name` are passed over.
pub fn small_drawing(
    class: &'static str,
    scene: &Scene,
    title: impl Into<AttrValue>,
    name: impl Fn(Id) -> Option<String>,
    look: &Look,
) -> Html {
    let title = title.into();
    let named = |(id, at): (Id, Point)| Some((id, at, name(id)?));
    let props = SmallDrawingProps {
        class,
        drawing: svg::document(scene, look.palette, &title).into(),
        title,
        hint: look.shell().walk,
        room: scene.room,
        things: places(&scene.flatten()).into_iter().filter_map(named).collect(),
    };
    html! { <SmallDrawing ..props /> }
}

impl Component for SmallDrawing {
    type Message = SmallDrawingMessage;
    type Properties = SmallDrawingProps;

    fn create(_ctx: &Context<Self>) -> Self {
        SmallDrawing { walk: Walk::default(), here: None }
    }

    fn update(&mut self, ctx: &Context<Self>, message: Self::Message) -> bool {
        match message {
            SmallDrawingMessage::Go(towards) => {
                let things: Vec<(Id, Point)> = ctx.props().things.iter().map(|(id, at, _)| (*id, *at)).collect();
                self.here = self.walk.go(&things, self.here, towards).map(|(id, _)| id);
            }
            SmallDrawingMessage::Leave => {
                self.walk.end();
                self.here = None;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let SmallDrawingProps { class, title, hint, drawing, room, things } = ctx.props();
        let here = things.iter().find(|(id, ..)| Some(*id) == self.here);
        let (walk, link) = (self.walk.clone(), ctx.link().clone());
        let onkeydown = Callback::from(move |event: KeyboardEvent| {
            if let Some(towards) = walk.heard(&event) {
                event.prevent_default();
                event.stop_propagation();
                link.send_message(SmallDrawingMessage::Go(towards));
            }
        });
        let onblur = ctx.link().callback(|_: FocusEvent| SmallDrawingMessage::Leave);
        let ring =
            |at: &Point| format!("left: {:.2}%; top: {:.2}%", at.x / room.width * 100.0, at.y / room.height * 100.0);
        html! {
            <figure class={classes!("walked", *class)}>
                <div class="walked-drawing" role="application" aria-label={title.clone()} aria-description={*hint} tabindex="0" {onkeydown} {onblur}>
                    { Html::from_html_unchecked(drawing.clone()) }
                    if let Some((_, at, _)) = here { <span class="walked-ring" style={ring(at)} /> }
                </div>
                <figcaption data-told="all" data-hint={*hint}>{ here.map(|(.., name)| name.as_str()).unwrap_or_default() }</figcaption>
            </figure>
        }
    }
}
