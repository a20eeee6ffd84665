//! The home page: the puzzles, each with a picture; the first one runs at once. Its program also shows the page about
//! accessibility.

mod access;

use super::address::Entry;
use super::app::Program;
use super::controls::{Icon, Wording, alert, choice, icon, options, settle};
use super::drawing::{Draw, DrawConditions, Drawing, Painted, reduced_motion};
use super::help::access_link;
use super::lesson::{LessonLoading, lesson};
use super::{Look, PageProps, kept};
use crate::lesson::{self, Grade, Grouping, LESSONS, Lesson, LessonFilter};
use crate::link::{Destination, Link, LinkProblem, OWN};
use crate::puzzle::Puzzle;
use crate::puzzle::insanity::scene::stack::{self, Stack};
use crate::puzzle::insanity::{Exhaustive, Moment, Setup};
use crate::search::Timeline;
use crate::text::Title;
use crate::ui::parts::cover;
use crate::values::BadValue;
use gloo::events::EventListener;
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
    /// Which lessons are listed.
    filter: LessonFilter,
    /// The values in the link that make no sense.
    bad: Vec<BadValue>,
    /// The lessons that are kept on this device.
    own: Vec<OwnLesson>,
    _elsewhere: Option<EventListener>,
}

/// A lesson that is kept on this device.
struct OwnLesson {
    number: u32,
    title: Option<String>,
    /// Whether it can be played: its text has no problems.
    is_whole: bool,
}

/// An event of the home page.
pub enum HomeMessage {
    /// The example's next step.
    Step,
    /// Play or pause it.
    PlayPause,
    /// Other lessons are to be listed.
    Filter(LessonFilter),
    /// The message about the link was closed.
    Dismiss,
    /// Another tab has changed the lessons that are kept on this device.
    Elsewhere,
}

impl Component for Home {
    type Message = HomeMessage;
    type Properties = PageProps<()>;

    fn create(ctx: &Context<Self>) -> Self {
        let timeline = Setup::default().model().ok().map(|model| Timeline::new(Exhaustive::new(model)));
        let (filter, bad) = LessonFilter::read(&ctx.props().link);
        let mut home = Home {
            timeline,
            before: None,
            draw: None,
            pace: None,
            painted: Painted::default(),
            filter,
            bad,
            own: own_lessons(),
            _elsewhere: kept::listen(ctx.link().callback(|()| HomeMessage::Elsewhere)),
        };
        home.redraw(ctx);
        if !reduced_motion() {
            home.play(ctx);
        }
        home
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &PageProps<()>) -> bool {
        if ctx.props().moves != old.moves {
            (self.filter, self.bad) = LessonFilter::read(&ctx.props().link);
        }
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
            HomeMessage::Filter(filter) => {
                self.filter = filter;
                self.bad.clear();
                ctx.props().on_state.emit((Link { keys: filter.keys(), ..Link::default() }, Entry::Replace));
            }
            HomeMessage::Dismiss => self.bad.clear(),
            HomeMessage::Elsewhere => self.own = own_lessons(),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PageProps { look, link, course, on_lesson, .. } = ctx.props();
        let base = &Link::default().dressed(link);
        let texts = look.shell();
        if link.is_about_access() {
            return access::access(look, base);
        }
        let mut bad: Vec<Wording> = vec![];
        for value in &self.bad {
            let problem = LinkProblem::BadValue(value.clone());
            bad.push((problem.code(), (texts.problem)(&problem).into()));
        }
        let link = |puzzle| Link { place: Destination::Puzzle(puzzle), ..base.clone() }.to_string();
        html! {
            <main class="home-page">
                { alert(&bad, None, None, (texts.close, ctx.link().callback(|()| HomeMessage::Dismiss))) }
                // A lesson leads to the page of its station. Until then, and if it cannot be loaded, this says so.
                { for course.iter().filter(|course| !matches!(course.loading, LessonLoading::Loaded(_))).map(|course| lesson(course, look, on_lesson)) }
                <h1>{ "Casse-tête" }</h1>
                <p class="motto">{ texts.motto }</p>
                <ul class="cards">
                    { for Puzzle::ALL.into_iter().map(|puzzle| {
                        let Title { name, about } = look.lang.title(puzzle);
                        html! {
                            <li class="card">
                                { if puzzle == Puzzle::Insanity { self.example(ctx, link(puzzle)) } else { cover(puzzle, look, link(puzzle)) } }
                                <h2><a href={link(puzzle)}>{ name }</a></h2>
                                <p>{ about }</p>
                                <a class="button strong" href={link(puzzle)} aria-label={format!("{} {name}", texts.open)}>{ texts.open }</a>
                            </li>
                        }
                    }) }
                </ul>
                { lessons(self.filter, look, base, &ctx.link().callback(HomeMessage::Filter)) }
                { own(&self.own, look, base) }
                <p class="sources">{ texts.sources }</p>
                <p>{ access_link(look) }</p>
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        settle();
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
            return cover(Puzzle::Insanity, look, link);
        };
        let (shell, insanity) = (look.shell(), look.lang.insanity());
        let last = timeline.tree().model().cubes.count() - 1;
        let found = look.lang.number(timeline.tally().level(last).kept);
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
                <Drawing<false> {draw} animate={250.0} orbits=true palette={look.palette} label={insanity.presets[0]}
                    painted={self.painted.clone()} {on_pick} />
                <p class="running">
                    <button aria-label={name} title={name} onclick={ctx.link().callback(|_| HomeMessage::PlayPause)}>{ icon(sign) }</button>
                    <span>{ format!("{step} · {found} {}", insanity.raw_so_far) }</span>
                </p>
            </div>
        }
    }
}

