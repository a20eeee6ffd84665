//! Explanations of the cube as an element of the group: its four parts, the law, the six turns, the number of positions.

use super::{calculator, cycles_text, id, index, indices, invariants, name};
use crate::puzzle::cube::ball::{KNOWN_COUNTS, MOST_CLASSES, MOST_POSITIONS, MOST_RADIUS};
use crate::puzzle::cube::printed::{self, Mistake};
use crate::puzzle::cube::theorem::{ASSEMBLED, FACTORS, ORBITS, REACHABLE};
use crate::puzzle::cube::{Face, Kind, Place, Position, Sums};
use crate::text::Lang;
use crate::ui::Look;
use crate::ui::controls::{figure, formulas, line_of, options, press, sends};
use crate::ui::cube::HungarianCube;
use crate::ui::cube::act::Act;
use crate::ui::cube::state::State;
use crate::ui::parts::{able, button, cells, lines, paragraph, said, scrolling, tabbed, terms, together};
use crate::ui::table::{Caption, Row, table};

use yew::prelude::*;

/// Sentences about the current step.
pub fn words(state: &State, look: &Look) -> Vec<String> {
    let texts = &look.lang.cube().group;
    let position = state.position();
    let order = crate::puzzle::cube::cycles::order(&position);
    let mut sentences = super::algorithm::words(state, look);
    sentences.truncate(1);
    if position == Position::SOLVED {
        sentences.push(texts.neutral.to_string());
    } else {
        sentences.push((texts.order)(order));
        let sums = Sums::of(&position);
        sentences.push((texts.signs)(sums.corner_sign, sums.edge_sign));
    }
    sentences
}

/// The panel on the right, below the sentence, for the present view.
pub fn says(page: &HungarianCube, look: &Look) -> Html {
    let texts = &look.lang.cube().group;
    let (state, on_act) = (&page.state, &page.frame.calls.act);
    let open = match page.frame.tab {
        0 => position(state, look, on_act),
        1 => calculator::calculator(state, look, on_act),
        2 => turns(state, look, on_act),
        3 => counts(page, look),
        _ => invariants::theatre(state, look, on_act),
    };
    let [position, product, turns, numbers] = texts.tabs;
    let tabs = [position, product, turns, numbers, look.lang.cube().invariants.tab];
    tabbed(look, &tabs, page.frame.tab, &page.frame.calls.tab, open)
}

/// The table of the place and the rotation of each small cube, which can be changed.
fn position(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().group;
    let position = state.position();
    let lit = state.lit();
    let row = |cubie: Place| {
        let (place, turned) = position.goes(cubie);
        let on_goes =
            sends(on_act, move |event: Event| Some(Act::Goes(cubie, Place::new(cubie.kind(), line_of(&event)?))));
        let chosen = Place::all(cubie.kind()).position(|each| each == place);
        let lines = options(Place::all(cubie.kind()).map(|each| name(each, state.spelling)), chosen);
        let own = name(cubie, state.spelling);
        let sign = index(cubie.kind(), turned);
        let cells = vec![
            html! { own.clone() },
            html! {
                <select class="goes" aria-label={(texts.goes)(&own)} onchange={on_goes}>{ lines }</select>
            },
            html! { <button class="index" aria-label={(texts.index)(&own, sign)} onclick={press(on_act, Act::Index(cubie))}>{ sign }</button> },
        ];
        let class = if lit.contains(&cubie) {
            Some("lit")
        } else if position.is_home(cubie) {
            Some("home")
        } else {
            None
        };
        Row { id: Some(id(cubie)), class, cells }
    };
    let [start, goes, turned] = texts.columns;
    // No line ends within a permutation or a vector.
    let written = position.to_string();
    let vectors = written.split_inclusive(", ").map(|vector| html! { <span>{ vector }</span> });
    let mut parts = vec![
        html! { <p class="hint">{ formulas(texts.edit) }</p> },
        html! { <pre class="written">{ for vectors }</pre> },
    ];
    for (kind, caption) in Kind::ALL.into_iter().zip(texts.kinds) {
        let mut rows = vec![];
        for cubie in Place::all(kind) {
            rows.push(row(cubie));
        }
        parts.push(table("places", Caption::Shown(caption), &[start, goes, turned], rows));
    }
    parts.push(terms(&texts.terms));
    together(parts)
}

