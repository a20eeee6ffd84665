//! A lesson on the page: the text of a station, its exercise, and the way on.

pub mod source;

use super::Look;
use super::controls::{formulas, press, reveal};
use super::root::document;
use crate::lang::Lang;
use crate::lesson::{AnswerKind, Answered, Exercise, ExplainedTerm, Glossary, Lesson, LessonProblem, Station, decimal};
use crate::link::{Destination, Link};
use crate::text::lesson::LessonTexts;
use crate::ui::button::Button;
use std::mem::discriminant;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// What a reader does in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonAct {
    /// Go to the station with this index.
    Go(usize),
    /// Begin the station again.
    Again,
    /// Leave the lesson; the state stays.
    Close,
    /// Give this number as the answer, as it was typed.
    Number(String),
    /// Choose the option with this index.
    Choose(usize),
    /// Show the hint, or hide it.
    Hint,
    /// Show the answer.
    Answer,
    /// Load the lesson again.
    Retry,
    /// Bring back what was answered on an earlier visit.
    Recall(Answered),
    /// Bring back what was answered before the station was begun again.
    Restore,
}

/// What a reader has done in the exercise of a station.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attempt {
    /// What was answered.
    pub answered: Answered,
    /// Whether the hint is shown.
    pub hint: bool,
    /// The link to the state in which the reader came to the station.
    pub arrival: Option<Link>,
    /// Whether what is to be done on the page was seen undone.
    pub undone: bool,
    /// Whether what was answered on an earlier visit has been brought back, if there was any.
    pub recalled: bool,
    /// What was answered before the station was begun again; it can be brought back until something else is answered.
    pub forgotten: Option<Answered>,
}

impl Attempt {
    /// Notes whether what is asked for is done on the page, whose link is this one. It solves the exercise unless it was done
    /// already in the state in which the reader came. Returns whether the exercise is solved.
    pub fn look(&mut self, done: bool, link: &Link) -> bool {
        self.undone |= !done;
        self.answered.solved |= done && (self.undone || self.arrival.as_ref() != Some(link));
        self.answered.solved
    }
}

/// How far the lesson has come.
#[derive(Clone, Debug)]
pub enum LessonLoading {
    /// Its file is on the way.
    Coming,
    /// It could not be loaded, or it is no lesson.
    Failed(LessonFailure),
    /// It is there.
    Loaded(Rc<Lesson>),
}

/// Why there is no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonFailure {
    /// Its file did not come, or the site has no such lesson.
    NotLoaded,
    /// It is not kept on this device.
    NotKept,
    /// The link that holds it is damaged.
    Damaged,
    /// Its text has these problems.
    Wrong(Vec<LessonProblem>),
}

/// Reads the text of a lesson. A gate of `.ci/split`, as the next two: lessons are read and shown by the second part.
#[inline(never)]
pub fn read_lesson(text: &str) -> Result<Lesson, LessonFailure> {
    text.parse().map_err(LessonFailure::Wrong)
}

/// Reads the text of a glossary.
#[inline(never)]
pub fn read_glossary(text: &str) -> Glossary {
    Glossary::read(text)
}

/// The terms of a glossary that first appear in a station.
#[inline(never)]
pub fn terms_of(glossary: &Glossary, lesson: &Lesson, station: usize) -> Vec<ExplainedTerm> {
    glossary.terms(&lesson.stations, station)
}

impl LessonFailure {
    /// The sentence about it.
    pub fn words(&self, texts: &LessonTexts) -> String {
        match self {
            LessonFailure::NotLoaded => texts.not_loaded.to_string(),
            LessonFailure::NotKept => texts.not_kept.to_string(),
            LessonFailure::Damaged => texts.damaged.to_string(),
            LessonFailure::Wrong(problems) => {
                let mut lines: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
                lines.dedup();
                (texts.wrong)(&lines)
            }
        }
    }
}

impl PartialEq for LessonLoading {
    /// A lesson is read once and then shared; another failure comes after it was on the way again.
    fn eq(&self, other: &LessonLoading) -> bool {
        match (self, other) {
            (LessonLoading::Loaded(own), LessonLoading::Loaded(other)) => Rc::ptr_eq(own, other),
            _ => discriminant(self) == discriminant(other),
        }
    }
}

