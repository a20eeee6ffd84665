//! The field for the reader's own formula, its weights, and what can be written.

use super::SetupProps;
use crate::puzzle::taquin::formula::{Evaluation, Evaluator, FormulaProblem, MOST_FACTOR};
use crate::ui::Look;
use crate::ui::controls::{formulas, number, sends};
use crate::ui::taquin::act::{Act, Order};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Formulas that the field proposes.
const EXAMPLES: [&str; 5] = [
    "manhattan + 2*conflicts",
    "10*misplaced + manhattan + 3*conflicts",
    "-score",
    "inversions + manhattan",
    "if(v[1] = 1, manhattan, 3*manhattan)",
];

/// The HTML of the formula.
pub fn formula(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.taquin().formula);
    let evaluation = &props.model.evaluation;
    let &Evaluation { moves, factor, .. } = evaluation;
    let known = Order::ALL.into_iter().find(|order| order.factors() == (moves, factor));
    let own = evaluation.formula.to_string();
    let written = props.wrong_formula.as_ref().map_or(own.as_str(), |(text, _)| text);
    let onchange =
        sends(&base.on_act, |event: Event| Some(Act::Formula(event.target_dyn_into::<HtmlInputElement>()?.value())));
    let on_factor = |act: fn(u8, u8) -> Act, other: u8| {
        base.on_act.reform(move |value: u64| act(value.min(MOST_FACTOR.into()) as u8, other))
    };
    let name = |index: usize| Some(texts.factors[index].to_string());
    let most = MOST_FACTOR.into();
    html! {
        <fieldset class="own-formula">
            <legend>{ texts.label }</legend>
            <input type="text" id="formula" class="formula" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-label={texts.label} aria-invalid={props.wrong_formula.is_some().to_string()} aria-describedby="formula-told" list="formulas" value={written.to_string()} {onchange} />
            <datalist id="formulas">{ for EXAMPLES.map(|example| html! { <option value={example} /> }) }</datalist>
            <div id="formula-told">
                { match (&props.wrong_formula, Evaluator::new(&evaluation.formula, &props.model.board).value(&props.model.board)) {
                    (Some((text, problem)), _) => told(text, problem, Some(base.look.shell().last_stays), &base.look),
                    (None, Err(problem)) => told(&own, &problem, None, &base.look),
                    (None, Ok(value)) => html! { <p class="hint" data-formula={value.to_string()}>{ (texts.here)(&signed(value, &base.look)) }</p> },
                } }
            </div>
            <div class="row factors">
                { base.known("", texts.settings, &texts.known, (&Order::ALL, known), Act::Order) }
                <label>{ texts.factors[0] }{ " " }{ number(moves.into(), most, name(0), &on_factor(Act::Factors, factor)) }</label>
                <label>{ texts.factors[1] }{ " " }{ number(factor.into(), most, name(1), &on_factor(|factor, moves| Act::Factors(moves, factor), moves)) }</label>
            </div>
            <p class="hint">{ texts.hint }</p>
            <details class="names"><summary>{ texts.names }</summary>
                <dl>{ for texts.words.iter().map(|(word, meaning)| html! { <><dt><code>{ *word }</code></dt><dd>{ formulas(meaning) }</dd></> }) }</dl>
            </details>
        </fieldset>
    }
}

fn signed(value: i64, look: &Look) -> String {
    format!("{}{}", if value < 0 { "−" } else { "" }, look.lang.number(value.unsigned_abs()))
}

/// A problem in words, and its place in the text of the formula.
pub fn told(text: &str, problem: &FormulaProblem, after: Option<&'static str>, look: &Look) -> Html {
    // Far more than any formula has; a text that was pasted by mistake is not shown whole.
    const SHOWN: usize = 600;
    let part = |from: usize, length: usize| -> String { text.chars().take(SHOWN).skip(from).take(length).collect() };
    let words = (look.lang.taquin().formula.problem)(problem, text);
    html! {
        <div class="alert" role="alert" data-error={problem.fault.code()} data-at={(problem.from + 1).to_string()}>
            <p>{ formulas(&words) }</p>
            <p><code class="formula">{ part(0, problem.from) }<mark>{ if problem.length > 0 { part(problem.from, problem.length) } else { "\u{2038}".to_string() } }</mark>{ part(problem.from + problem.length, SHOWN) }</code></p>
            if let Some(after) = after { <p>{ after }</p> }
        </div>
    }
}
