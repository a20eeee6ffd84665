//! Explanations of the tree: the current step, the chosen node, the comparison of the methods, the theory.

use super::results::{kilobytes, name};
use super::scores::scores;
use super::series::{entrants, milliseconds, plot, series};
use super::{in_line, rounds, slide};
use crate::geometry::decimal;
use crate::puzzle::taquin::Method;
use crate::puzzle::taquin::Model;
use crate::puzzle::taquin::board::{Board, Way};
use crate::puzzle::taquin::method::Stop;
use crate::puzzle::taquin::outcome::{Outcome, Verdict};
use crate::puzzle::taquin::rank::{score, weighted_sum};
use crate::puzzle::taquin::rival::{LONGEST_NAME, MOST_RIVALS};
use crate::puzzle::taquin::scene::circuit::{self, CircuitWords};
use crate::puzzle::taquin::scene::{FOLDED, NODE};
use crate::scene::{Id, svg};
use crate::search::best_first::{Node, Standing};
use crate::text::taquin::tree::{TreeTexts, is_beyond_deepening, row_words};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::{press, result, sends, term};
use crate::ui::csv::take_away;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{able, block, button, chapters, paragraph, tabbed, together};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::setup::formula::told;
use crate::ui::taquin::state::graph::LeafGuess;
use crate::ui::taquin::state::series::Entrant;
use crate::ui::taquin::state::{State, View};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// A description of the value by which the search chooses this leaf.
pub fn measure(model: &Model, node: &Node<Board>, texts: &TreeTexts) -> String {
    match model.method {
        method if method.is_deepening() => (texts.sum)(node.depth, node.measure - i64::from(node.depth)),
        Method::Score => (texts.score)(&score(model, node)),
        Method::Bfs => (texts.depth)(node.depth),
        Method::BestFirstManhattan => (texts.manhattan)(node.measure),
        Method::Formula => weighted_sum(&model.evaluation, node),
        _ => (texts.sum)(node.depth, node.measure),
    }
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    if state.is_deepening() {
        return rounds::words(state, look);
    }
    let mut sentences = predicted(state, look);
    sentences.extend(words_of_step(state, look));
    sentences
}

fn words_of_step(state: &State, look: &Look) -> Vec<String> {
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
        Standing::Unmeasured(node) => {
            let formula = &look.lang.taquin().formula;
            let board = &nodes[node as usize].state;
            let problem = growth.space().problem(board);
            let words = problem.map(|problem| formula.problem(&problem, state.model.evaluation.formula.text()));
            vec![(formula.failed)(&words.unwrap_or_default(), &in_line(board))]
        }
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
    state.with_tree(|tree| {
        let node = tree.nodes.get(id.a as usize)?;
        let name = (texts.node)(id.a, node.depth, &measure(&state.model, node, texts));
        if id.kind == FOLDED {
            let hidden = state.forest.layout().hidden_below(id.a, tree.created_by(tree.step));
            return Some(format!("{name} {}", (texts.undrawn)(0, hidden, 0)));
        }
        Some(name)
    })?
}

/// The board of the node that is pointed at, and its state.
pub fn pointed_state(state: &State, look: &Look) -> Option<String> {
    let texts = &look.lang.taquin().tree;
    let id = state.light.filter(|id| id.kind == NODE)?;
    let taken = if state.taken() == Some(id.a) { texts.inset[0] } else { "" };
    state.with_tree(|tree| {
        let node = tree.nodes.get(id.a as usize)?;
        Some(format!("{}. {} {taken}", in_line(&node.state), life(node, tree.step, texts)))
    })?
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
    let texts = &look.lang.taquin().tree;
    let [whole, follow, only, all, ..] = texts.buttons;
    let words = |long, short: usize| html! { <><span class="long">{ long }</span><span class="short" aria-hidden="true">{ texts.short[short] }</span></> };
    let folded = state.forest.fold();
    let is_folded = folded.path_only.is_some() || !folded.folded.is_empty();
    let node = state.node().or(state.taken()).or(Some(0));
    html! {
        <div class="row tools">
            { button("whole", whole, on_act, Act::Whole) }
            { Button { class: "follow", name: Some(follow.into()), pressed: Some(state.forest.follows()), ..Button::of(press(on_act, Act::Watch)) }.html(words(follow, 0)) }
            { Button { class: "only", name: Some(only.into()), pressed: Some(folded.path_only.is_some()), ..Button::of(press(on_act, Act::Only(node))) }.html(words(only, 1)) }
            if is_folded { { button("unfold", all, on_act, Act::Only(None)) } }
        </div>
    }
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, calls, tab) = (&page.state, &page.frame.calls, page.frame.tab);
    let open = match tab {
        0 if state.is_deepening() => together(vec![rounds::this_step(state, look), chosen(state, look, &calls.act)]),
        0 => this_step(state, look, &calls.act),
        1 => methods(page, look),
        _ if state.is_deepening() => chapters(&look.lang.taquin().rounds.theory),
        _ => theory(look),
    };
    together(vec![
        unsolvable(state, look, &calls.act),
        ended(state, look, &calls.act),
        unmeasured(state, look, &calls.act),
        way_out(state, look, &calls.act),
        tabbed(look, &look.lang.taquin().tree.tabs, tab, &calls.tab, open),
    ])
}

