//! The list of solutions of the exhaustive program.

use crate::puzzle::insanity::light::SOLUTION;
use crate::puzzle::insanity::solve::{positions_of, shown as colour_at};
use crate::puzzle::insanity::{CubeSet, FACADES};
use crate::scene::Id;
use crate::search::event::Side;
use crate::search::whole::MOST_LISTED;
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::{press, term};
use crate::ui::insanity::Insanity;
use crate::ui::insanity::act::Act;
use crate::ui::insanity::state::listing::{PAGE, positions_text};
use crate::ui::insanity::tile::glyph;
use crate::ui::parts::{able, button};
use crate::worker::progress::Progress;
use yew::prelude::*;

/// The list of solutions: positions, and the colours façade by façade.
pub fn solutions(page: &Insanity, look: &Look) -> Html {
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let (texts, timeline) = (look.lang.insanity(), &state.timeline);
    let (listed, shown) = (timeline.solutions().len(), timeline.shown_solution());
    let at_solution = state.at_solution();
    // The list is long enough to contain the present solution.
    let end = page.listed.max(shown.map_or(0, |index| (index / PAGE + 1) * PAGE)).min(listed);
    let found = state.whole().map(|tally| tally.level(state.model.cubes.count() - 1).kept);
    let near =
        |name: &'static str, side: Side| able("", name.into(), on_act, timeline.near_solution(side).map(Act::Step));
    let told = page.frame.copied.map(|done| if done { look.shell().list_copied } else { look.shell().list_not_copied });
    html! {
        <>
            <div class="terms">{ term(texts.terms[4]) }</div>
            if let Activity::Done(Progress { elapsed, losses, .. }) = &state.search {
                <p class="hint">{ (texts.counted_in)(&look.lang.decimal(*elapsed)) }
                    if *losses > 0 { { " " }{ (texts.replaced)(*losses) } }
                </p>
            }
            if listed == 0 {
                <p>{ if found == Some(0) { texts.no_solution } else { texts.no_solution_yet } }</p>
                if found == Some(0) && state.diagnosis.is_some() { { button("why", texts.graph.show_why, on_act, Act::Why) } }
            } else {
                <div class="row">
                    { near(texts.previous, Side::Before) }
                    { near(texts.next, Side::After) }
                    { button("", texts.copy_list, on_act, Act::Copy) }
                </div>
                <p data-told="all">{ told }</p>
                if let Some(index) = shown.filter(|_| at_solution) {
                    { button("show-graph", texts.graph.show_graph, on_act, Act::Graph(index)) }
                }
                <p class="hint">{ texts.list_hint }</p>
                <ol class="solutions">
                    { for timeline.solutions().iter().take(end).enumerate().map(|(index, solution)| {
                        let here = shown == Some(index) && at_solution;
                        html! {
                            <li><button class={classes!((state.light.id == Some(Id::new(SOLUTION, index, 0))).then_some("lit"))} data-id={Id::new(SOLUTION, index, 0).to_string()}
                                aria-current={here.then_some("true")} onclick={press(on_act, Act::Step(solution.step))}>
                                <span class="index">{ index + 1 }</span>
                                <span class="quadruple">{ positions_text(&solution.path) }</span>
                                <span class="strips">{ strips(&state.model.cubes, &solution.path, look) }</span>
                            </button></li>
                        }
                    }) }
                </ol>
                if end < listed { { button("", (texts.show_more)((listed - end).min(PAGE) as u64), on_act, Act::More(end + PAGE)) } }
                if let Some(found) = found.filter(|&found| found > MOST_LISTED as u64) {
                    <p class="hint">{ (texts.list_cut)(listed as u64, found) }</p>
                }
            }
        </>
    }
}

/// The four façades of a solution, each as a strip of tiles from the bottom.
fn strips(cubes: &CubeSet, path: &[u32], look: &Look) -> Html {
    let texts = look.lang.insanity();
    let positions = positions_of(path);
    html! {
        <>{ for (0..FACADES).map(|facade| {
            let colours: Vec<u8> = positions.iter().enumerate().map(|(cube, &position)| colour_at(cubes, cube, position, facade)).collect();
            let names = colours.iter().map(|&colour| texts.colours[usize::from(colour)]).collect::<Vec<_>>().join(", ");
            html! {
                <span class="strip" role="img" aria-label={format!("{}: {names}", texts.faces[facade])}>
                    { for colours.iter().map(|&colour| html! { <span class={format!("tile c{colour}")}>{ glyph(colour) }</span> }) }
                </span>
            }
        }) }</>
    }
}
