//! The pieces and solutions of the Soma cube: the derivation of the pieces, their placements, the 240 solutions.

use super::drawing::{still, until_another_picture, until_picture};
use super::graph::{all, open_tab, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::soma::catalogue;
use super::taquin::until_number;
use casse_tete::puzzle::soma::derive::{Derivation, Finding, Step};
use casse_tete::puzzle::soma::placement::{placements, text};
use casse_tete::puzzle::soma::scene::{CLASS, POLYCUBE};
use casse_tete::puzzle::soma::theory::{Kind, kind, kinds};
use casse_tete::puzzle::soma::{Catalogue, Figure, PieceSet, solutions};
use casse_tete::scene::Id;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// What the page says of a step of the derivation.
fn derived(derivation: &Derivation, step: usize, lang: Lang) -> String {
    let (texts, polycubes) = (&lang.soma().pieces, derivation.polycubes());
    match derivation.step(step) {
        Step::Begin => texts.begin.to_string(),
        Step::Grown { from, becomes, finding, .. } => {
            let cubes = polycubes[becomes].shape.size();
            match finding {
                Finding::Again => (texts.again)(from + 1, cubes, becomes + 1),
                Finding::New => (texts.new)(from + 1, cubes, becomes + 1),
                Finding::MirrorOf(of) => {
                    format!("{} {}", (texts.new)(from + 1, cubes, becomes + 1), (texts.mirror)(of + 1))
                }
            }
        }
        Step::Judged { polycube } if polycubes[polycube].segment.is_some() => (texts.irregular)(polycube + 1),
        Step::Judged { polycube } => (texts.regular)(polycube + 1),
        Step::Named => format!("{} {}", (texts.seven)(7, 27), (texts.volume)(27)),
    }
}

#[test]
fn the_pieces_are_derived_step_by_step() {
    visit(async |page| {
        let derivation = Derivation::soma();
        let last = derivation.steps().len() - 1;
        assert_eq!(last, 56);
        page.open("#/soma?view=pieces&lang=en").await;
        page.leave_focus().await;
        for step in 0..=last {
            until_words(page, ".now", &derived(&derivation, step, Lang::En)).await;
            until_number(page, "soma.polycubes", Some(derivation.known(step).len() as u64)).await;
            page.key(Key::Right).await;
        }
        for (name, number) in [("soma.polycubes", 12), ("soma.regular", 5), ("soma.irregular", 7)] {
            until_number(page, name, Some(number)).await;
        }
        let sizes = "[...document.querySelectorAll('.sizes tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join(' '))";
        assert_eq!(page.eval(sizes).await, json!(["1 1 1 0", "2 1 1 0", "3 2 1 1", "4 8 2 6"]));
        let seven = "[...document.querySelectorAll('.seven tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join(' '))";
        let pieces = [
            "1 V 3 2 ±1 V",
            "2 L 4 1 0 L",
            "3 T 4 2 ±2 T",
            "4 Z 4 2 0 Z",
            "5 A 4 2 0 B",
            "6 B 4 2 0 A",
            "7 P 4 3 ±2 P",
        ];
        assert_eq!(page.eval(seven).await, json!(pieces));
        // Pointing at a piece of the table lights it in the drawing and names it.
        let place = derivation.polycubes().iter().position(|known| known.piece == Some(6)).expect("P");
        let row = format!(".seven [data-id='{}']", Id::new(POLYCUBE, place, 0));
        page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(row)]).await;
        page.click_at(".where", (0.0, 0.0), 0).await;
        let unlit = still(page).await;
        page.click_at(&row, (0.0, 0.0), 0).await;
        until_another_picture(page, "lit", unlit).await;
        until_words(page, ".pointed", &(Lang::En.soma().pieces.polycube)(place + 1, Some('P'))).await;
        page.click_at(".where", (0.0, 0.0), 0).await;
        until_picture(page, "not lit", unlit).await;
        // Back again, and to the beginning; then a link into the middle of it, in French.
        page.leave_focus().await;
        for step in (last - 16..last).rev() {
            page.key(Key::Left).await;
            until_words(page, ".now", &derived(&derivation, step, Lang::En)).await;
        }
        assert!(!page.is_seen(".seven").await);
        page.click(".transport .first").await;
        until_words(page, ".now", &derived(&derivation, 0, Lang::En)).await;
        page.open("#/soma?view=pieces&step=44&lang=fr").await;
        until_words(page, ".now", &derived(&derivation, 44, Lang::Fr)).await;
    });
}

