//! The finder of commutators: small cubes pointed at on the drawing and in the list, the commutator found, played, and taken over; its
//! links; what cannot be wished.

use super::cube::{until_algorithm, until_key};
use super::cube_drawn::Drawn;
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit};
use super::taquin::{choose, until_number};
use casse_tete::puzzle::cube::finder::Finder;
use casse_tete::puzzle::cube::laboratory::{Combination, CombinationPart, Form};
use casse_tete::puzzle::cube::scene::{Arrangement, cubie_id, facelet_id};
use casse_tete::puzzle::cube::wish::{CommutatorWish, Refusal, WishedChange, facelet_name, facelet_named, neighbour};
use casse_tete::puzzle::cube::{Cube, Kind, Place, Spelling, Turn};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// The list of what is to be found.
const CHANGE: &str = "select.change";

fn wish(change: WishedChange, names: &[&str]) -> CommutatorWish {
    let facelets: Vec<usize> = names.iter().map(|name| facelet_named(name).expect("a facelet")).collect();
    CommutatorWish::new(change, &facelets).expect("a wish")
}

/// The commutator that should be found.
fn found(wish: &CommutatorWish) -> Combination {
    let found = Finder::new().find(wish).expect("a commutator");
    Combination::after(found.setup, Form::Commutator, found.x, found.t)
}

/// What happens, in words; of what is turned in its place only the small cubes count.
fn happens(wish: &CommutatorWish, lang: Lang) -> String {
    let facelet = |&own: &usize| facelet_name(own, Spelling::Field);
    let names: Vec<String> = match wish.change() {
        WishedChange::Cycle => wish.facelets().iter().map(facelet).collect(),
        WishedChange::Flip | WishedChange::Twist => wish.cubies().iter().map(Place::to_string).collect(),
    };
    (lang.cube().finder.happens)(wish.change(), &names)
}

/// What the page says before the first turn.
fn at_first(wish: &CommutatorWish, own: &Combination, lang: Lang) -> String {
    let texts = &lang.cube().finder;
    let turns: Vec<Turn> = own.algorithm().turns().collect();
    let faces = turns.iter().map(|turn| turn.length()).sum();
    format!("{} {}", (texts.wished)(&happens(wish, lang)), (texts.length)(turns.len(), faces))
}

/// What a part of a commutator does for the wish, in words.
fn does(wish: &CommutatorWish, own: &Combination, part: CombinationPart, lang: Lang) -> String {
    let texts = &lang.cube().finder;
    let [before, after] = [wish.clone(), renamed(wish, own)].map(|wish| happens(&wish, lang));
    let [x, t] = &own.supports;
    let both: Vec<String> = x.overlap(t).places.iter().map(Place::to_string).collect();
    match part {
        CombinationPart::Setup => (texts.renames)(&before, &after),
        CombinationPart::X => (texts.moves)("X", x.places.len(), &both),
        CombinationPart::T => (texts.moves)("T", t.places.len(), &both),
        CombinationPart::XUndone => texts.x_undone.to_string(),
        CombinationPart::TUndone => (texts.t_undone)(&after),
        CombinationPart::SetupUndone => (texts.renames_back)(&after, &before),
    }
}

/// The wish at the places to which the setup takes its facelets: those that the commutator without its setup changes.
fn renamed(wish: &CommutatorWish, own: &Combination) -> CommutatorWish {
    let setup = own.setup.cube();
    let facelets: Vec<usize> = wish.facelets().iter().map(|&facelet| usize::from(setup.goes()[facelet])).collect();
    let renamed = CommutatorWish::new(wish.change(), &facelets).expect("a wish");
    // What the commutator does without its setup.
    let [x, t] = own.parts.clone();
    let inner = Combination::new(Form::Commutator, x, t).algorithm().cube();
    assert_eq!(renamed.effect().map(|cube| cube.colours()), Some(inner.colours()), "{own:?}");
    renamed
}

async fn until_found(page: &Page, own: &Combination) {
    let faces: usize = own.algorithm().turns().map(Turn::length).sum();
    until_number(page, "cube.commutator", Some(faces as u64)).await;
    let text = "document.querySelector('output[data-value=\"cube.commutator\"]').dataset.text";
    assert_eq!(page.text(text).await, own.algorithm().text(Spelling::Field));
}

