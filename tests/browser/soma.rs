//! The figures of the Soma cube's page: every count of the public contract, level by level, and the rules compared.

use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::until_number;
use casse_tete::puzzle::soma::placement::text;
use casse_tete::puzzle::soma::why::CoverItem;
use casse_tete::puzzle::soma::{
    Assembly, Catalogue, Decision, DropReason, Figure, Mask, Model, Moment, PieceSet, Placement, Request, Rules, fast,
};
use casse_tete::search::Timeline;
use casse_tete::text::Lang;
use casse_tete::text::signed;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// Links to all views.
pub const VIEWS: [&str; 7] = ["search", "pieces", "placements", "solutions", "figure", "hand", "map"];

/// A search of several hundred million steps ends within this time.
pub const LONG: Duration = Duration::from_secs(60);

/// Placements of the pieces in the cube.
const PLACEMENTS: [u64; 7] = [144, 144, 72, 72, 96, 96, 64];

/// A search of the cube, and what it is known to come to.
struct Known {
    link: &'static str,
    nodes: u64,
    /// Dropped for intersection, parity and islands, where it is known.
    cuts: Option<[u64; 3]>,
    /// Nodes level by level, where they are known.
    levels: Option<[u64; 7]>,
}

/// The four sets of rules with the advised order, in the order in which the page compares them.
const RULES: [Known; 4] = [
    Known {
        link: "",
        nodes: 3_905_088,
        cuts: Some([393_516_624, 0, 0]),
        levels: Some([144, 5376, 114_240, 1_026_672, 2_194_752, 552_384, 11_520]),
    },
    Known {
        link: "rules=islands&",
        nodes: 439_872,
        cuts: Some([38_794_512, 0, 1_099_008]),
        levels: Some([144, 5064, 72_432, 200_496, 127_800, 22_416, 11_520]),
    },
    Known {
        link: "rules=parity&",
        nodes: 1_305_504,
        cuts: Some([133_018_920, 23_112, 0]),
        levels: Some([72, 2688, 33_552, 313_104, 715_464, 229_104, 11_520]),
    },
    Known {
        link: "rules=islands,parity&",
        nodes: 215_328,
        cuts: Some([19_072_440, 21_768, 419_184]),
        levels: Some([72, 2568, 25_968, 86_400, 71_088, 17_712, 11_520]),
    },
];

/// The order from the last piece to the first.
const BACKWARDS: [Known; 2] = [
    Known { link: "order=7654321&", nodes: 770_752, cuts: None, levels: None },
    Known { link: "order=7654321&rules=islands&", nodes: 108_928, cuts: None, levels: None },
];

/// What a link asks for, `figure=…&order=…`; other keys are ignored.
pub fn model(link: &str) -> Model {
    let query = link.rsplit('?').next().unwrap_or_default();
    let value = |key: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
    };
    Request::from_keys(value).model().expect("a legal search")
}

/// The search of a model at its beginning.
pub fn search(model: &Model) -> Timeline<Assembly> {
    Timeline::new(Assembly::new(model.clone()))
}

/// Goes to a step natively.
pub fn wind(search: &mut Timeline<Assembly>, step: u64) {
    search.aim(step);
    search.wind(u64::MAX);
}

/// From here on the search goes on by other rules.
pub fn switch(search: &mut Timeline<Assembly>, rules: Rules) {
    let model = search.tree().model().clone();
    search.change(Assembly::new(Model { rules, ..model }));
}

/// All solutions of a figure, natively.
pub fn catalogue(figure: &Figure) -> Catalogue {
    let pieces = PieceSet::soma();
    let (cover, found) = fast::solutions(&pieces, figure).expect("27 cubes");
    Catalogue::new(&pieces, figure, &cover, &found)
}

