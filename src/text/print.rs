//! The words of the page that prints sheets, and those on the sheets.

mod en;
mod fr;

use crate::lang::Lang;
use crate::sheet::SheetWords;

impl Lang {
    /// The words of the page that prints sheets.
    pub fn print(self) -> &'static PrintTexts {
        self.choose(&fr::PRINT, &en::PRINT)
    }
}

/// The words of the page that prints sheets.
#[derive(Debug)]
pub struct PrintTexts {
    /// What the page is for.
    pub about: &'static str,
    /// Labels of the lists: the puzzle, what is printed, the lesson, the paper, the ink, the size.
    pub puzzle: &'static str,
    /// What is printed.
    pub what: &'static str,
    /// The lesson of a worksheet.
    pub lesson: &'static str,
    /// The paper.
    pub paper: &'static str,
    /// Names of the papers, in the order of `Paper::ALL`.
    pub papers: [&'static str; 2],
    /// The ink.
    pub ink: &'static str,
    /// Names of the inks, in the order of `Ink::ALL`.
    pub inks: [&'static str; 2],
    /// The length of an edge.
    pub size: &'static str,
    /// A length in millimetres.
    pub millimetres: fn(f64) -> String,
    /// Shows the answers.
    pub answers: &'static str,
    /// Names of the kinds of sheets, in the order of `SheetKind::ALL`.
    pub kinds: [&'static str; 10],
    /// A worksheet of a lesson.
    pub worksheet: &'static str,
    /// Opens the browser's window for printing.
    pub print: &'static str,
    /// How to print true to size.
    pub how: &'static str,
    /// The number of sheets.
    pub count: fn(usize) -> String,
    /// Leads back to the state that is printed.
    pub back: &'static str,
    /// The state of the link is not legal.
    pub illegal: &'static str,
    /// While a lesson is on its way.
    pub coming: &'static str,
    /// On a worksheet: the reader's name, the date.
    pub name: &'static str,
    /// The date.
    pub date: &'static str,
    /// The key of the answers.
    pub key: &'static str,
    /// Before an answer.
    pub answer: &'static str,
    /// Before a hint.
    pub hint: &'static str,
    /// Before a remark for the teacher.
    pub note: &'static str,
    /// Beside a code: it opens this state.
    pub code: &'static str,
    /// The words on the sheets.
    pub sheets: SheetWords,
}
