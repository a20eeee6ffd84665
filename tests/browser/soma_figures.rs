//! Figures for the seven pieces: known ones, those built in the editor, those written as text; counted, or refuted.

use super::drawing::{still, until_another_picture};
use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::soma::catalogue;
use super::taquin::{choose, type_over, until_number};
use casse_tete::puzzle::soma::diagnosis::{Capacity, Reason, balances, reasons};
use casse_tete::puzzle::soma::draft::Draft;
use casse_tete::puzzle::soma::shortfall::Shortfall;
use casse_tete::puzzle::soma::solutions::{Inquiry, Question};
use casse_tete::puzzle::soma::tint::Tint;
use casse_tete::puzzle::soma::{Figure, Model, PieceSet, Preset, Request, Setup, cell};
use casse_tete::text::Lang;
use casse_tete::text::signed;
use casse_tete::text::soma::why::Scope;
use fantoccini::key::Key;
use serde_json::json;

/// Fifteen more cells of one colour than of the other.
const OUT_OF_BALANCE: &str = "------------.-o-o-o-o-o--.------------_-o-o-o-o-o--.oooooooooooo.-o-o-o-o-o--";

/// A block of twelve cells and a plate of fifteen.
const TWO_PARTS: &str = "ooo------.ooo------.---------_ooo-ooooo.ooo-ooooo.----ooooo";

pub fn figure(text: &str) -> Figure {
    Setup::from_key(Some(text)).and_then(|setup| setup.figure().map_err(|mut problems| problems.remove(0))).expect(text)
}

/// What is said in the view of the figure of a draft that is one.
fn counted(figure: &Figure, lang: Lang) -> String {
    let texts = &lang.soma().figure;
    let parts = figure.islands(figure.full()).len();
    let parts = if parts > 1 { format!(" {}", (texts.parts)(parts)) } else { String::new() };
    let catalogue = catalogue(figure);
    let classes = (texts.classes)(catalogue.classes.len() as u64, catalogue.placed);
    format!("{}{parts} {classes}", (texts.cubes)(27, 27))
}

/// The figure is on show and in the field of text.
pub async fn until_figure(page: &Page, figure: &Figure) {
    let written = format!("document.querySelector('#set-text').value === '{figure}'");
    page.until(&format!("the figure {figure}"), &written).await;
}

/// The figure is searched, counted, and in the link.
async fn check_counted(page: &Page, figure: &Figure, lang: Lang) {
    until_figure(page, figure).await;
    until_words(page, ".now", &counted(figure, lang)).await;
    let catalogue = catalogue(figure);
    until_number(page, "soma.cubes", Some(27)).await;
    until_number(page, "soma.classes", Some(catalogue.classes.len() as u64)).await;
    until_number(page, "soma.placed", Some(catalogue.placed)).await;
    let written = Request::of(&Model { figure: figure.clone(), ..Model::default() });
    page.until_link(&written.to_string()).await;
    let symmetries = figure.symmetries();
    let rotations = symmetries.iter().filter(|symmetry| !symmetry.is_reflection()).count();
    let words = (lang.soma().figure.symmetries)(rotations, symmetries.len() - rotations);
    until_words(page, ".symmetries", &words).await;
}

/// Presses a key on the cell that has the focus and waits until it is on another.
async fn to_cell(page: &Page, key: Key, wanted: &str) {
    page.key(key).await;
    page.until(wanted, &format!("document.activeElement.dataset.cell === '{wanted}'")).await;
}

/// The cells that the editor shows as filled are those of the draft.
async fn check_draft(page: &Page, draft: &Draft) {
    let [width, depth, height] = draft.sides();
    let cells = (0..height).rev().flat_map(|z| (0..depth).rev().flat_map(move |y| (0..width).map(move |x| [x, y, z])));
    let filled: Vec<String> = cells
        .filter(|&[x, y, z]| draft.is_filled(cell(x as i16, y as i16, z as i16)))
        .map(|[x, y, z]| format!("{x}-{y}-{z}"))
        .collect();
    let shown =
        "[...document.querySelectorAll('.layers [aria-pressed=true]')].map((cell) => cell.dataset.cell).join(' ')";
    page.until("the draft", &format!("{shown} === '{}'", filled.join(" "))).await;
}