/// What the page says of the step at which a search stands.
pub fn sentence(search: &Timeline<Assembly>, lang: Lang) -> String {
    let texts = &lang.soma().search;
    let Model { pieces, figure, .. } = search.tree().model();
    let cells = |mask: Mask| text(figure, mask);
    let moment = Moment::of(search.judge(), search.search());
    let found = search.tally().level(pieces.count() - 1).kept;
    let mut words = vec![match (moment.tried(), &moment.outcome) {
        (None, _) if search.tree().model().fewest => lang.soma().fewest.begin.to_string(),
        (None, _) => texts.begin.to_string(),
        (Some((piece, placement)), outcome) => {
            let tried = (texts.placement)(pieces.pieces()[piece].letter, &cells(placement.cells));
            match outcome {
                Decision::Solution => (texts.solution)(found),
                Decision::Dropped(DropReason::Meets { cells: filled }) => {
                    (texts.meets)(&tried, &cells(*filled), filled.count_ones() as usize)
                }
                Decision::Dropped(DropReason::Balance { empty, reachable }) => {
                    let reachable: Vec<String> = reachable.iter().map(|&balance| signed(balance)).collect();
                    (texts.balance)(&tried, *empty, &reachable.join(", "))
                }
                Decision::Dropped(DropReason::Island { cells: island, fillable }) => {
                    let fillable: Vec<String> = fillable.iter().map(u32::to_string).collect();
                    (texts.island)(&tried, &cells(*island), island.count_ones(), &fillable.join(", "))
                }
                _ => (texts.kept)(&tried, moment.placed.len()),
            }
        }
    }];
    words.extend(moment.next.map(|(item, count)| {
        let next = lang.soma().fewest.next;
        match item {
            CoverItem::Cell(cell) => next(Ok(&cells(1 << cell)), count),
            CoverItem::Piece(piece) => next(Err(pieces.pieces()[piece].letter), count),
        }
    }));
    if search.finished() {
        words.push((texts.finished)(found));
    }
    let switched: Vec<String> = search.changes().iter().map(|(step, _)| lang.number(*step)).collect();
    if !switched.is_empty() {
        words.push((texts.mixed)(&switched.join(", ")));
    }
    words.join(" ")
}

/// The pieces in place, as the page lists them; empty if there are none.
fn in_place(search: &Timeline<Assembly>, lang: Lang) -> String {
    let Model { pieces, figure, .. } = search.tree().model();
    let Moment { mut placed, outcome, .. } = Moment::of(search.judge(), search.search());
    if let Decision::Dropped(_) = outcome {
        placed.pop();
    }
    let name = |(piece, placement): &(usize, Placement)| {
        format!("{} {}", pieces.pieces()[*piece].letter, text(figure, placement.cells))
    };
    let names: Vec<String> = placed.iter().map(name).collect();
    if names.is_empty() { String::new() } else { (lang.soma().search.in_place)(&names.join(", ")) }
}

/// What the page says of the step, and the counts up to it, are those of the search.
pub async fn check_step(page: &Page, search: &Timeline<Assembly>, lang: Lang) {
    until_words(page, ".now", &sentence(search, lang)).await;
    let levels = search.tally().levels();
    let begun = search.step() > 0;
    let cut = |cause: usize| levels.iter().map(|level| level.dropped[cause]).sum::<u64>();
    let nodes: u64 = levels.iter().map(|level| level.kept).sum();
    for (name, number) in [
        ("soma.nodes", nodes),
        ("soma.cut.intersection", cut(0)),
        ("soma.cut.islands", cut(1)),
        ("soma.cut.parity", cut(2)),
    ] {
        until_number(page, name, begun.then_some(number)).await;
    }
    let tried = (lang.soma().search.tried)(nodes, cut(0) + cut(1) + cut(2), search.step());
    until_words(page, ".tried", &tried).await;
    assert_eq!(page.words(".in-place").await, in_place(search, lang));
}

/// Waits for the end of the workers' search.
pub async fn until_done(page: &Page) {
    page.until_within(LONG, "it ends", "document.documentElement.dataset.state === 'done'").await;
}