/// The lesson that the link names.
#[derive(Clone, Debug)]
pub struct Course {
    /// The name of the lesson.
    pub name: String,
    /// The language of its text.
    pub lang: Lang,
    /// The lesson.
    pub loading: LessonLoading,
    /// The index of the station.
    pub station: usize,
    /// What the reader has done there.
    pub attempt: Attempt,
    /// Whether its state has been shown since the link came to it: what the reader plays then stays.
    pub shown: bool,
    /// The glossary of the puzzle; empty until its file has come.
    pub glossary: Rc<Glossary>,
    /// The terms that first appear in the station.
    pub terms: Vec<ExplainedTerm>,
}

impl PartialEq for Course {
    fn eq(&self, other: &Course) -> bool {
        let own = |course: &Course| (course.lang, course.station, course.shown);
        // The terms follow from the rest.
        own(self) == own(other)
            && self.name == other.name
            && self.loading == other.loading
            && self.attempt == other.attempt
            && Rc::ptr_eq(&self.glossary, &other.glossary)
    }
}

impl Course {
    /// The lesson, once it is there.
    pub fn lesson(&self) -> Option<&Rc<Lesson>> {
        match &self.loading {
            LessonLoading::Loaded(lesson) => Some(lesson),
            LessonLoading::Coming | LessonLoading::Failed(_) => None,
        }
    }

    /// Looks for the terms of the glossary that first appear in the station.
    pub fn find_terms(&mut self) {
        self.terms = self.lesson().map_or(vec![], |lesson| terms_of(&self.glossary, lesson, self.station));
    }

    /// The present station.
    pub fn now(&self) -> Option<&Station> {
        self.lesson()?.stations.get(self.station)
    }

    /// The exercise of the station, if it is one to be done on the page, not solved yet, and its answer is not shown.
    pub fn to_do(&self) -> Option<&AnswerKind> {
        let exercise = self.now()?.exercise.as_ref()?;
        let open = !self.attempt.answered.solved && !self.attempt.answered.told;
        Some(&exercise.question).filter(|question| open && matches!(question, AnswerKind::Action(..)))
    }

    /// Whether the station asks for something to be done on the page.
    pub fn acts(&self) -> bool {
        let exercise = self.now().and_then(|station| station.exercise.as_ref());
        exercise.is_some_and(|exercise| matches!(exercise.question, AnswerKind::Action(..)))
    }

    /// Goes to the station with this index, where nothing is done yet on this visit.
    pub fn go(&mut self, station: usize) {
        if station != self.station {
            self.attempt = Attempt::default();
            self.shown = false;
        }
        self.station = station;
        self.find_terms();
    }

    /// Applies what a reader does in the exercise.
    pub fn attempt(&mut self, act: &LessonAct) {
        let Some(exercise) = self.now().and_then(|station| station.exercise.clone()) else { return };
        let attempt = &mut self.attempt;
        let answered = &mut attempt.answered;
        match act {
            LessonAct::Number(text) => {
                let number = read_number(text, self.lang);
                answered.number = Some(number);
                answered.solved |= number.is_some_and(|number| exercise.question.is_right(number));
            }
            &LessonAct::Choose(option) => {
                answered.chosen |= 1u32.checked_shl(option as u32).unwrap_or_default();
                answered.solved |= matches!(&exercise.question, AnswerKind::Choice(_, right) if *right == option);
            }
            LessonAct::Hint => attempt.hint = !attempt.hint,
            LessonAct::Answer => answered.told = true,
            LessonAct::Recall(kept) => (*answered, attempt.recalled) = (*kept, true),
            LessonAct::Restore => {
                *answered = attempt.forgotten.take().unwrap_or(*answered);
                // The answer to what is to be done on the page is its state, which is not there any more.
                answered.told &= !matches!(exercise.question, AnswerKind::Action(..));
            }
            LessonAct::Go(_) | LessonAct::Again | LessonAct::Close | LessonAct::Retry => {}
        }
    }
}

