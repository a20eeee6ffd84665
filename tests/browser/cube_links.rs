//! The Hungarian cube from texts and links: turns, facelets, positions, scrambles; and links that restore everything.

use super::cube::{VIEWS, algorithm, check_figures, sentence, turn, until_algorithm, until_key};
use super::drawing::{still, until_another_picture, until_picture};
use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::cube::random;
use casse_tete::puzzle::cube::{Cube, Position, Preset, Scheme, Setup, Spelling};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use serde_json::json;

/// The field of the algorithm.
const TEXT: &str = "#set-text";

/// The superflip, as 54 letters.
const SUPERFLIP: &str = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";

/// Pastes a text into the field of the algorithm.
pub async fn paste(page: &Page, text: &str) {
    let body = "const data = new DataTransfer();
        data.setData('text', arguments[1]);
        const field = document.querySelector(arguments[0]);
        field.focus();
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    page.run(body, vec![json!(TEXT), json!(text)]).await;
}

/// Waits until the cube that the page writes as an element of the group is this one.
pub async fn until_position(page: &Page, position: &Position) {
    until_words(page, "pre.written", &position.to_string()).await;
}

/// The cube of a text.
fn cube(text: &str) -> Cube {
    let setup: Setup = text.parse().expect("a text");
    let (start, algorithm) = setup.cube().expect("a cube");
    start.then(&algorithm.cube())
}

#[test]
fn every_form_of_text_is_pasted() {
    let position = algorithm("F2 L' U").cube().position().to_string();
    let solved = Cube::SOLVED.facelets();
    // Longer than what the field of other puzzles has to hold.
    let long = "R U2 R' D ".repeat(250);
    visit(async |page| {
        page.open("#/cube?view=group&lang=en").await;
        for text in [
            "R U R' U'",
            &long,
            "[F, R] (U2 D)2 [M: E'] x",
            SUPERFLIP,
            &position,
            "R u r' T",
            "https://example.org/casse-tete/#/cube?setup=F_B&alg=R2_U-&view=group",
            "https://alg.cubing.net/?setup=R_U&alg=F2_%2F%2F_a_comment%0AL-",
            &solved,
            "https://example.org/casse-tete/#/cube?alg=R&view=group",
        ] {
            // An algorithm alone goes on from where the last one began.
            page.click(".reset").await;
            paste(page, text).await;
            until_position(page, &cube(text).position()).await;
            check_figures(page, &cube(text)).await;
            assert!(!page.is_seen("[role=alert]").await, "{text}");
        }
        let alg = algorithm("R U2 D' B D'");
        page.click(".reset").await;
        type_over(page, TEXT, "R U2 D' B D'").await;
        until_algorithm(page, &alg.text(Spelling::Link)).await;
        until_number(page, "cube.order", Some(1260)).await;
    });
}

#[test]
fn turns_are_made_while_they_are_typed() {
    visit(async |page| {
        page.open("#/cube?lang=en").await;
        page.click(TEXT).await;
        for (typed, made) in [("R", "R"), ("U", "R U"), ("2", "R U2"), (" ", "R U2"), ("(", "R U2"), ("F", "R U2")] {
            page.keys(typed.chars()).await;
            until_algorithm(page, &algorithm(made).text(Spelling::Link)).await;
        }
        // What is not finished yet is no mistake, and stays as it is typed.
        assert!(!page.is_seen("[role=alert]").await);
        page.keys(")3 ".chars()).await;
        until_algorithm(page, &algorithm("R U2 (F)3").text(Spelling::Link)).await;
        until_words(
            page,
            ".now",
            &sentence(&algorithm("R U2 (F)3").turns().collect::<Vec<_>>(), Lang::En, Spelling::Field),
        )
        .await;
        assert_eq!(page.text(&format!("document.querySelector('{TEXT}').value")).await, "RU2 (F)3 ");
        // Once the field is left, the next turn is written in order.
        page.leave_focus().await;
        page.key('d').await;
        let written = algorithm("R U2 (F)3 D").text(Spelling::Field);
        page.until("written", &format!("document.querySelector('{TEXT}').value === {}", json!(written))).await;
        // Begin here: what is made becomes the cube, what is not stays the algorithm.
        page.click(".moves-line .move:nth-of-type(3)").await;
        until_key(page, "step", Some("2")).await;
        page.click(".begin-here").await;
        until_key(page, "facelets", Some(&algorithm("R U2").cube().facelets())).await;
        until_algorithm(page, &algorithm("F F F D").text(Spelling::Link)).await;
        page.click(".inverse").await;
        until_algorithm(page, &algorithm("D' F' F' F'").text(Spelling::Link)).await;
        check_figures(page, &algorithm("R U2 D' F' F' F'").cube()).await;
    });
}