#[test]
fn a_figure_is_built_by_keyboard() {
    visit_with_each_engine(async |page| {
        let texts = &Lang::En.soma().figure;
        let cube = Figure::default();
        page.open("#/soma?view=figure&lang=en").await;
        check_counted(page, &cube, Lang::En).await;
        let mut draft = Draft::of(&cube);
        check_draft(page, &draft).await;
        choose(page, ".figure-editor .side", 3).await;
        draft = draft.with_sides([4, 3, 3]);
        page.until("a wider box", "document.querySelectorAll('.layers [data-cell]').length === 36").await;
        check_draft(page, &draft).await;
        // One corner is taken away: the last figure stays.
        page.run("document.querySelector('.layers [tabindex=\"0\"]').focus()", vec![]).await;
        assert_eq!(page.text("document.activeElement.dataset.cell").await, "0-2-2");
        page.key(Key::Space).await;
        draft.set(cell(0, 2, 2), None);
        check_draft(page, &draft).await;
        until_words(page, ".now", &format!("{} {}", (texts.cubes)(26, 27), (texts.stays)(27))).await;
        until_number(page, "soma.cubes", Some(26)).await;
        assert!(page.is_seen(".now").await && !page.is_seen(".now.good, .now.bad").await, "this is no success");
        until_figure(page, &cube).await;
        // Unfinished, it stays over a reload.
        page.until_link(&format!("draft={}", draft.text())).await;
        page.reload().await;
        check_draft(page, &draft).await;
        until_figure(page, &cube).await;
        page.run("document.querySelector('.layers [data-cell=\"0-2-2\"]').focus()", vec![]).await;
        assert!(!page.link().await.contains("figure="), "{}", page.link().await);
        // And put beside the base.
        to_cell(page, Key::PageDown, "0-2-1").await;
        to_cell(page, Key::PageDown, "0-2-0").await;
        to_cell(page, Key::Down, "0-1-0").await;
        to_cell(page, Key::Left, "3-1-0").await;
        assert_eq!(
            page.text("document.activeElement.ariaLabel").await,
            (texts.cell)(1, 2, 4, false),
            "the cell says what it is"
        );
        page.key(Key::Space).await;
        draft.set(cell(3, 1, 0), Some(Tint::Neutral));
        check_draft(page, &draft).await;
        assert_eq!(page.text("document.activeElement.dataset.cell").await, "3-1-0", "the focus stays");
        let built = draft.figure(&PieceSet::soma()).expect("27 cubes");
        check_counted(page, &built, Lang::En).await;
        // One cube too many, taken back.
        page.click("[data-cell='3-2-0']").await;
        until_words(page, ".now", &format!("{} {}", (texts.cubes)(28, 27), (texts.stays)(27))).await;
        until_figure(page, &built).await;
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        check_draft(page, &draft).await;
        for (button, cubes) in [(".fill-all", 36), (".empty-all", 0), (".back-to", 27)] {
            page.click(button).await;
            until_number(page, "soma.cubes", Some(cubes)).await;
        }
        check_counted(page, &built, Lang::En).await;
        page.until("its link", "!location.href.includes('draft=')").await;
        // The link leads to it, and so does the search in another view.
        page.open(&page.link().await.replace("lang=en", "lang=fr")).await;
        check_counted(page, &built, Lang::Fr).await;
        page.leave_focus().await;
        page.key('1').await;
        page.until_link("figure=").await;
        until_figure(page, &built).await;
    });
}