/// The lists that choose which lessons are shown, and how they are grouped.
fn filters(filter: LessonFilter, look: &Look, on_filter: &Callback<LessonFilter>) -> Html {
    let (texts, grades) = (look.lang.lesson_list(), look.lang.lesson().grades);
    let list = |label: &'static str,
                names: Vec<AttrValue>,
                chosen: usize,
                set: fn(LessonFilter, usize) -> LessonFilter| {
        let on_line = on_filter.reform(move |line| set(filter, line));
        html! { <label>{ label }<select onchange={choice(&on_line, Some)}>{ options(names, Some(chosen)) }</select></label> }
    };
    // The first line of a list stands for all lessons.
    let all = |names: Vec<AttrValue>| [vec![AttrValue::from(texts.all)], names].concat();
    let line = |found: Option<usize>| found.map_or(0, |index| index + 1);
    let puzzles = Puzzle::ALL.map(|puzzle| look.lang.title(puzzle).name.into()).to_vec();
    let lengths = lesson::lengths();
    let minutes = lengths.iter().map(|&minutes| (texts.at_most)(minutes).into()).collect();
    let length = filter.minutes.and_then(|most| lengths.iter().position(|&minutes| minutes >= most));
    html! {
        <div class="filters">
            { list(texts.puzzle, all(puzzles), line(filter.puzzle.map(|puzzle| puzzle as usize)), |filter, line| {
                LessonFilter { puzzle: line.checked_sub(1).and_then(|index| Puzzle::ALL.get(index).copied()), ..filter }
            }) }
            { list(texts.level, all(grades.map(AttrValue::from).to_vec()), line(filter.grade.map(|grade| grade as usize)), |filter, line| {
                LessonFilter { grade: line.checked_sub(1).and_then(|index| Grade::ALL.get(index).copied()), ..filter }
            }) }
            { list(texts.length, all(minutes), line(length), |filter, line| {
                LessonFilter { minutes: line.checked_sub(1).and_then(|index| lesson::lengths().get(index).copied()), ..filter }
            }) }
            { list(texts.grouped, texts.groupings.map(AttrValue::from).to_vec(), filter.by as usize, |filter, line| {
                LessonFilter { by: Grouping::ALL.get(line).copied().unwrap_or_default(), ..filter }
            }) }
        </div>
    }
}