#[test]
fn scrambles_come_from_their_seed() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=group&seed=17&lang={}", lang.name())).await;
            let mut positions = vec![];
            for seed in 17..21 {
                page.click(".deal").await;
                let position = random::reachable(&mut Dice::new(seed, 0));
                until_position(page, &position).await;
                check_figures(page, &Cube::of(&position)).await;
                assert_eq!(page.number("cube.valid").await, Some(1));
                until_key(page, "seed", Some(&(seed + 1).to_string())).await;
                positions.push(position);
            }
            assert_ne!(positions[0], positions[1]);
            // The same number, the same cube.
            type_over(page, ".setup .seed input", "17").await;
            page.click(".deal").await;
            until_position(page, &positions[0]).await;
            // The link is the cube itself.
            until_key(page, "facelets", Some(&Cube::of(&positions[0]).facelets())).await;
        }
    });
}

#[test]
fn known_positions_and_how_it_looks() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?lang={}", lang.name())).await;
            let texts = &lang.cube().setup;
            let names = all(page, ".preset option", "textContent").await;
            assert_eq!(names, json!(texts.presets));
            for (line, preset) in Preset::ALL.into_iter().enumerate().rev() {
                choose(page, ".preset", line).await;
                until_algorithm(page, &preset.algorithm().text(Spelling::Link)).await;
                check_figures(page, &preset.cube()).await;
                page.until("its name", &format!("document.querySelector('.preset').selectedIndex === {line}")).await;
            }
            choose(page, ".preset", 1).await;
            page.leave_focus().await;
            page.key('f').await;
            page.until(
                "a position without a name",
                &format!("document.querySelector('.preset').selectedOptions[0].textContent === {}", json!(texts.own)),
            )
            .await;
            // Three schemes, three drawings; the colours of the first face have their names.
            let mut pictures = vec![still(page).await];
            for (line, scheme) in Scheme::ALL.into_iter().enumerate().skip(1) {
                choose(page, ".scheme", line).await;
                until_key(page, "scheme", Some(scheme.name())).await;
                pictures.push(still(page).await);
                let colours = lang.cube().colours;
                let names: Vec<&str> = casse_tete::puzzle::cube::Face::ALL
                    .into_iter()
                    .map(|face| colours[usize::from(scheme.colour(face))])
                    .collect();
                page.until(
                    "names of the colours",
                    &format!("JSON.stringify([...document.querySelectorAll('.first-colour option')].map((option) => option.textContent)) === {}", json!(json!(names).to_string())),
                )
                .await;
            }
            assert!(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);
            // T for U: on the drawing, on the buttons, in the text; links keep the letters of the field.
            choose(page, ".top-letter", 1).await;
            until_key(page, "top", Some("T")).await;
            until_another_picture(page, "T is drawn", pictures[2]).await;
            let written = algorithm("R U R' U' F").text(Spelling::Text);
            assert!(written.contains('T') && !written.contains('U'), "{written}");
            page.until("written", &format!("document.querySelector('{TEXT}').value === {}", json!(written))).await;
            until_algorithm(page, "R_U_R-_U-_F").await;
            page.leave_focus().await;
            page.key('t').await;
            let made = algorithm("R U R' U' F U");
            until_algorithm(page, &made.text(Spelling::Link)).await;
            until_words(page, ".now", &sentence(&made.turns().collect::<Vec<_>>(), lang, Spelling::Text)).await;
        }
    });
}

