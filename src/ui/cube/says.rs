//! The panel on the right of the Hungarian cube: sentences about the current step, counters, and explanations for each view.

pub mod algorithm;
pub mod calculator;
pub mod chain;
pub mod coach;
pub mod doctor;
pub mod errata;
pub mod finder;
pub mod group;
pub mod invariants;
pub mod laboratory;
pub mod message;
pub mod optimal;
pub mod scrambles;
pub mod short;
pub mod side;
pub mod stages;
pub mod subgroup;
pub mod symmetry;

use super::HungarianCube;
use super::bounds;
use super::state::View;
use crate::puzzle::cube::cycles::{Cycle, cycles, order};
use crate::puzzle::cube::scene::cubie_id;
use crate::puzzle::cube::{Kind, Method, Place, Position, Spelling, Sums};
use crate::scene::Id;
use crate::text::signed;
use crate::ui::Look;
use crate::ui::controls;
use crate::ui::page::desktop::Explains;
use crate::ui::parts;
use crate::ui::steps::Steps;
use yew::prelude::*;

impl Explains for HungarianCube {
    fn words(&self, look: &Look) -> Vec<String> {
        match self.state.view {
            View::Cube => algorithm::words(&self.state, look),
            View::Group => group::words(&self.state, look),
            View::Doctor => {
                coach::enter(&self.state, look).into_iter().chain(doctor::words(&self.state, look)).collect()
            }
            View::Laboratory => laboratory::words(&self.state, look),
            View::Stages if self.state.is_short() && self.state.is_reachable() => short::words(&self.state, look),
            View::Stages if self.state.is_chain() && self.state.is_reachable() => chain::words(&self.state, look),
            View::Stages if self.state.is_optimal() && self.state.is_reachable() => optimal::words(&self.state, look),
            View::Stages if self.state.is_side_by_side() && self.state.is_reachable() => side::words(&self.state, look),
            View::Stages => stages::words(&self.state, look),
            View::Subgroup => subgroup::words(&self.state, look),
            View::Errors => errata::words(&self.state, look),
        }
    }