#[test]
fn the_placements_of_every_piece_are_listed_and_shown() {
    visit(async |page| {
        let (set, cube) = (PieceSet::soma(), Figure::default());
        let texts = &Lang::En.soma().placements;
        page.open("#/soma?view=placements&lang=en").await;
        let counts = all(page, ".choose-piece output", "dataset.number").await;
        assert_eq!(counts, json!(["144", "144", "72", "72", "96", "96", "64"]));
        for (place, piece) in set.pieces().iter().enumerate() {
            page.click(&format!(".choose-piece button:nth-child({})", place + 1)).await;
            let found: Vec<String> = placements(&cube, piece).iter().map(|each| text(&cube, each.cells)).collect();
            until_words(page, ".now", &(texts.shown)(piece.letter, 1, found.len(), &found[0])).await;
            assert_eq!(all(page, ".placements button", "textContent").await, json!(found), "{}", piece.letter);
        }
        page.click(".choose-piece button").await;
        // The first one is shown at once; before it stands how many there are.
        until_words(page, ".now", &(texts.shown)('V', 1, 144, "1-4-5")).await;
        page.click(".transport .back").await;
        until_words(page, ".now", &(texts.begin)('V', 144)).await;
        let shown = async |number: usize, cells: &str| {
            until_words(page, ".now", &(texts.shown)('V', number, 144, cells)).await;
            assert_eq!(all(page, ".placements [aria-current]", "textContent").await, json!([cells]));
        };
        let nothing = still(page).await;
        for (number, cells) in (1..).zip(["1-4-5", "1-4-2", "4-2-5", "1-2-5", "2-5-6", "2-5-3"]) {
            page.click(".transport .step").await;
            shown(number, cells).await;
        }
        until_another_picture(page, "a placement", nothing).await;
        page.click(".placements li:nth-child(3) button").await;
        shown(3, "4-2-5").await;
        page.leave_focus().await;
        page.key(Key::Left).await;
        shown(2, "1-4-2").await;
        page.key(Key::End).await;
        page.until("the last", "document.querySelector('.placements li:last-child [aria-current]')").await;
        page.until_link("step=144").await;
        page.open("#/soma?view=placements&piece=7&step=64&lang=fr").await;
        let found = placements(&cube, &set.pieces()[6]);
        let cells = text(&cube, found[63].cells);
        until_words(page, ".now", &(Lang::Fr.soma().placements.shown)('P', 64, 64, &cells)).await;
    });
}

/// The cube with its solutions, and the page that shows them.
struct Gallery<'a> {
    page: &'a Page,
    pieces: PieceSet,
    cube: Figure,
    catalogue: Catalogue,
}

impl Gallery<'_> {
    fn kind(&self, class: usize) -> Kind {
        kind(&self.pieces, &self.cube, &solutions::solution(&self.catalogue.classes[class].labels, 7)).expect("a kind")
    }

    /// The class is shown with this number of its pieces in place.
    async fn check(&self, class: usize, placed: usize, lang: Lang) {
        let texts = &lang.soma().solutions;
        let letter = |piece: usize| self.pieces.pieces()[piece].letter;
        let Kind { deficient, central } = self.kind(class);
        let mut words = vec![(texts.shown)(class + 1, 240)];
        words.extend((placed < 7).then(|| (texts.placed)(placed, 7)));
        words.push((texts.kind)(letter(deficient), letter(central)));
        words.push((texts.stands_for)(48, 48));
        until_words(self.page, ".now", &words.join(" ")).await;
        let id = Id::new(CLASS, class, 0);
        let thumb = format!("document.querySelector('.gallery [aria-current]')?.dataset.id === '{id}'");
        self.page.until("it is marked in the gallery", &thumb).await;
    }
}