#[test]
fn links_restore_what_they_came_from() {
    let facelets = format!("facelets={SUPERFLIP}");
    visit_with_each_engine(async |page| {
        for (_, (link, made)) in page.cases([
            ("alg=R_U_R-_U-".to_string(), "R U R' U'"),
            ("alg=R_U_R-_U-&step=0".to_string(), ""),
            ("setup=F_R&alg=%5BU,_L%5D&step=2".to_string(), "F R U L"),
            (format!("{facelets}&alg=R2&top=T"), "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2 R2"),
            ("alg=(R_U)3&scheme=text&keys=speed".to_string(), "(R U)3"),
            ("facelets=UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB&alg=x_M".to_string(), "x M"),
            ("alg=R_U&view=laboratory&x=R_U_R-&t=D&form=conjugate&step=3".to_string(), "R U"),
            ("alg=R_U&view=group&a=F2&b=B&power=-7".to_string(), "R U"),
            ("alg=R_U_F&view=laboratory&made=1".to_string(), "R"),
        ]) {
            page.open(&format!("#/cube?{link}&lang=en")).await;
            check_figures(page, &algorithm(made).cube()).await;
            assert!(!page.is_seen("[role=alert]").await, "{link}");
            let first = page.link().await;
            for pair in link.split('&').filter(|pair| !pair.starts_with("facelets=UUUU")) {
                let decoded = page.text("decodeURIComponent(location.hash)").await;
                let wanted = pair.replace("%5B", "[").replace("%5D", "]");
                assert!(decoded.contains(&wanted), "{decoded} has no {wanted}");
            }
            let (picture, words) = (still(page).await, page.words(".now").await);
            page.open(&first).await;
            until_picture(page, &link, picture).await;
            assert_eq!(page.link().await, first, "{link}");
            until_words(page, ".now", &words).await;
        }
        // Every view has a link of its own, and its tab.
        for (index, view) in VIEWS.into_iter().enumerate() {
            page.open("#/cube?alg=R_U&lang=en").await;
            page.click(&format!("#view-{index}")).await;
            let name = Some(view).filter(|_| index > 0);
            until_key(page, "view", name).await;
            page.open(&page.link().await).await;
            page.until("its tab", &format!("document.querySelector('#view-{index}').ariaSelected === 'true'")).await;
            until_key(page, "alg", Some("R_U")).await;
            check_figures(page, &algorithm("R U").cube()).await;
        }
        // A key of that number leads there too.
        page.leave_focus().await;
        page.key('2').await;
        until_key(page, "view", Some("group")).await;
    });
}

#[test]
fn the_browsers_buttons_go_back_and_forward() {
    visit(async |page| {
        page.open("#/cube?lang=en").await;
        page.leave_focus().await;
        let mut made = vec![];
        for (key, text) in [('r', "R"), ('u', "U"), ('f', "F")] {
            page.key(key).await;
            made.push(turn(text));
            until_number(page, "cube.moves", Some(made.len() as u64)).await;
        }
        until_algorithm(page, "R_U_F").await;
        page.click("#view-1").await;
        until_key(page, "view", Some("group")).await;
        page.history_back().await;
        until_key(page, "view", None).await;
        for text in ["R_U", "R", ""] {
            page.history_back().await;
            until_algorithm(page, text).await;
            check_figures(page, &algorithm(&text.replace('_', " ")).cube()).await;
        }
        for text in ["R", "R_U"] {
            page.history_forward().await;
            until_algorithm(page, text).await;
            check_figures(page, &algorithm(&text.replace('_', " ")).cube()).await;
        }
        // A link in the address bar is followed, and can be undone.
        page.follow("#/cube?alg=M2&lang=en").await;
        check_figures(page, &algorithm("M2").cube()).await;
        until_words(page, ".now", &sentence(&[turn("M2")], Lang::En, Spelling::Field)).await;
        page.reload().await;
        check_figures(page, &algorithm("M2").cube()).await;
        until_algorithm(page, "M2").await;
    });
}
