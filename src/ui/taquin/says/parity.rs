//! Explanations of parity: the verdict, the argument, the table move by move.

use super::last_slide;
use crate::puzzle::taquin::solve::{MOST_NODES, fills_tree};
use crate::puzzle::taquin::{Board, Parity};
use crate::ui::Look;
use crate::ui::controls::term;
use crate::ui::parts::{block, button, chapters, heading, together};
use crate::ui::table::{Caption, Row, table};
use crate::ui::taquin::Taquin;
use crate::ui::taquin::act::Act;
use crate::ui::taquin::state::State;
use yew::prelude::*;

/// The largest number of rows of the table: only the last moves are shown.
const MOST_ROWS: usize = 40;

/// A sign (+1 or −1) as text.
pub fn signed(sign: i8) -> String {
    if sign > 0 { "+1".to_string() } else { "−1".to_string() }
}

/// The usual rule for solvability on a board of this width.
pub fn rule(board: &Board, look: &Look) -> String {
    let texts = &look.lang.taquin().parity;
    let parity = Parity::of(board);
    if board.width().is_multiple_of(2) {
        (texts.even_width)(parity.inversions, parity.row_from_bottom)
    } else {
        (texts.odd_width)(parity.inversions)
    }
}

/// The button that searches a board although it cannot be put in order, with what ends the search.
pub fn all_the_same(board: &Board, look: &Look, on_act: &Callback<Act>) -> Html {
    let most = fills_tree(board).then_some(MOST_NODES as u64);
    button("all-the-same", (look.lang.taquin().parity.all_the_same)(most), on_act, Act::Exhaust)
}

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.taquin().parity;
    let solvable = Parity::of(&state.play.board()).is_solvable();
    let first = match (last_slide(state, look), state.exchanged) {
        (Some(slide), _) => (texts.moved)(&slide),
        (None, Some([a, b])) => {
            let board = state.play.board();
            let cell = |tile: u8| board.tiles().iter().position(|&there| there == tile).unwrap_or_default();
            let before = Parity::of(&board.swapped(cell(a), cell(b))).is_solvable();
            if before == solvable { (texts.exchanged_blank)(a, b) } else { (texts.exchanged)(a, b) }
        }
        (None, None) => texts.how.to_string(),
    };
    vec![first, texts.verdict[usize::from(!solvable)].to_string()]
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &Taquin, look: &Look) -> Html {
    let (state, all) = (&page.state, look.lang.taquin());
    let texts = &all.parity;
    let board = state.play.board();
    let parity = Parity::of(&board);
    let on_act = &page.frame.calls.act;
    html! {
        <>
            <p>{ (texts.argument)(parity.sign, parity.colour) }</p>
            <p>{ rule(&board, look) }</p>
            <h2>{ texts.cycles }</h2>
            <p class="cycles-line">{ cycles(&board, &parity, texts.no_cycles) }</p>
            { history(state, look) }
            if !parity.is_solvable() {
                { all_the_same(&board, look, on_act) }
            }
            { chapters(&texts.loyd) }
            { block("terms", texts.terms.into_iter().map(term).collect()) }
        </>
    }
}

/// The cycles as tiles in brackets: each tile belongs to the cell of the next one.
fn cycles(board: &Board, parity: &Parity, none: &str) -> String {
    if parity.cycles.is_empty() {
        return none.to_string();
    }
    let name = |cell: &usize| match board.tiles()[*cell] {
        0 => "_".to_string(),
        tile => tile.to_string(),
    };
    let ring = |cycle: &Vec<usize>| format!("({})", cycle.iter().map(name).collect::<Vec<_>>().join(" → "));
    parity.cycles.iter().map(ring).collect::<Vec<_>>().join(" ")
}

/// The table of inversions, sign, colour of the blank's cell and their product, after each move.
fn history(state: &State, look: &Look) -> Html {
    let texts = &look.lang.taquin().parity;
    let boards = state.play.boards();
    let made = state.play.made();
    let first = (made + 1).saturating_sub(MOST_ROWS);
    let row = |index: usize| {
        let parity = Parity::of(&boards[index]);
        let name = if index == 0 { texts.start.to_string() } else { look.lang.number(index as u64) };
        let product = html! { <strong>{ signed(parity.sign * parity.colour) }</strong> };
        let cells = vec![
            name.into(),
            parity.inversions.into(),
            signed(parity.sign).into(),
            signed(parity.colour).into(),
            product,
        ];
        Row { id: None, class: (index == made).then_some("lit"), cells }
    };
    let rows = (first..=made).rev().map(row).collect();
    together(vec![heading(texts.table), table("parity-table", Caption::Heard(texts.table), &texts.columns, rows)])
}