/// A number as people write it in a language: `41 472`, `41,472`, `2,5` or `2.5`.
fn read_number(text: &str, lang: Lang) -> Option<f64> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '\u{202f}' | '\u{a0}')).collect();
    let plain = match lang {
        Lang::Fr => plain.replace(',', "."),
        Lang::En => plain.replace(',', ""),
    };
    decimal(&plain.replace('−', "-"))
}

/// The value of a result on the page, or of a key of its link.
pub fn value_of(name: &str, link: &Link) -> Option<String> {
    if name.contains('.') {
        let output = find(&format!("output[data-value=\"{name}\"]"))?;
        return output.get_attribute("data-number").or_else(|| output.get_attribute("data-text"));
    }
    match name {
        "step" => link.step.map(|step| step.to_string()),
        "run" => link.run.then(|| "1".to_string()),
        "workers" => link.workers.map(|workers| workers.to_string()),
        "listing" => link.listing.then(|| "1".to_string()),
        key => link.value(key).map(str::to_string),
    }
}

fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// Counts in the exercise how many times the page has looked whether what is asked for is done.
pub fn count_look() {
    if let Some(exercise) = find("[data-exercise]") {
        let looks = exercise.get_attribute(LOOKS).and_then(|looks| looks.parse().ok()).unwrap_or(0);
        let _ = exercise.set_attribute(LOOKS, &(looks + 1_u32).to_string());
    }
}

/// The attribute of the exercise that counts the looks.
const LOOKS: &str = "data-looks";

/// The attribute of the element that the station points at.
const POINTED: &str = "data-pointed";

/// Marks what the present station points at, so that it has a ring, scrolls to it, and takes the mark from any other element.
pub fn point_at(course: Option<&Course>) {
    let name = course.and_then(Course::now).and_then(|station| station.point.as_deref());
    let target = name.and_then(|name| selector_of(name).split(", ").find_map(find));
    if let Some(marked) = find(&format!("[{POINTED}]")).filter(|marked| Some(marked) != target.as_ref()) {
        let _ = marked.remove_attribute(POINTED);
    }
    let Some(target) = target else { return };
    let station = course.map_or(0, |course| course.station).to_string();
    if target.get_attribute(POINTED).as_ref() != Some(&station) {
        // Once a station: the reader may fold it again.
        if let Ok(Some(folded)) = target.closest("details:not([open])") {
            let _ = folded.set_attribute("open", "");
        }
        let _ = target.set_attribute(POINTED, &station);
        reveal(&format!("[{POINTED}]"), ".folded, .says");
    }
}

/// The elements that have a name in lesson files, which `docs/lessons.md` lists: the first selector counts that is there.
fn selector_of(name: &str) -> String {
    let plain = match name {
        "drawing" => ".stage",
        "views" => ".middle > .tabs",
        "transport" => ".transport",
        "play" => ".transport .play",
        "slider" => ".transport .position",
        "speed" => ".transport .speed",
        "setup" => ".setup-fold, .setup",
        "presets" => ".preset",
        "random" => ".random, .deal, .seed",
        "text" => ".as-text",
        "undo" => ".undo",
        "editor" => ".nets, .small-board, .cube-editor, .editor",
        "method" => ".method",
        "rules" => ".rules, .checks",
        "order" => ".order",
        "run" => ".run-all",
        "message" => ".now",
        "results" => ".says",
        name if name.contains('.') => {
            return format!(".counter:has([data-value=\"{name}\"]), :has(> [data-value=\"{name}\"])");
        }
        name => return format!("[data-id=\"{name}\"]"),
    };
    plain.to_string()
}

