//! The Hungarian cube as a group: tables that are read and changed, pointing, the product calculator, how many positions.

use super::cube::{algorithm, check_figures, until_algorithm, until_key};
use super::cube_drawn::{Drawn, point_away};
use super::cube_links::until_position;
use super::drawing::{still, until_another_picture, until_picture};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit};
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::cube::cycles::{cycles, order};
use casse_tete::puzzle::cube::scene::{Arrangement, CYCLE, cubie_id, facelet_id};
use casse_tete::puzzle::cube::theorem::{ASSEMBLED, FACTORS, ORBITS, REACHABLE};
use casse_tete::puzzle::cube::{Cube, Kind, Place, Position, printed};
use casse_tete::scene::Id;
use casse_tete::text::Lang;
use serde_json::{Value, json};
use std::time::Duration;

/// The drawing.
const CANVAS: &str = "canvas.drawing";

/// Positions at each distance in the half-turn metric, and all of them.
const SPHERES: [u64; 7] = [1, 18, 243, 3240, 43_239, 574_908, 7_618_438];
const BALL: u64 = 8_240_087;

/// Where the page says each small cube goes, and its rotation index, by starting place.
const TABLES: &str = "[...document.querySelectorAll('table.places tbody tr')].map((row) =>
    [row.dataset.id, row.querySelector('select').selectedIndex, row.querySelector('.index').textContent])";

/// A rotation index as the base text writes it.
fn index(kind: Kind, index: usize) -> &'static str {
    match (kind, index) {
        (Kind::Corner, 0) => "0",
        (Kind::Edge, 0) | (Kind::Corner, 1) => "+1",
        _ => "−1",
    }
}

/// The tables and the figures are those of a position.
async fn check_tables(page: &Page, position: &Position) {
    until_position(page, position).await;
    let rows: Vec<Value> = Place::every()
        .map(|cubie| {
            let (place, turned) = position.goes(cubie);
            json!([cubie_id(cubie).to_string(), place.index(), index(cubie.kind(), turned)])
        })
        .collect();
    assert_eq!(page.eval(TABLES).await, json!(rows), "{position}");
    check_figures(page, &Cube::of(position)).await;
    for (name, kind) in [("cube.corners", Kind::Corner), ("cube.edges", Kind::Edge)] {
        let away = Place::all(kind).filter(|&cubie| !position.is_home(cubie)).count();
        until_number(page, name, Some(away as u64)).await;
    }
}

#[test]
fn the_tables_and_orders_are_those_of_the_turns() {
    visit(async |page| {
        for (text, known) in [
            ("R", 4),
            ("R U R' U'", 6),
            ("F R", 105),
            ("R U'", 63),
            ("R U2 D' B D'", 1260),
            ("R2 U2", 6),
            ("", 1),
            ("L M' x", 1),
        ] {
            for lang in Lang::ALL {
                let link = text.replace(' ', "_").replace('\'', "-");
                page.open(&format!("#/cube?alg={link}&view=group&lang={}", lang.name())).await;
                let position = algorithm(text).cube().position();
                assert_eq!(order(&position), if text == "L M' x" { order(&position) } else { known });
                check_tables(page, &position).await;
                let texts = &lang.cube().group;
                let said = if position == Position::SOLVED {
                    texts.neutral.to_string()
                } else {
                    (texts.order)(order(&position))
                };
                assert!(page.words(".now").await.contains(&said), "{text}");
            }
        }
    });
}

#[test]
fn places_and_indices_are_changed() {
    visit(async |page| {
        page.open("#/cube?alg=F_R&view=group&lang=en").await;
        let mut position = algorithm("F R").cube().position();
        // A place is chosen: two small cubes exchange places, each in its way.
        for (cubie, to) in
            [(Place::new(Kind::Corner, 2), 6), (Place::new(Kind::Edge, 4), 11), (Place::new(Kind::Edge, 0), 0)]
        {
            let row = format!("table.places tr[data-id='{}']", cubie_id(cubie));
            choose(page, &format!("{row} select"), to).await;
            position = position.swapped([position.goes(cubie).0, Place::new(cubie.kind(), to)]);
            check_tables(page, &position).await;
        }
        for (cubie, clicks) in
            [(Place::new(Kind::Corner, 0), 3), (Place::new(Kind::Corner, 7), 2), (Place::new(Kind::Edge, 9), 1)]
        {
            for _ in 0..clicks {
                page.run(
                    "document.querySelector(arguments[0]).click()",
                    vec![json!(format!("table.places tr[data-id='{}'] .index", cubie_id(cubie)))],
                )
                .await;
                position = position.rotated(position.goes(cubie).0, 1);
                check_tables(page, &position).await;
            }
        }
        // It can be undone, and the link leads to it.
        let changed = position;
        page.open(&page.link().await).await;
        check_tables(page, &changed).await;
        page.press_button(Lang::En.cube().page.views[2]).await;
        until_key(page, "view", Some("doctor")).await;
    });
}