/// The computed table of the six turns, with a note where the printed one differs.
fn turns(state: &State, look: &Look, on_act: &Callback<Act>) -> Html {
    let texts = &look.lang.cube().group;
    let mut rows = Vec::new();
    // In the order of the base text: F B R L T D.
    for face in [Face::Front, Face::Back, Face::Right, Face::Left, Face::Up, Face::Down] {
        let Some(printed) = printed::row(face) else { continue };
        let letter = super::algorithm::turn_text(printed.turn, state.spelling);
        let flips = Place::all(Kind::Edge).filter(|&edge| printed.position.goes(edge).1 == 1);
        let mut flipped = String::new();
        for edge in flips {
            if !flipped.is_empty() {
                flipped.push(' ');
            }
            flipped.push_str(&edge.number().to_string());
        }
        let mut notes = String::new();
        for mistake in &printed.mistakes {
            notes.push_str(match mistake {
                Mistake::Cycles => " *",
                Mistake::Corners => " †",
            });
        }
        if flipped.is_empty() {
            flipped.push('–');
        }
        let position = &printed.position;
        rows.push(Row::of(vec![
            together(vec![button("turn-of", letter, on_act, Act::Turn(printed.turn)), html! { notes }]),
            lines(cycles_text(position, Kind::Corner), cycles_text(position, Kind::Edge)),
            lines(indices(position, Kind::Corner), flipped),
        ]));
    }
    let [cycles, corners] = texts.printed;
    together(vec![
        said(texts.table_is),
        scrolling(texts.tabs[2], table("turn-table", Caption::Heard(texts.tabs[2]), &texts.turn_columns, rows)),
        paragraph("note", ["* ", cycles].concat()),
        paragraph("note", ["† ", corners].concat()),
        said(texts.marks),
    ])
}

/// The number of positions, and of those near the cube in order.
fn counts(page: &HungarianCube, look: &Look) -> Html {
    let (state, texts, lang) = (&page.state, &look.lang.cube().group, look.lang);
    let assembled = large(lang, const { parts(ASSEMBLED) });
    let mut rows = vec![];
    for radius in 0..=MOST_RADIUS {
        let number = state.spheres.get(radius).map_or("–".to_string(), |&number| lang.number(number));
        rows.push(Row::of(cells(vec![radius.to_string(), number])));
    }
    let mut parts = vec![
        paragraph("reconciled", (texts.assembled)(FACTORS.map(|factor| lang.number(factor as u64)), &assembled)),
        paragraph("reconciled", (texts.reachable)(&assembled, ORBITS, &large(lang, const { parts(REACHABLE) }))),
        paragraph("note", (texts.bound)(&lang.number(printed::BOUND as u64))),
        html! { <h2>{ texts.balls }</h2> },
        said((texts.ball_is)(MOST_CLASSES)),
        able("balls", texts.count_balls.into(), &page.frame.calls.act, page.can_begin().then_some(Act::Balls)),
        table("spheres", Caption::Heard(texts.balls), &texts.ball_columns, rows),
    ];
    if state.counting.is_done() {
        let sum: u64 = state.spheres.iter().sum();
        parts.push(html! {
            <p class="reconciled">{ texts.all_within }{ " " }{ figure("cube.ball", Some(sum), lang) }
                { if sum == MOST_POSITIONS { " ✓" } else { "" } }</p>
        });
        parts.push(said(texts.growth));
    }
    let known = |(turns, count): (usize, &&str)| {
        let shown = match count.split_once('e') {
            Some((number, power)) => {
                html! { <>{ "≈ " }{ number.replace('.', lang.choose(",", ".")) }{ " × 10" }<sup>{ power.to_string() }</sup></> }
            }
            None => html! { lang.grouped(count) },
        };
        Row::of(vec![html! { turns }, shown])
    };
    parts.push(html! { <h2>{ texts.known }</h2> });
    parts.push(said(texts.known_is));
    let rows = KNOWN_COUNTS.iter().enumerate().map(known).collect();
    parts.push(table("known-spheres", Caption::Heard(texts.known), &texts.ball_columns, rows));
    together(parts)
}

/// A number of more than twelve digits, split as by [`parts`], as a language writes it.
pub fn large(lang: Lang, [high, low]: [u64; 2]) -> String {
    lang.grouped(&format!("{high}{low:012}"))
}

/// A number split before its last twelve digits. It is computed at compile time, because division of 128-bit numbers would make
/// the program much larger.
pub const fn parts(number: u128) -> [u64; 2] {
    const LAST: u128 = 1_000_000_000_000;
    [(number / LAST) as u64, (number % LAST) as u64]
}