/// Presses the button of a small cube in the list.
async fn press_cubie(page: &Page, cubie: Place) {
    let button = format!(".wish .small-cube[data-id='{}']", cubie_id(cubie));
    page.run("document.querySelector(arguments[0]).click()", vec![json!(button)]).await;
}

#[test]
fn three_small_cubes_are_pointed_at_and_their_commutator_is_played() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().finder;
            page.open(&format!("#/cube?view=laboratory&lang={}", lang.name())).await;
            choose(page, CHANGE, 1).await;
            until_key(page, "change", Some("cycle")).await;
            let names = ["UFR", "RDF", "FUL"];
            let wish = wish(WishedChange::Cycle, &names);
            for (count, name) in names.into_iter().enumerate() {
                until_words(page, ".now", (texts.missing)(WishedChange::Cycle, count)).await;
                let drawn = Drawn::of(page, &Cube::SOLVED, Arrangement::Net, lang).await;
                let facelet = facelet_named(name).expect("a facelet");
                page.click_at("canvas.drawing", drawn.place(facelet_id(facelet)), 1).await;
            }
            let own = found(&wish);
            until_words(page, ".now", &at_first(&wish, &own, lang)).await;
            until_key(page, "cubies", Some("UFR.RDF.FUL")).await;
            until_found(page, &own).await;
            // The supports stand on the cube, with their signs and numbers.
            let [x, t] = &own.supports;
            let both = x.overlap(t).places.len();
            let counts = [x.places.len() - both, t.places.len() - both, both];
            assert_eq!(all(page, ".supports-legend li", "lastChild.textContent").await, json!((texts.legend)(counts)));
            page.click("input.supports").await;
            until_key(page, "supports", Some("0")).await;
            page.click("input.supports").await;
            until_key(page, "supports", None).await;
            // Each part by its name, turn by turn.
            let name = |part: CombinationPart| match part {
                CombinationPart::Setup => "S",
                CombinationPart::X => "X",
                CombinationPart::T => "T",
                CombinationPart::XUndone => "X′",
                CombinationPart::TUndone => "T′",
                CombinationPart::SetupUndone => "S′",
            };
            let parts: Vec<&str> = own.sequence().into_iter().map(name).collect();
            assert_eq!(all(page, ".moves-line .part", "textContent").await, json!(parts));
            let mut of_turns: Vec<CombinationPart> = vec![];
            for part in own.sequence() {
                of_turns.extend(vec![part; own.algorithm_of(part).length() as usize]);
            }
            page.leave_focus().await;
            for (made, &part) in of_turns.iter().enumerate().skip(1) {
                page.key(Key::Right).await;
                until_key(page, "step", Some(&made.to_string())).await;
                let under_way = (lang.cube().laboratory.under_way)(name(part), &parts.join(" "));
                until_words(page, ".now", &format!("{under_way} {}", does(&wish, &own, part, lang))).await;
            }
            page.key(Key::Right).await;
            until_words(page, ".now", &(texts.done)(&happens(&wish, lang))).await;
            until_number(page, "cube.changed", Some(3)).await;
            // The link leads back to it, and to its step.
            until_key(page, "step", None).await;
            page.open(&page.link().await).await;
            until_words(page, ".now", &(texts.done)(&happens(&wish, lang))).await;
            page.open(&format!("{}&step=2", page.link().await)).await;
            until_found(page, &own).await;
            until_key(page, "step", Some("2")).await;
            // The other way round; another facelet.
            page.click(".wish .inverse").await;
            until_words(page, ".now", &at_first(&wish.inverse(), &found(&wish.inverse()), lang)).await;
            page.click(".wish .inverse").await;
            page.click(".wished li:nth-child(1) .other-facelet").await;
            let mut other = wish.clone();
            other.add(neighbour(wish.facelets()[0], 1).expect("a corner")).expect("another facelet");
            let own = found(&other);
            until_words(page, ".now", &at_first(&other, &own, lang)).await;
            // Taken over, it stands in the fields.
            page.click(".take-parts").await;
            until_key(page, "change", None).await;
            let [x, t] = own.parts.clone();
            for (key, part) in [("s", &own.setup), ("x", &x), ("t", &t)] {
                let text = part.text(Spelling::Link);
                if !text.is_empty() && (key, text.as_str()) != ("t", "U") {
                    until_key(page, key, Some(&text)).await;
                }
            }
            until_number(page, "cube.changed", Some(3)).await;
            page.open(&page.link().await).await;
            until_number(page, "cube.changed", Some(3)).await;
            // What moves, its steps and its renaming are told with the setup, too.
            open_tab(page, 1).await;
            page.until(
                "a row for each part",
                &format!("document.querySelectorAll('.trial-steps tbody tr').length === {}", own.cubes.len()),
            )
            .await;
            open_tab(page, 2).await;
            let tables = if own.setup.items.is_empty() { 1 } else { 2 };
            page.until("renaming", &format!("document.querySelectorAll('table.renaming').length === {tables}")).await;
            page.click(".carry").await;
            until_algorithm(page, &own.algorithm().text(Spelling::Link)).await;
        }
    });
}