#[test]
fn known_figures_have_the_known_numbers_of_solutions() {
    visit(async |page| {
        let texts = &Lang::En.soma().figure;
        page.open("#/soma?view=figure&lang=en").await;
        for (preset, classes) in
            [(Preset::Bathtub, 79), (Preset::Pyramid, 39), (Preset::Dog, 10), (Preset::Tower, 760), (Preset::Cube, 240)]
        {
            let line = Preset::ALL.iter().position(|&each| each == preset).expect("a preset");
            choose(page, ".preset", line).await;
            until_figure(page, &figure(preset.text())).await;
            until_number(page, "soma.classes", Some(classes)).await;
            until_words(page, ".known", &(texts.known)(classes)).await;
            assert!(page.is_seen(".now.good").await);
        }
        // For the bench, only the exhausted search shows that it cannot be built.
        page.open("#/soma?view=figure&figure=bench&lang=en").await;
        assert!(reasons(&PieceSet::soma(), &figure("bench")).is_empty());
        until_number(page, "soma.classes", Some(0)).await;
        let mut inquiry =
            Inquiry::new(&PieceSet::soma(), &figure("bench"), Question::Found).expect("the seven pieces and 27 cells");
        inquiry.advance(u64::MAX);
        until_words(page, ".exhausted", &(Lang::En.soma().why.exhausted)(inquiry.nodes(), true)).await;
        // A gallery with more solutions than are shown at first.
        page.open("#/soma?view=solutions&figure=tower&lang=en").await;
        let thumbs = |count: usize| format!("document.querySelectorAll('.thumb svg').length === {count}");
        page.until("the first ones", &thumbs(240)).await;
        until_words(page, ".more-pictures", &(Lang::En.soma().solutions.more)(520)).await;
        page.click(".more-pictures").await;
        page.until("more", &thumbs(480)).await;
        until_words(page, ".more-pictures", &(Lang::En.soma().solutions.more)(280)).await;
    });
}

#[test]
fn a_figure_that_cannot_be_built_has_its_reason_shown() {
    visit(async |page| {
        let (set, texts) = (PieceSet::soma(), &Lang::En.soma().figure);
        let why = &Lang::En.soma().why;
        // Too many cells of one class of (x, y, z) mod 2.
        let wall = figure("w-wall");
        let [Reason::Class { cells, most }] = reasons(&set, &wall)[..] else { panic!("one reason") };
        page.open("#/soma?view=figure&figure=w-wall&lang=en").await;
        until_number(page, "soma.classes", Some(0)).await;
        assert!(page.is_seen(".now.bad").await);
        until_words(page, ".impossible strong", why.impossible).await;
        let told = format!("{} {}", (why.class)(cells.count_ones(), most, Scope::Figure), why.show_reason);
        until_words(page, ".impossible li", &told).await;
        let before = still(page).await;
        page.click(".show-reason").await;
        until_another_picture(page, "the class", before).await;
        page.until(
            "marked",
            &format!("document.querySelectorAll('.layers .marked').length === {}", cells.count_ones()),
        )
        .await;
        assert_eq!(all(page, ".shows [aria-pressed=true]", "textContent").await, json!([texts.show[2]]));
        let capacity = Capacity::new(&set, &wall);
        let sum: Vec<String> = capacity.most.iter().map(usize::to_string).collect();
        until_words(page, ".capacity", &(texts.capacity)(&sum.join(" + "), 9, "V L T Z A B P")).await;
        assert_eq!(page.eval("document.querySelectorAll('.classes .over').length").await, json!(1));
        // No solution, so no steps, and nothing to be gone through.
        page.click("#view-3").await;
        until_words(page, ".now", Lang::En.soma().why.none_with_reason).await;
        page.until("nothing can be stepped", "!document.querySelector('.transport')").await;
        assert!(!page.is_seen(".gallery").await);
        // A chessboard out of balance.
        let uneven = figure(OUT_OF_BALANCE);
        let balance = uneven.balance(uneven.full());
        assert_eq!(balance.abs(), 15);
        page.open(&format!("#/soma?view=figure&figure={OUT_OF_BALANCE}&lang=en")).await;
        check_counted(page, &uneven, Lang::En).await;
        let black = (uneven.full() & uneven.black()).count_ones();
        let reachable = balances(set.pieces().iter().map(|piece| piece.imbalance));
        let reachable: Vec<String> = reachable.into_iter().map(signed).collect();
        let words = (texts.balance)(black, 27 - black, balance, &reachable.join(", "));
        assert!(page.words(".impossible li").await.starts_with(&words), "{words}");
        until_words(page, ".balance", &format!("{words} {}", texts.balanced[1])).await;
        let before = still(page).await;
        page.click(".show-reason").await;
        until_another_picture(page, "the chessboard", before).await;
        assert_eq!(all(page, ".shows [aria-pressed=true]", "textContent").await, json!([texts.show[1]]));
        page.click(".shows button").await;
        page.until("the cubes again", "document.querySelector('.shows button').ariaPressed === 'true'").await;
        // Two parts are allowed, and counted.
        let parts = figure(TWO_PARTS);
        assert_eq!(parts.islands(parts.full()).len(), 2);
        page.open(&format!("#/soma?view=figure&figure={TWO_PARTS}&lang=en")).await;
        check_counted(page, &parts, Lang::En).await;
    });
}

