//! The doctor of the Hungarian cube: the three laws, the smallest repair, small cubes put back wrong, facelets painted.

use super::cube::{algorithm, check_figures, until_algorithm, until_key};
use super::cube_drawn::Drawn;
use super::graph::{all, until_words};
use super::page::{Page, visit};
use super::taquin::until_number;
use casse_tete::puzzle::cube::diagnosis::{Repair, repairs};
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::facelet;
use casse_tete::puzzle::cube::random;
use casse_tete::puzzle::cube::scene::{Arrangement, cubie_id, facelet_id};
use casse_tete::puzzle::cube::theorem::{Consequence, Law};
use casse_tete::puzzle::cube::{Cube, Face, Kind, Place, Position, Spelling, Sums};
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use casse_tete::text::formula;
use fantoccini::key::Key;
use serde_json::json;

/// Opens a tab of what is said, which the sentence above may cover until it is scrolled to.
async fn open_tab(page: &Page, tab: usize) {
    let tab = format!("#says-{tab}");
    page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(tab)]).await;
    page.click(&tab).await;
    page.until("the tab", &format!("document.querySelector('{tab}').ariaSelected === 'true'")).await;
}

/// What the doctor should say of an assembled cube.
fn diagnosis(position: &Position, lang: Lang) -> String {
    let texts = &lang.cube().doctor;
    let sums = Sums::of(position);
    if sums.is_reachable() {
        return if *position == Position::SOLVED { texts.in_order } else { texts.legal }.to_string();
    }
    let mut said = vec![texts.illegal.to_string()];
    said.extend(sums.failing().map(|law| texts.fails[law as usize].to_string()));
    said.push((texts.orbit)(sums.orbit() + 1));
    said.join(" ")
}

/// The page's statements about a position must be true: the sentence, the numbers, the laws, the orbit, the repair.
async fn check(page: &Page, position: &Position, lang: Lang) {
    let texts = &lang.cube().doctor;
    until_words(page, ".now", &diagnosis(position, lang)).await;
    check_figures(page, &Cube::of(position)).await;
    let sums = Sums::of(position);
    until_number(page, "cube.orbit", Some(sums.orbit() as u64 + 1)).await;
    until_number(page, "cube.laws", Some(sums.failing().count() as u64)).await;
    open_tab(page, 0).await;
    let laws = Law::ALL.map(|law| if sums.holds(law) { "holds" } else { "fails" });
    assert_eq!(all(page, "table.laws tbody tr", "className").await, json!(laws));
    let spelled = texts.laws.map(|law| formula::pieces(law).into_iter().map(|(_, piece)| piece).collect::<String>());
    assert_eq!(all(page, "table.laws tbody th", "textContent").await, json!(spelled));
    assert_eq!(page.words("table.orbits .here").await, format!("{} ●", sums.orbit() + 1));
    assert_eq!(page.eval("document.querySelectorAll('table.orbits td').length").await, json!(12));
    // What is to be done is told by the names of the small cubes, which repairs one after the other take along.
    let mut meanwhile = *position;
    let mut lines = vec![];
    for repair in repairs(position) {
        let there = |place: Place| {
            let cubie = meanwhile.at(place).0;
            format!("{} {cubie}", cubie.number())
        };
        lines.push(match repair {
            Repair::Exchange([a, b]) => (texts.exchange)(&there(a), &there(b)),
            Repair::Rotate(place, thirds) => (texts.rotate)(&there(place), place.kind(), thirds),
        });
        meanwhile = repair.of(&meanwhile);
    }
    assert_eq!(all(page, ".repair li", "textContent").await, json!(lines), "{position}");
}

#[test]
fn the_net_is_large_beside_the_cube() {
    visit(async |page| {
        for (width, height, least) in [(1366, 768, 28.0), (1920, 1080, 44.0)] {
            page.size(width, height).await;
            for link in ["alg=R_U&view=doctor", "draft=UFRBU-LU-----R--------F--------D--------L--------B----"] {
                page.open(&format!("#/cube?{link}")).await;
                page.until("the net", "document.querySelectorAll('.facelet').length === 54").await;
                let smallest = "Math.min(...[...document.querySelectorAll('.facelet')].filter((own) => own.checkVisibility()).flatMap((own) => (({ width, height }) => [width, height])(own.getBoundingClientRect())))";
                let smallest = page.eval(smallest).await.as_f64().expect("a size");
                assert!(smallest >= least, "{link} at {width}x{height}: {smallest}");
            }
        }
    });
}

