//! The map of the solutions: it is walked by mouse, by keyboard and by links, and its edges are played.

use super::drawing::{click_thing, still, until_another_picture, until_picture};
use super::graph::{all, open_tab, until_step, until_words};
use super::page::{Page, visit, visit_without_motion};
use super::soma::catalogue;
use super::taquin::{type_over, until_number};
use casse_tete::puzzle::soma::solutions::Group;
use casse_tete::puzzle::soma::somap::Somap;
use casse_tete::puzzle::soma::somap::tour::{Tour, TourEvent};
use casse_tete::puzzle::soma::{Figure, PieceSet};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

struct Map {
    pieces: PieceSet,
    cube: Figure,
    map: Somap,
}

fn map() -> Map {
    let (pieces, cube) = (PieceSet::soma(), Figure::default());
    let map = Somap::new(Group::new(&pieces, &cube), &catalogue(&cube));
    Map { pieces, cube, map }
}

impl Map {
    fn letters(&self, pieces: &[usize]) -> String {
        pieces.iter().map(|&piece| self.pieces.pieces()[piece].letter.to_string()).collect::<Vec<_>>().join(", ")
    }

    /// The names of the edges at a class.
    fn edges(&self, class: usize, moved: Option<u32>, lang: Lang) -> Vec<String> {
        let name = |next: usize| {
            let exchange = self.map.exchange(self.map.labels(class), next).expect("an edge");
            (lang.soma().map.edge)(class + 1, next + 1, &self.letters(&exchange.pieces))
        };
        self.map.neighbours(class, moved).into_iter().map(name).collect()
    }

    /// What is said of a class without a goal.
    fn here(&self, class: usize, lang: Lang) -> String {
        let [all, two, three] = [None, Some(2), Some(3)].map(|moved| self.map.neighbours(class, moved).len());
        (lang.soma().map.here)(class + 1, all, two, three)
    }

    fn way(&self, from: usize, to: usize) -> Tour {
        let way = self.map.way(from, to, None).expect("a way");
        Tour::along(&self.map, &self.cube, &way).expect("edges")
    }

    /// What is said at a step of a way.
    fn step(&self, tour: &Tour, step: usize, lang: Lang) -> String {
        let texts = &lang.soma().map;
        let (now, goal) = (&tour.steps[step], tour.legs.last().expect("an edge").ends[1]);
        let (leg, letter) = (&tour.legs[now.leg], |piece: usize| self.pieces.pieces()[piece].letter);
        match now.event {
            TourEvent::Begin => {
                let moves = tour.legs.iter().map(|leg| leg.pieces.len()).sum();
                (texts.begin)(leg.ends[0] + 1, goal + 1, tour.legs.len(), moves)
            }
            TourEvent::Out(piece) => {
                let edge = (texts.edge)(leg.ends[0] + 1, leg.ends[1] + 1, &self.letters(&leg.pieces));
                format!("{edge}. {}", (texts.out)(letter(piece)))
            }
            TourEvent::In(piece) if step == leg.steps[1] => {
                format!("{} {}", (texts.put)(letter(piece)), (texts.reached)(leg.ends[1] + 1, leg.ends[1] == goal))
            }
            TourEvent::In(piece) => (texts.put)(letter(piece)),
            TourEvent::Hole { .. } => panic!("not on a way"),
        }
    }
}

async fn until_listed(page: &Page, selector: &str, names: &[String]) {
    let found = format!("[...document.querySelectorAll('{selector} button')].map((button) => button.textContent)");
    page.until(selector, &format!("JSON.stringify({found}) === {}", json!(json!(names).to_string()))).await;
}

