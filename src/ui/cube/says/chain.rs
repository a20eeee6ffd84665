//! Explanations of solutions along Thistlethwaite's chain: the stages with their turns, and the chain with its indices.

use super::algorithm::turn_text;
use super::invariants;
use super::short::letter;
use super::stages::next;
use crate::puzzle::cube::Face;
use crate::puzzle::cube::solve::chain::{ChainStage, MEAN_TURNS, MOST_TURNS};
use crate::puzzle::cube::theorem::REACHABLE;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::press;
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::{ChainWay, State};
use crate::ui::parts::{paragraph, said, tabbed, terms, together};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the present turn.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let (texts, stages) = (&look.lang.cube().chain, &look.lang.cube().stages);
    let Some(chain) = &state.chain else {
        let words = match state.solving {
            Activity::Stopped(_) => stages.stopped,
            Activity::Failed => stages.failed,
            _ => texts.looking,
        };
        return vec![words.to_string()];
    };
    let all = chain.way.turns.len();
    let Some((stage, unready)) = chain.unready(state.solved) else {
        return vec![if all == 0 { stages.already.to_string() } else { (stages.done)(all) }];
    };
    let [begin, end] = [0, 1].map(|more| chain.solution.begins()[stage as usize + more]);
    let number = stage as usize + 1;
    let mut sentences =
        vec![(texts.turn)(number, [state.solved - begin + 1, end - begin], &named(texts.aims[stage as usize], state))];
    sentences.push(if unready.is_empty() { texts.hidden.to_string() } else { (texts.unready)(unready.len()) });
    sentences.extend(next(state, look));
    sentences
}

/// The panel on the right, below the sentence.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().chain;
    let open = match (page.frame.tab, &page.state.chain) {
        (0, Some(chain)) => stages(&page.state, chain, look, &page.frame.calls.act),
        (0, None) => html! {},
        (1, _) => method(look),
        _ => invariants::theatre(&page.state, look, &page.frame.calls.act),
    };
    let [stages, chain] = texts.tabs;
    tabbed(look, &[stages, chain, look.lang.cube().invariants.tab], page.frame.tab, &page.frame.calls.tab, open)
}

/// The stages with their turns; a click goes to the beginning of a stage.
fn stages(state: &State, chain: &ChainWay, look: &Look, on_act: &Callback<Act>) -> Html {
    let cube = look.lang.cube();
    let texts = &cube.chain;
    let begins = chain.solution.begins();
    let here = chain.solution.stage_at(state.solved);
    let mut stages = vec![];
    for stage in ChainStage::ALL {
        let (own, begin, is) = (stage as usize, begins[stage as usize], Some(stage) == here);
        let turns = &chain.way.turns[begin..begins[own + 1]];
        let mut written = String::new();
        for turn in turns {
            if !written.is_empty() {
                written.push(' ');
            }
            written.push_str(&turn_text(*turn, state.spelling));
        }
        let current = is.then_some("step");
        let button = if turns.is_empty() {
            html! {}
        } else {
            html! {
                <button class="to-step" aria-current={current} onclick={press(on_act, Act::Step(begin as u64))}>{ written }</button>
            }
        };
        let class = if is { "lit" } else { "" };
        stages.push(html! {
            <details class="stage-steps" open={is}>
                <summary {class}>{ (texts.stage)(own + 1) }{ ": " }{ named(texts.aims[own], state) }{ " " }<small>{ (cube.stages.turns)(turns.len()) }</small></summary>
                { paragraph("hint", named(texts.free[own], state)) }
                { said(named(texts.fixed[own], state)) }
                { button }
            </details>
        });
    }
    together(stages)
}

/// A text with the letters of the faces as the reader holds the cube and spells them.
fn named(text: &str, state: &State) -> String {
    let hold = state.live().hold();
    Face::ALL.into_iter().fold(text.to_string(), |text, face| {
        text.replace(&format!("{{{}}}", face.letter()), &letter(face.under(hold), state.spelling).to_string())
    })
}

/// The chain: its indices, the most turns of each stage, and why it is descended.
fn method(look: &Look) -> Html {
    let (texts, lang) = (&look.lang.cube().chain, look.lang);
    let row = |stage: ChainStage| {
        Row::of(vec![
            html! { (texts.stage)(stage as usize + 1) },
            html! { lang.number(stage.index() as u64) },
            html! { lang.number(stage.most_turns() as u64) },
        ])
    };
    let all = super::group::large(lang, const { super::group::parts(REACHABLE) });
    together(vec![
        table("chain-indices", Caption::Heard(texts.tabs[1]), &texts.columns, ChainStage::ALL.map(row).into()),
        paragraph("reconciled", (texts.product)(&all)),
        together(texts.why.map(said).to_vec()),
        said((texts.lengths)(MOST_TURNS, MEAN_TURNS)),
        terms(&texts.terms),
    ])
}