/// Numbers as the page writes them.
fn written(numbers: &[u64]) -> Value {
    json!(numbers.iter().map(|&number| Lang::En.number(number)).collect::<Vec<_>>())
}

/// The counts of the whole search stand on the page.
async fn check_whole(page: &Page, known: &Known) {
    assert_eq!(page.number("soma.nodes").await, Some(known.nodes), "{}", known.link);
    assert_eq!(page.number("soma.placed").await, Some(11_520), "{}", known.link);
    if let Some(cuts) = known.cuts {
        for (name, cut) in ["intersection", "parity", "islands"].iter().zip(cuts) {
            assert_eq!(page.number(&format!("soma.cut.{name}")).await, Some(cut), "{}{name}", known.link);
        }
    }
    if let Some(levels) = known.levels {
        let rows = all(page, "table.levels.whole tbody tr:not(.total) td:nth-child(2)", "textContent").await;
        assert_eq!(rows, written(&levels), "{}", known.link);
    }
    if let (Some(cuts), Some(_)) = (known.cuts, known.levels) {
        let total = all(page, "table.levels.whole tr.total td", "textContent").await;
        assert_eq!(total, written(&[&[known.nodes][..], &cuts].concat()), "{}", known.link);
    }
    until_words(page, ".agrees", &(Lang::En.soma().search.agrees)(11_520)).await;
}

#[test]
fn a_link_runs_the_soma_search_and_its_figures_stand_in_every_view() {
    visit_with_each_engine(async |page| {
        page.open("#/soma?run=1&lang=en").await;
        until_done(page).await;
        check_whole(page, &RULES[0]).await;
        assert!(page.words(".now").await.starts_with(&(Lang::En.soma().search.solution)(1)));
        page.leave_focus().await;
        for (place, view) in VIEWS.into_iter().enumerate() {
            match ['1', '2', '3', '4', '5', '6'].get(place) {
                Some(&key) => page.key(key).await,
                None => page.click(&format!("#view-{place}")).await,
            }
            page.until(view, &format!("document.querySelector('#view-{place}').ariaSelected === 'true'")).await;
            let counted = [
                ("soma.nodes".to_string(), 3_905_088),
                ("soma.cut.intersection".to_string(), 393_516_624),
                ("soma.cut.islands".to_string(), 0),
                ("soma.cut.parity".to_string(), 0),
                ("soma.placed".to_string(), 11_520),
                ("soma.classes".to_string(), 240),
                ("soma.labelled".to_string(), 1_105_920),
            ];
            let lists = (1..).zip(PLACEMENTS).map(|(piece, count)| (format!("soma.placements.{piece}"), count));
            for (name, number) in counted.into_iter().chain(lists) {
                until_number(page, &name, Some(number)).await;
                let stands = format!("document.querySelectorAll('output[data-value=\"{name}\"]').length");
                assert_eq!(page.eval(&stands).await, json!(1), "{name} stands once in {view}");
            }
            assert_eq!(page.state().await, "done", "{view}");
        }
    });
}

#[test]
fn every_set_of_rules_and_another_order_count_as_known() {
    visit(async |page| {
        for known in RULES[1..].iter().chain(&BACKWARDS) {
            page.open(&format!("#/soma?{}run=1&lang=en", known.link)).await;
            until_done(page).await;
            check_whole(page, known).await;
        }
    });
}