#[test]
fn the_map_is_walked_and_its_edges_are_played() {
    visit_without_motion(async |page| {
        let map = map();
        let texts = &Lang::En.soma().map;
        // From a solution to its place.
        page.open("#/soma?view=solutions&solution=87&lang=en").await;
        page.click(".open-map").await;
        page.until_link("view=map").await;
        until_words(page, ".now", &map.here(86, Lang::En)).await;
        until_listed(page, ".map-neighbours", &map.edges(86, None, Lang::En)).await;
        until_number(page, "soma.neighbours", Some(map.map.neighbours(86, None).len() as u64)).await;
        // An edge of the list is played.
        let next = map.map.neighbours(86, None)[0];
        let tour = map.way(86, next);
        page.click(".map-neighbours button").await;
        until_words(page, ".now", &map.step(&tour, tour.steps.len() - 1, Lang::En)).await;
        page.until_link(&format!("goal={}", next + 1)).await;
        page.leave_focus().await;
        for step in (0..tour.steps.len() - 1).rev() {
            page.key(Key::Left).await;
            until_words(page, ".now", &map.step(&tour, step, Lang::En)).await;
        }
        page.click(".visit").await;
        until_words(page, ".now", &map.here(next, Lang::En)).await;
        // Fewer edges.
        page.click(".map-moved button:nth-child(2)").await;
        until_listed(page, ".map-neighbours", &map.edges(next, Some(2), Lang::En)).await;
        page.until_link("moved=2").await;
        page.click(".map-moved button").await;
        // By numbers, and back; what is no number of a solution is not taken.
        type_over(page, ".map-from", "3").await;
        type_over(page, ".map-goal", "240").await;
        let tour = map.way(2, 239);
        until_words(page, ".now", &map.step(&tour, 0, Lang::En)).await;
        until_number(page, "soma.way", Some(tour.legs.len() as u64)).await;
        type_over(page, ".map-goal", "241").await;
        page.until("the last number", "document.querySelector('.map-goal').value === '240'").await;
        let ends: Vec<String> = tour.legs.iter().map(|leg| format!("edge-{}-{}", leg.ends[0], leg.ends[1])).collect();
        assert_eq!(all(page, ".map-way button", "dataset.id").await, json!(ends));
        page.click(".reverse").await;
        until_words(page, ".now", &map.step(&map.way(239, 2), 0, Lang::En)).await;
        page.click(".no-goal").await;
        until_words(page, ".now", &map.here(239, Lang::En)).await;
        page.leave_focus().await;
        page.key('p').await;
        until_words(page, ".now", &map.here(238, Lang::En)).await;
        // By the mouse.
        let prefix = "Solution ";
        let told = click_thing(page, |told| told.starts_with(prefix) && !told.starts_with("Solution 239:")).await;
        let number: usize =
            told[prefix.len()..].split(':').next().and_then(|number| number.parse().ok()).expect("a number");
        until_words(page, ".now", &map.here(number - 1, Lang::En)).await;
        page.click(".picks-goal").await;
        let this = format!("{prefix}{number}:");
        click_thing(page, |told| told.starts_with(prefix) && !told.starts_with(&this)).await;
        page.until_link("goal=").await;
        // The whole map, and what is special on it.
        page.click(".no-goal").await;
        open_tab(page, 1).await;
        for (name, number) in [
            ("soma.edges", 1_083),
            ("soma.edges-of-2", 307),
            ("soma.edges-of-3", 776),
            ("soma.parts", 2),
            ("soma.degree", 19),
            ("soma.diameter", 8),
        ] {
            until_number(page, name, Some(number)).await;
        }
        let facts = map.map.facts(None);
        page.click(".show-diameter").await;
        let [from, to] = facts.diameter.1;
        until_words(page, ".now", &map.step(&map.way(from, to), 0, Lang::En)).await;
        page.click(".show-degree").await;
        until_words(page, ".now", &map.here(facts.degree.1, Lang::En)).await;
        let plain = still(page).await;
        page.click(".map-kinds .kind").await;
        until_another_picture(page, "the other kinds are faded", plain).await;
        page.click(".alone").await;
        let alone = facts.parts[1][0];
        until_words(page, ".now", &(texts.alone)(alone + 1, 56)).await;
        page.leave_focus().await;
        page.key(Key::Right).await;
        until_words(page, ".now", &(texts.hole)("V, L", 1, "")).await;
        page.key(Key::End).await;
        until_step(page, 56).await;
        until_words(page, ".now", &(texts.hole)("A, B, P", 1, "")).await;
    });
}