#[test]
fn all_solutions_are_counted_shown_and_taken_apart() {
    visit_with_each_engine(async |page| {
        let cube = Figure::default();
        let gallery = Gallery { page, pieces: PieceSet::soma(), catalogue: catalogue(&cube), cube };
        let texts = &Lang::En.soma().solutions;
        page.open("#/soma?lang=en").await;
        page.click(".all-solutions").await;
        gallery.check(0, 7, Lang::En).await;
        page.until("all pictures", "document.querySelectorAll('.gallery .thumb svg').length === 240").await;
        for (name, number) in [("soma.placed", 11_520), ("soma.classes", 240), ("soma.labelled", 1_105_920)] {
            until_number(page, name, Some(number)).await;
        }
        until_words(page, ".factors .reconciled", &(texts.factors)(11_520, 240, 24, 2)).await;
        until_words(page, ".labelled", &(texts.labelled)(11_520, 96, 1_105_920)).await;
        until_words(page, ".own-mirrors", &(texts.mirrors)(240, 0)).await;
        // Through the gallery by keyboard: the focus is on what is shown.
        page.run("document.querySelector('.thumb').focus()", vec![]).await;
        page.keys([Key::Right, Key::Right, Key::Left]).await;
        gallery.check(1, 7, Lang::En).await;
        page.key(Key::Down).await;
        page.until("the row below", "document.activeElement.offsetTop > document.querySelector('.thumb').offsetTop")
            .await;
        let below = page.text("document.activeElement.dataset.id.split('-')[1]").await.parse().expect("a number");
        gallery.check(below, 7, Lang::En).await;
        page.key(Key::Up).await;
        gallery.check(1, 7, Lang::En).await;
        page.leave_focus().await;
        page.keys(['n', 'n', 'p']).await;
        gallery.check(2, 7, Lang::En).await;
        page.click(&format!(".thumb[data-id='{}']", Id::new(CLASS, 20, 0))).await;
        gallery.check(20, 7, Lang::En).await;
        // Apart, and together again piece by piece.
        page.leave_focus().await;
        let together = still(page).await;
        page.run("document.querySelector('.apart input').focus()", vec![]).await;
        page.keys([Key::End, Key::Left, Key::Left]).await;
        page.until("the slider", "document.querySelector('.apart input').value === '98'").await;
        until_another_picture(page, "apart", together).await;
        for placed in (0..7).rev() {
            page.click(".transport .back").await;
            gallery.check(20, placed, Lang::En).await;
        }
        for placed in 1..=5 {
            page.click(".transport .step").await;
            gallery.check(20, placed, Lang::En).await;
        }
        page.until_link("solution=21").await;
        page.until_link("apart=98").await;
        page.until_link("step=5").await;
        let link = page.link().await;
        assert!(link.contains("view=solutions"), "{link}");
        page.open(&link.replace("lang=en", "lang=fr")).await;
        gallery.check(20, 5, Lang::Fr).await;
        assert_eq!(page.text("document.querySelector('.apart input').value").await, "98");
        until_number(page, "soma.classes", Some(240)).await;
        // The gallery goes to the picture that is chosen, however far down it is.
        page.open("#/soma?view=solutions&solution=200&lang=en").await;
        gallery.check(199, 7, Lang::En).await;
        let within = "(() => { const [gallery, picture] = ['.gallery', '.thumb[aria-current]']
            .map((each) => document.querySelector(each)?.getBoundingClientRect());
            return Boolean(picture) && picture.top >= gallery.top - 1 && picture.bottom <= gallery.bottom + 1; })()";
        page.until("the picture in sight", within).await;
        page.keys(['n'; 12]).await;
        gallery.check(211, 7, Lang::En).await;
        page.until("the next pictures in sight", within).await;
    });
}

