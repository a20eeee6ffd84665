//! Links to the taquin that cannot be followed: every reason in the page's language, something good to see, nothing lost.

use super::page::{Page, visit};
use super::taquin::{board, model, until_number};
use super::taquin_play::check_board;
use casse_tete::puzzle::Puzzle;
use casse_tete::puzzle::taquin::Model;
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::request::Request;
use casse_tete::puzzle::taquin::{Board, Problem, Way};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The number of problems that an alert lists; further ones are only counted.
const LISTED: usize = 5;

/// Links whose board or search makes no sense, and the name of the first reason.
fn bad_searches() -> Vec<(String, &'static str)> {
    let told = [
        ("board=493617281", "tile-twice"),
        ("board=3x3:4,0,3,6,1,7,2,8,0", "tile-twice"),
        ("board=3x3:1,1,1,1,1,1,1,1,1", "tile-twice"),
        ("board=3x3:4,0,3,6,1,7,2,8,15", "no-such-tile"),
        ("board=3x3:a,b,c,6,1,7,2,8,5", "not-a-number"),
        ("board=abcdefghi", "cell-count"),
        ("board=", "cell-count"),
        ("board=3x3:4,0,3", "cell-count"),
        ("board=1,2,3,4,5,6,7,0", "cell-count"),
        ("board=9x9:1", "sides"),
        ("board=1x9:1,2,3,4,5,6,7,8,0", "sides"),
        ("board=x:1", "sides"),
        ("method=dijkstra", "method"),
        ("method=SCORE&stop=never", "method"),
        ("stop=never", "stop"),
        ("weights=1.2.3", "weights"),
        ("weights=1.2.3.4.5.6.7.8.-9", "weights"),
        ("weights=1.2.3.4.5.6.7.8.x", "weights"),
        ("method=bfs&board=4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0", "too-large"),
        ("method=ida-walking-distance&board=5x2:1,2,3,4,5,6,7,8,9,0", "too-wide"),
        ("board=%F0%9F%8E%B2%00%FF.<b>x</b>", "cell-count"),
    ];
    let long = format!("board={}", "0123456789".repeat(100));
    told.map(|(link, code)| (link.to_string(), code)).into_iter().chain([(long, "too-long")]).collect()
}

/// Links whose board is good, and what of them makes no sense.
const BAD_VALUES: [&str; 13] = [
    "view=xyz",
    "moves=UDX",
    "moves=DDDD",
    "moves=1",
    "step=abc",
    "step=-1",
    "boards=0",
    "boards=1000001",
    "seed=x",
    "workers=99",
    "theme=pink",
    "run=maybe",
    "present=2",
];

/// What a link asks for as far as it makes sense, `shown` where it has no good board, and the reasons why the rest makes none.
fn read(link: &str, shown: Board) -> (Model, Vec<Problem>) {
    fn value<'a>(link: &'a str, key: &str) -> Option<&'a str> {
        link.split('&').filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == key).map(|(_, value)| value)
    }
    Request::from_keys(|key| value(link, key)).read(shown)
}

/// Waits for an alert with this code, and returns everything that it lists.
async fn alert(page: &Page, code: &str) -> Value {
    page.until(code, &format!("[...document.querySelectorAll('[role=alert]')].some((alert) => alert.dataset.error === '{code}' && alert.checkVisibility())")).await;
    page.eval(&format!("[...document.querySelectorAll('[data-error=\"{code}\"] li')].map((line) => [line.dataset.problem, line.textContent])")).await
}

/// Every reason is told, in this language.
async fn check_told(page: &Page, link: &str, code: &str, lang: Lang) {
    let told = alert(page, code).await;
    if link.contains('%') {
        // What stands there was spelt otherwise.
        return;
    }
    let (_, problems) = read(link, Board::default());
    let texts = lang.taquin();
    let listed = problems.iter().take(LISTED).map(|problem| (problem.code(), (texts.problem)(problem)));
    let more = problems.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| ("more", (lang.shell().more_problems)(more)));
    let wanted: Vec<_> = listed.chain(more).collect();
    assert_eq!(told, json!(wanted), "{link}");
    assert_eq!(problems[0].code(), code, "{link}");
}

/// The example is on show, and can be searched.
async fn check_example(page: &Page) {
    check_board(page, &Board::default()).await;
    page.click(".run-all").await;
    page.until_state("done").await;
    until_number(page, "taquin.expanded", Some(2430)).await;
    until_number(page, "taquin.created", Some(3704)).await;
}

