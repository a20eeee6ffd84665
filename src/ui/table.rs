//! Tables of what a page says.

use crate::scene::Id;
use yew::prelude::*;

/// A row of a table: what it is pointed at by, its style, and its cells, of which the first is its heading.
pub struct Row {
    /// Its id, if it can be pointed at.
    pub id: Option<Id>,
    /// Its style.
    pub class: Option<&'static str>,
    /// Its cells.
    pub cells: Vec<Html>,
}

impl Row {
    /// A row that nothing stands out of.
    pub fn of(cells: Vec<Html>) -> Row {
        Row { id: None, class: None, cells }
    }
}

/// A table, perhaps with a heading of its own.
pub fn table(class: &'static str, caption: Option<&'static str>, columns: &[&'static str], rows: Vec<Row>) -> Html {
    let row = |Row { id, class, cells }: Row| {
        let mut cells = cells.into_iter();
        html! {
            <tr data-id={id.map(|id| id.to_string())} class={classes!(class)}>
                <th scope="row">{ for cells.next() }</th>
                { for cells.map(|cell| html! { <td>{ cell }</td> }) }
            </tr>
        }
    };
    html! {
        <table {class}>
            if let Some(caption) = caption { <caption><strong>{ caption }</strong></caption> }
            <thead><tr>{ for columns.iter().map(|column| html! { <th scope="col">{ *column }</th> }) }</tr></thead>
            <tbody>{ for rows.into_iter().map(row) }</tbody>
        </table>
    }
}
