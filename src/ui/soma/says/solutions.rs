//! Explanations of the solutions: their number and its factors, their kinds, and the solution as text.

use super::{ideas, letter, name, ways};
use crate::puzzle::soma::solutions::text;
use crate::puzzle::soma::theory::Kind;
use crate::puzzle::soma::{Catalogue, KnownSet, Model};
use crate::ui::Look;
use crate::ui::activity::Activity;
use crate::ui::controls::press;
use crate::ui::parts::{self, button, tabbed};
use crate::ui::soma::Soma;
use crate::ui::soma::act::Act;
use crate::ui::soma::gaps::gaps;
use crate::ui::soma::setup::own::filled_words;
use crate::ui::soma::state::{KnownSolutions, PackNews, State};
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.soma().solutions;
    let Some(solutions) = &state.solutions else {
        if !state.is_counted_fast() {
            let mut sentences = packing(state, look);
            if !state.counting.is_begun() {
                sentences.extend(before(state, look));
            }
            return sentences;
        }
        return vec![if state.counting.is_running() { texts.counting } else { texts.count }.to_string()];
    };
    let all = solutions.catalogue.count as usize;
    let Some(class) = state.class() else {
        let has_reason = !state.reasons().is_empty();
        let none = if has_reason { look.lang.soma().why.none_with_reason } else { texts.none };
        return vec![none.to_string()];
    };
    let mut sentences = vec![match state.pasted_as(class) {
        Some(is_same) => (look.lang.soma().pasted.shown)(state.solution + 1, all, is_same),
        None => (texts.shown)(state.solution + 1, all),
    }];
    if let Some(more) = ways::words(state, look) {
        return [&sentences[..], &more].concat();
    }
    if state.assembled < state.model.pieces.count() {
        let solid = state.model.pieces.solid();
        sentences.push((texts.placed)(state.assembled.min(solid), solid));
    } else {
        sentences.extend(gaps(&state.model.pieces, look));
    }
    if let Some(Kind { deficient, central }) = solutions.kind_of.get(state.solution).copied().flatten() {
        sentences.push((texts.kind)(letter(state, deficient), letter(state, central)));
    }
    let Catalogue { rotations, reflections, .. } = solutions.catalogue;
    sentences.push((texts.stands_for)(class.placed, (rotations + reflections) as u64));
    if class.is_own_mirror {
        sentences.push(texts.own_mirror.to_string());
    }
    sentences
}

/// What is told of a set before its search: where it comes from, and that it cannot be done.
fn before(state: &State, look: &Look) -> Vec<String> {
    let why = &look.lang.soma().why;
    let hopeless = [why.hopeless, why.see_figure].into_iter().filter(|_| !state.reasons().is_empty());
    origin(state, look).into_iter().chain(hopeless).map(String::from).collect()
}

/// Where the set comes from, if that has to be told.
fn origin(state: &State, look: &Look) -> Option<&'static str> {
    let known = state.set()?;
    look.lang.soma().sets.origins.iter().find(|(own, _)| *own == known).map(|(_, words)| *words)
}

/// Sentences about the search of the packing engine while it is not finished.
pub fn packing(state: &State, look: &Look) -> Vec<String> {
    let (texts, lang) = (&look.lang.soma().sets, look.lang);
    let PackNews { estimate, found, .. } = &state.packing;
    let mut sentences: Vec<String> = state.own.filled.map(|filled| filled_words(filled, *look)).into_iter().collect();
    sentences.push(match &state.counting {
        Activity::Running(_) => texts.searching.to_string(),
        Activity::Stopped(_) => texts.stopped.to_string(),
        _ => {
            let Model { pieces, figure, .. } = &state.model;
            (texts.begin)(pieces.solid(), figure.count() - pieces.gaps())
        }
    });
    if !state.counting.is_begun() {
        sentences.extend(gaps(&state.model.pieces, look));
    }
    if state.counting.is_begun() {
        if found.nodes > 0 {
            sentences.push((texts.so_far)(found.nodes, found.count()));
            sentences.extend(state.packing.first.as_ref().map(|_| texts.first.to_string()));
        }
        sentences.extend(was_kept(state).then(|| texts.kept.to_string()));
        if let Some(estimate) = estimate {
            sentences.push(match estimate.given(found.nodes) {
                None => texts.underestimated.to_string(),
                Some((nodes, ends)) => {
                    let [low, high] = ends.map(|end| lang.rounded(end));
                    (texts.estimate)(&lang.rounded(nodes), [&low, &high])
                }
            });
        }
    }
    sentences
}