#[test]
fn a_bad_taquin_link_is_told_and_the_example_is_shown() {
    visit(async |page| {
        for (index, (link, code)) in page.cases(bad_searches()) {
            let lang = Lang::ALL[index % 2];
            page.open(&format!("#/taquin?{link}&lang={}", lang.name())).await;
            check_told(page, &link, code, lang).await;
            assert_eq!(page.state().await, "error", "{link}");
            // A good board is shown whatever is wrong with its search, and the message tells it.
            let (model, problems) = read(&link, Board::default());
            check_board(page, &model.board).await;
            let shell = lang.shell();
            let is_board = problems.iter().any(Problem::is_of_board);
            let instead = if is_board { shell.example_instead } else { shell.default_instead };
            assert!(page.words("[role=alert]").await.contains(instead), "{link}");
            if index % 5 == 0 {
                check_example(page).await;
            }
        }
    });
}

#[test]
fn a_link_with_an_unknown_method_does_all_the_rest() {
    visit(async |page| {
        let board = board(Preset::OneMove.text());
        for lang in Lang::ALL {
            let link = format!("board={board}&method=dijkstra&run=1");
            page.open(&format!("#/taquin?{link}&lang={}", lang.name())).await;
            check_told(page, &link, "method", lang).await;
            check_board(page, &board).await;
            page.until_state("done").await;
            until_number(page, "taquin.expanded", Some(1)).await;
            until_number(page, "taquin.length", Some(1)).await;
        }
        // The moves of the link are made, too, and its view is shown.
        page.open(&format!("#/taquin?board={board}&method=x&stop=y&view=board&moves=U&step=1&lang=en")).await;
        alert(page, "method").await;
        until_number(page, "taquin.moves", Some(1)).await;
        check_board(page, &board.moved(Way::Up).expect("a move")).await;
        // A board without its method: the board stays, and so does what else is asked for.
        let four = Preset::Four.text();
        page.open(&format!("#/taquin?board={four}&method=astar-manhattan&stop=z&run=1&lang=en")).await;
        alert(page, "stop").await;
        page.until_state("done").await;
        assert!(page.link().await.contains("method=astar-manhattan"), "{}", page.link().await);
    });
}

#[test]
fn a_bad_value_in_a_taquin_link_is_told() {
    visit(async |page| {
        for link in BAD_VALUES {
            page.open(&format!("#/taquin?{link}&lang=en")).await;
            let told = alert(page, "bad-value").await;
            assert!(told.to_string().contains(link), "{link}: {told}");
            check_example(page).await;
        }
        page.open("#/taquin?lang=xx").await;
        alert(page, "bad-value").await;
        // Eighteen thousand characters of noise, and a link of tomorrow.
        for (link, code) in [
            (format!("board={}", "%3Cx%3E9;".repeat(20_000)), "link-too-long"),
            ("v=2&board=??".to_string(), "newer-version"),
        ] {
            page.open(&format!("#/taquin?{link}&lang=en")).await;
            alert(page, code).await;
            assert_eq!(page.state().await, "error");
            check_example(page).await;
        }
        // Unknown keys are ignored.
        page.open("#/taquin?colour=red&cubes=xyz&lang=en").await;
        assert!(!page.is_seen("[role=alert]").await);
    });
}

#[test]
fn a_step_beyond_the_end_of_the_tree_or_of_the_moves_shows_the_last() {
    visit(async |page| {
        for lang in Lang::ALL {
            let name = lang.name();
            let beyond = lang.shell().step_beyond;
            page.open(&format!("#/taquin?step=999999&lang={name}")).await;
            let told = alert(page, "step-beyond").await;
            assert_eq!(told[0][1], json!(beyond(999_999, 2430)));
            until_number(page, "taquin.expanded", Some(2430)).await;
            page.open(&format!("#/taquin?view=board&moves=UR&step=7&lang={name}")).await;
            let told = alert(page, "step-beyond").await;
            assert_eq!(told[0][1], json!(beyond(7, 2)));
            until_number(page, "taquin.moves", Some(2)).await;
            page.open(&format!("#/taquin?step=18446744073709551616&lang={name}")).await;
            alert(page, "bad-value").await;
        }
    });
}