/// The HTML of the lesson.
pub fn lesson(course: &Course, look: &Look, on_act: &Callback<LessonAct>) -> Html {
    let texts = look.lang.lesson();
    let close = Button { class: "close-lesson", ..Button::of(press(on_act, LessonAct::Close)) }.words(texts.close);
    let lesson = match &course.loading {
        LessonLoading::Coming => {
            return html! { <section class="lesson" aria-busy="true"><p>{ texts.coming }</p>{ close }</section> };
        }
        LessonLoading::Failed(failure) => {
            let way_on = match failure {
                // Where lessons are written, all problems are told in words.
                LessonFailure::Wrong(_) => {
                    let lesson = Some(course.name.clone());
                    let link = look.on(Link { lesson, ..Link::to(Destination::Write) });
                    html! { <a class="button" href={link.to_string()}>{ texts.correct }</a> }
                }
                _ => Button::of(press(on_act, LessonAct::Retry)).words(look.shell().retry),
            };
            return html! {
                <section class="lesson"><p role="alert" data-error="lesson">{ failure.words(texts) }</p>
                    <div class="row">{ way_on }{ close }</div></section>
            };
        }
        LessonLoading::Loaded(lesson) => lesson,
    };
    let Some(station) = lesson.stations.get(course.station) else { return html! {} };
    let (count, number) = (lesson.stations.len(), course.station + 1);
    let go = |index: usize| press(on_act, LessonAct::Go(index));
    html! {
        <section class="lesson" aria-label={lesson.title.clone()} data-station={number.to_string()}>
            <div class="course">
                <b>{ &lesson.title }</b><span>{ (texts.station)(number, count) }</span>
                { Button { class: "station-again", name: Some(texts.again.into()), ..Button::of(press(on_act, LessonAct::Again)) }.words("↺") }
                { Button { class: "close-lesson", name: Some(texts.close.into()), ..Button::of(press(on_act, LessonAct::Close)) }.words("×") }
            </div>
            <div class="station" tabindex="0" role="group" aria-labelledby="station-title" data-told="part">
                <h2 id="station-title">{ &station.title }</h2>
                { for station.text.iter().enumerate().map(|(index, text)| paragraph(index, text, course)) }
                { for station.exercise.as_ref().map(|exercise| ask(exercise, course, texts, on_act)) }
            </div>
            <div class="row way">
                { Button { class: "station-back", disabled: course.station == 0, ..Button::of(go(course.station.saturating_sub(1))) }.words(texts.back) }
                if number < count {
                    { Button { class: "station-on strong", ..Button::of(go(number)) }.words(texts.on) }
                } else {
                    { Button { class: "station-end strong", ..Button::of(press(on_act, LessonAct::Close)) }.words(texts.end) }
                }
            </div>
        </section>
    }
}

/// A paragraph. The focus, the pointer or a press on a term opens its explanation beside it; Esc closes it. Screen readers read
/// it as the description of the term.
fn paragraph(index: usize, text: &str, course: &Course) -> Html {
    let mut parts = vec![];
    let mut end = 0;
    for ExplainedTerm { from, to, explanation, .. } in course.terms.iter().filter(|term| term.paragraph == index) {
        let id = format!("term-{}-{index}-{from}", course.station);
        parts.push(formulas(&text[end..*from]));
        parts.push(html! {
            <span class="glossed" key={id.clone()} onpointerenter={explain(&id)} onpointerleave={unexplain(&id)}>
                <button class="term" aria-describedby={id.clone()} onfocus={explain(&id)} onblur={unexplain(&id)} onclick={explain(&id)}>{ &text[*from..*to] }</button>
                <span {id} class="definition" role="note" data-told="off" popover="auto">{ formulas(explanation) }</span>
            </span>
        });
        end = *to;
    }
    parts.push(formulas(&text[end..]));
    // A new one for each station, so that it is read aloud as a whole.
    html! { <p key={format!("{}-{index}", course.station)}>{ parts }</p> }
}

/// Opens the explanation with this id.
fn explain<E>(id: &str) -> Callback<E> {
    let selector = format!("#{id}");
    Callback::from(move |_| {
        if let Some(explanation) = find(&selector).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Fails only where it is open already, in some browsers.
            let _ = explanation.show_popover();
        }
    })
}

/// Closes the explanation with this id, unless its term has the focus.
fn unexplain<E>(id: &str) -> Callback<E> {
    let selector = format!(":not(:focus) + #{id}");
    Callback::from(move |_| {
        if let Some(explanation) = find(&selector).and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Fails only where it is closed already, in some browsers.
            let _ = explanation.hide_popover();
        }
    })
}

