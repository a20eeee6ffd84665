//! A canvas that shows a scene. It fits its place and the pixel ratio of the screen, animates the change from one state to the
//! next, lets the reader turn the camera or move the lens, and reports what is pointed at. It asks for frames only while
//! something changes.

mod behind;
mod lens;
mod orbit;
mod pointer;
mod props;
pub mod small;
mod walk;

pub use lens::{Aim, Pans};
pub use props::{Draw, DrawConditions, DrawingProps, GOES_ON, Grip, Grips, Painted, Sight, Twist};

use super::controls::press;
use super::keys::{Command, Keys};
use super::paint::paint;
use super::root::{fits_media, uncover};
use crate::geometry::{Point, Within};
use crate::scene::{Camera, Flat, Id, Room, Scene, hit};
use crate::ui::button::Button;
use behind::Behind;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use lens::{Glass, LARGER};
use orbit::Orbiting;
use std::rc::Rc;
use walk::Walk;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, ResizeObserver, ResizeObserverBoxOptions,
    ResizeObserverOptions, WheelEvent,
};
use yew::prelude::*;

/// The component. With `PANS` the drawing can be larger than its area; without it, the compiler leaves the code for that out of
/// the program.
pub struct Drawing<const PANS: bool = false> {
    canvas: NodeRef,
    context: Option<CanvasRenderingContext2d>,
    frame: Option<AnimationFrame>,
    resized: Option<Resized>,
    _keys: Keys,
    orbit: Orbiting,
    drag: Option<Drag>,
    second: Option<SecondFinger>,
    glass: Glass,
    room: Room,
    /// The time when the animation began; none once it is over. Negative: it begins with the next frame.
    begun: Option<f64>,
    /// Duration of the animation, in milliseconds.
    animate: f64,
    last_frame: f64,
    flat: Vec<Flat>,
    behind: Option<Behind>,
    /// Whether the state has changed since the last frame.
    stale: bool,
    /// Scene units for one CSS pixel.
    units: f64,
    pointed: Option<Id>,
    walk: Walk,
    /// Whether the camera has left the standard view.
    is_turned: bool,
    /// The camera that the page knows.
    told: Camera,
    /// The part of the drawing that the page knows, and what tells it the next one once the lens has rested for a while.
    part: Option<[Point; 2]>,
    resting: Option<Timeout>,
}

/// The observer of the canvas's size, and the function that it calls.
type Resized = (ResizeObserver, Closure<dyn FnMut(JsValue)>);

struct Drag {
    pointer: i32,
    from: (f64, f64),
    at: (f64, f64),
    time: f64,
    moved: bool,
    /// Whether it began under the lens, which it moves.
    pans: bool,
    /// The element that is being dragged, if any, and its speed in pixels a millisecond.
    held: Option<(Id, Point)>,
    /// Whether it carries what is in the hand.
    carries: bool,
}

/// A second finger while the first one carries something.
struct SecondFinger {
    pointer: i32,
    /// Where the stroke began, or the last turn was made, in CSS pixels.
    from: (f64, f64),
    /// Whether it has turned something.
    turned: bool,
}

/// An event of the drawing.
pub enum DrawingMessage {
    /// The browser is ready to paint, at this time in milliseconds.
    Frame(f64),
    /// The size or the pixel ratio has changed, or is known for the first time.
    Resized,
    /// The font of the labels is loaded.
    Typed,
    /// It is time to paint the background. On a large screen the first frame would take too long with the first scene in it.
    Paper,
    /// A finger, a pen or the mouse button went down.
    Down(PointerEvent),
    /// The pointer has moved.
    Move(PointerEvent),
    /// The pointer went up or was lost.
    Up(PointerEvent),
    /// The pointer has left the drawing.
    Leave(PointerEvent),
    /// The wheel was turned over the drawing.
    Wheel(WheelEvent),
    /// Enlarge the drawing by this factor, about its middle.
    Zoom(f64),
    /// Return to the standard view.
    Standard,
    /// A key for the camera or the lens was pressed.
    Key(Command),
    /// The keyboard is to point at the next element in this direction, a unit vector; none: it begins or ends to do so.
    Walk(Option<Point>),
    /// The keyboard has gone elsewhere.
    Blur,
    /// The lens has rested for a while.
    Rested,
}

