//! The searches side by side: how far each has come.

use crate::puzzle::soma::lockstep::{LAST_TOGETHER, Lockstep, decided};
use crate::puzzle::soma::{Assembly, Moment};
use crate::scene::Id;
use crate::search::Timeline;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::press;
use crate::ui::parts::{heading, scrolling, together};
use crate::ui::soma::act::Act;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// About which of the searches the sentence speaks.
pub fn words(state: &State, look: &Look) -> Option<String> {
    let texts = &look.lang.soma().beside;
    let words = |place: usize| (texts.told)(texts.heads[place]);
    state.is_lockstep().then(|| state.told_run().map_or(texts.apart.to_string(), words))
}

/// A cell in the picture of a search.
pub fn pointed(state: &State, id: Id, look: &Look) -> Option<String> {
    let number = (id.b as usize).checked_sub(1)?;
    let (run, place) = (state.lockstep.runs()?.runs().get(number)?, Lockstep::places(state.lockstep.count)[number]);
    let placed = Moment::of(run.judge(), run.search()).standing();
    let words = super::cell(state, id.a as usize, &placed, look)?;
    Some(format!("{} · {words}", look.lang.soma().beside.heads[place]))
}

/// The table of the searches.
pub fn runs(state: &State, look: &Look) -> Html {
    let Some(lockstep) = state.lockstep.runs().filter(|_| state.is_lockstep()) else { return html! {} };
    let texts = &look.lang.soma().beside;
    let [title, columns @ ..] = texts.lockstep_table;
    let told = state.told_run();
    let row = |(run, &place): (&Timeline<Assembly>, &usize)| {
        let nodes: u64 = run.tally().levels().iter().map(|level| level.kept).sum();
        let share = look.lang.percent(decided(run), 4);
        let number = |number: u64| html! { look.lang.number(number) };
        let cells =
            vec![html! { texts.heads[place] }, number(nodes), number(state.found(run.tally())), html! { share }];
        Row { class: (told == Some(place)).then_some("told"), ..Row::of(cells) }
    };
    let rows = lockstep.runs().iter().zip(Lockstep::places(state.lockstep.count)).map(row).collect();
    html! {
        <>
            { scrolling(title, table("lockstep", Caption::Shown(title), &columns, rows)) }
            <p class="hint">{ if state.model.fewest { look.lang.soma().fewest.decided } else { texts.decided } }</p>
            if state.timeline.step() > LAST_TOGETHER { <p class="hint">{ (texts.not_beyond)(LAST_TOGETHER) }</p> }
        </>
    }
}

/// The buttons that show searches side by side.
pub fn buttons(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [title, hint, two, four] = look.lang.soma().beside.lockstep;
    let button = |count: usize, words: &'static str| {
        let onclick = press(on_act, Act::Lockstep(count));
        Button { class: "open-lockstep", pressed: Some(state.lockstep.count == count), ..Button::of(onclick) }
            .words(words)
    };
    together(vec![
        heading(title),
        html! { <p class="hint">{ hint }</p> },
        html! { <div class="row">{ button(2, two) }{ button(4, four) }</div> },
    ])
}