/// The exercise: what is asked, where to answer, hint, answer and reason.
fn ask(exercise: &Exercise, course: &Course, texts: &'static LessonTexts, on_act: &Callback<LessonAct>) -> Html {
    let Attempt { answered, hint, forgotten, .. } = &course.attempt;
    let Answered { number, chosen, told, solved } = answered;
    let can_restore = forgotten.is_some() && *answered == Answered::default();
    let over = *solved || *told;
    let answer = match &exercise.question {
        AnswerKind::Number(least, _) => {
            let submit = {
                let on_act = on_act.clone();
                Callback::from(move |event: SubmitEvent| {
                    event.prevent_default();
                    let form = event.target_dyn_into::<Element>();
                    let field = form.and_then(|form| form.query_selector("input").ok().flatten());
                    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                        on_act.emit(LessonAct::Number(field.value()));
                    }
                })
            };
            let verdict = match number {
                Some(Some(number)) if exercise.question.is_right(*number) => texts.right,
                Some(Some(number)) if number < least => texts.too_small,
                Some(Some(_)) => texts.too_large,
                Some(None) => texts.no_number,
                None => "",
            };
            html! {
                <form class="row" onsubmit={submit}>
                    <input type="text" class="lesson-number" inputmode="decimal" autocomplete="off" aria-label={texts.your_answer} />
                    <button class="check-answer" data-told="off">{ texts.check }</button>
                    <span class="verdict" data-told="all">{ verdict }</span>
                </form>
            }
        }
        AnswerKind::Choice(options, right) => html! {
            <>
            <ul class="options">
                { for options.iter().enumerate().map(|(index, option)| {
                    let was = chosen.checked_shr(index as u32).unwrap_or_default() & 1 == 1;
                    let good = index == *right;
                    let sign = match (was || over && good, good) {
                        (false, _) => "",
                        (true, true) => " ✓",
                        (true, false) => " ✗",
                    };
                    let class = match (was || over && good, good) {
                        (false, _) => None,
                        (true, true) => Some("right"),
                        (true, false) => Some("wrong"),
                    };
                    html! { <li>{ Button { class: class.unwrap_or_default(), pressed: Some(was), ..Button::of(press(on_act, LessonAct::Choose(index))) }.html(html! { <>{ option }{ sign }</> }) }</li> }
                }) }
            </ul>
            <p class="verdict" data-told="all">{ match (*solved, *chosen) {
                (true, _) => texts.right,
                (_, 0) => "",
                _ if *told => "",
                _ => texts.not_this,
            } }</p>
            </>
        },
        AnswerKind::Action(..) => html! {
            <p class="verdict" data-told="all">{ match (*solved, *told) {
                (true, _) => texts.right,
                (_, true) => "",
                _ => texts.on_the_page,
            } }</p>
        },
    };
    let shown = match &exercise.question {
        AnswerKind::Number(least, most) if least == most => course.lang.decimal(*least),
        AnswerKind::Number(least, most) => (texts.between)(&course.lang.decimal(*least), &course.lang.decimal(*most)),
        AnswerKind::Choice(options, right) => options.get(*right).cloned().unwrap_or_default(),
        AnswerKind::Action(..) => texts.shown_on_the_page.to_string(),
    };
    // Each station has an exercise of its own: the next one does not begin with what was typed here.
    html! {
        <div key={course.station} class={classes!("exercise", course.to_do().map(|_| "to-do"), solved.then_some("solved"))} data-exercise={if *solved { "solved" } else { "open" }}>
            <p class="asked">{ formulas(&exercise.asked) }</p>
            { answer }
            // The buttons are not read aloud with the station.
            <div class="row" data-told="off">
                // A button that was pressed stays, so that the focus stays on it.
                if exercise.hint.is_some() && !solved {
                    { Button { class: "hint-button", expanded: Some(*hint), ..Button::of(press(on_act, LessonAct::Hint)) }.words(texts.hint) }
                }
                if can_restore { { Button { class: "restore-answer", ..Button::of(press(on_act, LessonAct::Restore)) }.words(texts.restore) } }
                if !solved { { Button { class: "answer-button", expanded: Some(*told), ..Button::of(press(on_act, LessonAct::Answer)) }.words(texts.answer) } }
            </div>
            if let (Some(words), true) = (&exercise.hint, *hint && !solved) { <p class="hint">{ formulas(words) }</p> }
            if *told && !*solved { <p class="told"><b>{ shown }</b></p> }
            if let (Some(words), true) = (&exercise.why, over) { <p class="because">{ formulas(words) }</p> }
        </div>
    }
}
