//! Tables in the panels.

use super::controls::formulas;
use super::parts::scrolling;
use crate::scene::Id;
use crate::search::sample::interval;
use crate::text::Lang;
use yew::prelude::*;

/// A row of a table.
pub struct Row {
    /// The id of the element that the row stands for, if it can be pointed at.
    pub id: Option<Id>,
    /// The CSS class, if any.
    pub class: Option<&'static str>,
    /// The cells; the first is the heading of the row.
    pub cells: Vec<Html>,
}

impl Row {
    /// A row without id and class.
    pub fn of(cells: Vec<Html>) -> Row {
        Row { id: None, class: None, cells }
    }
}

/// The caption of a table.
#[derive(Clone, Copy)]
pub enum Caption {
    /// It stands above the table.
    Shown(&'static str),
    /// Only heard: a heading or the name of a tab, which stands above the table, says the same.
    Heard(&'static str),
}

impl Caption {
    /// The element, the first of a table.
    pub fn html(self) -> Html {
        match self {
            Caption::Shown(words) => html! { <caption><strong>{ words }</strong></caption> },
            Caption::Heard(words) => html! { <caption class="unseen">{ words }</caption> },
        }
    }
}

/// A table with its caption.
pub fn table(class: &'static str, caption: Caption, columns: &[&'static str], rows: Vec<Row>) -> Html {
    table_of(class, caption, columns.iter().map(|column| formulas(column)).collect(), rows)
}

/// A table whose headings of columns are elements; there may be none. Where there is one heading less than cells in a row, the corner above the
/// headings of the rows is empty.
pub fn table_of(class: &'static str, caption: Caption, columns: Vec<Html>, rows: Vec<Row>) -> Html {
    let has_heads = !columns.is_empty();
    let mut heads = vec![];
    if rows.first().is_some_and(|row| columns.len() < row.cells.len()) {
        heads.push(html! { <td></td> });
    }
    for column in columns {
        heads.push(html! { <th scope="col">{ column }</th> });
    }
    let mut lines = vec![];
    for Row { id, class, cells } in rows {
        let mut line = vec![];
        for cell in cells {
            line.push(if line.is_empty() {
                html! { <th scope="row">{ cell }</th> }
            } else {
                html! { <td>{ cell }</td> }
            });
        }
        lines.push(html! { <tr data-id={id.map(|id| id.to_string())} class={class.unwrap_or_default()}>{ line }</tr> });
    }
    html! {
        <table {class}>
            { caption.html() }
            if has_heads { <thead><tr>{ heads }</tr></thead> }
            <tbody>{ lines }</tbody>
        </table>
    }
}

/// A table of counts and their shares of all cases, each with its 95 % interval. `columns` name what was counted, the counts,
/// the shares and the intervals; a row has its name, its count and what stands below its share.
pub fn shares(columns: [&'static str; 4], rows: Vec<(&'static str, u64, Html)>, cases: u64, lang: Lang) -> Html {
    let [what, counted, share, intervals] = columns;
    let heads = vec![what.into(), counted.into(), html! { <>{ share }<small>{ intervals }</small></> }];
    let mut lines = vec![];
    for (name, count, below) in rows {
        let [low, high] = interval(count, cases);
        let interval = format!("{}–{}", lang.fixed(100.0 * low, 2), lang.percent(high, 2));
        let share = lang.percent(count as f64 / cases as f64, 2);
        let share = html! { <>{ share }<small>{ interval }</small>{ below }</> };
        lines.push(Row::of(vec![name.into(), lang.number(count).into(), share]));
    }
    scrolling(what, table_of("counted", Caption::Heard(what), heads, lines))
}