    fn mood(&self) -> &'static str {
        let state = &self.state;
        match state.view {
            View::Doctor if state.is_half_entered() => "plain",
            View::Doctor if state.is_drafting() || !state.is_reachable() => "bad",
            View::Doctor => "good",
            View::Stages if !state.is_reachable() => "bad",
            View::Cube | View::Stages if state.cube().is_solved() => "good",
            _ => "plain",
        }
    }

    fn pointed(&self, look: &Look) -> Option<String> {
        let state = &self.state;
        let own = || bounds::pointed(state, look).or_else(|| message::pointed(state, look));
        subgroup::pointed(state, look).or_else(own)
    }

    fn counters(&self, look: &Look) -> Html {
        let state = &self.state;
        let texts = look.lang.cube();
        // The public contract describes the cube itself, not that of the laboratory or the solution.
        let position = state.live().position();
        let known = |number: usize| Some(number as u64);
        let sums = Sums::of(&position);
        let moved = |kind: Kind| known(Place::all(kind).filter(|&cubie| !position.is_home(cubie)).count());
        // Of a cube of which a part is entered it is not known yet.
        let valid =
            if state.is_half_entered() { None } else { known((sums.is_reachable() && !state.is_drafting()).into()) };
        let valid: Number = ("cube.valid", valid);
        let order: Number = ("cube.order", Some(order(&position)));
        let length: Number = ("cube.length", state.answer_length().and_then(known));
        let shown: Vec<(Number, &'static str)> = match state.view {
            View::Cube => {
                let [made, order_label, away] = texts.algorithm.counters;
                let all = Place::every().filter(|&cubie| !position.is_home(cubie)).count();
                vec![
                    (("cube.moves", Some(state.step())), made),
                    (order, order_label),
                    (("cube.away", known(all)), away),
                ]
            }
            View::Group => {
                let [order_label, corners, edges] = texts.group.counters;
                vec![
                    (order, order_label),
                    (("cube.corners", moved(Kind::Corner)), corners),
                    (("cube.edges", moved(Kind::Edge)), edges),
                ]
            }
            View::Doctor => {
                let [valid_label, orbit, failing] = texts.doctor.counters;
                // Nothing else is known of a draft that is not a valid cube.
                let mut shown = match state.entry.review.as_ref().filter(|_| state.is_half_entered()) {
                    Some(review) => vec![(("cube.known", known(review.count())), texts.entry.counter)],
                    None => vec![(valid, valid_label)],
                };
                if !state.is_drafting() {
                    shown.push((("cube.orbit", known(sums.orbit() + 1)), orbit));
                    shown.push((("cube.laws", known(sums.failing().count())), failing));
                }
                shown
            }
            View::Subgroup => {
                let [order_label, nodes, symmetries] = texts.subgroup.counters;
                vec![
                    ((SUBGROUP_ORDER, None), order_label),
                    (("cube.graph-nodes", subgroup::nodes(state)), nodes),
                    (("cube.symmetries", state.subgroup.symmetries), symmetries),
                ]
            }
            View::Errors => vec![
                (("cube.moves", Some(state.step())), texts.algorithm.counters[0]),
                (order, texts.algorithm.counters[1]),
                (valid, texts.doctor.counters[0]),
            ],
            View::Laboratory => {
                let [order_label, changed, overlap] = texts.laboratory.counters;
                let (changes, meets) = laboratory::sizes(state);
                let order: Number = ("cube.trial-order", Some(state.bench().experiment.order()));
                vec![
                    (order, order_label),
                    (("cube.changed", known(changes)), changed),
                    (("cube.overlap", known(meets)), overlap),
                ]
            }
            View::Stages if state.is_side_by_side() => {
                let [made, fewest, most] = texts.side.counters;
                let longest = state.side.lengths().max().filter(|_| state.side.next().is_none());
                vec![
                    (("cube.moves", Some(state.step())), made),
                    (length, fewest),
                    (("cube.longest", longest.and_then(known)), most),
                ]
            }
            View::Stages => {
                // Turning the whole cube is no turn.
                let rest = state.solution_way().map(|way| way.turns[state.solved..].iter());
                let to_come = rest.map(|rest| rest.filter(|turn| turn.length() > 0).count() as u64);
                let [length_label, middle, left] = match state.model.method {
                    Method::Short => texts.short.counters,
                    Method::Chain => texts.chain.counters,
                    Method::Optimal => texts.optimal.counters,
                    Method::SideBySide => texts.side.counters,
                    _ => texts.stages.counters,
                };
                let solution = state.solution().map(|solved| &solved.solution);
                let between: Number = if state.is_optimal() {
                    ("cube.nodes", state.proof.proving.progress().map(|progress| progress.trials))
                } else if state.is_chain() {
                    let stage = state.chain.as_ref().and_then(|chain| {
                        let stage = chain.solution.stage_at(state.solved)?;
                        known(chain.solution.stages[stage as usize].len())
                    });
                    ("cube.stage-turns", stage)
                } else if state.is_short() {
                    ("cube.nodes", state.solving.progress().map(|progress| progress.trials))
                } else {
                    ("cube.face-turns", solution.and_then(|solution| known(solution.length())))
                };
                let last: Number = match state.is_optimal() {
                    true => ("cube.depth", state.proof.excluded.map(u64::from)),
                    false => ("cube.left", to_come),
                };
                vec![(length, length_label), (between, middle), (last, left)]
            }
        };
        let lang = look.lang;
        let mut counters = vec![];
        for &((name, number), label) in &shown {
            let figure = match number {
                // Shown as a word, because a reader would not understand 1 as yes.
                Some(valid) if name == "cube.valid" => {
                    let words = texts.doctor.valid[valid as usize % 2];
                    controls::result(name, Some(valid.to_string()), None, words)
                }
                _ if name == SUBGROUP_ORDER => subgroup::order(state, lang),
                _ => controls::figure(name, number, lang),
            };
            counters.push(html! { <p class="counter">{ figure }<span>{ label }</span></p> });
        }
        let mut hidden = vec![];
        for (name, number) in [valid, order, length] {
            if shown.iter().all(|((shown, _), _)| *shown != name) {
                hidden.push(controls::figure(name, number, lang));
            }
        }
        if state.view != View::Subgroup && state.subgroup.explored.is_some() {
            hidden.push(subgroup::order(state, lang));
        }
        let solution = state.answer().map(|solution| solution.text(Spelling::Field));
        hidden.push(controls::result("cube.solution", None, solution, ""));
        counters.push(html! { <div hidden=true>{ hidden }</div> });
        parts::block("counters", counters)
    }

    fn says(&self, look: &Look) -> Html {
        match self.state.view {
            View::Cube => algorithm::says(self, look),
            View::Group => group::says(self, look),
            View::Doctor => doctor::says(self, look),
            View::Laboratory => laboratory::says(self, look),
            View::Stages if self.state.is_short() => short::says(self, look),
            View::Stages if self.state.is_chain() => chain::says(self, look),
            View::Stages if self.state.is_optimal() => optimal::says(self, look),
            View::Stages if self.state.is_side_by_side() && self.state.is_reachable() => side::says(self, look),
            View::Stages => stages::says(self, look),
            View::Subgroup => subgroup::says(self, look),
            View::Errors => errata::says(self, look),
        }
    }
}