/// After this long without another movement the lens is at rest, in milliseconds: wheels and keys move it in small steps.
const REST: u32 = 150;

/// Duration of the return to the standard view, in milliseconds.
const HOMING: f64 = 300.0;

impl<const PANS: bool> Component for Drawing<PANS> {
    type Message = DrawingMessage;
    type Properties = DrawingProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let DrawingProps { sides, home, sight, .. } = ctx.props();
        let orbit = Orbiting::new(sight.camera.unwrap_or(*home), sides);
        let glass = Glass::new(ctx.props().pans.is_some());
        let panning = Rc::clone(&glass.pans);
        Drawing {
            canvas: NodeRef::default(),
            context: None,
            frame: None,
            resized: None,
            _keys: Keys::listen(move |command| {
                let zooms = panning.get() && matches!(command, Command::Letter('i' | 'o', _));
                let mine = zooms || matches!(command, Command::Orbit(..) | Command::StandardView);
                if mine {
                    link.send_message(DrawingMessage::Key(command));
                }
                mine
            }),
            is_turned: orbit.camera != *home,
            told: orbit.camera,
            part: None,
            resting: None,
            orbit,
            drag: None,
            second: None,
            glass,
            room: Room { width: 0.0, height: 0.0 },
            begun: None,
            animate: 0.0,
            last_frame: 0.0,
            flat: vec![],
            behind: None,
            stale: false,
            units: 1.0,
            pointed: None,
            walk: Walk::default(),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let DrawingProps { orbits, grips, pans, standard, .. } = ctx.props();
        let (walk, holds) = (self.walk.clone(), grips.holds());
        let onkeydown = link.batch_callback(move |event: KeyboardEvent| {
            // The keys are for what is in the hand.
            let towards = walk.heard(&event).filter(|_| !holds)?;
            event.prevent_default();
            Some(DrawingMessage::Walk(towards))
        });
        // A screen reader presses without a pointer.
        let onclick = link.batch_callback(move |event: MouseEvent| {
            let canvas: HtmlElement = event.target_dyn_into().filter(|_| event.detail() == 0 && !holds)?;
            canvas.focus().ok().map(|()| DrawingMessage::Walk(None))
        });
        let can_walk = !ctx.props().walk_hint.is_empty();
        let moves = *orbits || *grips != Grips::Nothing || pans.is_some();
        let turned = *orbits && self.is_turned && !standard.is_empty();
        let class = classes!("drawing", moves.then_some("orbits"));
        html! {
            <>
            // Some screen readers leave all keys to what can be expanded, others to what is in an application.
            <canvas id="drawing" ref={self.canvas.clone()} {class} role={if can_walk { "button" } else { "application" }} aria-label={ctx.props().label.clone()}
                aria-describedby="walk-hint" aria-expanded={can_walk.then(|| self.walk.is_on().to_string())} tabindex="0"
                {onkeydown} {onclick} onblur={link.callback(|_| DrawingMessage::Blur)}
                onpointerdown={link.callback(DrawingMessage::Down)} onpointermove={link.callback(DrawingMessage::Move)}
                onpointerup={link.callback(DrawingMessage::Up)} onpointercancel={link.callback(DrawingMessage::Up)}
                onpointerleave={link.callback(DrawingMessage::Leave)} ondblclick={link.callback(|_| DrawingMessage::Standard)} />
            <p id="walk-hint">{ ctx.props().walk_hint }</p>
            if turned || PANS && pans.is_some() {
                <div class="zooms">
                    if let (true, Some(Pans { names, .. })) = (PANS, pans) {
                        { Button { name: Some(names[0].into()), ..Button::of(press(&link.callback(DrawingMessage::Zoom), LARGER)) }.words("+") }
                        { Button { name: Some(names[1].into()), ..Button::of(press(&link.callback(DrawingMessage::Zoom), 1.0 / LARGER)) }.words("−") }
                    }
                    if turned {
                        { Button { name: Some((*standard).into()), class: "standard-view", ..Button::of(press(&link.callback(|()| DrawingMessage::Standard), ())) }.words("↺") }
                    }
                </div>
            }
            </>
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &DrawingProps) -> bool {
        let new = ctx.props();
        self.glass.pans.set(new.pans.is_some());
        if new.draw != old.draw && new.animate >= 0.0 {
            self.animate = new.animate;
            self.begun = (new.animate > 0.0 && !reduced_motion()).then_some(-1.0);
            self.stale = true;
        }
        let aim = |props: &DrawingProps| props.pans.as_ref().map(|pans| pans.aim);
        if PANS && let Some(pans) = &new.pans {
            let time = if old.pans.is_some() { new.animate.max(0.0) } else { 0.0 };
            if new.sight.part != self.part {
                self.part = new.sight.part;
                self.glass.go(self.part, time);
                if self.part.is_some() {
                    pans.on_pan.emit(true);
                }
                self.ask(ctx);
            } else if aim(new) != aim(old) {
                self.glass.glide(time);
            }
        }
        if new.draw != old.draw
            || new.ringed != old.ringed
            || new.palette != old.palette
            || PANS && aim(new) != aim(old)
        {
            self.ask(ctx);
        }
        if (new.home, new.sight.camera) != (old.home, old.sight.camera) && self.drag.is_none() {
            let camera = new.sight.camera.unwrap_or(new.home);
            if camera != self.told {
                self.told = camera;
                self.orbit.go(camera);
                self.ask(ctx);
            }
        }
        // Not under a finger that paints.
        if new.sides != old.sides && self.drag.is_none() && self.orbit.show(&new.sides) {
            self.ask(ctx);
        }
        new.label != old.label
            || new.orbits != old.orbits
            || new.grips != old.grips
            || new.pans != old.pans
            || new.walk_hint != old.walk_hint
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if !first {
            return;
        }
        if let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() {
            let link = ctx.link().clone();
            let told = Closure::new(move |_: JsValue| link.send_message(DrawingMessage::Resized));
            if let Ok(observer) = ResizeObserver::new(told.as_ref().unchecked_ref()) {
                // The size in device pixels where the browser supports it; then a change of the pixel ratio is reported too.
                let options = ResizeObserverOptions::new();
                options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
                observer.observe(&canvas);
                observer.observe_with_options(&canvas, &options);
                self.resized = Some((observer, told));
            }
            if PANS {
                self.glass.listen(&canvas, ctx.link().clone());
            }
        }
        if self.resized.is_none() {
            self.ask(ctx);
        }
        // Labels are painted again once their font is loaded.
        if let Some(ready) = web_sys::window().and_then(|w| w.document()).and_then(|d| d.fonts().ready().ok()) {
            let link = ctx.link().clone();
            wasm_bindgen_futures::spawn_local(async move {
                if wasm_bindgen_futures::JsFuture::from(ready).await.is_ok() {
                    link.send_message(DrawingMessage::Typed);
                }
            });
        }
    }

    fn update(&mut self, ctx: &Context<Self>, message: DrawingMessage) -> bool {
        let walked = self.walk.is_on();
        match message {
            DrawingMessage::Frame(now) => self.draw_frame(ctx, now),
            DrawingMessage::Resized => {
                if self.is_blank() {
                    let link = ctx.link().clone();
                    Timeout::new(0, move || link.send_message(DrawingMessage::Paper)).forget();
                } else {
                    self.ask(ctx);
                }
            }
            DrawingMessage::Paper => {
                if let Some((_, scale)) = self.scene(ctx, 1.0) {
                    self.put(ctx, 0, scale);
                }
                self.ask(ctx);
            }
            DrawingMessage::Typed => {
                self.behind = None;
                if !self.is_blank() {
                    self.ask(ctx);
                }
            }
            DrawingMessage::Down(event) => self.down(ctx, &event),
            DrawingMessage::Move(event) => self.moved(ctx, &event),
            DrawingMessage::Up(event) => self.up(ctx, &event),
            // A finger that is lifted still points at the last element.
            DrawingMessage::Leave(event) if event.pointer_type() == "touch" => {}
            DrawingMessage::Leave(_) => {
                if self.pointed.take().is_some() {
                    ctx.props().on_point.emit(None);
                }
            }
            DrawingMessage::Key(Command::Orbit(right, up)) if ctx.props().orbits => {
                self.orbit.key(right, up);
                self.ask(ctx);
            }
            DrawingMessage::Standard | DrawingMessage::Key(Command::StandardView) if ctx.props().orbits => {
                self.orbit.go(ctx.props().home);
                if let (true, Some(pans)) = (PANS, &ctx.props().pans) {
                    self.glass.hear(pans, &message, self.room, self.units);
                }
                self.ask(ctx);
            }
            DrawingMessage::Rested => self.tell(ctx),
            DrawingMessage::Walk(towards) => self.walk(ctx, towards),
            DrawingMessage::Blur if self.walk.is_on() => self.walk(ctx, None),
            DrawingMessage::Blur => {}
            message @ (DrawingMessage::Standard
            | DrawingMessage::Key(_)
            | DrawingMessage::Zoom(_)
            | DrawingMessage::Wheel(_)) => {
                if let (true, Some(pans)) = (PANS, &ctx.props().pans) {
                    self.glass.hear(pans, &message, self.room, self.units);
                    self.ask(ctx);
                }
            }
        }
        let is_turned = self.orbit.camera != ctx.props().home;
        std::mem::replace(&mut self.is_turned, is_turned) != is_turned || self.walk.is_on() != walked
    }

    fn destroy(&mut self, _ctx: &Context<Self>) {
        if let Some((observer, _)) = &self.resized {
            observer.disconnect();
        }
    }
}

impl<const PANS: bool> Drawing<PANS> {
    /// Asks for one frame, unless one is already requested.
    fn ask(&mut self, ctx: &Context<Self>) {
        if self.frame.is_none() {
            let link = ctx.link().clone();
            self.frame = Some(request_animation_frame(move |now| link.send_message(DrawingMessage::Frame(now))));
        }
    }

