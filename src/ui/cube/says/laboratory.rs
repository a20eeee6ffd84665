//! Explanations of the laboratory: what X and T move, which small cubes both move, and the result.

use super::calculator::field;
use super::{cycles_text, letters, names, push_cycle};
use crate::puzzle::cube::cycles;
use crate::puzzle::cube::laboratory::{Form, PairPreset, Support, renamed};
use crate::puzzle::cube::{Face, Kind};
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

/// The parts of X T X' T', or of X T X'.
pub const PARTS: [&str; 4] = ["X", "T", "X′", "T′"];

/// The number of small cubes that the whole changes, and of those that both X and T move.
pub fn sizes(state: &State) -> (usize, usize) {
    let experiment = &state.bench.experiment;
    let changed = Support::of(&experiment.result()).places.len();
    let [x, t] = &experiment.supports;
    (changed, x.overlap(t).places.len())
}

/// The formula of the whole, such as `X T X′ T′`.
fn whole(form: Form) -> &'static str {
    match form {
        Form::Commutator => "X T X′ T′",
        Form::Conjugate => "X T X′",
    }
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().laboratory;
    let bench = &state.bench;
    let part = bench.part(state.tried);
    let mut sentences = Vec::new();
    let (changed, meet) = sizes(state);
    if part < bench.experiment.cubes.len() {
        sentences.push((texts.under_way)(PARTS[part], whole(bench.experiment.form)));
        let moved = Support::of(&state.cube()).places.len();
        sentences.push((texts.changed_now)(moved));
    } else {
        sentences.push((texts.done)(whole(bench.experiment.form), changed));
        let alone = meet == 1 && bench.experiment.form == Form::Commutator;
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
    let form = state.bench.experiment.form;
    let radio = |own: Form, name: &'static str| {
        let onchange = on_act.reform(move |_: Event| Act::Form(own));
        html! { <label class="check"><input type="radio" name="form" checked={own == form} {onchange} />{ name }</label> }
    };
    let on_preset = choice(on_act, |line| Some(Act::Parts(*PairPreset::ALL.get(line.checked_sub(1)?)?)));
    let shown = |preset: &PairPreset| {
        let parts = preset.parts().map(|text| crate::puzzle::cube::notation::read(text).unwrap_or_default());
        parts == state.bench.experiment.parts
    };
    let chosen = PairPreset::ALL.iter().position(shown);
    let open = match page.frame.tab {
        0 => supports(state, look),
        1 => steps(state, look, on_act),
        2 => renaming(state, look),
        _ => why(&texts.why, &texts.terms),
    };
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
        forms,
        button("carry", texts.carry, on_act, Act::Carry),
    ];
    together(vec![block("bench", bench), tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open)])
}

/// The small cubes that X moves, that T moves, and that both move.
fn supports(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().laboratory;
    let experiment = &state.bench.experiment;
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
        Row { class: Some("total"), ..row(whole(experiment.form), &result) },
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
    let [x, t] = state.bench.lengths;
    let ends = [x, x + t, 2 * x + t, 2 * (x + t)];
    let mut done = String::new();
    let mut rows = Vec::new();
    for (part, cube) in state.bench.experiment.cubes.iter().enumerate() {
        if part > 0 {
            done.push(' ');
        }
        done.push_str(PARTS[part]);
        let end = ends[part] as u64;
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
    let [x, t] = [0, 1].map(|part| state.bench.experiment.parts[part].cube());
    let mut rows = Vec::new();
    for cycle in cycles::all(&t.position()) {
        let (mut before, mut after) = (String::new(), String::new());
        push_cycle(&mut before, &cycle);
        let image = renamed(&x.standing(), &cycle);
        push_cycle(&mut after, &image);
        rows.push(Row::of(vec![
            lines(before, names(&cycle.places, state.spelling)),
            lines(after, names(&image.places, state.spelling)),
        ]));
    }
    together(vec![said(texts.renamed), table("renaming", Caption::Heard(texts.tabs[2]), &texts.rename_columns, rows)])
}