#[test]
fn what_turns_cannot_do_is_shown_and_repaired() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            check(page, &Position::SOLVED, lang).await;
            for (button, example) in Consequence::ALL.into_iter().enumerate() {
                open_tab(page, 1).await;
                assert_eq!(all(page, ".example", "textContent").await, json!(lang.cube().doctor.examples));
                page.click(&format!(".example:nth-of-type({})", button + 1)).await;
                let position = example.position();
                until_number(page, "cube.valid", Some(0)).await;
                check(page, &position, lang).await;
                let failing: Vec<Law> = Sums::of(&position).failing().collect();
                assert_eq!(failing, [example.law()]);
                assert!(page.is_seen(".now.bad").await);
                // The link leads to the same cube.
                until_key(page, "facelets", Some(&Cube::of(&position).facelets())).await;
                page.open(&page.link().await).await;
                check(page, &position, lang).await;
                page.click(".do-repair").await;
                until_number(page, "cube.valid", Some(1)).await;
                let repaired = repairs(&position).iter().fold(position, |position, repair| repair.of(&position));
                check(page, &repaired, lang).await;
                assert!(page.is_seen(".now.good").await);
                // Without turns that is the cube in order.
                page.leave_focus().await;
                page.chord(Key::Control, 'z').await;
                check(page, &position, lang).await;
            }
        }
    });
}

#[test]
fn cubes_assembled_at_random_are_examined() {
    visit(async |page| {
        page.open("#/cube?view=doctor&seed=5&lang=fr").await;
        let mut orbits = vec![];
        for seed in 5..13 {
            open_tab(page, 1).await;
            page.click(".bad-deal").await;
            let position = random::assembled(&mut Dice::new(seed, 0));
            check(page, &position, Lang::Fr).await;
            orbits.push(Sums::of(&position).orbit());
            if !Sums::of(&position).is_reachable() {
                page.click(".do-repair").await;
                until_number(page, "cube.valid", Some(1)).await;
                let repaired = repairs(&position).iter().fold(position, |position, repair| repair.of(&position));
                check(page, &repaired, Lang::Fr).await;
            }
        }
        orbits.sort_unstable();
        orbits.dedup();
        assert!(orbits.len() > 3, "{orbits:?}");
    });
}