    fn draw_frame(&mut self, ctx: &Context<Self>, now: f64) {
        self.frame = None;
        let passed = (now - self.last_frame).within(0.0, 50.0);
        self.last_frame = now;
        let mut again = self.orbit.moves_on(now, passed, self.drag.is_some());
        if PANS {
            again |= self.glass.glides_on(now);
        }
        let mut t = 1.0;
        if let Some(begun) = self.begun {
            let begun = if begun < 0.0 { now } else { begun };
            t = ((now - begun) / self.animate.max(1.0)).min(1.0);
            self.begun = (t < 1.0).then_some(begun);
            again |= t < 1.0;
        }
        self.stale = false;
        self.paint(ctx, t);
        if again {
            self.ask(ctx);
        }
        let camera = self.orbit.camera;
        if camera != self.told && self.drag.is_none() && !self.orbit.is_moving() {
            self.told = camera;
            self.tell(ctx);
        }
        if PANS && !again && self.drag.is_none() && self.seen(ctx) != self.part {
            let link = ctx.link().clone();
            self.resting = Some(Timeout::new(REST, move || link.send_message(DrawingMessage::Rested)));
        }
    }

    /// The part of the drawing that the reader has moved into sight.
    fn seen(&self, ctx: &Context<Self>) -> Option<[Point; 2]> {
        ctx.props().pans.as_ref().filter(|_| PANS).and_then(|pans| self.glass.part(pans, self.room))
    }

