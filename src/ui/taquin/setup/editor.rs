//! The small board of the left panel. The tiles on two cells chosen one after the other are exchanged; a number typed on a cell
//! brings that tile there.

use super::SetupProps;
use crate::puzzle::taquin::Board;
use crate::puzzle::taquin::scene::CELL;
use crate::scene::Id;
use crate::ui::controls::sends;
use crate::ui::roving::{button_at, has_modifier, move_focus, stops_at};
use crate::ui::taquin::act::Act;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The attribute with the number of a cell.
const CELL_NUMBER: &str = "data-cell";

/// The attribute in which a cell keeps the last digit typed on it, so that a second digit forms a number with it.
const TYPED: &str = "data-typed";

/// The HTML of the small board.
pub fn editor(props: &SetupProps) -> Html {
    let texts = &props.base.look.lang.taquin().setup;
    let board = props.board;
    let onclick = sends(&props.base.on_act, |event: MouseEvent| Some(Act::Pick(cell_of(&event)?.1)));
    let onkeydown = {
        let on_act = props.base.on_act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some((button, cell)) = cell_of(&event).filter(|_| !has_modifier(&event)) else { return };
            let key = event.key();
            if let Some(next) = neighbour(&board, cell, &key) {
                event.prevent_default();
                move_focus(&button, CELL_NUMBER, &next.to_string());
            } else if let Some(digit) = key.parse::<u8>().ok().filter(|_| key.len() == 1) {
                event.prevent_default();
                // Fails only for names that are not allowed.
                let before: u8 = button.get_attribute(TYPED).and_then(|typed| typed.parse().ok()).unwrap_or(0);
                let count = board.tiles().len() as u8;
                let tile = [10 * before + digit, digit].into_iter().find(|&tile| tile < count);
                let _ = button.set_attribute(TYPED, &tile.filter(|tile| *tile < 10).unwrap_or(0).to_string());
                let from = tile.and_then(|tile| board.tiles().iter().position(|&other| other == tile));
                if let Some(from) = from.filter(|&from| from != cell) {
                    on_act.emit(Act::Exchange(from, cell));
                }
            }
        })
    };
    html! {
        <div class="small-board" role="group" aria-label={texts.board} style={format!("--columns: {}", board.width())}
            {onclick} {onkeydown} onfocusin={stops_at(CELL_NUMBER)} onfocusout={Callback::from(forget)}>
            { for board.tiles().iter().enumerate().map(|(cell, &tile)| {
                let picked = props.picked == Some(cell);
                let class = classes!("cell", (tile == 0).then_some("blank"), (board.home(tile) == cell && tile > 0).then_some("home"));
                html! {
                    <button {class} data-cell={cell.to_string()} data-id={Id::new(CELL, cell, 0).to_string()}
                        tabindex={if cell == 0 { "0" } else { "-1" }} aria-pressed={picked.to_string()}
                        aria-label={(texts.cell)(cell / board.width() + 1, cell % board.width() + 1, tile)}>
                        { if tile == 0 { String::new() } else { tile.to_string() } }
                    </button>
                }
            }) }
        </div>
    }
}

/// The cell that an arrow key leads to.
fn neighbour(board: &Board, cell: usize, key: &str) -> Option<usize> {
    let (width, height) = (board.width(), board.height());
    let (column, row) = (cell % width, cell / width);
    match key {
        "ArrowLeft" => Some(row * width + (column + width - 1) % width),
        "ArrowRight" => Some(row * width + (column + 1) % width),
        "ArrowUp" => Some((row + height - 1) % height * width + column),
        "ArrowDown" => Some((row + 1) % height * width + column),
        _ => None,
    }
}

/// The cell of an event: its button and its number, from 0.
fn cell_of(event: &web_sys::Event) -> Option<(HtmlElement, usize)> {
    let (button, cell) = button_at(event, CELL_NUMBER)?;
    Some((button, cell.parse().ok()?))
}

/// Forgets the digit typed on a cell when the focus leaves it.
fn forget(event: FocusEvent) {
    if let Some((button, _)) = cell_of(&event) {
        let _ = button.remove_attribute(TYPED);
    }
}
