//! Explanations of the laboratory: what X and T move, which small cubes both move, and the result.

use super::calculator::field;
use super::{cycles_text, finder, letters, names, push_cycle};
use crate::puzzle::cube::cycles;
use crate::puzzle::cube::laboratory::{Combination, Form, PairPreset, Support, renamed};
use crate::puzzle::cube::{Algorithm, Face, Kind, Position};
use crate::ui::Look;
use crate::ui::controls::choice;
use crate::ui::controls::options;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{Field, State};
use crate::ui::parts::{block, button, cells, facts, lines, paragraph, said, tabbed, together, why};
use crate::ui::steps::Steps;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The number of small cubes that the whole changes, and of those that both X and T move.
pub fn sizes(state: &State) -> (usize, usize) {
    let experiment = &state.bench().experiment;
    let changed = Support::of(&experiment.result()).places.len();
    let [x, t] = &experiment.supports;
    (changed, x.overlap(t).places.len())
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    if let Some(finding) = &state.finding {
        return finder::words(state, finding, look);
    }
    let texts = &look.lang.cube().laboratory;
    let experiment = &state.bench.experiment;
    let mut sentences = Vec::new();
    let (changed, meet) = sizes(state);
    if let Some(part) = state.bench.part(state.tried) {
        sentences.push((texts.under_way)(part.name(), experiment.formula()));
        let moved = Support::of(&state.cube()).places.len();
        sentences.push((texts.changed_now)(moved));
    } else {
        sentences.push((texts.done)(experiment.formula(), changed));
        let alone = meet == 1 && experiment.form == Form::Commutator;
        match changed {
            0 => sentences.push(texts.nothing.to_string()),
            2 if alone => sentences.push(texts.two.to_string()),
            3 if alone => sentences.push(texts.three.to_string()),
            _ => {}
        }
    }
    sentences
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().laboratory;
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let open = match page.frame.tab {
        0 => supports(state, look),
        1 => steps(state, look, on_act),
        2 => renaming(state, look),
        _ if state.finding.is_some() => finder::why(look),
        _ => why(&texts.why, &texts.terms),
    };
    let bench = match &state.finding {
        Some(finding) => finder::finder(state, finding, look, on_act),
        None => own(state, look, on_act),
    };
    let tabs = tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open);
    together(vec![finder::choices(state, look, on_act), bench, tabs])
}

/// The fields of the reader's own X and T.
fn own(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().laboratory;
    let form = state.bench.experiment.form;
    let radio = |own: Form, name: &'static str| {
        let onchange = on_act.reform(move |_: Event| Act::Form(own));
        html! { <label class="check"><input type="radio" name="form" checked={own == form} {onchange} />{ name }</label> }
    };
    let on_preset = choice(on_act, |line| Some(Act::Parts(*PairPreset::ALL.get(line.checked_sub(1)?)?)));
    let shown = |preset: &PairPreset| {
        let parts = preset.parts().map(|text| crate::puzzle::cube::notation::read(text).unwrap_or_default());
        parts == state.bench.experiment.parts && state.bench.experiment.setup.items.is_empty()
    };
    let chosen = PairPreset::ALL.iter().position(shown);
    let list = html! {
        <select class="parts" aria-label={texts.preset} onchange={on_preset}>
            <option disabled=true selected={chosen.is_none()}>{ texts.own }</option>
            { options(texts.presets, chosen) }
        </select>
    };
    let forms = html! {
        <fieldset class="row form"><legend class="unseen">{ texts.form }</legend>
            { radio(Form::Commutator, texts.forms[0]) }
            { radio(Form::Conjugate, texts.forms[1]) }
        </fieldset>
    };
    let bench = vec![
        list,
        field(state, Field::X, "X", (texts.field)("X"), look, on_act),
        field(state, Field::T, "T", (texts.field)("T"), look, on_act),
        field(state, Field::Setup, "S", look.lang.cube().finder.setup_field.into(), look, on_act),
        forms,
        button("carry", texts.carry, on_act, Act::Carry),
    ];
    block("bench", bench)
}