#[test]
fn small_cubes_are_taken_out_and_put_back() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U&view=doctor&lang={}", lang.name())).await;
            open_tab(page, 1).await;
            let mut position = algorithm("R U").cube().position();
            let name = |cubie: Place| format!("{} {cubie}", cubie.number());
            let chosen = async |cubies: &[Place]| {
                let texts = &lang.cube().doctor;
                let names: Vec<String> = cubies.iter().map(|&cubie| name(cubie)).collect();
                let words = if names.is_empty() { texts.none_chosen.to_string() } else { (texts.chosen)(&names) };
                until_words(page, ".chosen", &words).await;
            };
            chosen(&[]).await;
            assert_eq!(all(page, ".exchange, .rotate", "disabled").await, json!([true, true]));
            // Two corners by clicks on the drawing, and then two edges.
            for [a, b] in [[Face::Front, Face::Right], [Face::Right, Face::Front]] {
                for kind in Kind::ALL {
                    let drawn = Drawn::of(page, &Cube::of(&position), Arrangement::Alone, lang).await;
                    // A place of the kind on each of two faces that are seen.
                    let place = |face: Face, not: Option<Place>| {
                        let seen = |place: &Place| place.is_on(face) && place.is_on(Face::Up) && Some(*place) != not;
                        Place::all(kind).find(seen).expect("a place")
                    };
                    let first = place(a, None);
                    let second = place(b, Some(first));
                    let mut taken = vec![];
                    for (place, face) in [(first, a), (second, b)] {
                        let facelet = place.facelets().into_iter().find(|&own| facelet::face(own) == face);
                        page.click_at("canvas.drawing", drawn.place(facelet_id(facelet.expect("a facelet"))), 1).await;
                        taken.push(position.at(place).0);
                        chosen(&taken).await;
                    }
                    page.click(".exchange").await;
                    position = position.swapped([first, second]);
                    until_words(page, ".now", &diagnosis(&position, lang)).await;
                    chosen(&taken).await;
                    // The last one is turned where it is.
                    page.click(".rotate").await;
                    position = position.rotated(position.goes(taken[1]).0, 1);
                    until_words(page, ".now", &diagnosis(&position, lang)).await;
                    check_figures(page, &Cube::of(&position)).await;
                    // A click on the same cubes lays them back; then none is taken out.
                    page.click(".pieces summary").await;
                    for &cubie in &taken {
                        page.click(&format!(".small-cube[data-id='{}']", cubie_id(cubie))).await;
                    }
                    chosen(&[]).await;
                    page.click(".pieces summary").await;
                }
            }
            check(page, &position, lang).await;
            // The list does the same by keyboard; a corner and an edge do not change places.
            open_tab(page, 1).await;
            page.click(".pieces summary").await;
            for cubie in [Place::new(Kind::Corner, 0), Place::new(Kind::Edge, 11)] {
                let button = format!(".small-cube[data-id='{}']", cubie_id(cubie));
                page.run("document.querySelector(arguments[0]).focus()", vec![json!(button)]).await;
                page.key(' ').await;
            }
            chosen(&[Place::new(Kind::Corner, 0), Place::new(Kind::Edge, 11)]).await;
            assert_eq!(all(page, ".exchange, .rotate", "disabled").await, json!([true, false]));
            assert_eq!(page.words(".rotate").await, lang.cube().doctor.buttons[2]);
        }
    });
}

/// The facelets in the editor, by the classes of their colours; `None` for a facelet without a colour.
pub async fn until_editor(page: &Page, draft: &Draft) {
    let classes: Vec<String> = draft
        .review()
        .known
        .iter()
        .map(|own| {
            own.map_or("open".to_string(), |face| format!("c{}", casse_tete::puzzle::cube::Scheme::Field.colour(face)))
        })
        .collect();
    let shown = "JSON.stringify([...document.querySelectorAll('.facelet .tile')].map((tile) => tile.className.match(/c\\d|open/)[0]))";
    page.until("the editor", &format!("{shown} === {}", json!(json!(classes).to_string()))).await;
}

/// What the page says of a draft that is no cube.
async fn check_draft(page: &Page, draft: &Draft, code: &str, lang: Lang) {
    until_editor(page, draft).await;
    let problems = draft.review().problems;
    assert_eq!(problems[0].code(), code);
    let mut said = vec![lang.cube().doctor.no_cube.to_string()];
    said.extend(
        problems.iter().take(5).map(|problem| (lang.cube().problem)(problem, casse_tete::puzzle::cube::Scheme::Field)),
    );
    if problems.len() > 5 {
        said.push((lang.shell().more_problems)(problems.len() - 5));
    }
    until_words(page, ".now", &said.join(" ")).await;
    until_number(page, "cube.valid", Some(0)).await;
    let counts =
        page.eval("[...document.querySelectorAll('.brush > span:last-child')].map((count) => count.textContent)").await;
    let known: Vec<String> = Face::ALL.iter().map(|&face| draft.count(face).to_string()).collect();
    assert_eq!(counts.as_array().map(|all| &all[..6]), json!(known).as_array().map(|all| &all[..]));
}

