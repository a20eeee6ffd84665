//! Explanations of the tree: the current step, the chosen node, the comparison of the methods, the theory.

use super::{in_line, slide};
use crate::geometry::decimal;
use crate::puzzle::taquin::Method;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::board::{Board, Way};
use crate::puzzle::taquin::outcome::{Outcome, Verdict};
use crate::puzzle::taquin::rank::score;
use crate::puzzle::taquin::scene::{FOLDED, NODE};
use crate::scene::Id;
use crate::search::best_first::{Node, Standing};
use crate::text::taquin::tree::{TreeTexts, row_words};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{press, term};
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, button, chapters, tabbed, together};
use crate::ui::table::{Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::{State, View};
use yew::prelude::*;

/// A description of the value by which the search chooses this leaf.
pub fn measure(model: &Model, node: &Node<Board>, texts: &TreeTexts) -> String {
    match model.method {
        Method::Score => (texts.score)(&score(model, node)),
        Method::Bfs => (texts.depth)(node.depth),
        Method::BestFirstManhattan => (texts.manhattan)(node.measure),
        Method::AStarMisplaced | Method::AStarManhattan => (texts.sum)(node.depth, node.measure),
    }
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().tree;
    let growth = state.growth();
    let (search, step) = (growth.search(), growth.step());
    if growth.winding() {
        return vec![texts.winding.to_string()];
    }
    let nodes = search.nodes();
    let words_of = |node: u32| measure(&state.model, &nodes[node as usize], texts);
    match state.standing() {
        Standing::Found(leaf) => texts.ended(search, &words_of(leaf)),
        Standing::Exhausted | Standing::Full => texts.ended(search, ""),
        Standing::Growing => match search.expanded_at(step) {
            None => vec![(texts.begin)(&words_of(0))],
            Some(taken) => {
                let node = &nodes[taken as usize];
                let children = search.created_by(step) - search.created_by(step - 1);
                let mut sentences = vec![(texts.taken)(&words_of(taken), node.depth, children)];
                let moves = Way::ALL.into_iter().filter(|&way| node.state.mover(way).is_some()).count();
                if moves > children {
                    sentences.push((texts.again)(moves - children));
                }
                sentences
            }
        },
    }
}

/// A description of the element that is pointed at.
pub fn pointed(state: &State, look: &Look) -> Option<String> {
    let texts = &look.lang.taquin().tree;
    let id = state.light.filter(|id| matches!(id.kind, NODE | FOLDED))?;
    let growth = state.growth();
    let (search, step) = (growth.search(), growth.step());
    let node = search.nodes().get(id.a as usize)?;
    let name = (texts.node)(id.a, node.depth, &measure(&state.model, node, texts));
    if id.kind == FOLDED {
        let hidden = state.forest.layout().hidden_below(id.a, search.created_by(step));
        return Some(format!("{name} {}", (texts.undrawn)(0, hidden, 0)));
    }
    Some(name)
}

/// The board of the node that is pointed at, and its state.
pub fn pointed_state(state: &State, look: &Look) -> Option<String> {
    let texts = &look.lang.taquin().tree;
    let id = state.light.filter(|id| id.kind == NODE)?;
    let growth = state.growth();
    let node = growth.search().nodes().get(id.a as usize)?;
    let taken = if state.taken() == Some(id.a) { texts.inset[0] } else { "" };
    Some(format!("{}. {} {taken}", in_line(&node.state), life(node, growth.step(), texts)))
}

/// When a node was created and expanded, and whether it was superseded.
fn life(node: &Node<Board>, step: u64, texts: &TreeTexts) -> String {
    let closed = u64::from(node.closed);
    let superseded = if node.superseded && closed <= step { texts.superseded } else { "" };
    let expanded = (closed <= step && !node.superseded).then_some(closed);
    format!("{} {superseded}", (texts.life)(node.created.into(), expanded))
}

/// The buttons of the drawing.
pub fn tools(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [whole, follow, only, all, ..] = look.lang.taquin().tree.buttons;
    let folded = state.forest.fold();
    let is_folded = folded.path_only.is_some() || !folded.folded.is_empty();
    let node = state.node().or(state.taken()).or(Some(0));
    html! {
        <div class="row tools">
            { button("whole", whole, on_act, Act::Whole) }
            { Button { class: "follow", pressed: Some(state.forest.follows()), ..Button::of(press(on_act, Act::Watch)) }.words(follow) }
            { Button { class: "only", pressed: Some(folded.path_only.is_some()), ..Button::of(press(on_act, Act::Only(node))) }.words(only) }
            if is_folded { { button("unfold", all, on_act, Act::Only(None)) } }
        </div>
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, calls, tab) = (&page.state, &page.frame.calls, page.frame.tab);
    let open = match tab {
        0 => this_step(state, look, &calls.act),
        1 => methods(page, look),
        _ => chapters(&look.lang.taquin().tree.theory),
    };
    together(vec![
        unsolvable(state, look, &calls.act),
        ended(state, look, &calls.act),
        tabbed(look, &look.lang.taquin().tree.tabs, tab, &calls.tab, open),
    ])
}

/// The proof that a board cannot be put in order, which needs no search.
fn unsolvable(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let parity = state.parity();
    if parity.is_solvable() {
        return html! {};
    }
    let all = look.lang.taquin();
    let begun = state.growth().step() > 0 || state.standing() != Standing::Growing;
    html! {
        <div class="diagnosis unsolvable">
            <p><strong>{ all.parity.verdict[1] }</strong></p>
            <p>{ super::parity::rule(&state.model.board, look) }</p>
            <div class="row">
                { button("", all.page.views[2], on_act, Act::Show(View::Parity)) }
                if !begun { { button("all-the-same", all.parity.all_the_same, on_act, Act::Exhaust) } }
            </div>
        </div>
    }
}

/// The result of the search: its length compared with the shortest solution, and a button to play it.
fn ended(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().tree;
    let Some(ending) = state.ending() else { return html! {} };
    let found = ending.length().filter(|_| ending.solved);
    let leaf = state.taken().and_then(|leaf| Some(state.growth().search().nodes().get(leaf as usize)?.state));
    let moves = state.solution().map_or(0, |ways| ways.len());
    let words = match leaf {
        Some(leaf) if !ending.solved => (texts.play_row)(moves, &row_words(leaf)).into(),
        _ => AttrValue::from(texts.play),
    };
    html! {
        <div class={classes!("reconciled", (!ending.solved).then_some("bad"))}>
            if let Some((length, optimal)) = found.zip(state.optimal()) {
                <p class="gap">{ if length > optimal { (texts.gap)(length, optimal) } else { (texts.shortest)(optimal) } }</p>
            }
            if moves > 0 { { button("strong play-solution", words, on_act, Act::Play) } }
        </div>
    }
}

/// The name of a node, which can be pointed at and clicked.
fn named(node: u32, words: String, on_act: &Callback<Act>) -> Html {
    let id = Id::new(NODE, node as usize, 0).to_string();
    html! { <button class="named node" data-id={id} onclick={press(on_act, Act::Choose(Some(node)))}>{ words }</button> }
}

fn this_step(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let all = look.lang.taquin();
    let texts = &all.tree;
    let growth = state.growth();
    let (search, step) = (growth.search(), growth.step());
    let nodes = search.nodes();
    let new = if step == 0 { 0..0 } else { search.created_by(step - 1)..search.created_by(step) };
    let row = |index: usize| {
        let node = &nodes[index];
        let class = (state.node() == Some(index as u32)).then_some("lit");
        let cells = vec![named(index as u32, in_line(&node.state), on_act), measure(&state.model, node, texts).into()];
        Row { id: None, class, cells }
    };
    let most = (0..=step).map(|step| search.open_by(step)).max().filter(|_| step < 10_000);
    let most = most.unwrap_or_else(|| search.most_leaves());
    html! {
        <>
            if let Some(node) = state.taken().and_then(|taken| Some((taken, nodes.get(taken as usize)?))) {
                <p class="taken-leaf"><span>{ texts.inset[0] }</span>{ named(node.0, in_line(&node.1.state), on_act) }</p>
            }
            if !new.is_empty() { { table("children", None, &texts.columns, new.map(row).collect()) } }
            <p>{ (texts.leaves)(search.open_by(step), most) }</p>
            { chosen(state, look, on_act) }
            <div class="terms">{ for texts.terms.into_iter().map(term) }</div>
        </>
    }
}

/// The chosen node, with buttons for its neighbours.
fn chosen(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let all = look.lang.taquin();
    let texts = &all.tree;
    let growth = state.growth();
    let there = growth.search().created_by(growth.step());
    let Some(index) = state.chosen.filter(|&index| (index as usize) < there) else {
        let root = growth.search().nodes().first().map(|_| 0);
        return html! {
            <div class="row">{ Button { class: "choose-root", ..Button::of(press(on_act, Act::Choose(state.taken().or(root)))) }.html(html! { <>{ texts.chosen }{ " …" }</> }) }</div>
        };
    };
    let node = &growth.search().nodes()[index as usize];
    let fold = texts.buttons[4 + usize::from(state.forest.is_folded(index))];
    let before = growth.search().nodes().get(node.parent as usize).map(|parent| parent.state);
    let way = Way::ALL[usize::from(node.way) % Way::ALL.len()];
    html! {
        <section class="chosen-node" aria-label={texts.chosen}>
            <h2>{ texts.chosen }</h2>
            <p>{ (texts.node)(index, node.depth, &measure(&state.model, node, texts)) }</p>
            <p class="board-line">{ in_line(&node.state) }</p>
            <p>{ life(node, growth.step(), texts) }
                if let Some(words) = before.and_then(|before| slide(&before, way, look)) { { " (" }{ words }{ ")" } }
            </p>
            <div class="row ways">
                { for ["↑", "↓", "←", "→"].into_iter().zip(texts.go).enumerate().map(|(to, (sign, name))| Button { name: Some(name.into()), ..Button::of(press(on_act, Act::Go(to))) }.words(sign)) }
                { button("fold", fold, on_act, Act::Fold(index)) }
                { button("play-to", texts.play_to, on_act, Act::PlayTo(index)) }
            </div>
        </section>
    }
}

/// The table that compares the methods on this board.
fn methods(page: &Taquin, look: &Look) -> Html {
    let (state, all) = (&page.state, look.lang.taquin());
    let texts = &all.tree;
    let on_act = &page.frame.calls.act;
    let methods = page.able();
    let optimal = state.optimal().or_else(|| {
        // A* finds a shortest solution on boards of every size.
        let known = Method::ALL.iter().zip(&state.contest.outcomes).filter(|(method, _)| method.is_optimal());
        known.filter_map(|(_, outcome)| outcome.as_ref()?.moves()).min()
    });
    html! {
        <>
            <h2>{ texts.compare }</h2>
            { able("strong compare", texts.run_compare.into(), on_act, (!page.is_busy()).then_some(Act::Compare)) }
            if state.contest.activity.is_begun() {
                <div class="scrolls" tabindex="0" role="region" aria-label={texts.compare}>
                <table class="contest">
                    <thead><tr>{ for texts.compared.into_iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                    <tbody>
                        { for Method::ALL.into_iter().enumerate().map(|(index, method)| {
                            let here = (method == state.model.method).then_some("lit");
                            html! {
                                <tr class={classes!(here)} data-method={method.name()}><th scope="row">{ all.setup.methods[index] }</th>
                                    { match &state.contest.outcomes[index] {
                                        Some(outcome) => outcome_cells(outcome, optimal, look),
                                        None if !methods.contains(&index) => html! { <td colspan="5">{ texts.came_to[2] }</td> },
                                        None => html! { <td colspan="5">{ "…" }</td> },
                                    } }
                                </tr>
                            }
                        }) }
                    </tbody>
                </table>
                </div>
                <p class="hint">{ texts.compared_hint }</p>
            }
            { time(page, look) }
        </>
    }
}

/// The cells of an outcome: nodes expanded, nodes created, largest number of leaves, moves, moves more than necessary.
fn outcome_cells(outcome: &Outcome, optimal: Option<u64>, look: &Look) -> Html {
    let texts = &look.lang.taquin().tree;
    let number = |number: u64| look.lang.number(number);
    html! {
        <>
            <td>{ number(outcome.expanded) }</td><td>{ number(outcome.created) }</td><td>{ number(outcome.most_leaves) }</td>
            { match (outcome.moves(), outcome.verdict()) {
                (Some(moves), _) => html! { <><td>{ number(moves) }</td><td>{ optimal.map_or("–".to_string(), |optimal| number(moves.saturating_sub(optimal))) }</td></> },
                (None, Some(Verdict::GivenUp)) => html! { <td colspan="2">{ texts.came_to[1] }</td> },
                (None, Some(_)) => html! { <td colspan="2">{ texts.came_to[0] }</td> },
                (None, None) => html! { <td colspan="2">{ "…" }</td> },
            } }
        </>
    }
}

/// The time of one search on this machine.
fn time(page: &Taquin, look: &Look) -> Html {
    let texts = &look.lang.taquin().tree;
    let [name, hint] = texts.measure;
    html! {
        <>
            { able("measure", name.into(), &page.frame.calls.act, (!page.is_busy()).then_some(Act::Measure)) }
            if let Some((ms, _)) = page.measured {
                <output hidden=true data-value="taquin.milliseconds" data-number={decimal(ms, 4)} />
            }
            <p class="hint" role="status">{ match page.measured {
                _ if page.measuring.is_running() => "…".to_string(),
                None => hint.to_string(),
                Some((ms, repeats)) => (texts.measured)(&look.lang.decimal(ms), &look.lang.number(repeats)),
            } }</p>
        </>
    }
}