#[test]
fn two_are_flipped_or_twisted_from_the_list() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().finder;
            for (line, change, kind) in [(2, WishedChange::Flip, Kind::Edge), (3, WishedChange::Twist, Kind::Corner)] {
                page.open(&format!("#/cube?view=laboratory&lang={}", lang.name())).await;
                choose(page, CHANGE, line).await;
                let [a, b] = [0, 5].map(|index| Place::new(kind, index));
                page.click(".wish .pieces summary").await;
                press_cubie(page, a).await;
                until_words(page, ".now", (texts.missing)(change, 1)).await;
                press_cubie(page, b).await;
                let wish = wish(change, &[&a.to_string(), &b.to_string()]);
                until_words(page, ".now", &at_first(&wish, &found(&wish), lang)).await;
                until_found(page, &found(&wish)).await;
                page.click(".wish .clear").await;
                until_words(page, ".now", (texts.missing)(change, 0)).await;
                until_key(page, "cubies", None).await;
            }
        }
        // From a link, in French; all turns are made.
        page.open("#/cube?change=flip&cubies=UF.UB&view=laboratory&lang=fr").await;
        let wish = wish(WishedChange::Flip, &["UF", "UB"]);
        until_words(page, ".now", &(Lang::Fr.cube().finder.done)(&happens(&wish, Lang::Fr))).await;
        until_number(page, "cube.changed", Some(2)).await;
    });
}

#[test]
fn what_cannot_be_wished_is_told() {
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.cube().finder;
            for (cubies, wrong, refusal) in [
                ("UFR", Place::new(Kind::Edge, 0), Refusal::Mixed(Kind::Corner)),
                ("UF", Place::new(Kind::Corner, 0), Refusal::Mixed(Kind::Edge)),
                ("UFR.RDF.LUF", Place::new(Kind::Corner, 4), Refusal::Full),
            ] {
                page.open(&format!("#/cube?view=laboratory&change=cycle&cubies={cubies}&lang={}", lang.name())).await;
                page.click(".wish .pieces summary").await;
                press_cubie(page, wrong).await;
                let alert = format!(".wish [role=alert][data-error={}]", refusal.code());
                page.until(refusal.code(), &format!("document.querySelector('{alert}')?.checkVisibility()")).await;
                assert!(page.words(&alert).await.contains((texts.refused)(refusal)), "{refusal:?}");
                page.until_state("error").await;
                until_key(page, "cubies", Some(cubies)).await;
                page.click(&format!("{alert} button")).await;
                page.until("closed", &format!("!document.querySelector('{alert}')")).await;
                // The commutator of a whole wish is still there, at its end.
                page.until_state(if refusal == Refusal::Full { "done" } else { "idle" }).await;
                until_key(page, "step", None).await;
                until_key(page, "cubies", Some(cubies)).await;
            }
            for (keys, code) in
                [("change=turn", "bad-value"), ("cubies=UFR.UF", "bad-value"), ("cubies=UFR.FUR", "bad-value")]
            {
                page.open(&format!("#/cube?view=laboratory&{keys}&lang={}", lang.name())).await;
                page.until(keys, &format!("document.querySelector('[role=alert] [data-problem={code}]')")).await;
            }
        }
    });
}
