//! What the words of the search mean, and why its rules hold, with the base text's examples.

use super::name;
use crate::puzzle::soma::parity::ParityTable;
use crate::text::signed;
use crate::ui::Look;
use crate::ui::controls::term;
use crate::ui::parts::button;
use crate::ui::soma::act::Act;
use crate::ui::soma::state::State;
use crate::ui::table::{Caption, Row, table_of};
use yew::prelude::*;

/// The terms of the search, and the theory of its rules.
pub fn theory(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let (texts, demo) = (&look.lang.soma().search, &look.lang.soma().demo);
    let [islands, parity, fixed] = texts.theory;
    if !state.model.is_soma() {
        // What is said of the seven does not hold for others.
        let [coloured, islands] = texts.of_any_set;
        let terms = texts.terms.map(|(term, words)| (term, if term == coloured.0 { coloured.1 } else { words }));
        return html! {
            <>
                <p>{ for terms.into_iter().map(term) }</p>
                <h3>{ islands.0 }</h3>
                <p>{ islands.1 }</p>
                { parities(state, look) }
            </>
        };
    }
    let chapter = |(heading, words): (&'static str, &'static str)| html! { <><h3>{ heading }</h3><p>{ words }</p></> };
    html! {
        <>
            <p>{ for texts.terms.into_iter().map(term) }</p>
            { chapter(islands) }
            <p>{ demo.islands_words }</p>
            { button("islands-demo", demo.islands, on_act, Act::IslandsDemo) }
            { chapter(parity) }
            { parities(state, look) }
            { chapter(fixed) }
        </>
    }
}

/// The table of the parities of the pieces, in which the rows that make that of the figure are marked.
fn parities(state: &State, look: &Look) -> Html {
    let Some(ParityTable { pieces, ways }) = ParityTable::new(&state.model.pieces) else { return html! {} };
    let texts = &look.lang.soma().demo;
    let figure = &state.model.figure;
    let wanted = figure.balance(figure.full());
    let sum = |way: &Vec<i32>| way.iter().sum::<i32>();
    let [heading, sums] = texts.parities;
    let columns = pieces.iter().map(|&piece| name(state, piece)).chain([html! { sums }]).collect();
    let possible = ways.iter().filter(|way| sum(way) == wanted).count();
    let rows = ways.iter().map(|way| {
        let fits = sum(way) == wanted;
        let mark = if fits { " ✓" } else { "" };
        let cells = way.iter().map(|&own| html! { signed(own) });
        Row {
            class: fits.then_some("fits"),
            ..Row::of(cells.chain([html! { <>{ signed(sum(way)) }{ mark }</> }]).collect())
        }
    });
    html! {
        <>
            { table_of("parities", Caption::Shown(heading), columns, rows.collect()) }
            <p class="possible">{ (texts.possible)(&signed(wanted), possible, ways.len()) }</p>
        </>
    }
}
