//! The first minute of a page that is opened without a state: the goal, something that moves, one button. It ends with the first
//! thing that the reader does.

use super::actions::Actions;
use super::desktop::{Ctx, Desktop};
use super::state::Linked;
use super::{Effect, Frame, PageMessage};
use crate::link::Link;
use crate::ui::button::Button;
use crate::ui::calls::OpeningAct;
use crate::ui::controls::{focus, press};
use crate::ui::drawing::reduced_motion;
use crate::ui::parts::button;
use crate::ui::steps::Steps;
use yew::prelude::*;

/// The speed of what plays by itself, an index of the speeds of the transport bar: two steps a second.
const SPEED: usize = 1;

/// At its end it rests this long before it begins again, in milliseconds.
const REST: f64 = 2_500.0;

/// How far the first minute is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opening {
    /// The reader has done something, or the page was opened with a state.
    Over,
    /// Nothing has moved yet, or the reader wants no motion.
    Still,
    /// The demonstration is playing, or has rested this long at its end, in milliseconds.
    Playing(f64),
}

impl Opening {
    /// The first minute of a page that is opened with this link.
    pub fn of(link: &Link) -> Opening {
        let Link { lesson, listing, present, workers, .. } = link;
        let plain = link.is_bare() && lesson.is_none() && !listing && !present && workers.is_none();
        if plain { Opening::Still } else { Opening::Over }
    }

    /// Whether it is over.
    pub fn is_over(self) -> bool {
        self == Opening::Over
    }
}

/// Begins the demonstration. If the reader wants no motion, its beginning stands still.
pub fn play<P: Desktop>(page: &mut P) {
    if page.frame().opening.is_over() {
        return;
    }
    let (link, _) = Link::parse(P::DEMO);
    *page.state_mut() = P::State::of(&link);
    if reduced_motion() {
        return;
    }
    page.frame_mut().opening = Opening::Playing(0.0);
    let player = page.state_mut().player_mut();
    player.set_speed(SPEED);
    player.play();
}

/// Advances the demonstration by this many milliseconds.
pub fn tick<P: Desktop>(page: &mut P, passed: f64) {
    page.state_mut().tick(passed);
    let playing = page.state().player().playing;
    if let (Opening::Playing(rested), false) = (&mut page.frame_mut().opening, playing) {
        *rested += passed;
        if *rested > REST {
            play(page);
        }
    }
}

/// Ends the first minute: the page shows the state of its link.
pub fn end<P: Actions>(page: &mut P, ctx: &Ctx<P>) {
    page.frame_mut().opening = Opening::Over;
    *page.state_mut() = P::State::of(&ctx.link);
    page.aim();
    page.redraw(ctx, None);
}

/// Applies what the reader does with the buttons of the first minute, and returns its effect on the link.
pub fn act<P: Desktop>(page: &mut P, act: OpeningAct) -> Effect {
    match act {
        OpeningAct::Start => {
            let (start, _) = Link::parse(P::START);
            page.state_mut().follow(&start);
            focus("canvas.drawing");
            Effect::PUSH
        }
        OpeningAct::Watch => {
            page.state_mut().play_pause();
            Effect::REPLACE
        }
        OpeningAct::Unfold => {
            page.frame_mut().unfold();
            Effect::Look
        }
        OpeningAct::Fold => {
            page.frame_mut().folded = true;
            page.frame_mut().show_says();
            Effect::Look
        }
    }
}

/// Whether a message is something that the reader does. Only such a message ends the first minute.
pub fn is_act<P: Desktop>(message: &PageMessage<P>) -> bool {
    !matches!(
        message,
        PageMessage::Frame(_)
            | PageMessage::Portion(_)
            | PageMessage::Begin
            | PageMessage::Rest(_)
            | PageMessage::Pool(..)
            | PageMessage::Point(_)
            | PageMessage::Write
    )
}