/// What is lit in the tables.
async fn until_lit(page: &Page, what: &str, cubies: &[Place]) {
    let mut ids: Vec<String> = cubies.iter().map(|&cubie| cubie_id(cubie).to_string()).collect();
    ids.sort();
    let lit = "JSON.stringify([...document.querySelectorAll('tr.lit')].map((row) => row.dataset.id).sort())";
    page.until(&format!("{what}: {ids:?}"), &format!("{lit} === {}", json!(json!(ids).to_string()))).await;
}

#[test]
fn what_is_pointed_at_is_lit_in_the_tables_and_on_the_drawing() {
    visit(async |page| {
        let cube = algorithm("R U").cube();
        let position = cube.position();
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U&view=group&lang={}", lang.name())).await;
            let away = async || {
                point_away(page).await;
                until_lit(page, "nothing", &[]).await;
            };
            away().await;
            let before = still(page).await;
            let drawn = Drawn::of(page, &cube, Arrangement::Group, lang).await;
            // A row lights the drawing.
            for cubie in [Place::new(Kind::Corner, 3), Place::new(Kind::Edge, 0)] {
                let row = format!("table.places tr[data-id='{}']", cubie_id(cubie));
                page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(row)])
                    .await;
                page.click_at(&format!("{row} th"), (0.0, 0.0), 0).await;
                until_lit(page, "a row", &[cubie]).await;
                until_another_picture(page, "the drawing shows it", before).await;
                let (place, turned) = position.goes(cubie);
                let said = (lang.cube().cubie)(
                    cubie,
                    &cubie.to_string(),
                    place,
                    &place.to_string(),
                    index(cubie.kind(), turned),
                );
                until_words(page, ".pointed", &said).await;
                away().await;
                until_picture(page, "as before", before).await;
                page.run("document.querySelector(arguments[0]).focus()", vec![json!(format!("{row} .index"))]).await;
                until_lit(page, "a row with the focus", &[cubie]).await;
                away().await;
            }
            // The diagram and the cube light the rows.
            let moved = Place::every().find(|&cubie| !position.is_home(cubie)).expect("turns move corners");
            page.click_at(CANVAS, drawn.place(cubie_id(moved)), 0).await;
            until_lit(page, "a small cube of the diagram", &[moved]).await;
            away().await;
            let facelet = Place::new(Kind::Corner, 3).facelets()[0];
            let here = position.at(Place::new(Kind::Corner, 3)).0;
            page.click_at(CANVAS, drawn.place(facelet_id(facelet)), 0).await;
            until_lit(page, "a facelet", &[here]).await;
            until_another_picture(page, "the drawing shows it", before).await;
            away().await;
            for (number, kind) in Kind::ALL.into_iter().enumerate() {
                let cycle = &cycles(&position, kind)[0];
                page.click_at(CANVAS, drawn.place(Id::new(CYCLE, number, 0)), 0).await;
                until_lit(page, "a cycle", &cycle.places).await;
                away().await;
            }
            until_picture(page, "as before", before).await;
        }
    });
}

/// The rows of results: element, corners, edges, order.
async fn orders(page: &Page) -> Value {
    all(page, "table.results tbody tr", "lastElementChild.textContent").await
}

#[test]
fn products_inverses_and_powers_are_worked_out() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().product;
            page.open(&format!("#/cube?view=group&lang={}", lang.name())).await;
            open_tab(page, 1).await;
            for ([a, b, c], exponent) in [
                (["R", "U", "F"], 2),
                (["R U", "F2", "L'"], -3),
                (["R", "L", "D2"], 5),
                (["R U2 D' B D'", "M", "S"], 630),
            ] {
                for (field, text) in [a, b, c].into_iter().enumerate() {
                    type_over(page, &format!(".factor:nth-of-type({}) input", field + 1), text).await;
                }
                type_over(page, ".power input", &exponent.to_string()).await;
                let [x, y, z] = [a, b, c].map(|text| algorithm(text).cube().position());
                let elements = [x, x.inverse(), x.power(exponent), y, x.then(&y), y.then(&x)];
                let known: Vec<String> = elements.iter().map(|position| order(position).to_string()).collect();
                page.until(
                    &format!("orders {known:?}"),
                    &format!("JSON.stringify([...document.querySelectorAll('table.results tbody tr')].map((row) => row.lastElementChild.textContent)) === {}", json!(json!(known).to_string())),
                )
                .await;
                let commutes = x.then(&y) == y.then(&x);
                let said = page.words(if commutes { ".commutes" } else { ".differs" }).await;
                assert_eq!(said, if commutes { texts.commute } else { texts.differ }, "{a}, {b}");
                assert_eq!(page.words(".says-panel .reconciled").await, (texts.associative)(true));
                let print = |first: &Position, second: &Position| printed::product(first, second);
                let same = print(&print(&x, &y), &z) == print(&x, &print(&y, &z));
                assert_eq!(page.words(".printed-law").await, (texts.printed)(same), "{a}, {b}, {c}");
                // Small cube by small cube: where A and B take what they move.
                let rows = Place::every().filter(|&cubie| {
                    let (between, turned) = x.goes(cubie);
                    (between, turned) != (cubie, 0) || y.goes(between) != (between, 0)
                });
                let rows: Vec<String> = rows.map(|cubie| cubie_id(cubie).to_string()).collect();
                assert_eq!(all(page, "table.product tbody tr", "dataset.id").await, json!(rows));
                until_key(page, "power", Some(exponent.to_string()).as_deref().filter(|_| exponent != 2)).await;
            }
            page.open(&page.link().await).await;
            open_tab(page, 1).await;
            assert_eq!(orders(page).await[0], json!("1260"));
            assert_eq!(orders(page).await[2], json!("2"), "A^630");
            // The cube on the screen becomes a factor.
            page.leave_focus().await;
            page.keys(['r', 'u']).await;
            until_algorithm(page, "R_U").await;
            page.click(".factor:nth-of-type(1) .take").await;
            page.until(
                "its order",
                "document.querySelector('table.results tbody tr').lastElementChild.textContent === '105'",
            )
            .await;
            // A wrong text is told at its field, and the last good factor stays.
            type_over(page, ".factor:nth-of-type(2) input", "R Q").await;
            page.until(
                "told",
                "document.querySelector('.factor:nth-of-type(2) [role=alert]')?.dataset.error === 'unknown-letter'",
            )
            .await;
            assert_eq!(orders(page).await[3], json!("4"), "M");
        }
    });
}