/// The theory, with the smallest graph drawn below the chapter about graphs.
fn theory(look: &Look) -> Html {
    let texts = &look.lang.taquin().tree;
    let [name, graph, circle, tree, root, broken] = texts.circuit;
    let words = CircuitWords { graph: [graph, circle], tree: [tree, root] };
    let drawing = svg::document(&circuit::scene(&words), look.palette, name);
    let (before, after) = texts.theory.split_at(2);
    together(vec![
        chapters(before),
        html! { <div class="circuit">{ Html::from_html_unchecked(drawing.into()) }</div> },
        paragraph("hint", broken),
        chapters(after),
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
    let begun = begun && !state.is_deepening();
    html! {
        <div class="diagnosis unsolvable">
            <p><strong>{ all.parity.verdict[1] }</strong></p>
            <p>{ super::parity::rule(&state.model.board, look) }</p>
            <div class="row">
                { button("", all.page.views[2], on_act, Act::Show(View::Parity)) }
                if !begun { { super::parity::all_the_same(&state.model.board, look, on_act) } }
            </div>
        </div>
    }
}

/// The result of the search: its length compared with the shortest solution, and a button to play it.
pub fn ended(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.taquin().tree;
    let Some(ending) = state.ending() else { return html! {} };
    let found = ending.length().filter(|_| ending.solved);
    let leaf = state.taken().and_then(|leaf| Some(state.growth().search().nodes().get(leaf as usize)?.state));
    let moves = state.solution().map_or(0, |ways| ways.len());
    let words = match leaf {
        Some(leaf) if !ending.solved => (texts.play_row)(ending.path.len(), ending.slides, &row_words(leaf)).into(),
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

/// The place in the formula that has no value on a board, and a button that plays the moves to this board.
fn unmeasured(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let Standing::Unmeasured(node) = state.standing() else { return html! {} };
    let growth = state.growth();
    let failed = growth.search().nodes().get(node as usize).and_then(|node| growth.space().problem(&node.state));
    let Some(problem) = failed else { return html! {} };
    html! {
        <>
            { told(state.model.evaluation.formula.text(), &problem, None, look) }
            if node > 0 { { button("play-to", look.lang.taquin().tree.play_to, on_act, Act::PlayTo(node)) } }
        </>
    }
}

/// Where the tree has grown to its bound: a button to what needs no tree.
fn way_out(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    if state.standing() != Standing::Full || !state.parity().is_solvable() {
        return html! {};
    }
    let [deepen, ends] = look.lang.taquin().tree.way_out;
    match is_beyond_deepening(&state.model.board) {
        true => button("strong way-out", ends, on_act, Act::Show(View::Distances)),
        false => button("strong way-out", deepen, on_act, Act::Method(Method::IdaPattern)),
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
            if !new.is_empty() { { table("children", Caption::Heard(texts.children), &texts.columns, new.map(row).collect()) } }
            <p>{ (texts.leaves)(search.open_by(step), most) }</p>
            <div class="row">{ predict(state, look, on_act) }</div>
            { chosen(state, look, on_act) }
            <div class="terms">{ for texts.terms.into_iter().map(term) }</div>
        </>
    }
}

/// The chosen node, with buttons for its neighbours.
fn chosen(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let all = look.lang.taquin();
    let texts = &all.tree;
    let is_there =
        |index: &u32| state.with_tree(|tree| (*index as usize) < tree.created_by(tree.step)).unwrap_or_default();
    let Some(index) = state.chosen.filter(is_there) else {
        let root = state.with_tree(|_| 0);
        return html! {
            <div class="row">{ Button { class: "choose-root", ..Button::of(press(on_act, Act::Choose(state.taken().or(root)))) }.html(html! { <>{ texts.chosen }{ " …" }</> }) }</div>
        };
    };
    let found = state.with_tree(|tree| {
        let node = *tree.nodes.get(index as usize)?;
        Some((node, tree.nodes.get(node.parent as usize).map(|parent| parent.state), tree.step))
    });
    let Some((node, before, step)) = found.flatten() else { return html! {} };
    let node = &node;
    let fold = texts.buttons[4 + usize::from(state.forest.is_folded(index))];
    let way = Way::ALL[usize::from(node.way) % Way::ALL.len()];
    html! {
        <section class="chosen-node" aria-label={texts.chosen}>
            <h2>{ texts.chosen }</h2>
            <p>{ (texts.node)(index, node.depth, &measure(&state.model, node, texts)) }</p>
            <p class="board-line">{ in_line(&node.state) }</p>
            <p>{ life(node, step, texts) }
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
    let contest = &state.contest;
    let optimal = state.optimal().or_else(|| {
        // A* finds a shortest solution on boards of every size.
        let results = contest.entrants.iter().zip(&contest.outcomes).filter(|(entrant, _)| entrant.is_optimal());
        results.filter_map(|(_, outcome)| outcome.as_ref()?.moves()).min()
    });
    let row = |entrant: &Entrant| {
        let formula = match entrant {
            Entrant::Method(Method::Formula) => state.model.evaluation.formula.text().to_string(),
            Entrant::Method(_) => String::new(),
            Entrant::Rival(rival) => rival.words(),
        };
        let class = (*entrant == Entrant::Method(state.model.method)).then_some("lit");
        let cells = match contest.outcome(entrant) {
            Some(outcome) => outcome_cells(outcome, optimal, look),
            None => {
                let is_able = contest.entrants.contains(entrant);
                html! { <td colspan="6">{ if is_able { "…" } else { texts.result[2] } }</td> }
            }
        };
        html! { <tr {class} data-method={entrant.key()}><th scope="row">{ name(entrant, look) }{ " " }<small class="formula">{ formula }</small></th>{ cells }</tr> }
    };
    // Those who cannot search the board have their rows, too.
    let able_ones = state.able();
    let mut listed = Method::ALL.map(Entrant::Method).to_vec();
    listed.retain(|entrant| contest.entrants.contains(entrant) || !able_ones.contains(entrant));
    listed.extend(contest.entrants.iter().filter(|entrant| matches!(entrant, Entrant::Rival(_))).cloned());
    let can = !page.is_busy() && !state.entrants().is_empty();
    let results = contest.entrants.iter().zip(&contest.outcomes).filter_map(|(entrant, outcome)| {
        let outcome = outcome.as_ref()?;
        Some((name(entrant, look), outcome.moves()? as f64, outcome.created as f64))
    });
    html! {
        <>
            <h2>{ texts.compare }</h2>
            { entrants(state, look, on_act) }
            { able("strong compare", texts.run_compare.into(), on_act, can.then_some(Act::Compare)) }
            if state.contest.activity.is_begun() {
                <div class="scrolls" tabindex="0" role="region" aria-label={texts.compare}>
                <table class="contest by-name">
                    { Caption::Heard(texts.compare).html() }
                    <thead><tr>{ for texts.compared.into_iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                    <tbody>
                        { for listed.iter().map(row) }
                    </tbody>
                </table>
                </div>
                { take_away("contest", "contest", look.lang) }
                { plot(results, all.series.single, look) }
                <p class="hint">{ texts.compared_hint }</p>
                if state.model.stop == Stop::RowsButLast && !state.parity().is_solvable() {
                    <p class="compared-stops">{ texts.compared_stops }</p>
                }
            }
            { button("open-race", all.race.open, on_act, Act::Show(View::Race)) }
            { rivals(state, look, on_act) }
            { series(page, look) }
            { scores(page, look) }
            { time(page, look) }
        </>
    }
}

/// The formulas with names, and the form that adds one.
fn rivals(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [hint, name, add, remove] = look.lang.taquin().formula.rivals;
    let onsubmit = sends(on_act, |event: SubmitEvent| {
        event.prevent_default();
        let field = event.target_dyn_into::<Element>()?.query_selector("input").ok()??;
        let field = field.dyn_into::<HtmlInputElement>().ok()?;
        let name = field.value();
        field.set_value("");
        Some(Act::AddRival(name))
    });
    html! {
        <>
            { for state.rivals.iter().enumerate().map(|(index, rival)| {
                let words = [rival.name(), ": ", &rival.words()].concat();
                block("row rival", vec![paragraph("", words), button("drop-rival", remove, on_act, Act::DropRival(index))])
            }) }
            if state.rivals.len() < MOST_RIVALS {
                <form class="row add-rival" {onsubmit}>
                    <input type="text" aria-label={name} placeholder={name} maxlength={LONGEST_NAME.to_string()} autocomplete="off" />
                    <button type="submit">{ add }</button>
                </form>
            }
            { paragraph("hint", hint) }
        </>
    }
}

/// The cells of an outcome: nodes expanded, nodes created, most memory, moves, moves more than necessary, time.
fn outcome_cells(outcome: &Outcome, optimal: Option<u64>, look: &Look) -> Html {
    let texts = &look.lang.taquin().tree;
    let number = |number: u64| look.lang.number(number);
    html! {
        <>
            <td>{ if outcome.expanded > 0 { number(outcome.expanded) } else { "–".to_string() } }</td><td>{ number(outcome.created) }</td><td>{ kilobytes(outcome.bytes, look) }</td>
            { match (outcome.moves(), outcome.verdict()) {
                (Some(moves), _) => html! { <><td>{ number(moves) }</td><td>{ optimal.map_or("–".to_string(), |optimal| number(moves.saturating_sub(optimal))) }</td></> },
                (None, Some(Verdict::Unmeasured)) => html! { <td colspan="2">{ look.lang.taquin().formula.result }</td> },
                (None, Some(Verdict::GivenUp)) => html! { <td colspan="2">{ texts.result[1] }</td> },
                (None, Some(_)) => html! { <td colspan="2">{ texts.result[0] }</td> },
                (None, None) => html! { <td colspan="2">{ "…" }</td> },
            } }
            <td class="ms">{ outcome.time.map_or("–".to_string(), |time| milliseconds(time, look)) }</td>
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
                <div hidden=true>{ result("taquin.milliseconds", Some(decimal(ms, 4)), None, "") }</div>
            }
            <p class="hint" data-told="all">{ match page.measured {
                _ if page.measuring.is_running() => "…".to_string(),
                None => hint.to_string(),
                Some((ms, repeats)) => (texts.measured)(&look.lang.decimal(ms), &look.lang.number(repeats)),
            } }</p>
        </>
    }
}

/// The switch for predictions in the tree.
fn predict(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let [name, _] = look.lang.taquin().graph.guess.leaf;
    Button { class: "predict", pressed: Some(state.guesses.predicts), ..Button::of(press(on_act, Act::Predict)) }
        .words(name)
}

/// Sentences about predictions in the tree: how the last one went, the score, the question.
fn predicted(state: &State, look: &Look) -> Vec<String> {
    let (all, guesses) = (look.lang.taquin(), &state.guesses);
    if !state.predicts() {
        return vec![];
    }
    let texts = &all.graph.guess;
    let value = |node: u32| {
        let growth = state.growth();
        let node = growth.search().nodes().get(node as usize)?;
        Some(measure(&state.model, node, &all.tree))
    };
    let went = guesses.leaf.map(|leaf| match leaf {
        LeafGuess::Right => texts.leaf_right.to_string(),
        LeafGuess::Wrong(taken, is_as_good) => (texts.leaf_wrong)(&value(taken).unwrap_or_default(), is_as_good),
        LeafGuess::NoLeaf => texts.no_leaf.to_string(),
    });
    let score = (guesses.leaves[1] > 0).then(|| (texts.leaf_score)(guesses.leaves[0], guesses.leaves[1]));
    let asks = (!state.growth().finished()).then(|| texts.leaf[1].to_string());
    [went, score, asks].into_iter().flatten().collect()
}
