//! Explanations of a race of methods: who takes part, how the clock runs, what each has counted.

use super::results;
use crate::puzzle::taquin::outcome::Finish;
use crate::puzzle::taquin::race::{MOST_RACERS, RaceClock};
use crate::puzzle::taquin::scene::RACER;
use crate::puzzle::taquin::scene::race::LETTERS;
use crate::scene::Id;
use crate::ui::Look;
use crate::ui::controls::{choice, options};
use crate::ui::csv::take_away;
use crate::ui::parts::{block, button, heading, paragraph, scrolling, together};
use crate::ui::steps::Steps;
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use crate::ui::taquin::state::race::{RaceSearch, Raced, Racer};
use crate::ui::taquin::state::series::Entrant;
use yew::prelude::*;

pub use results::name;

/// All searches at the present moment.
fn told(state: &State) -> Vec<Raced> {
    let is_solvable = state.parity().is_solvable();
    state.race.racers.iter().map(|racer| racer.raced(is_solvable)).collect()
}

/// The moves of the shortest solution found so far, and the best lower bound.
pub fn best(state: &State) -> [Option<u64>; 2] {
    let all = told(state);
    let bounds = all.iter().filter(|told| told.steps > 0).filter_map(|told| told.bound);
    [all.iter().filter_map(|told| told.moves).min(), bounds.max()]
}

/// Sentences about the present moment.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().race;
    let all = told(state);
    if state.race.moment() == 0 {
        return vec![texts.begin.to_string()];
    }
    let found: Vec<(usize, u64, u64)> =
        all.iter().enumerate().filter_map(|(index, told)| Some((index, told.moves?, told.steps))).collect();
    let mut sentences = vec![];
    if !state.finished() {
        sentences.push((texts.at)(state.race.moment()));
    }
    sentences.extend(found.iter().map(|&(index, moves, steps)| (texts.found)(LETTERS[index], moves, steps)));
    if state.finished() {
        let least = found.iter().map(|&(_, moves, _)| moves).min();
        let first = found.iter().min_by_key(|&&(index, _, steps)| (state.race.reaches(index, steps), index));
        sentences.push(match least.zip(first) {
            Some((least, &(first, _, steps))) => {
                let letters: Vec<&str> =
                    found.iter().filter(|&&(_, moves, _)| moves == least).map(|&(index, ..)| LETTERS[index]).collect();
                (texts.over)(&letters.join(", "), least, LETTERS[first], steps)
            }
            None => texts.none.to_string(),
        });
    }
    sentences
}

/// What is pointed at.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let index = id.a as usize;
    let racer = state.race.racers.get(index).filter(|_| id.kind == RACER)?;
    let told = racer.raced(state.parity().is_solvable());
    let mut words = counted(racer, &told, look);
    words.push(result(racer, &told, look));
    Some(format!("{} {}: {}", LETTERS[index], name(&racer.entrant, look), words.join(", ")))
}

/// What a search has counted, each number in words.
pub fn counted(racer: &Racer, told: &Raced, look: &Look) -> Vec<String> {
    let [expanded, created, nodes] = look.lang.taquin().race.counted;
    match racer.search {
        RaceSearch::Tree(_) => vec![expanded(told.steps), created(told.created)],
        RaceSearch::Rounds(_) => vec![nodes(told.created)],
    }
}