/// Whether parts of the count were kept on the device since an earlier search.
fn was_kept(state: &State) -> bool {
    state.counting.progress().is_some_and(|progress| progress.origin.is_some())
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Soma, look: &Look) -> Html {
    let (state, texts) = (&page.state, &look.lang.soma().solutions);
    let Some(solutions) = state.solutions.as_ref().filter(|solutions| !solutions.catalogue.classes.is_empty()) else {
        return if state.is_counted_fast() {
            html! {}
        } else {
            ideas::panel(page, look)
        };
    };
    let open = match page.frame.tab {
        0 => counts(page, solutions, look),
        1 => kinds(state, solutions, look, &page.frame.calls.act),
        2 => as_text(page, look),
        _ => ways::panel(state, look, &page.frame.calls.act),
    };
    tabbed(look, &texts.tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// How the numbers depend on each other, with each factor.
fn counts(page: &Soma, solutions: &KnownSolutions, look: &Look) -> Html {
    let state = &page.state;
    let texts = &look.lang.soma().solutions;
    let Catalogue { classes, count, placed, rotations, reflections, piece_symmetries, labelled, .. } =
        &solutions.catalogue;
    let own = classes.iter().filter(|class| class.is_own_mirror).count() as u64;
    let (count, rotations) = (*count, *rotations as u64);
    let mirrors = if *reflections > 0 { 2 } else { 1 };
    let product = count * rotations * mirrors;
    html! {
        <div class="factors">
            <p class="reconciled">{ if product == *placed { (texts.factors)(*placed, count, rotations, mirrors) } else { (texts.sum)(*placed, count) } }</p>
            if mirrors > 1 && state.model.is_soma() { <p class="own-mirrors">{ (texts.mirrors)(count, own) }</p> }
            if state.model.is_soma() {
                <p class="own-turns">{ (texts.turns)(&turns(state), *piece_symmetries) }</p>
                <p class="reconciled labelled">{ (texts.labelled)(*placed, *piece_symmetries, *labelled) }</p>
            } else {
                { known(state, count, look) }
            }
            if !state.is_counted_fast() { { ideas::panel(page, look) } }
        </div>
    }
}

/// How many pieces the packing engine has placed, and the number of solutions that others have found.
fn known(state: &State, count: u64, look: &Look) -> Html {
    let texts = &look.lang.soma().sets;
    let others = state.set().and_then(KnownSet::known);
    let listed = state.solutions.as_ref().map(|solutions| solutions.catalogue.classes.len() as u64);
    let listed = listed.filter(|&listed| listed < count);
    html! {
        <>
            { for origin(state, look).map(|words| html! { <p class="origin">{ words }</p> }) }
            if state.packing.found.nodes > 0 { <p>{ (texts.nodes)(state.packing.found.nodes) }</p> }
            if was_kept(state) { <p class="was-kept">{ texts.kept }</p> }
            if state.model.pieces.without_gaps().has_equal() { <p>{ texts.equal }</p> }
            if let Some(listed) = listed { <p>{ (texts.listed)(listed) }</p> }
            if let Some(others) = others.filter(|&others| others == count) {
                <p class="reconciled">{ (look.lang.soma().figure.known)(others) }</p>
            }
        </>
    }
}

/// The symmetries of the pieces as a product, such as `V 2 × T 2 × P 3`; pieces with factor 1 are left out.
fn turns(state: &State) -> String {
    let turned = state.model.pieces.pieces().iter().filter(|piece| piece.symmetries > 1);
    turned.map(|piece| format!("{} {}", piece.letter, piece.symmetries)).collect::<Vec<_>>().join(" × ")
}

/// The choice of one kind of solutions of the cube.
fn kinds(state: &State, solutions: &KnownSolutions, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.soma().solutions;
    if solutions.kinds.is_empty() {
        return html! { <p>{ texts.cube_only }</p> };
    }
    let [deficient, centre, classes, all] = texts.kinds;
    let count = look.lang.number(solutions.catalogue.classes.len() as u64);
    let button = |kind: Option<Kind>, words: String, count: String| {
        html! {
            <button class="kind" aria-pressed={(state.kind == kind).to_string()} aria-label={format!("{count}. {words}")} onclick={press(on_act, Act::Kind(kind))}>{ &count }</button>
        }
    };
    let mut rows: Vec<Row> = solutions
        .kinds
        .iter()
        .map(|&(kind, ref members)| {
            let words = (texts.kind)(letter(state, kind.deficient), letter(state, kind.central));
            Row {
                class: (state.kind == Some(kind)).then_some("lit"),
                ..Row::of(vec![
                    name(state, kind.deficient),
                    name(state, kind.central),
                    button(Some(kind), words, members.len().to_string()),
                ])
            }
        })
        .collect();
    let every = vec![html! { all }, html! {}, button(None, all.to_string(), count)];
    rows.push(Row { class: Some("total"), ..Row::of(every) });
    let open = look.lang.soma().proof.open;
    html! { <><p>{ texts.deficient }</p><p>{ parts::button("open-proof", open, on_act, Act::Prove) }</p>{ table("kinds", Caption::Heard(texts.tabs[1]), &[deficient, centre, classes], rows) }</> }
}

/// The solution as text, with buttons to copy it and to save the drawing.
fn as_text(page: &Soma, look: &Look) -> Html {
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let (shell, texts) = (look.shell(), &look.lang.soma().solutions);
    let Some(labels) = state.labels() else { return html! {} };
    let [svg, png, one, all] = texts.export;
    let told = page.frame.copied.map(|done| if done { shell.list_copied } else { shell.list_not_copied });
    html! {
        <>
            <pre class="bundgaard">{ text(&state.model.pieces, &state.model.figure, labels) }</pre>
            <p class="hint">{ texts.text_hint }</p>
            <div class="row">
                { button("copy-one", one, on_act, Act::CopyOne) }
                { button("copy-all", all, on_act, Act::CopyAll) }
                { button("save-svg", svg, on_act, Act::SaveDrawing) }
                { button("save-png", png, on_act, Act::SavePicture) }
            </div>
            <p data-told="all">{ told }</p>
        </>
    }
}