/// The lessons of the site that the filter lets through, in groups.
fn lessons(filter: LessonFilter, look: &Look, base: &Link, on_filter: &Callback<LessonFilter>) -> Html {
    let (texts, list) = (look.lang.lesson(), look.lang.lesson_list());
    let groups = filter.groups();
    let item = |index: usize| {
        let listed = LESSONS[index];
        let link = Link {
            place: Destination::Puzzle(listed.puzzle),
            lesson: Some(listed.name.to_string()),
            station: Some(1),
            ..base.clone()
        };
        let (name, minutes) = (look.lang.title(listed.puzzle).name, (texts.minutes)(listed.minutes));
        let grade = texts.grades[listed.grade as usize];
        // What the heading of the group says already is left out.
        let about = match filter.by {
            Grouping::Puzzle => format!("{minutes} · {grade}"),
            Grouping::Grade => format!("{name} · {minutes}"),
            Grouping::Minutes => format!("{name} · {grade}"),
        };
        html! { <li><a href={link.to_string()}>{ look.lang.lesson_titles()[index] }</a><span>{ about }</span></li> }
    };
    let heading = |first: usize| match (filter.by, LESSONS[first]) {
        (Grouping::Puzzle, listed) => look.lang.title(listed.puzzle).name.to_string(),
        (Grouping::Grade, listed) => texts.grades[listed.grade as usize].to_string(),
        (Grouping::Minutes, listed) => (texts.minutes)(listed.minutes),
    };
    html! {
        <section class="lessons" id="lessons">
            <h2>{ texts.lessons }</h2>
            { filters(filter, look, on_filter) }
            <p data-told="all">{ (list.count)(groups.iter().map(Vec::len).sum()) }</p>
            <div class="courses">
                { for groups.iter().map(|group| html! {
                    <section>
                        <h3>{ group.first().map(|&first| heading(first)) }</h3>
                        <ul>{ for group.iter().map(|&index| item(index)) }</ul>
                    </section>
                }) }
            </div>
        </section>
    }
}

/// The lessons that are kept on this device.
fn own_lessons() -> Vec<OwnLesson> {
    let own = |number: u32| {
        let text = kept::text(number)?;
        Some(OwnLesson { number, title: kept::title(&text), is_whole: text.parse::<Lesson>().is_ok() })
    };
    kept::numbers().into_iter().filter_map(own).collect()
}

/// The list of the reader's own lessons, and the way to the page where they are written.
fn own(lessons: &[OwnLesson], look: &Look, base: &Link) -> Html {
    let texts = look.lang.lesson_list();
    let item = |own: &OwnLesson| {
        let title = own.title.clone().unwrap_or_else(|| (texts.untitled)(own.number));
        let link = Link { lesson: Some(format!("{OWN}{}", own.number)), ..base.clone() };
        let edit = Link { place: Destination::Write, ..link.clone() };
        html! {
            <li>
                if own.is_whole { <a href={link.to_string()}>{ &title }</a> } else { <span>{ format!("{title} ({})", texts.unfinished) }</span> }
                <a href={edit.to_string()} aria-label={format!("{} {title}", texts.edit)}>{ texts.edit }</a>
            </li>
        }
    };
    let [write, shelf, class] =
        [Destination::Write, Destination::Shelf, Destination::Class].map(|place| Link { place, ..base.clone() });
    html! {
        <section class="own-lessons" aria-label={texts.mine}>
            if !lessons.is_empty() {
                <h2>{ texts.mine }</h2>
                <ul>{ for lessons.iter().map(item) }</ul>
            }
            <p class="own-lesson">{ texts.own }{ " " }<a href={write.to_string()}>{ look.shell().write }</a></p>
            <p class="own-lesson"><a href={shelf.to_string()}>{ look.shell().shelf }</a></p>
            <p class="own-lesson"><a href={class.to_string()}>{ look.shell().class }</a></p>
        </section>
    }
}