#[test]
fn solutions_are_chosen_by_kind_and_taken_away_as_text() {
    visit(async |page| {
        let grant =
            json!({ "origin": page.origin(), "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.devtools("Browser.grantPermissions", grant).await;
        let cube = Figure::default();
        let gallery = Gallery { page, pieces: PieceSet::soma(), catalogue: catalogue(&cube), cube };
        let known: Vec<(Kind, Vec<usize>)> = kinds(&gallery.pieces, &gallery.cube, &gallery.catalogue);
        let mut sizes: Vec<usize> = known.iter().map(|(_, classes)| classes.len()).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [14, 19, 21, 33, 37, 51, 65]);
        page.open("#/soma?view=solutions&lang=en").await;
        gallery.check(0, 7, Lang::En).await;
        open_tab(page, 1).await;
        let letter = |piece: usize| gallery.pieces.pieces()[piece].letter.to_string();
        let rows: Vec<[String; 3]> = known
            .iter()
            .map(|(kind, classes)| [letter(kind.deficient), letter(kind.central), classes.len().to_string()])
            .collect();
        let shown = "[...document.querySelectorAll('.kinds tbody tr:not(.total)')].map((row) => [...row.cells].map((cell) => cell.textContent))";
        assert_eq!(page.eval(shown).await, json!(rows));
        // One kind after the other: only its classes are in the gallery.
        for (row, (_, classes)) in known.iter().enumerate() {
            page.click(&format!(".kinds tbody tr:nth-child({}) .kind", row + 1)).await;
            let there =
                "[...document.querySelectorAll('.thumb')].map((thumb) => Number(thumb.dataset.id.split('-')[1]))";
            page.until("its classes", &format!("JSON.stringify({there}) === '{}'", json!(classes))).await;
            assert!(classes.contains(&shown_class(page).await));
        }
        page.click(".kinds .total .kind").await;
        page.until("all again", "document.querySelectorAll('.thumb').length === 240").await;
        // As text.
        let class = shown_class(page).await;
        open_tab(page, 2).await;
        let labels = &gallery.catalogue.classes[class].labels;
        let one = solutions::text(&gallery.pieces, &gallery.cube, labels);
        until_words(page, ".bundgaard", &one).await;
        let every = gallery.catalogue.text(&gallery.pieces, &gallery.cube);
        for (button, wanted) in [(".copy-one", &one), (".copy-all", &every)] {
            page.click(button).await;
            until_words(page, ".says-panel [data-told]", Lang::En.shell().list_copied).await;
            let copied = page.run_async("return await navigator.clipboard.readText()", vec![]).await;
            assert_eq!(copied, json!(wanted));
            // What was told is gone with the next solution.
            page.leave_focus().await;
            page.key('p').await;
            until_words(page, ".says-panel [data-told]", "").await;
            page.key('n').await;
            until_words(page, ".bundgaard", &one).await;
        }
        // The drawing as files: of lines, and of as many pixels as the screen shows.
        let hear = "const make = URL.createObjectURL;
            URL.createObjectURL = (file) => { window.__saved = file; return make(file); };
            HTMLAnchorElement.prototype.click = function () { window.__name = this.download; };";
        page.run(hear, vec![]).await;
        page.click(".save-svg").await;
        page.until("the drawing", "window.__saved?.type === 'image/svg+xml'").await;
        let drawing = page.run_async("return await window.__saved.text()", vec![]).await;
        let drawing = drawing.as_str().unwrap_or_default();
        assert!(drawing.starts_with("<svg") && drawing.contains(">P</text>"), "{drawing:.200}");
        page.click(".save-png").await;
        page.until("the picture", "window.__saved?.type === 'image/png'").await;
        let size = "const picture = await createImageBitmap(window.__saved);
            const canvas = document.querySelector('#drawing');
            return picture.width === canvas.width && picture.height === canvas.height";
        assert_eq!(page.run_async(size, vec![]).await, json!(true));
        assert_eq!(page.text("window.__name").await, "Soma cube.png");
    });
}

/// The class that is marked in the gallery.
async fn shown_class(page: &Page) -> usize {
    page.until("one is marked", "document.querySelector('.gallery [aria-current]')").await;
    let number = page.text("document.querySelector('.gallery [aria-current]').dataset.id.split('-')[1]").await;
    number.parse().expect("a number")
}