#[test]
fn the_six_turns_are_told_and_made() {
    visit(async |page| {
        page.open("#/cube?view=group&top=T&lang=fr").await;
        open_tab(page, 2).await;
        let rows = page.eval("[...document.querySelectorAll('.turn-table tbody tr')].map((row) => [row.querySelector('button').textContent, row.cells[1].textContent])").await;
        assert_eq!(
            rows,
            json!([
                ["F", "(1 3 4 2)(1 2 3 4)"],
                ["B", "(5 7 8 6)(9 12 11 10)"],
                ["R", "(2 4 7 5)(2 6 10 7)"],
                ["L", "(1 6 8 3)(4 8 12 5)"],
                ["T", "(3 8 7 4)(1 5 9 6)"],
                ["D", "(1 2 5 6)(3 7 11 8)"],
            ])
        );
        for button in 1..=6 {
            page.click(&format!(".turn-table tbody tr:nth-child({button}) button")).await;
        }
        until_algorithm(page, "F_B_R_L_U_D").await;
        check_figures(page, &algorithm("F B R L U D").cube()).await;
    });
}

#[test]
fn the_numbers_of_positions_are_exact() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=group&lang={}", lang.name())).await;
            open_tab(page, 3).await;
            let texts = &lang.cube().group;
            let large = |number: u128| lang.grouped(&number.to_string());
            let said = all(page, ".says-panel .reconciled", "textContent").await;
            assert_eq!(
                said,
                json!([
                    (texts.assembled)(FACTORS.map(large), &large(ASSEMBLED)),
                    (texts.reachable)(&large(ASSEMBLED), ORBITS, &large(REACHABLE)),
                ])
            );
            let digits: String = page.words(".says-panel").await.chars().filter(char::is_ascii_digit).collect();
            assert!(digits.contains("519024039293878272000") && digits.contains("43252003274489856000"), "{digits}");
        }
    });
}

/// The table of the balls holds these numbers, and no others yet.
async fn until_spheres(page: &Page, lang: Lang) {
    let numbers = SPHERES.map(|number| lang.number(number));
    let cells = "JSON.stringify([...document.querySelectorAll('table.spheres td')].map((cell) => cell.textContent))";
    page.until_within(
        Duration::from_secs(30),
        "all spheres",
        &format!("{cells} === {}", json!(json!(numbers).to_string())),
    )
    .await;
    until_number(page, "cube.ball", Some(BALL)).await;
}

#[test]
fn the_balls_are_counted_stopped_and_counted_on() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=group&lang={}", lang.name())).await;
            open_tab(page, 3).await;
            page.click(".balls").await;
            page.until_state("done").await;
            until_spheres(page, lang).await;
            assert!(!page.is_seen(".work").await);
            // Once more, stopped in the middle; a busy machine may find the middle only the next time.
            let stopped = page
                .run_async(
                    "const root = document.documentElement;
                     const frame = () => new Promise(requestAnimationFrame);
                     for (let times = 0; times < 20 && root.dataset.state !== 'stopped'; times++) {
                         document.querySelector('.balls').click();
                         do { await frame(); } while (root.dataset.state === 'busy' && !document.querySelector('.stop'));
                         document.querySelector('.stop')?.click();
                         while (root.dataset.state === 'busy') await frame();
                     }
                     return [root.dataset.state, document.querySelectorAll('table.spheres td').length];",
                    vec![],
                )
                .await;
            assert_eq!(stopped, json!(["stopped", 7]), "it stops at once");
            let known = all(page, "table.spheres td", "textContent").await;
            for (cell, sphere) in known.as_array().into_iter().flatten().zip(SPHERES) {
                assert!(*cell == json!(lang.number(sphere)) || *cell == json!("–"), "{known}");
            }
            page.press_button(lang.shell().transport.resume).await;
            page.until_state("done").await;
            until_spheres(page, lang).await;
        }
    });
}
