//! What each idea of the packing engine saves.

use crate::puzzle::soma::pack::ideas::{IdeaCount, MOST_NODES};
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::press;
use crate::ui::page::tasks::Tasks;
use crate::ui::parts::{heading, paragraph, scrolling};
use crate::ui::soma::Soma;
use crate::ui::soma::act::Act;
use crate::ui::table::{Caption, Row, table};
use yew::prelude::*;

/// The panel: what the ideas are, and the comparison.
pub fn panel(page: &Soma, look: &Look) -> Html {
    let (texts, lang) = (&look.lang.soma().ideas, look.lang);
    let counts = &page.state.ideas;
    let all = counts[0].filter(|all| !all.is_cut).map(|all| all.nodes);
    let row = |(count, name): (&Option<IdeaCount>, &'static str)| {
        let Some(count) = *count else { return Row::of(vec![html! { name }, html! {}, html! {}]) };
        let nodes = if count.is_cut { (texts.more)(MOST_NODES) } else { lang.number(count.nodes) };
        let ratio =
            all.filter(|&all| all > 0 && !count.is_cut).map(|all| lang.decimal(count.nodes as f64 / all as f64));
        Row::of(vec![html! { name }, html! { nodes }, html! { { for ratio } }])
    };
    let rows = counts.iter().zip(texts.names).map(row).collect();
    let mut placed: Vec<u64> =
        counts.iter().flatten().filter(|count| !count.is_cut).map(|count| count.placed).collect();
    let is_same =
        placed.len() > 1 && counts.iter().all(Option::is_some) && placed.windows(2).all(|two| two[0] == two[1]);
    let start =
        Button { class: "compare", disabled: page.is_busy(), ..Button::of(press(&page.frame.calls.act, Act::Compare)) };
    html! {
        <div class="ideas">
            { heading(texts.heading) }
            { paragraph("hint", (texts.about)(MOST_NODES)) }
            { start.words(texts.button) }
            if counts.iter().any(Option::is_some) {
                { scrolling(texts.heading, table("contest ideas-compared", Caption::Heard(texts.heading), &texts.columns, rows)) }
            }
            { for placed.pop().filter(|_| is_same).map(|placed| paragraph("reconciled", (texts.same)(placed))) }
            <ul class="hint">{ for texts.ideas.into_iter().map(|words| html! { <li>{ words }</li> }) }</ul>
        </div>
    }
}