#[test]
fn a_bad_link_in_the_address_bar_leaves_the_good_board() {
    let good = Preset::Four.text();
    visit(async |page| {
        page.open(&format!("#/taquin?board={good}&method=astar-manhattan&run=1&lang=en")).await;
        page.until_state("done").await;
        let length = page.number("taquin.length").await;
        let mut shown = board(good);
        for (index, (link, code)) in bad_searches().into_iter().enumerate() {
            page.follow(&format!("#/taquin?{link}&lang=en")).await;
            check_told(page, &link, code, Lang::En).await;
            let (model, problems) = read(&link, shown);
            let is_board = problems.iter().any(Problem::is_of_board);
            shown = if is_board { shown } else { model.board };
            check_board(page, &shown).await;
            let shell = Lang::En.shell();
            let instead = if is_board { shell.last_stays } else { shell.default_instead };
            assert!(page.words("[role=alert]").await.contains(instead), "{link}");
            // What was written in its place is a good link again.
            if index == 0 {
                page.press_button(Lang::En.shell().close).await;
                page.until("closed", "!document.querySelector('[role=alert]')").await;
                assert_eq!(page.number("taquin.length").await, length);
            }
        }
        for (link, code) in [
            (format!("board={}", "0123456789".repeat(10_000)), "link-too-long"),
            ("v=3&board=493617285".to_string(), "newer-version"),
        ] {
            page.follow(&format!("#/taquin?{link}&lang=en")).await;
            alert(page, code).await;
            check_board(page, &shown).await;
        }
        page.follow("#/taquin?board=3x3:1,2,3,4,5,0,7,8,6&lang=en&run=1").await;
        check_board(page, &board(Preset::OneMove.text())).await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        page.until_state("done").await;
        until_number(page, "taquin.expanded", Some(1)).await;
    });
}

#[test]
fn back_and_forward_go_through_the_boards() {
    visit(async |page| {
        let boards = [Preset::Example, Preset::LoydSmall, Preset::Farthest].map(|preset| board(preset.text()));
        page.open("#/taquin?lang=en").await;
        for (line, board) in [3, 5].into_iter().zip(&boards[1..]) {
            super::taquin::choose(page, ".preset", line).await;
            page.until_link("board=").await;
            check_board(page, board).await;
        }
        page.click("#view-1").await;
        page.until_link("view=board").await;
        page.history_back().await;
        page.until("the tree", "document.querySelector('#view-0').ariaSelected === 'true'").await;
        check_board(page, &boards[2]).await;
        page.history_back().await;
        check_board(page, &boards[1]).await;
        page.history_back().await;
        check_board(page, &boards[0]).await;
        page.history_forward().await;
        check_board(page, &boards[1]).await;
        assert_eq!(model(&page.link().await).board, boards[1]);
    });
}

#[test]
fn the_two_programs_lead_to_each_other() {
    visit(async |page| {
        page.open("#/insanity?lang=fr&theme=projector").await;
        page.run("window.__old = true", vec![]).await;
        page.press_button(Lang::Fr.title(Puzzle::Taquin).name).await;
        page.until("the taquin", "!window.__old && document.querySelector('main.taquin')").await;
        let look = "document.documentElement.lang === 'fr' && document.documentElement.dataset.theme === 'projector'";
        page.until("the same look", look).await;
        assert!(page.link().await.starts_with("#/taquin?"), "{}", page.link().await);
        // Its first minute ends with the first step.
        let words = serde_json::json!(Lang::Fr.taquin().page.opening.goal);
        page.until("its words", &format!("document.querySelector('.now')?.textContent.trim() === {words}")).await;
        page.until("the page stands", "document.querySelector('#app main:not([aria-busy])')").await;
        page.leave_focus().await;
        page.key(Key::Right).await;
        page.until_link("step=1").await;
        page.history_back().await;
        page.until("the cubes", "document.querySelector('main.desk:not(.taquin)')").await;
        page.until("the same look", look).await;
        page.history_forward().await;
        page.until("the taquin again", "document.querySelector('main.taquin')").await;
        page.until("its step", "document.querySelector('.position')?.value === '1'").await;
        // By the home page.
        page.click(".home").await;
        page.until("home", "document.querySelector('main.home-page')").await;
        page.until("the same look", look).await;
        page.click("main a[href*=taquin].button").await;
        page.until("the taquin", "document.querySelector('main.taquin')").await;
        page.until("the same look", look).await;
    });
}
