//! The list of solutions of the exhaustive program.

use super::{ProgramContent, ProgramProps};
use crate::puzzle::insanity::FACADES;
use crate::puzzle::insanity::light::SOLUTION;
use crate::puzzle::insanity::solve::{positions_of, shown};
use crate::scene::Id;
use crate::search::whole::MOST_LISTED;
use crate::ui::Look;
use crate::ui::controls::{press, term};
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::listing::{PAGE, positions_text};
use crate::ui::insanity::tile::glyph;
use yew::prelude::*;

/// The list of solutions: positions, and the colours façade by façade.
pub fn solutions(props: &ProgramProps) -> Html {
    let texts = props.look.lang.insanity();
    let ProgramProps { look, view, .. } = props;
    let listed = view.solutions.len();
    // The list is long enough to contain the present solution.
    let page = props.listed.max(view.shown.map_or(0, |index| (index / PAGE + 1) * PAGE)).min(listed);
    let found = view.whole.map(|tally| tally.levels[view.model.cubes.count() - 1].kept);
    let button = |name: &'static str, step: Option<u64>| {
        let onclick = step.map(|step| press(&props.on_act, Act::Step(step)));
        html! { <button {onclick} disabled={step.is_none()}>{ name }</button> }
    };
    let told = props.copied.map(|done| if done { look.shell().list_copied } else { look.shell().list_not_copied });
    html! {
        <>
            <div class="terms">{ term(texts.terms[4]) }</div>
            if let Some((time, losses)) = view.done {
                <p class="hint">{ (texts.counted_in)(&look.lang.decimal(time)) }
                    if losses > 0 { { " " }{ (texts.replaced)(losses) } }
                </p>
            }
            if listed == 0 {
                <p>{ if found == Some(0) { texts.no_solution } else { texts.no_solution_yet } }</p>
                if found == Some(0) && view.unsolvable { <button class="why" onclick={press(&props.on_act, Act::Why)}>{ look.lang.insanity().graph.show_why }</button> }
            } else {
                <div class="row">
                    { button(texts.previous, view.near[0]) }
                    { button(texts.next, view.near[1]) }
                    <button onclick={press(&props.on_act, Act::Copy)}>{ texts.copy_list }</button>
                </div>
                <p role="status">{ told }</p>
                if let Some(index) = view.shown.filter(|_| view.at_solution) {
                    <button class="show-graph" onclick={press(&props.on_act, Act::Graph(index))}>{ look.lang.insanity().graph.show_graph }</button>
                }
                <p class="hint">{ texts.list_hint }</p>
                <ol class="solutions">
                    { for view.solutions.iter().take(page).enumerate().map(|(index, solution)| {
                        let here = view.shown == Some(index) && view.at_solution;
                        html! {
                            <li><button class={classes!((view.light.id == Some(Id::new(SOLUTION, index, 0))).then_some("lit"))} data-id={Id::new(SOLUTION, index, 0).to_string()}
                                aria-current={here.then_some("true")} onclick={press(&props.on_act, Act::Step(solution.step))}>
                                <span class="index">{ index + 1 }</span>
                                <span class="quadruple">{ positions_text(&solution.path) }</span>
                                <span class="strips">{ strips(view, &solution.path, look) }</span>
                            </button></li>
                        }
                    }) }
                </ol>
                if page < listed { <button onclick={press(&props.on_act, Act::More(page + PAGE))}>{ (texts.show_more)((listed - page).min(PAGE) as u64) }</button> }
                if let Some(found) = found.filter(|&found| found > MOST_LISTED as u64) {
                    <p class="hint">{ (texts.list_cut)(listed as u64, found) }</p>
                }
            }
        </>
    }
}

/// The four façades of a solution, each as a strip of tiles from the bottom.
fn strips(view: &ProgramContent, path: &[u32], look: &Look) -> Html {
    let texts = look.lang.insanity();
    let positions = positions_of(path);
    html! {
        <>{ for (0..FACADES).map(|facade| {
            let colours: Vec<u8> = positions.iter().enumerate().map(|(cube, &position)| shown(&view.model.cubes, cube, position, facade)).collect();
            let names = colours.iter().map(|&colour| texts.colours[usize::from(colour)]).collect::<Vec<_>>().join(", ");
            html! {
                <span class="strip" role="img" aria-label={format!("{}: {names}", texts.faces[facade])}>
                    { for colours.iter().map(|&colour| html! { <span class={format!("tile c{colour}")}>{ glyph(colour) }</span> }) }
                </span>
            }
        }) }</>
    }
}