#[test]
fn the_rules_are_compared() {
    visit(async |page| {
        page.open("#/soma?lang=en").await;
        open_tab(page, 1).await;
        page.click(".compare").await;
        let rows = "[...document.querySelectorAll('.rules-compared tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))";
        let rules =
            RULES.iter().map(|Known { nodes, cuts, .. }| written(&[&[*nodes][..], &cuts.expect("known")].concat()));
        // The last row is exact cover, which drops nothing for these causes.
        let wanted: Vec<Value> = rules.chain([json!(["256,916", "–", "–", "–"])]).collect();
        let ended = "document.documentElement.dataset.state === 'idle' && !document.querySelector('.compare').disabled";
        page.until("it runs", "document.querySelector('.compare').disabled").await;
        page.until_within(LONG, "compared", ended).await;
        assert_eq!(page.eval(rows).await, json!(wanted));
        let saves = (Lang::En.soma().search.saves)(RULES[3].nodes, RULES[0].nodes);
        until_words(page, ".saves", &saves).await;
        until_words(page, ".same", &(Lang::En.soma().search.same)(11_520)).await;
        until_words(page, ".covered", &(Lang::En.soma().beside.covered)(256_916, 11_520)).await;
        // The time of the fast search is told, whatever it is.
        page.click(".measure").await;
        page.until("measured", "/ms.*ms/.test(document.querySelector('.measured')?.textContent)").await;
        // Whoever goes on by other rules keeps what was compared; another order is another search.
        page.click(".rules .islands").await;
        page.until("the rule", "document.querySelector('.rules .islands').checked").await;
        until_words(page, ".saves", &saves).await;
        page.run("document.querySelector('.order [data-ordered]').focus()", vec![]).await;
        page.key(Key::Right).await;
        page.until("nothing is compared", "!document.querySelector('.saves')").await;
    });
}

#[test]
fn the_soma_page_speaks_both_languages_and_presents() {
    visit(async |page| {
        for (place, view) in VIEWS.into_iter().enumerate() {
            let step = [9, 9, 9, 3, 0, 0, 9][place];
            page.open(&format!("#/soma?view={view}&step={step}&lang=en")).await;
            page.until("counted", "['idle', 'stopped', 'done'].includes(document.documentElement.dataset.state)").await;
            page.until("its words", "!document.querySelector('.now').textContent.includes('…')").await;
            let mut said: Vec<[String; 3]> = vec![];
            for lang in Lang::ALL.into_iter().rev() {
                page.until(lang.name(), &format!("document.documentElement.lang === '{}'", lang.name())).await;
                let texts = lang.soma();
                until_words(page, ".run-all", texts.setup.run).await;
                assert_eq!(all(page, ".middle > .tabs button", "textContent").await, json!(texts.page.views), "{view}");
                let where_it_is = page.words(".where").await;
                // There is no transport where a figure is drawn or built.
                let is_made = ["figure", "hand"].contains(&view);
                let told = if is_made { where_it_is.is_empty() } else { where_it_is.contains(&step.to_string()) };
                assert!(told, "{view}: {where_it_is}");
                // The drawing is said in words, too.
                let label = page.text("document.querySelector('canvas.drawing').ariaLabel").await;
                let words = page.words(".now").await;
                assert_eq!(label, format!("{}. {words}", texts.page.views[place]), "{view}");
                said.push([words, page.words(".says").await, page.words(".tools, .setup").await]);
                page.leave_focus().await;
                page.key('l').await;
            }
            for (english, french) in said[0].iter().zip(&said[1]) {
                assert_ne!(english, french, "{view}");
            }
            // In present mode there are few figures, large.
            page.key('f').await;
            page.until("present mode", "document.documentElement.dataset.present === '1'").await;
            let counters = page
                .eval(
                    "[...document.querySelectorAll('.counter')].filter((counter) => counter.checkVisibility()).length",
                )
                .await;
            assert!(counters.as_u64().is_some_and(|counters| counters <= 3), "{view}: {counters}");
            for selector in ["canvas.drawing", ".now"] {
                assert!(page.is_seen(selector).await, "{view}: {selector}");
            }
            assert_eq!(page.is_seen(".transport .step").await, !["figure", "hand"].contains(&view), "{view}");
            for selector in [".top", ".setup", ".middle > .tabs", ".says-panel", ".tools", ".gallery", ".figure-editor"]
            {
                assert!(!page.is_seen(selector).await, "{view}: {selector}");
            }
        }
    });
}