#[test]
fn facelets_are_painted_by_mouse_and_keys() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_U&view=doctor&lang={}", lang.name())).await;
            let cube = algorithm("R U").cube();
            let mut draft = Draft::of(&cube);
            until_editor(page, &draft).await;
            // One facelet of another colour: there is one too many of it.
            page.click(".brush:nth-of-type(3)").await;
            page.click("#facelet-0").await;
            draft.paint(0, Some(Face::Front));
            check_draft(page, &draft, "colour-count", lang).await;
            assert_eq!(page.words(".says .hint").await, lang.cube().doctor.mend);
            // The last good cube is kept, in the link too.
            until_algorithm(page, "R_U").await;
            // By keys: the arrows lead from facelet to facelet, over the gaps of the net.
            page.run("document.querySelector('#facelet-0').focus()", vec![]).await;
            page.keys([Key::Down, Key::Down, Key::Down, Key::Right, Key::Right, Key::Right]).await;
            page.until("a facelet of the right face has the focus", "document.activeElement.id === 'facelet-9'").await;
            page.key(' ').await;
            draft.paint(9, Some(Face::Front));
            check_draft(page, &draft, "colour-count", lang).await;
            // A letter chooses the colour; it turns no layer, so that nothing painted is lost.
            page.key('d').await;
            page.until("the colour", "document.querySelector('.brush:nth-of-type(4)').ariaPressed === 'true'").await;
            check_draft(page, &draft, "colour-count", lang).await;
            // The rubber takes a colour away.
            page.click(".brush:nth-of-type(7)").await;
            page.click("#facelet-9").await;
            draft.paint(9, None);
            check_draft(page, &draft, "colour-count", lang).await;
            // It is in the link, and stays over a reload.
            until_key(page, "draft", Some(&draft.text())).await;
            page.reload().await;
            check_draft(page, &draft, "colour-count", lang).await;
            until_algorithm(page, "R_U").await;
            // Painted as it was, it is the cube again.
            for facelet in [0, 9] {
                let own = cube.colours()[facelet];
                page.click(&format!(".brush:nth-of-type({})", own as usize + 1)).await;
                page.click(&format!("#facelet-{facelet}")).await;
                draft.paint(facelet, Some(own));
            }
            check(page, &cube.position(), lang).await;
            until_algorithm(page, "R_U").await;
            until_key(page, "draft", None).await;
            // Undone and done again, it is a draft once more.
            page.leave_focus().await;
            page.chord(Key::Control, 'z').await;
            until_words_begin(page, lang.cube().doctor.no_cube).await;
            page.click(".cube-editor .back").await;
            check(page, &cube.position(), lang).await;
            // Two facelets of an edge exchanged: a cube that turns do not reach, and it becomes the cube.
            let edge = Place::new(Kind::Edge, 0);
            let [a, b] = [0, 1].map(|side| edge.facelets()[side]);
            let [on_a, on_b] = [a, b].map(|facelet| cube.colours()[facelet]);
            for (facelet, colour) in [(a, on_b), (b, on_a)] {
                page.click(&format!(".brush:nth-of-type({})", colour as usize + 1)).await;
                page.click(&format!("#facelet-{facelet}")).await;
            }
            let position = cube.position().rotated(edge, 1);
            check(page, &position, lang).await;
            until_key(page, "facelets", Some(&Cube::of(&position).facelets())).await;
            // Nothing but the centres.
            page.click(".cube-editor .enter").await;
            until_editor(page, &Draft::centres(&cube)).await;
            until_number(page, "cube.known", Some(6)).await;
            assert!(!page.is_seen(".now.bad").await, "nothing is wrong yet");
            page.click(".cube-editor .back").await;
            check(page, &position, lang).await;
        }
    });
}

async fn until_words_begin(page: &Page, words: &str) {
    page.until(words, &format!("document.querySelector('.now').textContent.startsWith({})", json!(words))).await;
}

#[test]
fn the_camera_turns_to_what_the_doctor_points_at() {
    visit(async |page| {
        let twisted = |corner: Place| {
            let mut facelets: Vec<char> = Cube::SOLVED.facelets().chars().collect();
            let around = corner.facelets();
            facelets.swap(around[0], around[1]);
            facelets.swap(around[1], around[2]);
            format!("#/cube?facelets={}&view=doctor&lang=fr", facelets.into_iter().collect::<String>())
        };
        let turned = "document.querySelector('.standard-view') !== null";
        let [front, back] =
            ["UFR", "DBL"].map(|name| Place::all(Kind::Corner).find(|own| own.to_string() == name).expect("a corner"));
        page.open(&twisted(front)).await;
        until_number(page, "cube.valid", Some(0)).await;
        assert_eq!(page.eval(turned).await, json!(false), "it is seen already");
        for link in [twisted(back), format!("{}&lang=en", twisted(back))] {
            page.follow(&link).await;
            page.until("the camera turns", turned).await;
            page.click(".standard-view").await;
            page.until("the camera turns back", &format!("!({turned})")).await;
            page.follow(&twisted(front)).await;
            page.until("the other cube", &format!("location.hash.includes({})", json!(twisted(front)))).await;
        }
        // In a new document it is seen at once.
        page.open(&twisted(back)).await;
        page.until("the camera is turned", turned).await;
    });
}