    /// Tells the page what the reader has turned or moved into sight.
    fn tell(&mut self, ctx: &Context<Self>) {
        self.part = self.seen(ctx);
        let camera = Some(self.told).filter(|camera| *camera != ctx.props().home);
        ctx.props().on_rest.emit(Sight { camera, part: self.part });
    }

    /// The scene for the present size, and device pixels for one scene unit; none while the size is not known.
    fn scene(&mut self, ctx: &Context<Self>, t: f64) -> Option<(Scene, f64)> {
        let canvas = self.canvas.cast::<HtmlCanvasElement>()?;
        let (width, height) = (f64::from(canvas.client_width()), f64::from(canvas.client_height()));
        if width < 8.0 || height < 8.0 {
            return None;
        }
        // More where the page is enlarged, as when a part of it is presented.
        let enlarged = canvas.get_bounding_client_rect().width() / width;
        let ratio = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio() * enlarged).within(0.5, 4.0);
        self.units = 16.0 / text_size(&canvas);
        self.room = Room { width: width * self.units, height: height * self.units };
        if let (true, Some(pans)) = (PANS, &ctx.props().pans) {
            self.glass.aim(pans, self.room, self.last_frame);
        }
        let mut scene = self.state_at(ctx, t);
        scene.ring(&ctx.props().ringed);
        if self.walk.is_on() {
            scene.ring(self.pointed.as_slice());
        }
        self.flat = scene.flatten();
        Some((scene, ratio / self.units))
    }

