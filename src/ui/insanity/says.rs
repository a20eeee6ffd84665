//! The panel on the right: counters, sentences about the current step, and explanations for each view.

mod graph;
mod hand;
mod program;
mod statistics;

use super::Insanity;
use super::state::{Track, View};
use crate::puzzle::insanity::graph::AXES;
use crate::puzzle::insanity::light::{COLOUR, CUBE, EDGE, FACADE};
use crate::puzzle::insanity::scene::{CELL, FACE, tree};
use crate::puzzle::insanity::solve::positions_of;
use crate::puzzle::insanity::trial::Heading;
use crate::puzzle::insanity::{Edge, FACADES, POSITIONS, Problem};
use crate::scene::plot::{BAR, PART};
use crate::ui::Look;
use crate::ui::controls::{Wording, figure};
use crate::ui::page::desktop::Explains;
use crate::ui::page::tasks::Tasks;
use crate::ui::steps::Steps;
use crate::ui::trouble::Worded;
use yew::prelude::*;

impl Explains for Insanity {
    fn words(&self, look: &Look) -> Vec<String> {
        let state = &self.state;
        let mut sentences = match state.track() {
            Track::Program => program::words(state, &state.moment(), look),
            Track::Factorising | Track::Assembly => graph::words(state, look),
            Track::Hand => hand::words(state, look),
            Track::Nothing => statistics::words(state, look),
        };
        if state.player.has_paused_at(state.step()) {
            sentences.push(look.shell().transport.paused_at_solution.to_string());
        }
        sentences
    }

