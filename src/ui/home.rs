//! The home page: the puzzles, each with a picture; the first one runs at once.

use super::app::Program;
use super::controls::{Icon, icon};
use super::drawing::{Draw, DrawConditions, Drawing, Painted, reduced_motion};
use super::{Look, PageProps};
use crate::lesson::{LESSONS, Listed};
use crate::link::{Destination, Link};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::scene::stack::{self, Stack};
use crate::puzzle::insanity::{Exhaustive, Moment, Setup};
use crate::scene::{Palette, Room, svg};
use crate::search::Timeline;
use crate::text::Title;
use gloo::timers::callback::Interval;
use web_sys::Window;
use yew::prelude::*;

/// Time of one step of the running example, in milliseconds.
const PACE: u32 = 600;

/// The home page with its running example.
pub struct Home {
    timeline: Option<Timeline<Exhaustive>>,
    before: Option<Stack>,
    draw: Option<Draw>,
    pace: Option<Interval>,
    painted: Painted,
}

/// An event of the home page.
pub enum HomeMessage {
    /// The example's next step.
    Step,
    /// Play or pause it.
    PlayPause,
}

impl Component for Home {
    type Message = HomeMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let timeline = Setup::default().model().ok().map(|model| Timeline::new(Exhaustive::new(model)));
        let mut home = Home { timeline, before: None, draw: None, pace: None, painted: Painted::default() };
        home.redraw(ctx);
        if !reduced_motion() {
            home.play(ctx);
        }
        home
    }

    fn changed(&mut self, ctx: &Context<Self>, _old: &PageProps<()>) -> bool {
        self.redraw(ctx);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, message: HomeMessage) -> bool {
        match message {
            HomeMessage::Step => {
                if let Some(timeline) = &mut self.timeline {
                    let next = if timeline.finished() { 0 } else { timeline.step() + 1 };
                    timeline.aim(next);
                    timeline.wind(1);
                }
                self.redraw(ctx);
            }
            HomeMessage::PlayPause if self.pace.is_some() => self.pace = None,
            HomeMessage::PlayPause => self.play(ctx),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PageProps { look, link, .. } = ctx.props();
        let base = &Link { lang: link.lang, theme: link.theme, ..Link::default() };
        let texts = look.shell();
        let link = |puzzle| Link { place: Destination::Puzzle(puzzle), ..base.clone() }.to_string();
        html! {
            <main class="home-page">
                <h1>{ "Casse-tête" }</h1>
                <p class="motto">{ texts.motto }</p>
                <ul class="cards">
                    { for Puzzle::ALL.into_iter().map(|puzzle| {
                        let Title { name, about } = look.lang.title(puzzle);
                        html! {
                            <li class="card">
                                { if puzzle == Puzzle::Insanity { self.example(ctx, link(puzzle)) } else { picture(puzzle, look, link(puzzle)) } }
                                <h2><a href={link(puzzle)}>{ name }</a></h2>
                                <p>{ about }</p>
                                <a class="button strong" href={link(puzzle)} aria-label={format!("{} {name}", texts.open)}>{ texts.open }</a>
                            </li>
                        }
                    }) }
                </ul>
                { lessons(look, base) }
                <p class="sources">{ texts.sources }</p>
            </main>
        }
    }
}

impl Program for Home {
    type Pool = ();
    const PLACE: Destination = Destination::Home;

    fn pool(_window: Window) {}
}

impl Home {
    fn play(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        self.pace = Some(Interval::new(PACE, move || link.send_message(HomeMessage::Step)));
    }

    fn redraw(&mut self, ctx: &Context<Self>) {
        let Some(timeline) = &self.timeline else { return };
        let moment = Moment::of(timeline.tree(), timeline.search());
        let after = Stack::at(timeline.tree().model().cubes, &moment);
        let before = self.before.replace(after.clone()).unwrap_or_else(|| after.clone());
        let labels = ctx.props().look.lang.insanity().labels();
        self.draw = Some(Draw::new(move |conditions: &DrawConditions| {
            stack::scene(&before, &after, conditions.t, &conditions.camera, conditions.room, &labels)
        }));
    }

    /// The example of the base text (Kalinowski), playing. A click on its cubes follows the link.
    fn example(&self, ctx: &Context<Self>, link: String) -> Html {
        let look = &ctx.props().look;
        let (Some(draw), Some(timeline)) = (self.draw.clone(), &self.timeline) else {
            return picture(Puzzle::Insanity, look, link);
        };
        let (shell, insanity) = (look.shell(), look.lang.insanity());
        let last = timeline.tree().model().cubes.count() - 1;
        let found = look.lang.number(timeline.tally().levels[last].kept);
        let step = (shell.transport.step_of)(timeline.step(), None);
        let playing = self.pace.is_some();
        let on_pick = Callback::from(move |_| {
            if let Some(window) = web_sys::window() {
                // Fails only where the page may not navigate at all; then nothing changes.
                let _ = window.location().set_hash(&link);
            }
        });
        let (name, sign) =
            if playing { (shell.transport.pause, Icon::Pause) } else { (shell.transport.play, Icon::Play) };
        html! {
            <div class="picture">
                <Drawing<false> {draw} animate={250.0} orbits=true theme={look.theme} label={insanity.presets[0]}
                    painted={self.painted.clone()} {on_pick} />
                <p class="running">
                    <button aria-label={name} title={name} onclick={ctx.link().callback(|_| HomeMessage::PlayPause)}>{ icon(sign) }</button>
                    <span>{ format!("{step} · {found} {}", insanity.raw_so_far) }</span>
                </p>
            </div>
        }
    }
}

/// The lessons of each puzzle, from the easiest on.
fn lessons(look: &Look, base: &Link) -> Html {
    let texts = look.lang.lesson();
    let link = |lesson: &Listed| Link {
        place: Destination::Puzzle(lesson.puzzle),
        lesson: Some(lesson.name.to_string()),
        station: Some(1),
        ..base.clone()
    };
    let titled = LESSONS.into_iter().zip(look.lang.lesson_titles());
    html! {
        <section class="lessons" id="lessons">
            <h2>{ texts.lessons }</h2>
            <div class="courses">
                { for Puzzle::ALL.into_iter().map(|puzzle| html! {
                    <section>
                        <h3>{ look.lang.title(puzzle).name }</h3>
                        <ul>{ for titled.clone().filter(|(lesson, _)| lesson.puzzle == puzzle).map(|(lesson, title)| html! {
                            <li><a href={link(&lesson).to_string()}>{ *title }</a>
                                <span>{ (texts.minutes)(lesson.minutes) }{ " · " }{ texts.grades[lesson.grade as usize] }</span></li>
                        }) }</ul>
                    </section>
                }) }
            </div>
        </section>
    }
}

/// The picture of a puzzle, a link for the pointer: for the keyboard and for screen readers the same link stands below it.
fn picture(puzzle: Puzzle, look: &Look, link: String) -> Html {
    let scene = puzzle.cover(Room { width: 320.0, height: 240.0 });
    let drawing = svg::document(&scene, Palette { theme: look.theme }, look.lang.title(puzzle).name);
    html! { <a class="picture" href={link} tabindex="-1" aria-hidden="true">{ Html::from_html_unchecked(drawing.into()) }</a> }
}