    /// The scene at this progress of the animation, for the size that is known.
    fn state_at(&self, ctx: &Context<Self>, t: f64) -> Scene {
        let conditions = DrawConditions { room: self.room, camera: self.orbit.camera, lens: self.glass.lens, t };
        (ctx.props().draw.0)(&conditions)
    }

    /// What is at a point of the drawing. An animation does not hold up input: things are hit where they stand at its end.
    fn under(&self, ctx: &Context<Self>, at: Point) -> Option<Id> {
        let moves = (self.begun.is_some() || self.stale) && !self.is_blank();
        // A lens shows many things, which do not move.
        if moves && ctx.props().pans.is_none() {
            return hit(&self.state_at(ctx, 1.0).flatten(), at);
        }
        hit(&self.flat, at)
    }

    /// Whether nothing has been drawn yet.
    fn is_blank(&self) -> bool {
        self.flat.is_empty()
    }

    fn paint(&mut self, ctx: &Context<Self>, t: f64) {
        if let Some((scene, scale)) = self.scene(ctx, t) {
            self.put(ctx, self.flat.len(), scale);
            if ctx.props().painted.borrow_mut().replace(scene).is_none() {
                uncover();
            }
        }
    }

    /// Paints the first `shapes` shapes of the scene on an empty background, at `scale` device pixels for one scene unit.
    fn put(&mut self, ctx: &Context<Self>, shapes: usize, scale: f64) {
        let Some(canvas) = self.canvas.cast::<HtmlCanvasElement>() else { return };
        resize(&canvas, self.room, scale);
        // The context is made only when there is something to paint: without transparency an empty canvas is black.
        self.context = self.context.take().or_else(|| opaque(&canvas));
        if let Some(context) = &self.context {
            let (flat, room, palette) = (&self.flat[..shapes], self.room, ctx.props().palette);
            let behind = if PANS { Behind::of(&mut self.behind, flat, (room, palette, scale)) } else { None };
            let (behind, first) = behind.unzip();
            paint(context, &flat[first.unwrap_or(0)..], room, palette, scale, ctx.props().draw.1.as_ref(), behind);
        }
    }
}

/// Gives a canvas as many pixels as a room has at this scale.
fn resize(canvas: &HtmlCanvasElement, room: Room, scale: f64) {
    let pixels = [room.width, room.height].map(|size| (size * scale).round() as u32);
    if [canvas.width(), canvas.height()] != pixels {
        canvas.set_width(pixels[0]);
        canvas.set_height(pixels[1]);
    }
}

/// The drawing context of a canvas, without transparency.
fn opaque(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"alpha".into(), &false.into());
    canvas.get_context_with_context_options("2d", &options).ok().flatten()?.dyn_into().ok()
}

/// Whether the reader's system asks for reduced motion.
pub fn reduced_motion() -> bool {
    fits_media("(prefers-reduced-motion: reduce)")
}

/// Height of the text of a drawing, in CSS pixels, as the style sheet has it.
fn text_size(canvas: &HtmlCanvasElement) -> f64 {
    let size = || {
        let style = web_sys::window()?.get_computed_style(canvas).ok()??;
        // NaN if the property is not a length.
        Some(js_sys::parse_float(&style.get_property_value("font-size").ok()?))
    };
    size().filter(|&size| size > 1.0).unwrap_or(16.0)
}
