//! The product calculator: the product of elements of the group, computed place by place.

use super::message::field_errors;
use super::{cycles_text, index, name};
use crate::puzzle::cube::cycles::order;
use crate::puzzle::cube::printed;
use crate::puzzle::cube::{Kind, Place, Position, Spelling};
use crate::ui::Look;
use crate::ui::controls::{alert, press, sends};
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{Field, MOST_POWER, State};
use crate::ui::parts::{cells, paragraph, scrolling, terms, together};
use crate::ui::table::{Caption, Row, table};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A field for an algorithm, applied with Enter or when the field loses the focus.
pub fn field(
    state: &State,
    field: Field,
    name: &'static str,
    label: String,
    look: &Look,
    on_act: &Callback<Act>,
) -> Html {
    let onchange = sends(on_act, move |event: Event| {
        Some(Act::Field(field, event.target_dyn_into::<HtmlInputElement>()?.value()))
    });
    let errors = field_errors(state, field, look);
    let shell = look.shell();
    let good = state.text_of(field, state.spelling);
    // An invalid text stays in the field, so that it can be corrected.
    let written =
        state.wrong.iter().find(|wrong| wrong.field == field).map_or(good.clone(), |wrong| wrong.text.clone());
    let close = on_act.reform(move |()| Act::Field(field, good.clone()));
    let input = html! {
        <label class="algorithm-field"><b>{ name }</b>
            <input type="text" aria-label={label} spellcheck="false" autocomplete="off" data-written={written} {onchange} />
        </label>
    };
    together(vec![input, alert(&errors, Some(shell.last_stays), None, (shell.close, close))])
}

/// The HTML of the calculator.
pub fn calculator(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().product;
    let [a, b, c] = state.calculator.positions;
    let exponent = state.calculator.exponent;
    let (ab, ba) = (a.then(&b), b.then(&a));
    let on_power = sends(on_act, move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>()?;
        let power = input.value_as_number();
        if power.abs() <= f64::from(MOST_POWER) && power.fract() == 0.0 {
            return Some(Act::Power(power as i32));
        }
        input.set_value(&exponent.to_string());
        None
    });
    let mut parts = vec![paragraph("law", texts.law)];
    for (factor, letter) in ["A", "B", "C"].into_iter().enumerate() {
        parts.push(html! {
            <div class="factor">
                { field(state, Field::Factor(factor), letter, (texts.factor)(letter), look, on_act) }
                <button class="take" onclick={press(on_act, Act::Take(factor))} aria-label={(texts.take_for)(letter)}>{ texts.take }</button>
            </div>
        });
    }
    parts.push(scrolling(texts.worked, products(state, look)));
    parts.push(if ab == ba { paragraph("commutes", texts.commute) } else { paragraph("differs", texts.differ) });
    parts.push(html! {
        <label class="power">{ texts.power }<input type="number" step="1" data-written={exponent.to_string()} onchange={on_power} /></label>
    });
    let power = format!("A^{exponent}");
    let (inverse, powered) = (a.inverse(), a.power(i64::from(exponent)));
    let elements = [("A", &a), ("A′", &inverse), (&*power, &powered), ("B", &b), ("A·B", &ab), ("B·A", &ba)];
    parts.push(results(look, &elements));
    parts.push(associative(look, [a, b, c]));
    parts.push(terms(&texts.terms));
    if state.spelling == Spelling::Text {
        parts.push(paragraph("hint", texts.numbers));
    }
    together(parts)
}

/// The table of A·B for each small cube that A or B moves: where A takes it, where B takes it from there, and the indices.
fn products(state: &State, look: &Look) -> Html {
    let texts = &look.lang.cube().product;
    let [a, b, _] = state.calculator.positions;
    let product = a.then(&b);
    let mut rows = Vec::new();
    for cubie in Place::every() {
        let (between, first) = a.goes(cubie);
        let (end, second) = b.goes(between);
        if (between, first) == (cubie, 0) && (end, second) == (between, 0) {
            continue;
        }
        let kind = cubie.kind();
        let sum = format!(
            "{} {} {} = {}",
            index(kind, first),
            times(kind),
            index(kind, second),
            index(kind, product.goes(cubie).1)
        );
        rows.push(Row {
            id: Some(super::id(cubie)),
            class: state.lit().contains(&cubie).then_some("lit"),
            cells: cells(vec![
                name(cubie, state.spelling),
                name(between, state.spelling),
                name(end, state.spelling),
                sum,
            ]),
        });
    }
    table("product", Caption::Shown(texts.worked), &texts.columns, rows)
}

/// The sign of the operation on rotation indices: those of corners are added mod 3, those of edges, written 1 and −1,
/// multiplied.
fn times(kind: Kind) -> &'static str {
    if kind == Kind::Corner { "+" } else { "·" }
}

/// The cycles and the orders of these elements.
fn results(look: &Look, elements: &[(&str, &Position)]) -> Html {
    let texts = &look.lang.cube().product;
    let mut rows = vec![];
    for (name, position) in elements {
        rows.push(Row::of(cells(vec![
            name.to_string(),
            cycles_text(position, Kind::Corner),
            cycles_text(position, Kind::Edge),
            order(position).to_string(),
        ])));
    }
    scrolling(texts.results, table("results", Caption::Heard(texts.results), &texts.result_columns, rows))
}

/// (A·B)·C and A·(B·C) by the correct law, and by the law as printed in the base text.
fn associative(look: &Look, [a, b, c]: [Position; 3]) -> Html {
    let texts = &look.lang.cube().product;
    let (left, right) = (a.then(&b).then(&c), a.then(&b.then(&c)));
    let print = |first: &Position, second: &Position| printed::product(first, second);
    let (printed_left, printed_right) = (print(&print(&a, &b), &c), print(&a, &print(&b, &c)));
    together(vec![
        paragraph(if left == right { "reconciled" } else { "differs" }, (texts.associative)(left == right)),
        paragraph("note printed-law", (texts.printed)(printed_left == printed_right)),
    ])
}