/// The small cubes that X moves, that T moves, and that both move.
fn supports(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().laboratory;
    let experiment = &state.bench().experiment;
    let [x, t] = &experiment.supports;
    let both = x.overlap(t);
    let cube = experiment.result();
    let (result, position) = (Support::of(&cube), cube.position());
    let [corners, edges, order] = texts.cycles;
    let row = |name: &str, support: &Support| {
        let mut text = names(&support.places, state.spelling);
        for face in &support.centres {
            text.push_str(", ");
            text.push(face.letter());
        }
        Row::of(cells(vec![name.to_string(), support.places.len().to_string(), text]))
    };
    let rows = vec![
        row("X", x),
        row("T", t),
        row(texts.both, &both),
        Row { class: Some("total"), ..row(experiment.formula(), &result) },
    ];
    // The property of the base text: a face of which X changes a single small cube, turned by T.
    let alone = Face::ALL
        .into_iter()
        .find(|&face| x.on_face(face).len() == 1 && t.places.iter().all(|place| place.is_on(face)));
    let mut parts = vec![table("supports", Caption::Heard(texts.tabs[0]), &texts.support_columns, rows)];
    if let Some(face) = alone.filter(|_| experiment.form == Form::Commutator) {
        let name = letters(x.on_face(face)[0], state.spelling);
        parts.push(paragraph("reconciled property", (texts.property)(look.lang.cube().faces[face as usize], &name)));
    }
    parts.push(facts(vec![
        (corners, "", cycles_text(&position, Kind::Corner)),
        (edges, "", cycles_text(&position, Kind::Edge)),
        (order, "", experiment.order().to_string()),
    ]));
    together(parts)
}

/// The table of what X, X T, X T X' and X T X' T' have changed.
fn steps(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().laboratory;
    let bench = state.bench();
    let mut done = String::new();
    let mut rows = Vec::new();
    let parts = bench.experiment.sequence().into_iter().zip(&bench.ends).zip(&bench.experiment.cubes);
    for ((part, &end), cube) in parts {
        if !done.is_empty() {
            done.push(' ');
        }
        done.push_str(part.name());
        let end = end as u64;
        let (support, position) = (Support::of(cube), cube.position());
        rows.push(Row {
            id: None,
            class: (state.step() == end).then_some("lit"),
            cells: vec![
                html! { { button("to-part", done.clone(), on_act, Act::Step(end)) } },
                html! { support.places.len() },
                lines(cycles_text(&position, Kind::Corner), cycles_text(&position, Kind::Edge)),
            ],
        });
    }
    table("trial-steps", Caption::Heard(texts.tabs[1]), &texts.step_columns, rows)
}

/// The explanation that X T X' does the same as T, with every place renamed by X.
fn renaming(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().laboratory;
    let experiment = &state.bench().experiment;
    let [x, t] = &experiment.parts;
    let mut parts = vec![
        said(texts.renamed),
        renamed_cycles(state, &t.cube().position(), x, Caption::Heard(texts.tabs[2]), &texts.rename_columns),
    ];
    if !experiment.setup.items.is_empty() {
        let own = &look.lang.cube().finder;
        let inner = Combination::new(experiment.form, x.clone(), t.clone()).result();
        let columns = match experiment.form {
            Form::Commutator => &own.rename_columns[0],
            Form::Conjugate => &own.rename_columns[1],
        };
        parts.push(said(own.renamed));
        parts.push(renamed_cycles(
            state,
            &inner.position(),
            &experiment.setup,
            Caption::Heard(own.renamed_by_setup),
            columns,
        ));
    }
    together(parts)
}

/// The cycles of a position, and those after every place is renamed by a sequence of turns.
fn renamed_cycles(
    state: &State,
    position: &Position,
    by: &Algorithm,
    caption: Caption,
    columns: &[&'static str; 2],
) -> Html {
    let standing = by.cube().standing();
    let mut rows = Vec::new();
    for cycle in cycles::all(position) {
        let (mut before, mut after) = (String::new(), String::new());
        push_cycle(&mut before, &cycle);
        let image = renamed(&standing, &cycle);
        push_cycle(&mut after, &image);
        rows.push(Row::of(vec![
            lines(before, names(&cycle.places, state.spelling)),
            lines(after, names(&image.places, state.spelling)),
        ]));
    }
    table("renaming", caption, columns, rows)
}