/// The HTML below the goal: a sentence that makes curious, and the buttons with which the reader goes on.
pub fn buttons<P: Desktop>(page: &P, ctx: &Ctx<P>, visit: Html) -> Html {
    let texts = P::texts(ctx.look.lang).opening;
    let on_act = &page.frame().calls.opening;
    html! {
        <div class="start">
            <p class="hook">{ texts.hook }</p>
            { button("strong start-button", texts.start, on_act, OpeningAct::Start) }
            if let Some(watch) = texts.watch { { button("watch-button", watch, on_act, OpeningAct::Watch) } }
            { unfold(page.frame(), ctx) }
            { visit }
        </div>
    }
}

/// The button that shows the setup.
pub fn unfold<P: Desktop>(frame: &Frame<P>, ctx: &Ctx<P>) -> Html {
    let onclick = press(&frame.calls.opening, OpeningAct::Unfold);
    Button { class: "change-setup", expanded: Some(false), ..Button::of(onclick) }
        .words(P::texts(ctx.look.lang).opening.change)
}

/// The button that hides the setup again.
pub fn fold<P: Desktop>(frame: &Frame<P>, ctx: &Ctx<P>) -> Html {
    let onclick = press(&frame.calls.opening, OpeningAct::Fold);
    Button { class: "hide-setup", expanded: Some(true), ..Button::of(onclick) }.words(ctx.look.shell().hide_setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::cube::HungarianCube;
    use crate::ui::insanity::Insanity;
    use crate::ui::page::state::PageState;
    use crate::ui::soma::Soma;
    use crate::ui::taquin::Taquin;

    /// The state of a link that belongs to the page and has no problem.
    fn state_of<P: Desktop>(link: &str) -> P::State {
        let (read, problems) = Link::parse(link);
        assert!(problems.is_empty(), "{link}: {problems:?}");
        assert!(link.starts_with(&format!("#/{}", P::PUZZLE.name())), "{link}");
        let state = P::State::of(&read);
        assert!(state.base().troubles.is_empty(), "{link}");
        state
    }

    /// The demonstration can be played, and moves within ten steps.
    fn check<P: Desktop>() {
        state_of::<P>(P::START);
        let mut state = state_of::<P>(P::DEMO);
        assert!(!state.winding(), "{} begins at once", P::DEMO);
        let (before, step) = (state.seen(), state.step());
        state.player_mut().play();
        state.play_on(3);
        assert!(state.step() == step + 3 && state.seen() != before, "{}", P::DEMO);
    }

    #[test]
    fn demonstrations_play() {
        check::<Insanity>();
        check::<Taquin>();
        check::<Soma>();
        check::<HungarianCube>();
    }

    /// A demonstration of a search ends with a solution soon, one of a solution in order.
    #[test]
    fn demonstrations_come_to_an_end() {
        fn steps<P: Desktop>() -> u64 {
            let mut state = state_of::<P>(P::DEMO);
            let begin = state.step();
            state.player_mut().play();
            for _ in 0..40 {
                state.tick(1000.0 / state.pace());
            }
            assert!(!state.player().playing, "{}", P::DEMO);
            state.step() - begin
        }
        assert_eq!(
            [steps::<Insanity>(), steps::<Taquin>(), steps::<Soma>(), steps::<HungarianCube>()],
            [15, 12, 14, 24]
        );
    }

    #[test]
    fn only_a_link_without_a_state_has_a_first_minute() {
        let of = |link: &str| Opening::of(&Link::parse(link).0).is_over();
        for plain in ["#/insanity", "#/taquin?lang=fr", "#/cube?theme=projector&lang=en"] {
            assert!(!of(plain), "{plain}");
        }
        for key in ["step=0", "run=1", "view=stack", "present=1", "listing=1", "workers=2", "lesson=insanity-first"] {
            assert!(of(&format!("#/insanity?{key}")), "{key}");
        }
    }
}
