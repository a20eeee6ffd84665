//! Tables of results as files of comma-separated values (RFC 4180), which spreadsheets open.

use super::share::save_text;
use crate::text::Lang;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, NodeList};
use yew::prelude::*;

/// A button that saves the table of this class as a file of this name, as it stands on the page.
pub fn take_away(table: &'static str, name: &'static str, lang: Lang) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| take(table, name, lang));
    html! { <button class="take-away" {onclick}>{ lang.shell().take_away }</button> }
}

/// Saves the table of this class as it stands on the page. A gate of `.ci/split`: only a button of the second part of a page's program
/// calls it.
#[inline(never)]
fn take(table: &str, name: &str, lang: Lang) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    save(&rows(&document, table), name, lang);
}

/// Saves rows of words as a file of this name, as spreadsheets of the language expect it.
pub fn save(rows: &[Vec<String>], name: &str, lang: Lang) {
    save_text(&text(rows, lang), "text/csv;charset=utf-8", &format!("{name}.csv"));
}

/// The words in the rows of a table, those of its head first.
fn rows(document: &Document, table: &str) -> Vec<Vec<String>> {
    let lines = document.query_selector_all(&format!("table.{table} tr")).map(elements).unwrap_or_default();
    let words = |cell: Element| {
        // Without the places where a word may be divided.
        let text = cell.text_content().unwrap_or_default().replace('\u{ad}', "");
        text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    };
    let cells = |line: Element| line.query_selector_all("th, td").map(elements).unwrap_or_default();
    lines.into_iter().map(|line| cells(line).into_iter().map(words).collect()).collect()
}

fn elements(list: NodeList) -> Vec<Element> {
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}

/// The file: as spreadsheets of the language expect it, in French with semicolons between the cells and a comma in numbers. Spaces
/// or commas that group digits are left out. Words that a spreadsheet would take for a formula, as a name in a link may be, get an
/// apostrophe before them. It begins with a byte order mark, without which some programs misread accents.
pub fn text(rows: &[Vec<String>], lang: Lang) -> String {
    let (between, group) = lang.choose((';', '\u{202f}'), (',', ','));
    let cell = |words: &String| {
        let is_number = words.chars().all(|c| c.is_ascii_digit() || [group, ',', '.'].contains(&c));
        let is_formula = words.starts_with(['=', '+', '-', '@', '\t']);
        let words = match words {
            _ if is_number => words.replace(group, ""),
            _ if is_formula => format!("'{words}"),
            _ => words.clone(),
        };
        let is_plain = !words.contains([between, '"', '\n']);
        if is_plain { words } else { format!("\"{}\"", words.replace('"', "\"\"")) }
    };
    let line = |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join(&between.to_string()) + "\r\n";
    std::iter::once("\u{feff}".to_string()).chain(rows.iter().map(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_separators_are_those_of_the_language() {
        let rows = |cells: &[&str]| vec![cells.iter().map(|cell| cell.to_string()).collect()];
        let en = text(&rows(&["A*, Manhattan", "1,234", "53.05", "–", "he said \"no\""]), Lang::En);
        assert_eq!(en, "\u{feff}\"A*, Manhattan\",1234,53.05,–,\"he said \"\"no\"\"\"\r\n");
        let hostile = text(&rows(&["=cmd|' /C calc'!A0", "@SUM(A1)"]), Lang::En);
        assert_eq!(hostile, "\u{feff}'=cmd|' /C calc'!A0,'@SUM(A1)\r\n");
        let fr = text(&rows(&["A*, Manhattan", "1\u{202f}234", "53,05", "a;b"]), Lang::Fr);
        assert_eq!(fr, "\u{feff}A*, Manhattan;1234;53,05;\"a;b\"\r\n");
    }
}
