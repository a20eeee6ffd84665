//! What the page of a puzzle has to provide. Each part is a trait, implemented in the file with that role:
//!
//! | trait | what it is | file |
//! |---|---|---|
//! | [`PageState`] | the state, without the browser | `state` |
//! | [`Desktop`] | the page's own data and the parts of its layout | the page itself |
//! | [`Draws`] | the drawing | `draw` |
//! | [`Explains`] | the panel on the right | `says` |
//! | [`Tasks`](super::tasks::Tasks) | the jobs of the workers | `run` |
//! | [`Actions`](super::actions::Actions) | the actions of the reader | `act` |
//!
//! Functions that work in the same way on all pages have a default there.

use super::state::{Linked, PageState};
use super::{Effect, Frame};
use crate::geometry::Vec3;
use crate::link::Link;
use crate::puzzle::Puzzle;
use crate::scene::Id;
use crate::search::WorkerJob;
use crate::text::{Lang, PageTexts};
use crate::ui::controls::Wording;
use crate::ui::drawing::{DrawingProps, Grip, Grips, Pans, Sight};
use crate::ui::keys::Command;
use crate::ui::steps::Steps;
use crate::ui::trouble::Worded;
use crate::ui::{Look, PageProps};
use crate::worker::pool::Pool;
use yew::prelude::*;

/// The functions of [`Desktop`] that give a page's fields `frame` and `state`, and the view that the state shows.
macro_rules! own_fields {
    () => {
        fn frame(&self) -> &$crate::ui::page::Frame<Self> {
            &self.frame
        }

        fn frame_mut(&mut self) -> &mut $crate::ui::page::Frame<Self> {
            &mut self.frame
        }

        fn state(&self) -> &Self::State {
            &self.state
        }

        fn state_mut(&mut self) -> &mut Self::State {
            &mut self.state
        }

        fn view(&self) -> Self::View {
            self.state.view
        }
    };
}
pub(in crate::ui) use own_fields;

/// What the page of a puzzle receives from the program around it.
pub type Ctx<P> = PageProps<Pool<<P as Desktop>::Job>>;

/// The page of one puzzle.
pub trait Desktop: Sized + 'static {
    /// The puzzle.
    const PUZZLE: Puzzle;
    /// Whether the page uses all letters as keys: then F, L and T are not available for present mode, language and theme.
    const LETTERS: bool = false;
    /// All views, in the order of their tabs; keys 1 to 6 open the first six.
    const VIEWS: &'static [Self::View];

    /// The link to the state that plays by itself when the page is opened without a state.
    const DEMO: &'static str;
    /// The link that the button of the first minute follows.
    const START: &'static str;

    /// An action of the reader on this page.
    type Act: Clone + 'static;
    /// The state of the page.
    type State: PageState;
    /// A view in the middle of the page.
    type View: Copy + PartialEq + 'static;
    /// The jobs of its workers.
    type Job: WorkerJob;
    /// The tasks for which the page gives jobs to the workers.
    type Task: Copy + PartialEq + 'static;
    /// The component that shows the drawing.
    type Canvas: BaseComponent<Properties = DrawingProps>;

    /// Creates the page for the state that a link describes. Jobs that the link asks for are started by [`Desktop::begin`].
    fn open(frame: Frame<Self>, link: &Link) -> Self;
    /// The data common to all pages.
    fn frame(&self) -> &Frame<Self>;
    /// The data common to all pages, mutable.
    fn frame_mut(&mut self) -> &mut Frame<Self>;
    /// The state of the page.
    fn state(&self) -> &Self::State;
    /// The state of the page, mutable.
    fn state_mut(&mut self) -> &mut Self::State;
    /// The view that is shown.
    fn view(&self) -> Self::View;
    /// The texts that every page has.
    fn texts(lang: Lang) -> &'static PageTexts;
    /// Whether the page uses this key; `in_hand` tells whether the view has something to move by the arrows. It is not called for the
    /// keys of the whole site, nor for those of the camera.
    fn owns(command: Command, in_hand: bool) -> bool;

    /// The number of workers: as in the link, or one for each processor core.
    fn workers(&self) -> usize {
        crate::ui::workers(self.state().base().workers)
    }
    /// Starts the jobs that a link asks for besides the state that it describes.
    fn begin(&mut self, ctx: &Ctx<Self>, link: &Link);
    /// The searched setup has changed: gives up the jobs that depend on it.
    fn forget(&mut self, ctx: &Ctx<Self>);
    /// Called after every change, before the drawing is compared with the previous one: sets the part of the drawing to be
    /// shown.
    fn aim(&mut self) {}
    /// The setup as text, for its field.
    fn text(&self) -> String;
    /// Writes the setup as text into its field.
    fn write_setup(&mut self) {
        let text = self.text();
        self.frame_mut().written.write(text);
    }
    /// Called after the browser has the HTML, for what needs the elements themselves: scrolling, focus, lists.
    fn settle(&mut self) {}
    /// Called after every change: starts the jobs that have become necessary.
    fn keep_going(&mut self, _ctx: &Ctx<Self>) {}
    /// Advances everything that moves by this many milliseconds.
    fn tick(&mut self, passed: f64) {
        self.state_mut().tick(passed);
    }
    /// Whether the next frame is needed.
    fn is_moving(&self) -> bool {
        self.state().is_moving()
    }

    /// The name of the kind of a problem with a setup, and the sentence about it.
    fn worded(&self, problem: &<Self::State as Linked>::Problem, look: &Look) -> Wording {
        problem.worded(look)
    }
    /// The parts of the page that are different for each puzzle.
    fn parts(&self, look: &Look) -> Parts;
    /// The camera or the lens has come to rest. Returns the effect on the link.
    fn look_from(&mut self, sight: Sight) -> Effect {
        if !self.frame().opening.is_over() {
            return Effect::Nothing;
        }
        self.state_mut().base_mut().sight = sight;
        Effect::REPLACE
    }
    /// The controls below the drawing; not shown in present mode.
    fn below(&self, _look: &Look) -> Html {
        html! {}
    }
    /// What stands below the drawing in present mode.
    fn presented(&self, _look: &Look) -> Html {
        html! {}
    }
    /// The panel on the left.
    fn setup(&self, look: &Look) -> Html;
}