/// The name of the order of the subgroup in the public contract: it can be larger than other numbers.
const SUBGROUP_ORDER: &str = "cube.subgroup-order";

/// A number with its name in the public contract; none while it is not known.
type Number = (&'static str, Option<u64>);

/// A small cube or its place: its number in the base text, and the letters of its faces.
pub fn name(place: Place, spelling: Spelling) -> String {
    format!("{} {}", place.number(), letters(place, spelling))
}

/// The letters of the faces of a small cube, or its place.
pub fn letters(place: Place, spelling: Spelling) -> String {
    let letters = place.to_string();
    if spelling == Spelling::Text { letters.replace('U', "T") } else { letters }
}

/// The names of several small cubes or places.
pub fn names(places: &[Place], spelling: Spelling) -> String {
    let mut text = String::new();
    for (index, &place) in places.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        text.push_str(&letters(place, spelling));
    }
    if places.is_empty() { "–".to_string() } else { text }
}

/// The rotation index of a small cube as the base text writes it.
pub fn index(kind: Kind, index: usize) -> &'static str {
    match (kind, index) {
        (Kind::Corner, 0) => "0",
        (Kind::Edge, 0) => "+1",
        (Kind::Corner, 1) => "+1",
        _ => "−1",
    }
}

/// The id of a small cube.
pub fn id(cubie: Place) -> Id {
    cubie_id(cubie)
}

/// The cycles of a kind in the numbers of the base text, `(1 3 4 2)+ (5)−`: the sign is the rotation after one round.
pub fn cycles_text(position: &Position, kind: Kind) -> String {
    let all = cycles(position, kind);
    if all.is_empty() {
        return "–".to_string();
    }
    let mut text = String::new();
    for cycle in &all {
        if !text.is_empty() {
            text.push(' ');
        }
        push_cycle(&mut text, cycle);
    }
    text
}

/// One cycle in numbers.
pub fn push_cycle(text: &mut String, cycle: &Cycle) {
    text.push('(');
    for (index, place) in cycle.places.iter().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        text.push_str(&place.number().to_string());
    }
    text.push(')');
    text.push_str(match (cycle.places.first().map(|place| place.kind()), cycle.rotation()) {
        (_, 0) => "",
        (Some(Kind::Corner), 1) => "⁺",
        _ => "⁻",
    });
}

/// The rotation indices of a kind by starting place, `0 +1 −1 …`.
pub fn indices(position: &Position, kind: Kind) -> String {
    let mut text = String::new();
    for cubie in Place::all(kind) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(index(kind, position.goes(cubie).1));
    }
    text
}

/// A sum of rotation indices written out: of corners `0 + 1 − 1 …`, of edges how many are flipped.
pub fn sum(position: &Position, kind: Kind) -> String {
    let mut text = String::new();
    let mut total = 0;
    for cubie in Place::all(kind) {
        let own = match (kind, position.goes(cubie).1) {
            (Kind::Corner, 2) => -1,
            (_, index) => index as i32,
        };
        total += own;
        text.push_str(match (text.is_empty(), own) {
            (true, -1) => "−1",
            (true, 0) => "0",
            (true, _) => "1",
            (false, -1) => " − 1",
            (false, 0) => " + 0",
            (false, _) => " + 1",
        });
    }
    text.push_str(" = ");
    text.push_str(signed(total).trim_start_matches('+'));
    text
}
