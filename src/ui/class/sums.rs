//! The counts of a class that were drawn with the same settings: their sums, the fractions of all cases, and what each pupil counted.

use crate::pooled::{PoolGroup, PupilCounts};
use crate::scene::plot::{FOOT, FractionPlot, PART, in_part};
use crate::scene::{Id, Room};
use crate::search::sample::interval;
use crate::text::PooledTexts;
use crate::ui::Look;
use crate::ui::button::Button;
use crate::ui::controls::figure;
use crate::ui::drawing::small::small_drawing;
use crate::ui::table::{Caption, Row, table_of};
use yew::prelude::*;

/// The names of the sums of the rows in `data-value`, in the order of the rows.
const ROWS: [&str; 6] =
    ["class.count.1", "class.count.2", "class.count.3", "class.count.4", "class.count.5", "class.count.6"];

/// The drawing of the running fraction, in scene units.
const ROOM: Room = Room { width: 440.0, height: 270.0 };

/// The size of its words.
const TEXT: f64 = 16.0;

/// The HTML of a group; `on_remove` is called with the place of counts in the pool.
pub fn sums(group: &PoolGroup<'_>, look: &Look, on_remove: &Callback<usize>) -> Html {
    let (texts, lang) = (look.lang.class(), look.lang);
    let Some(words) = lang.pooled(group.puzzle) else { return html! {} };
    let title = format!("{}, {}", lang.title(group.puzzle).name, (words.settings)(group.settings));
    let settings = format!("{}:{}", group.puzzle.name(), group.settings);
    let counter = |name: &'static str, number: u64, [one, many]: [&'static str; 2]| {
        html! { <p class="counter">{ figure(name, Some(number), lang) }<span>{ lang.plural(number, one, many) }</span></p> }
    };
    html! {
        <section class="sheet pool" data-settings={settings}>
            <h2>{ title }</h2>
            <div class="counters">
                { counter("class.pupils", group.pupils.len() as u64, texts.pupils) }
                { counter("class.cases", group.cases(), texts.cases) }
            </div>
            <div class="pool-sides">
                { fractions(group, &words, look) }
                { plot(group, &words, look) }
            </div>
            <h3>{ texts.read }</h3>
            { pupils(group, &words, look, on_remove) }
        </section>
    }
}

/// The rows of a group that are shown, by their places among its rows: cases of which nothing is known only where there are any.
fn rows(group: &PoolGroup<'_>) -> impl Iterator<Item = (usize, usize)> {
    let open = group.pooling.undecided.filter(|&place| group.counts[place] == 0);
    group.pooling.rows.iter().copied().enumerate().filter(move |&(_, place)| Some(place) != open)
}

/// The sums with their shares of all cases, 95 % intervals, and the exact shares.
fn fractions(group: &PoolGroup<'_>, words: &PooledTexts, look: &Look) -> Html {
    let (lang, cases, exact) = (look.lang, group.cases(), group.exact());
    let [what, counted, shares, intervals, exactly] = words.columns;
    let mut lines = vec![];
    for (row, place) in rows(group) {
        let count = group.counts[place];
        let [low, high] = interval(count, cases);
        let exact = exact.get(row).copied().flatten();
        let share = html! {
            <>
                { lang.percent(count as f64 / cases.max(1) as f64, 2) }
                <small>{ format!("{}–{}", lang.fixed(100.0 * low, 2), lang.percent(high, 2)) }</small>
                if let Some(exact) = exact {
                    <small class="exactly">{ exactly }{ " " }{ lang.percent(exact, 2) }</small>
                }
            </>
        };
        lines.push(Row::of(vec![
            words.rows.get(row).copied().unwrap_or_default().into(),
            figure(ROWS.get(row).copied().unwrap_or_default(), Some(count), lang),
            share,
        ]));
    }
    let heads = vec![what.into(), counted.into(), html! { <>{ shares }<small>{ intervals }</small></> }];
    table_of("counted", Caption::Heard(what), heads, lines)
}

/// The fraction of hits as the pupils were added.
fn plot(group: &PoolGroup<'_>, words: &PooledTexts, look: &Look) -> Html {
    let (lang, running) = (look.lang, group.running());
    let exact = group.exact().first().copied().flatten();
    let name = |exact: f64| if exact == 0.5 { "1/2".to_string() } else { lang.percent(exact, 2) };
    let written = exact.map(|exact| (exact, name(exact)));
    let [title, below] = words.plot;
    let plot = FractionPlot {
        points: &running,
        exact: written.as_ref().map(|(exact, written)| (*exact, written.as_str())),
        name: words.columns[4],
        cases: group.cases(),
        title,
        below,
        interval: words.columns[3],
    };
    let told = |id: Id| {
        let (cases, fraction, interval) =
            in_part(&running, group.cases(), id.a as usize).filter(|_| id.kind == PART)?;
        let [low, high] = interval.map(|end| lang.percent(end, 2));
        Some(format!(
            "{below} {} · {} · {} {low}–{high}",
            lang.number(*cases),
            lang.percent(*fraction, 2),
            words.columns[3]
        ))
    };
    small_drawing("pool-plot", &plot.scene(ROOM, FOOT, TEXT, lang), title, told, look)
}

/// What each pupil counted.
fn pupils(group: &PoolGroup<'_>, words: &PooledTexts, look: &Look, on_remove: &Callback<usize>) -> Html {
    let (texts, lang) = (look.lang.class(), look.lang);
    let mut heads: Vec<Html> = vec![texts.seed.into(), texts.cases[1].into()];
    heads.extend(rows(group).map(|(row, _)| words.rows.get(row).copied().unwrap_or_default().into()));
    heads.push(html! { <span class="unseen">{ texts.removal }</span> });
    let line = |&(place, own): &(usize, &PupilCounts)| {
        let number = |place: usize| lang.number(own.counts()[place]).into();
        let mut cells = vec![own.seed().to_string().into(), number(0)];
        cells.extend(rows(group).map(|(_, place)| number(place)));
        let name = Some((texts.remove)(own.seed()).into());
        let remove =
            Button { class: "remove-counts", name, ..Button::of(on_remove.reform(move |_: MouseEvent| place)) };
        cells.push(remove.words("×"));
        Row::of(cells)
    };
    table_of("pupils", Caption::Heard(texts.read), heads, group.pupils.iter().map(line).collect())
}