#[test]
fn an_edge_of_the_drawing_is_played() {
    visit_without_motion(async |page| {
        let map = map();
        page.open("#/soma?view=map&solution=87&lang=en").await;
        until_words(page, ".now", &map.here(86, Lang::En)).await;
        // Close by, its edges are in the middle of the drawing.
        page.click(".near").await;
        let told = click_thing(page, |told| told.contains(" → ")).await;
        let ends = told.split(':').next().and_then(|ends| ends.split_once(" → ")).expect("an edge");
        let number = |text: &str| text.trim().parse::<usize>().expect("a number") - 1;
        let tour = map.way(number(ends.0), number(ends.1));
        assert_eq!(tour.legs.len(), 1, "{told}");
        until_words(page, ".now", &map.step(&tour, tour.steps.len() - 1, Lang::En)).await;
        page.until_link(&format!("goal={}", ends.1.trim())).await;
    });
}

#[test]
fn links_lead_into_the_map_and_wrong_ones_are_told() {
    visit_without_motion(async |page| {
        let map = map();
        let [from, to] = map.map.facts(None).diameter.1;
        let tour = map.way(from, to);
        let link = format!("#/soma?view=map&solution={}&goal={}&step=7&lang=fr", from + 1, to + 1);
        page.open(&link).await;
        until_words(page, ".now", &map.step(&tour, 7, Lang::Fr)).await;
        until_listed(page, ".map-neighbours", &map.edges(from, None, Lang::Fr)).await;
        page.until("the current edge", "document.querySelectorAll('.map-way [aria-current=step]').length === 1").await;
        page.open("#/soma?view=map&goal=241&moved=5&lang=en").await;
        until_words(page, ".now", &map.here(0, Lang::En)).await;
        page.until("both are told", "document.querySelector('[role=alert]')?.textContent.includes('goal=241') && document.querySelector('[role=alert]').textContent.includes('moved=5')").await;
        // Only the cube has a map.
        page.open("#/soma?figure=bathtub&view=map&lang=en").await;
        until_words(page, ".now", Lang::En.soma().map.cube_only).await;
        page.click(".to-cube").await;
        until_words(page, ".now", &map.here(0, Lang::En)).await;
    });
}

/// The map is moved under its lens, and the solution beside it is turned.
#[test]
fn the_map_and_the_solution_are_dragged_each_by_itself() {
    visit(async |page| {
        let map = map();
        page.open("#/soma?view=map&solution=9&lang=en").await;
        until_words(page, ".now", &map.here(8, Lang::En)).await;
        let size = page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('canvas.drawing'))").await;
        let half = [0, 1].map(|side| size[side].as_f64().expect("a size") / 2.0);
        let whole = still(page).await;
        page.swipe("canvas.drawing", (-half[0] * 0.6, 0.0), (60.0, 30.0)).await;
        until_another_picture(page, "the map has moved", whole).await;
        page.until("the camera has not", "!document.querySelector('.standard-view')").await;
        let moved = still(page).await;
        page.swipe("canvas.drawing", (half[0] * 0.6, -half[1] * 0.4), (-50.0, 20.0)).await;
        until_another_picture(page, "the solution is turned", moved).await;
        page.until("it can be turned back", "document.querySelector('.standard-view')").await;
        page.click(".near").await;
        until_another_picture(page, "close by", moved).await;
        page.click(".whole").await;
        page.click(".standard-view").await;
        page.until("it is turned back", "!document.querySelector('.standard-view')").await;
        // What lies behind is painted anew with another lens, and with other colours.
        until_picture(page, "as in the beginning", whole).await;
        let theme = async |index: usize| {
            page.click(".theme-button").await;
            page.press_button(Lang::En.shell().themes[index]).await;
            page.until("the menu is closed", "!document.querySelector('.menu')").await;
            page.leave_pointer().await;
        };
        theme(1).await;
        let corner = "document.querySelector('canvas.drawing').getContext('2d').getImageData(2, 2, 1, 1).data";
        page.until("a dark ground", &format!("[0, 1, 2].every((part) => {corner}[part] < 90)")).await;
        theme(0).await;
        until_picture(page, "light again", whole).await;
    });
}