#[test]
fn wrong_small_cubes_are_named() {
    visit(async |page| {
        let cube = Cube::SOLVED;
        let corner = Place::new(Kind::Corner, 2).facelets();
        let [first, second] = [corner[0], corner[1]].map(|facelet| cube.colours()[facelet]);
        for (what, painted, lang) in [
            // The edge between top and front gets opposite colours, and the one between bottom and front twice the same.
            ("no-such-cubie", [(19, Face::Down), (28, Face::Front)], Lang::En),
            ("mirrored", [(corner[0], second), (corner[1], first)], Lang::Fr),
        ] {
            page.open(&format!("#/cube?view=doctor&lang={}", lang.name())).await;
            let mut draft = Draft::of(&cube);
            for (facelet, colour) in painted {
                page.click(&format!(".brush:nth-of-type({})", colour as usize + 1)).await;
                page.click(&format!("#facelet-{facelet}")).await;
                draft.paint(facelet, Some(colour));
                until_editor(page, &draft).await;
            }
            check_draft(page, &draft, what, lang).await;
            assert!(!page.is_seen("[role=alert]").await, "it is told once");
            // The last good cube stays: it is back at a click, and the link has never lost it.
            until_key(page, "facelets", None).await;
            page.click(".cube-editor .back").await;
            check(page, &Position::SOLVED, lang).await;
        }
        // Two equal corners, pasted: the doctor opens with the draft.
        let twice = two_equal_corners();
        page.open("#/cube?alg=F_R&lang=en").await;
        super::cube_links::paste(page, &twice).await;
        page.until("told at the field", "document.querySelector('.as-text [role=alert]')").await;
        page.until_state("error").await;
        let draft = Draft::read(&twice).expect("54 letters");
        let codes: Vec<&str> = draft.review().problems.iter().map(|problem| problem.code()).collect();
        assert!(codes.contains(&"repeated") && codes.contains(&"missing"), "{codes:?}");
        // The list stands at the field alone, and in the sentence once the reader has closed it there.
        until_words(page, ".now", Lang::En.cube().doctor.no_cube).await;
        let told = all(page, ".as-text [role=alert] li", "dataset.problem").await;
        assert_eq!(told, json!(codes));
        page.click(".as-text [role=alert] button").await;
        check_draft(page, &draft, codes[0], Lang::En).await;
        until_algorithm(page, &algorithm("F R").text(Spelling::Link)).await;
        page.click(".cube-editor .back").await;
        check(page, &algorithm("F R").cube().position(), Lang::En).await;
    });
}

/// Facelets on which a corner is there twice and another is missing, all colours nine times.
fn two_equal_corners() -> String {
    // UFL looks like UFR: its L becomes R; so that colours stay nine each, the R of an edge becomes L.
    let mut colours = Cube::SOLVED.colours();
    let left = Place::new(Kind::Corner, 2);
    let faces = |own: &usize| facelet::face(*own);
    let [on_left, on_front] = [Face::Left, Face::Front]
        .map(|face| *left.facelets().iter().find(|facelet| faces(facelet) == face).expect("a facelet"));
    // Clockwise the colours of UFR are U R F, those of the place UFL U F L.
    colours[on_front] = Face::Right;
    colours[on_left] = Face::Front;
    let edge = Place::of(&[Face::Down, Face::Right]).expect("an edge");
    let on_right = *edge.facelets().iter().find(|facelet| faces(facelet) == Face::Right).expect("a facelet");
    colours[on_right] = Face::Left;
    colours.map(Face::letter).iter().collect()
}
