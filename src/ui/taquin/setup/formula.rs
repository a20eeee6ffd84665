//! The field for the reader's own formula, its weights, and what can be written.

use super::SetupProps;
use crate::puzzle::taquin::formula::{Evaluation, Evaluator, FormulaProblem, MOST_FACTOR};
use crate::puzzle::taquin::offers::Factors;
use crate::ui::Look;
use crate::ui::controls::{number, sends};
use crate::ui::parts::{facts, paragraph};
use crate::ui::taquin::act::Act;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The HTML of the formula.
pub fn formula(props: &SetupProps) -> Html {
    let (base, texts) = (&props.base, &props.base.look.lang.taquin().formula);
    let Evaluation { formula, moves, factor } = &props.model.evaluation;
    let factors = [*moves, *factor];
    let known = Factors::ALL.into_iter().find(|known| known.pair() == factors);
    let written = |event: &web_sys::Event| Some(Act::Formula(event.target_dyn_into::<HtmlTextAreaElement>()?.value()));
    let onchange = sends(&base.on_act, move |event: Event| written(&event));
    let onkeydown = sends(&base.on_act, move |event: KeyboardEvent| {
        if event.key() != "Enter" {
            return None;
        }
        event.prevent_default();
        written(&event)
    });
    let (text, told) = match &props.wrong_formula {
        Some((text, problem)) => (text.as_str(), told(text, problem, Some(base.look.shell().last_stays), &base.look)),
        None => {
            let text = formula.text();
            let told = match Evaluator::new(formula, &props.model.board).value(&props.model.board) {
                Err(problem) => told(text, &problem, None, &base.look),
                Ok(value) => paragraph("hint", (texts.here)(value)),
            };
            (text, told)
        }
    };
    html! {
        <fieldset class="own-formula">
            <legend>{ texts.label }</legend>
            <textarea id="formula" class="formula" rows="2" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-label={texts.label} aria-describedby="formula-told" data-written={text.to_string()} {onchange} {onkeydown} />
            <div id="formula-told">{ told }</div>
            <div class="row factors">
                { base.known("", texts.settings, &texts.known, (&Factors::ALL, known), |known: Factors| Act::Factors(known.pair())) }
                { for [0, 1].into_iter().map(|index: usize| {
                    let on_factor = base.on_act.reform(move |value: u64| {
                        let mut changed = factors;
                        changed[index] = value as u8;
                        Act::Factors(changed)
                    });
                    html! { <label>{ ["g ", "h "][index] }{ number(factors[index].into(), MOST_FACTOR.into(), None, &on_factor) }</label> }
                }) }
            </div>
            { paragraph("hint", texts.hint) }
            <details class="names"><summary>{ texts.names }</summary>
                { facts(texts.words.into_iter().map(|(word, meaning)| (word, "", meaning.to_string())).collect()) }
            </details>
        </fieldset>
    }
}

/// A problem in words, and its place in the text of the formula.
pub fn told(text: &str, problem: &FormulaProblem, after: Option<&'static str>, look: &Look) -> Html {
    // Far more than any formula has; a text that was pasted by mistake is not shown whole.
    const SHOWN: usize = 600;
    let part = |from: usize, length: usize| -> String { text.chars().take(SHOWN).skip(from).take(length).collect() };
    let mark = if problem.length > 0 { part(problem.from, problem.length) } else { "\u{2038}".to_string() };
    html! {
        <div class="alert" role="alert" data-error={problem.fault.code()} data-at={(problem.from + 1).to_string()}>
            { paragraph("", look.lang.taquin().formula.problem(problem, text)) }
            <code class="formula">{ part(0, problem.from) }<mark>{ mark }</mark>{ part(problem.from + problem.length, SHOWN) }</code>
            { paragraph("", after.unwrap_or_default()) }
        </div>
    }
}