#[test]
fn a_figure_is_typed_and_pasted_in_every_form() {
    const TEXT: &str = "#set-text";
    visit(async |page| {
        page.open("#/soma?view=figure&lang=en").await;
        let bath = figure("bathtub");
        for (text, wanted) in [
            ("; a bath\n/ooooo/ooooo\n/o...o/ooooo\n/ooooo/ooooo", "bathtub"),
            ("/111/777/222\n/111/777/222\n/111/777/222", "cube"),
            (OUT_OF_BALANCE, OUT_OF_BALANCE),
            ("ooooo\no---o\nooooo\n_\nooooo\nooooo\nooooo", "bathtub"),
            ("https://example.org/casse-tete/#/soma?figure=pyramid&view=figure", "pyramid"),
            ("https://example.org/casse-tete/#/soma?view=figure&lang=fr", "cube"),
        ] {
            let paste = "const data = new DataTransfer();
                data.setData('text', arguments[1]);
                const field = document.querySelector(arguments[0]);
                field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
            page.run(paste, vec![json!(TEXT), json!(text)]).await;
            until_figure(page, &figure(wanted)).await;
        }
        type_over(page, TEXT, "bathtub").await;
        page.click(".apply").await;
        check_counted(page, &bath, Lang::En).await;
        // The last figure is written in Bundgaard's form, too, and can be read back.
        until_words(page, ".bundgaard", &bath.bundgaard(|_| 'o')).await;
        assert_eq!(figure(&bath.bundgaard(|_| 'o')), bath);
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_figure(page, &Figure::default()).await;
        page.history_back().await;
        until_figure(page, &bath).await;
    });
}

#[test]
fn the_kinds_of_the_solutions_of_a_figure_are_told() {
    visit_without_motion(async |page| {
        let figure = figure("bathtub");
        let shortfall = Shortfall::of(&PieceSet::soma(), &figure, &catalogue(&figure)).expect("kinds");
        assert!(shortfall.kinds.len() > 1);
        page.open("#/soma?figure=bathtub&view=figure&lang=en").await;
        page.until("the kinds", "document.querySelector('table.kinds-of-solutions tbody tr')").await;
        let numbers = "[...document.querySelectorAll('table.kinds-of-solutions tbody tr')].map((row) => row.cells[1].textContent)";
        let wanted: Vec<String> = shortfall.kinds.iter().map(|(_, classes)| classes.len().to_string()).collect();
        let shown = page.eval(numbers).await;
        let shown = shown.as_array().expect("rows");
        assert!(shown.len() >= wanted.len().min(5), "{shown:?}");
        for (shown, wanted) in shown.iter().zip(&wanted).take(5) {
            assert_eq!(shown, &json!(wanted));
        }
        // A number leads to an example.
        page.click("table.kinds-of-solutions .show-class").await;
        page.until_link(&format!("solution={}", shortfall.kinds[0].1[0] + 1)).await;
    });
}

#[test]
fn a_cell_may_stay_empty_by_a_key() {
    visit_without_motion(async |page| {
        page.open("#/soma?view=figure&lang=en").await;
        page.leave_focus().await;
        page.key('g').await;
        page.until("the brush", "document.querySelector('.brushes [aria-pressed=true]').dataset.brush === 'g'").await;
        page.click(".layers [data-cell='1-1-2']").await;
        page.until_link("figure=ooo.ogo.ooo_ooo").await;
        assert_eq!(
            page.text("document.querySelector(\".layers [data-cell='1-1-2']\").className").await,
            "unit tint-open"
        );
        page.key('o').await;
        page.until("the brush", "document.querySelector('.brushes [aria-pressed=true]').dataset.brush === 'o'").await;
    });
}
