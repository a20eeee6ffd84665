//! Whether the device keeps the large tables of patterns for boards of some sides. The page notes it when a search has had them; should
//! they be gone, they are built again.

use crate::puzzle::taquin::Board;
use crate::ui::kept::storage;

/// What the key of a note begins with; the sides follow.
const KEY: &str = "casse-tete.taquin.large-tables.";

fn key(board: &Board) -> String {
    format!("{KEY}{}x{}", board.width(), board.height())
}

/// Whether large tables for the sides of this board are kept.
pub fn has_large(board: &Board) -> bool {
    storage().is_some_and(|storage| storage.get_item(&key(board)).is_ok_and(|note| note.is_some()))
}

/// Notes that they are. Where the browser keeps nothing, it does not keep the tables either.
pub fn note_large(board: &Board) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&key(board), "1");
    }
}