/// What a search has found or proved.
pub fn result(racer: &Racer, told: &Raced, look: &Look) -> String {
    let texts = &look.lang.taquin().race;
    let is_waiting = matches!(&racer.search, RaceSearch::Rounds(rounds) if rounds.recording().is_none());
    match (told.moves, told.finish, told.bound) {
        (Some(moves), ..) => (texts.solution)(moves),
        (None, Some(Finish::Full), _) => texts.state[2].to_string(),
        (None, Some(Finish::Unmeasured), _) => texts.state[3].to_string(),
        (None, Some(_), _) => texts.state[1].to_string(),
        (None, None, Some(bound)) if told.steps > 0 => (texts.bound)(bound),
        (None, None, _) => texts.state[if is_waiting { 4 } else { 0 }].to_string(),
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.taquin().race);
    let on_act = &page.frame.calls.act;
    let racers = state.raced();
    let entrant = |entrant: Entrant| {
        let key = entrant.key();
        let checked = racers.contains(&entrant);
        let disabled = if checked { racers.len() <= 2 } else { racers.len() >= MOST_RACERS };
        let onchange = on_act.reform({
            let key = key.clone();
            move |_: Event| Act::Racer(key.clone())
        });
        html! { <label class="check"><input type="checkbox" data-racer={key} {checked} {disabled} {onchange} />{ name(&entrant, look) }</label> }
    };
    let clock = RaceClock::ALL.iter().position(|&clock| clock == state.race.clock);
    let on_clock = choice(on_act, |line| RaceClock::ALL.get(line).copied().map(Act::RaceClock));
    let [title, columns @ ..] = texts.table;
    let all = told(state);
    let known =
        all.iter().zip(&racers).filter(|(_, racer)| racer.is_optimal()).filter_map(|(told, _)| told.moves).min();
    let optimal = state.optimal().or(known);
    let number = |number: Option<u64>| number.map_or("–".to_string(), |number| look.lang.number(number));
    let row = |(index, (told, racer)): (usize, (&Raced, &Racer))| {
        let is_tree = matches!(racer.search, RaceSearch::Tree(_));
        let gap = told.moves.zip(optimal).map(|(moves, optimal)| moves.saturating_sub(optimal));
        let cells = vec![
            format!("{} {}", LETTERS[index], name(&racer.entrant, look)).into(),
            number(is_tree.then_some(told.steps)).into(),
            number(Some(told.created)).into(),
            number(told.bound).into(),
            number(told.moves).into(),
            number(gap).into(),
        ];
        let id = Id::new(RACER, index, 0);
        Row { id: Some(id), class: (state.light == Some(id)).then_some("lit"), cells }
    };
    let rows = all.iter().zip(&state.race.racers).enumerate().map(row).collect();
    let [who, how_many] = texts.who;
    let [clock_name, clocks @ ..] = texts.clocks;
    together(vec![
        unsolvable(state, look, on_act),
        html! {
            <>
                <div class="row"><label class="clock">{ clock_name }<select onchange={on_clock}>{ options(clocks, clock) }</select></label></div>
                { paced(state, look) }
                <details class="who" open=true><summary>{ who }</summary><div class="entrants">{ for state.able().into_iter().map(entrant) }</div>{ paragraph("hint", how_many) }</details>
            </>
        },
        heading(title),
        scrolling(title, table("race by-name", Caption::Heard(title), &columns, rows)),
        take_away("race", "race", look.lang),
        paragraph("hint", texts.hints[0]),
        paragraph("", texts.about[0]),
        paragraph("", texts.about[1]),
        paragraph("", texts.about[2]),
        paragraph("hint", texts.hints[1]),
    ])
}

/// Why nothing can be found, and the way to a board where something can.
fn unsolvable(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let all = look.lang.taquin();
    if state.parity().is_solvable() {
        return html! {};
    }
    block(
        "diagnosis",
        vec![paragraph("", all.parity.verdict[1]), button("strong deal", all.setup.deal[0], on_act, Act::Deal(true))],
    )
}

/// How many steps each makes, if all have the same time.
fn paced(state: &State, look: &Look) -> Html {
    let texts = &look.lang.taquin().race;
    if state.race.clock != RaceClock::Time {
        return html! {};
    }
    if state.step_times().is_none() {
        return paragraph("hint", texts.measuring);
    }
    let pace = |index: usize| format!("{} {}", LETTERS[index], look.lang.number(state.race.steps_at(index, 1_000)));
    let paces: Vec<String> = (0..state.race.racers.len()).map(pace).collect();
    paragraph("hint pace", (texts.pace)(&paces.join(" · ")))
}
