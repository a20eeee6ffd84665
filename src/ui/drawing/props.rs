//! What a drawing is given, and what it tells the page.

use super::lens::Pans;
use crate::geometry::{Point, Vec3};
use crate::scene::{Camera, Id, Lens, Palette, Room, Scene};
use crate::ui::paint::Photo;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The conditions under which a scene is drawn.
#[derive(Clone, Copy, Debug)]
pub struct DrawConditions {
    /// The size of the area to draw in.
    pub room: Room,
    /// The camera that looks at solids.
    pub camera: Camera,
    /// The visible part of a drawing that is larger than its area.
    pub lens: Lens,
    /// Progress of the animation, 0 to 1: 0 is the previous state, 1 the present one.
    pub t: f64,
}

/// What the reader has turned or moved into sight, which the link keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sight {
    /// The camera; none: that of the standard view.
    pub camera: Option<Camera>,
    /// The part of a drawing that is larger than its area, as two opposite corners, rounded to hundredths of the drawing's unit; none: the
    /// one that the page shows by itself.
    pub part: Option<[Point; 2]>,
}

/// A function that makes the scene of the present state. Another function means that the state has changed.
#[derive(Clone)]
pub struct Draw(pub(super) Rc<dyn Fn(&DrawConditions) -> Scene>, pub(super) Option<Photo>);

impl Draw {
    /// Draws with this function. Two values are equal only if they are clones of each other.
    pub fn new(draw: impl Fn(&DrawConditions) -> Scene + 'static) -> Draw {
        Draw(Rc::new(draw), None)
    }

    /// The same with the picture that the reader has chosen.
    pub fn with(self, photo: Option<Photo>) -> Draw {
        Draw(self.0, photo)
    }
}

impl PartialEq for Draw {
    fn eq(&self, other: &Draw) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What a drag does besides turning the camera.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grips {
    /// Nothing.
    #[default]
    Nothing,
    /// It moves the element on which it begins.
    Things,
    /// It tells the elements over which it goes, if it begins on one.
    Brush,
    /// It takes elements of one kind into the hand. What is in the hand follows the pointer, wherever it is: a mouse without a button, a
    /// single finger, and a second finger turns it by strokes and taps. Two fingers that come together, or the mouse with Shift or its
    /// other button, turn the camera.
    Hand {
        /// The kind of the elements that can be taken.
        kind: &'static str,
        /// Whether something is in the hand.
        holds: bool,
    },
}

/// A drag that moves an element of the drawing instead of turning the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Grip {
    /// With [`Grips::Brush`]: it goes over this element.
    Over(Id),
    /// With [`Grips::Hand`]: the pointer is at this point of the drawing, in scene units; it has taken this element, if it has just done
    /// so.
    Carry(Option<Id>, Point),
    /// With [`Grips::Hand`]: what is in the hand is let go at this point.
    Drop(Point),
    /// With [`Grips::Hand`]: a second finger turns what the first one carries.
    Twist(Twist),
    /// The element, how far it was dragged from where the drag began, in scene units, and the camera that shows it.
    Pull(Id, Point, Camera),
    /// The drag has ended, and the element would go on by this in scene units, if it was flicked.
    LetGo(Point),
}

/// What a second finger does while the first one carries something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twist {
    /// A stroke to the right.
    Right,
    /// A stroke to the left.
    Left,
    /// A stroke upwards.
    Up,
    /// A stroke downwards.
    Down,
    /// A tap.
    Tap,
}

impl Grips {
    /// Whether something is in the hand.
    pub fn holds(self) -> bool {
        matches!(self, Grips::Hand { holds: true, .. })
    }
}

/// The scene that was painted last, shared with the code that saves it to a file.
pub type Painted = Rc<RefCell<Option<Scene>>>;

/// The duration for a redraw in which only the highlighting changes: an animation under way continues.
pub const GOES_ON: f64 = -1.0;

/// The properties of a drawing.
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// The function that makes the scene.
    pub draw: Draw,
    /// What is ringed in it.
    #[prop_or_default]
    pub ringed: Vec<Id>,
    /// Duration of the animation from the previous state, in milliseconds; 0: the change is shown at once. Negative: an
    /// animation under way continues.
    pub animate: f64,
    /// Whether the scene has solids that the camera can turn around.
    pub orbits: bool,
    /// The colours.
    pub palette: Palette,
    /// A description of the scene, for screen readers.
    pub label: AttrValue,
    /// Where the scene that was painted last is put.
    pub painted: Painted,
    /// Called when an element was clicked.
    pub on_pick: Callback<Id>,
    /// What a drag does besides turning the camera.
    #[prop_or_default]
    pub grips: Grips,
    /// Called while an element is dragged and when it is released.
    #[prop_or_default]
    pub on_grip: Callback<Grip>,
    /// The lens, for a drawing that can be larger than its area.
    #[prop_or_default]
    pub pans: Option<Pans>,
    /// Called when the pointer moves to another element, or away from all of them.
    #[prop_or_default]
    pub on_point: Callback<Option<Id>>,
    /// The directions from the middle in which lies what the words speak of: when they change, the camera turns to see the most of it.
    #[prop_or_default]
    pub sides: Vec<Vec3>,
    /// The standard view, to which the camera returns.
    #[prop_or(Camera::STANDARD)]
    pub home: Camera,
    /// What the reader has turned or moved into sight, where the page keeps it.
    #[prop_or_default]
    pub sight: Sight,
    /// Called when the camera or the lens has come to rest elsewhere.
    #[prop_or_default]
    pub on_rest: Callback<Sight>,
    /// The name of the button that brings the standard view back; without it there is none.
    #[prop_or_default]
    pub standard: &'static str,
    /// How the keyboard points at its elements; empty if there is nothing to point at.
    #[prop_or_default]
    pub walk_hint: &'static str,
}