/// The parts of a page that are different for each puzzle. The others are the same everywhere, see [`super::desk()`].
pub struct Parts {
    /// Reads the attribute `data-id` of an element that stands for something drawn.
    pub id: fn(&str) -> Option<Id>,
    /// Whether the scene has solids that the camera can turn around.
    pub orbits: bool,
    /// The directions in which lies what the words speak of, see [`super::super::drawing::DrawingProps::sides`].
    pub sides: Vec<Vec3>,
    /// What a drag does besides turning the camera.
    pub grips: Grips,
    /// Whether the drawing has elements that can be pointed at.
    pub points: bool,
    /// The lens, for a drawing that can be larger than its area.
    pub pans: Option<Pans>,
}

/// The drawing of a page.
pub trait Draws: Desktop {
    /// Whether the present drawing is in the second part of the program, see [`super::rest`].
    fn draws_later(&self) -> bool {
        false
    }
    /// Sets the function that draws the state. The change is animated for `animate` milliseconds; 0: it is shown at once;
    /// [`GOES_ON`](crate::ui::drawing::GOES_ON): only the highlighting has changed, and an animation under way continues.
    fn draw(&mut self, ctx: &Ctx<Self>, animate: f64);
    /// Duration of the animation of the change from `before`, in milliseconds; 0 if the change is shown at once.
    fn motion(&self, before: &<Self::State as PageState>::Seen) -> f64;
    /// Sets the function that draws the state. Without `before`, the state is shown at once.
    fn redraw(&mut self, ctx: &Ctx<Self>, before: Option<&<Self::State as PageState>::Seen>) {
        let animate = before.map_or(0.0, |before| self.motion(before));
        self.draw(ctx, animate);
    }
    /// An element of the drawing is being dragged, or is released. Returns true if that has changed the state.
    fn drag(&mut self, _ctx: &Ctx<Self>, _grip: Grip) -> bool {
        false
    }
    /// Shows a drag of an element of the drawing and returns its effect on the link.
    fn grip(&mut self, ctx: &Ctx<Self>, grip: Grip) -> Effect {
        if self.drag(ctx, grip) {
            return Effect::REPLACE;
        }
        self.draw(ctx, 0.0);
        Effect::Look
    }
}

/// The panel on the right of a page.
pub trait Explains: Desktop {
    /// Sentences about the current step.
    fn words(&self, look: &Look) -> Vec<String>;
    /// The CSS class of these sentences.
    fn mood(&self) -> &'static str;
    /// A description of the element that is pointed at.
    fn pointed(&self, look: &Look) -> Option<String>;
    /// More about it that the drawing shows anyway, for screen readers.
    fn pointed_state(&self, _look: &Look) -> Option<String> {
        None
    }
    /// The counters of the view in large type. The other numbers of the public contract are in the document too, hidden.
    fn counters(&self, look: &Look) -> Html;
    /// The explanations for the present view; not shown in present mode.
    fn says(&self, look: &Look) -> Html;
}
