//! Known boards to choose from.

use super::Board;

/// A known board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The example of the base text, which is itself unsolvable.
    Example,
    /// One move away from the order: 123459786 of the base text.
    OneMove,
    /// 213456789 of the base text: as many tiles in place, but the first two are exchanged.
    FirstTwo,
    /// Loyd's exchange of the two last tiles, on 3x3.
    LoydSmall,
    /// Loyd's offer (1890s): 14 and 15 exchanged.
    Loyd,
    /// One of the two boards of 3x3 that are 31 moves away from the order, farther than all others.
    Farthest,
    /// A board of 4x4 that A* solves in a moment.
    Four,
    /// In order.
    Solved,
}

impl Preset {
    /// All of them, in the order in which the page lists them.
    pub const ALL: [Preset; 8] = [
        Preset::Example,
        Preset::OneMove,
        Preset::FirstTwo,
        Preset::LoydSmall,
        Preset::Loyd,
        Preset::Farthest,
        Preset::Four,
        Preset::Solved,
    ];

    /// Its text form.
    pub fn text(self) -> &'static str {
        match self {
            Preset::Example => "3x3:4,0,3,6,1,7,2,8,5",
            Preset::OneMove => "3x3:1,2,3,4,5,0,7,8,6",
            Preset::FirstTwo => "3x3:2,1,3,4,5,6,7,8,0",
            Preset::LoydSmall => "3x3:1,2,3,4,5,6,8,7,0",
            Preset::Loyd => "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0",
            Preset::Farthest => "3x3:8,6,7,2,5,4,3,0,1",
            Preset::Four => "4x4:5,1,3,4,2,6,8,0,9,10,7,11,13,14,15,12",
            Preset::Solved => "3x3:1,2,3,4,5,6,7,8,0",
        }
    }

    /// The preset with this board; `None` if there is none.
    pub fn of(board: &Board) -> Option<Preset> {
        let text = board.to_string();
        Preset::ALL.into_iter().find(|preset| preset.text() == text)
    }
}