    fn mood(&self) -> &'static str {
        let state = &self.state;
        match state.track() {
            Track::Program => program::mood(&state.moment()),
            Track::Factorising | Track::Assembly => graph::mood(state),
            Track::Hand => hand::mood(state),
            Track::Nothing => "plain",
        }
    }

    fn pointed(&self, look: &Look) -> Option<String> {
        let state = &self.state;
        let id = state.light.id?;
        let texts = look.lang.insanity();
        let graph = &look.lang.insanity().graph;
        let (a, b) = (id.a as usize, id.b as usize);
        let cubes = &state.model.cubes;
        match id.kind {
            FACE => {
                let colour = *cubes.cubes().get(a)?.get(b)?;
                let label = (texts.face_label)(a, texts.faces[b], texts.colours[usize::from(colour)]);
                // On a stack it also matters where the face is now.
                let table = if matches!(state.view, View::Stack | View::Hand) { state.table() } else { vec![] };
                let sides = table.get(a).map_or(&[][..], |&position| &POSITIONS[usize::from(position) % 24][..FACADES]);
                Some(match sides.iter().position(|&face| usize::from(face) == b) {
                    Some(facade) => format!("{label}, {}", texts.on_facade[facade]),
                    None => label,
                })
            }
            CUBE => (a < cubes.count()).then(|| (texts.cube)(a)),
            FACADE => texts.on_facade.get(a).map(|facade| facade.to_string()),
            CELL => {
                let program = state.timeline.tree();
                let rows = tree::rows(program, state.timeline.search());
                let (position, cell) = *rows.get(a)?.cells.iter().find(|cell| usize::from(cell.0) == b)?;
                Some(match cell {
                    tree::PositionState::Waiting => {
                        format!("{}, {} {position}: {}", (texts.cube)(a), texts.terms[2].0, texts.tree_legend[2])
                    }
                    tree::PositionState::Kept if a > 0 && !state.model.checks.contains(a) => {
                        (texts.unchecked)(a, position)
                    }
                    tree::PositionState::Kept => (texts.kept)(a, position),
                    tree::PositionState::Dropped(facade) => {
                        let tried = state.timeline.search().tried();
                        let path: Vec<u32> = tried.iter().take(a).map(|next| next.saturating_sub(1)).collect();
                        let mut positions = positions_of(&path);
                        positions.push(position);
                        let clashes = crate::puzzle::insanity::solve::clashes(cubes, &positions);
                        let why: Vec<_> = clashes.into_iter().filter(|clash| clash.facade == facade).collect();
                        format!("{} {}", (texts.dropped)(a, position), (texts.clash)(&why))
                    }
                })
            }
            PART | BAR => statistics::pointed(state, id, look),
            EDGE => {
                let edge = Edge { cube: a, axis: b };
                (a < cubes.count() && b < AXES).then(|| (graph.edge)(edge, edge.ends(cubes)))
            }
            COLOUR => {
                let faces = cubes.cubes().iter().flatten().filter(|&&colour| usize::from(colour) == a).count();
                (a < cubes.count()).then(|| (graph.vertex)(a as u8, faces))
            }
            _ => None,
        }
    }

    fn counters(&self, look: &Look) -> Html {
        let state = &self.state;
        let (texts, graph) = (look.lang.insanity(), &look.lang.insanity().graph);
        let lang = look.lang;
        let theory = &state.theory;
        let contract = [
            ("insanity.raw", state.raw()),
            ("insanity.stacks", Some(state.timeline.tree().stacks())),
            ("insanity.factorisations", Some(theory.factorisations.len() as u64)),
            ("insanity.pairs", Some(theory.pair_count)),
            ("insanity.hidden-sets", Some(theory.hidden_sets)),
            ("insanity.raw-by-graph", Some(theory.raw)),
        ];
        let other = |name: &'static str, number: u64| (name, Some(number));
        let raw = if state.whole().is_some() { texts.raw } else { texts.raw_so_far };
        let [factorisations, pairs, hidden_sets, by_graph] = graph.counters;
        let mut shown = match state.track() {
            Track::Program => vec![(contract[0], raw), (contract[1], texts.stacks)],
            Track::Factorising | Track::Assembly => {
                let all = [
                    (contract[2], factorisations),
                    (contract[3], pairs),
                    (contract[4], hidden_sets),
                    (contract[5], by_graph),
                ];
                // What follows from a zero is not shown: the sentence tells why there is no solution.
                let shown = all.iter().position(|&((_, number), _)| number == Some(0)).map_or(4, |zero| zero + 1);
                all[..shown].to_vec()
            }
            Track::Hand => vec![
                (other("insanity.moves", state.hand.made() as u64), graph.hand.moves),
                (other("insanity.facades-right", hand::right(state) as u64), graph.hand.facades),
            ],
            Track::Nothing => {
                let totals = state.totals();
                vec![
                    (other("insanity.sets", state.lab.drawn()), graph.statistics.plots[1]),
                    (other("insanity.sets-solvable", totals.of(Heading::Solvable)), graph.statistics.rows[0]),
                ]
            }
        };
        if look.present && state.track() == Track::Program {
            shown.push((("insanity.trials", Some(state.timeline.step())), texts.trials));
        }
        shown.truncate(if look.present { 3 } else { 4 });
        let hidden = contract.into_iter().filter(|(name, _)| shown.iter().all(|((shown, _), _)| shown != name));
        html! {
            <div class="counters">
                { for shown.iter().map(|&((name, number), label)| html! { <p class="counter">{ figure(name, number, lang) }<span>{ label }</span></p> }) }
                <div hidden=true>{ for hidden.map(|(name, number)| figure(name, number, lang)) }</div>
            </div>
        }
    }

    fn says(&self, look: &Look) -> Html {
        let (state, on_act) = (&self.state, &self.frame.calls.act);
        match state.track() {
            Track::Program => program::says(self, look),
            Track::Factorising | Track::Assembly => graph::says(self, look),
            Track::Hand => hand::says(state, look, on_act),
            Track::Nothing => statistics::says(state, look, on_act, self.is_busy()),
        }
    }
}

impl Worded for Problem {
    fn worded(&self, look: &Look) -> Wording {
        (self.code(), (look.lang.insanity().problem)(self).into())
    }
}
