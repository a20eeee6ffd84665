//! The taquin as a game: input during animations, drags, letters, results, links to a game, telephones.

use super::graph::until_words;
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::taquin::{DISTANCES, LONG, board, until_number};
use super::taquin_play::{Game, HARD, check_board};
use casse_tete::puzzle::taquin::distance::Distances;
use casse_tete::puzzle::taquin::play;
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::{Board, Way};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// A board that two moves put in order.
const EASY: &str = "3x3:1,2,3,4,0,5,7,8,6";

#[test]
fn an_animation_holds_up_no_click_and_no_tap() {
    visit_with_each_engine(async |page| {
        for (text, finger) in [(HARD, false), (Preset::Four.text(), true), (HARD, true)] {
            let mut game = Game::open(page, text, Lang::En).await;
            // Ten clicks one at once after the other, on the tile that was to move since the click before.
            let mut points = vec![];
            let mut board = game.board();
            let mut moves = vec![];
            let mut last = None;
            for _ in 0..10 {
                let mut ways =
                    Way::ALL.into_iter().filter(|way| Some(way.back()) != last && board.mover(*way).is_some());
                let way = ways.next_back().expect("a move that does not go back");
                let cell = board.mover(way).expect("a tile");
                points.push(game.place(cell).await.0);
                board = board.moved(way).expect("a move");
                moves.push(way);
                last = Some(way);
            }
            page.tap_each("canvas.drawing", &points, finger).await;
            for way in moves {
                assert!(game.play.push(&[way]));
            }
            game.check().await;
        }
    });
}

#[test]
fn a_drag_moves_the_tile_that_is_dragged_from_half_a_cell_on() {
    visit(async |page| {
        let mut game = Game::open(page, Preset::Four.text(), Lang::En).await;
        let by = |way: Way, length: f64| match way {
            Way::Up => (1.0, -length),
            Way::Down => (1.0, length),
            Way::Left => (-length, 1.0),
            Way::Right => (length, 1.0),
        };
        for cell in 0..game.board().tiles().len() {
            let run = game.board().run_from(cell);
            let (at, side) = game.place(cell).await;
            // Across its way, and less than half the way: it stays.
            for way in Way::ALL.into_iter().filter(|way| Some(way) != run.first() && cell != game.board().blank()) {
                page.drag("canvas.drawing", at, by(way, 0.8 * side)).await;
            }
            game.check().await;
            if let Some(&way) = run.first() {
                page.swipe("canvas.drawing", at, by(way, 0.4 * side)).await;
                game.check().await;
                // Dragged farther, or flicked, it goes all the way.
                for flicked in [false, true] {
                    if flicked {
                        page.flick("canvas.drawing", at, by(way, 0.4 * side)).await;
                    } else {
                        page.swipe("canvas.drawing", at, by(way, 0.6 * side)).await;
                    }
                    game.pushed(&run).await;
                    page.leave_focus().await;
                    page.key(Key::Backspace).await;
                    assert!(game.play.undo());
                    game.check().await;
                }
            }
        }
    });
}

#[test]
fn letters_push_tiles_and_backspace_takes_back() {
    visit_without_motion(async |page| {
        let mut game = Game::open(page, HARD, Lang::Fr).await;
        for (letter, way) in [
            ('w', Way::Up),
            ('a', Way::Left),
            ('s', Way::Down),
            ('d', Way::Right),
            ('q', Way::Left),
            ('z', Way::Up),
            ('W', Way::Up),
        ] {
            page.key(letter).await;
            if game.board().moved(way).is_some() {
                game.pushed(&[way]).await;
            }
            game.check().await;
        }
        // The buttons of the bar and of the setup take back and redo moves of the game; a run is one.
        for selector in [".play-bar", ".setup"] {
            let cell = (0..9).max_by_key(|&cell| game.board().run_from(cell).len()).expect("cells");
            let run = game.board().run_from(cell);
            page.click_at("canvas.drawing", game.place(cell).await.0, 1).await;
            game.pushed(&run).await;
            let button = |name: &str| format!("{selector} button[title=\"{name}\"]");
            page.click(&button(Lang::Fr.shell().undo)).await;
            assert!(game.play.undo());
            game.check().await;
            page.click(&button(Lang::Fr.shell().redo)).await;
            assert!(game.play.redo());
            game.check().await;
        }
        while game.play.made() > 0 {
            page.leave_focus().await;
            page.key(Key::Backspace).await;
            assert!(game.play.undo());
        }
        game.check().await;
        assert_eq!(page.eval("document.querySelector('.play-bar .undo').disabled").await, json!(true));
        // In other views the letters are those of the site.
        page.open("#/taquin?step=3&lang=fr").await;
        page.leave_focus().await;
        page.key('s').await;
        page.until_link("step=3").await;
    });
}

/// Plays a game to its end along the shortest way.
async fn win(game: &mut Game<'_>) {
    while let Some(&way) = DISTANCES.best(&game.board()).first() {
        game.page.leave_focus().await;
        game.page.key(super::taquin_play::key(way)).await;
        game.pushed(&[way]).await;
    }
    assert!(game.board().is_solved());
}

#[test]
fn results_are_kept_on_the_device_alone() {
    const KEPT: &str = "localStorage.getItem('casse-tete.taquin.results')";
    visit_without_motion(async |page| {
        let texts = &Lang::En.taquin().hand;
        let mut game = Game::open(page, EASY, Lang::En).await;
        assert_eq!(page.eval(KEPT).await, json!(null));
        until_number(page, "taquin.optimal", Some(2)).await;
        // Two moves too many: the game is compared with the best.
        for way in [Way::Right, Way::Left] {
            page.key(super::taquin_play::key(way)).await;
            game.pushed(&[way]).await;
        }
        win(&mut game).await;
        assert!(page.words(".now").await.contains("The best is 2."));
        let said = page.words(".says").await;
        assert!(said.contains(texts.won[0]) && said.contains("4 moves") && said.contains("1 game won"), "{said}");
        let kept = page.text(KEPT).await;
        assert!(kept.starts_with(&format!("{EASY} 4 ")) && kept.ends_with(" 1\n"), "{kept}");
        // After a reload it is there; a better game replaces it, and one with a hint does not count.
        page.reload().await;
        page.click(".again").await;
        game.play = play::Play::new(board(EASY));
        page.until("kept", "document.querySelector('.result')?.textContent.includes('4 moves')").await;
        win(&mut game).await;
        assert!(page.words(".now").await.contains("Fewer are impossible."));
        page.until("better", "document.querySelector('.says').textContent.includes('2 moves')").await;
        page.click(".again").await;
        game.play = play::Play::new(board(EASY));
        page.leave_focus().await;
        page.key('h').await;
        win(&mut game).await;
        until_words(page, ".result", texts.won[1]).await;
        let kept = page.text(KEPT).await;
        assert!(kept.starts_with(&format!("{EASY} 2 ")) && kept.ends_with(" 2\n"), "{kept}");
        // What is damaged is left out, and the rest stays.
        page.run(
            "localStorage.setItem('casse-tete.taquin.results', '\\u0000 3x3:1\\n' + arguments[0])",
            vec![json!(kept)],
        )
        .await;
        page.open(&format!("#/taquin?board={EASY}&view=board&lang=en")).await;
        page.until("kept", "document.querySelector('.result')?.textContent.includes('2 moves')").await;
        assert!(!page.text("location.hash").await.contains("result"));
    });
}

#[test]
fn a_game_of_ten_cells_is_compared_with_the_table_of_a_worker() {
    visit_without_motion(async |page| {
        let start = board("5x2:1,2,3,4,5,6,7,0,8,9");
        let best = Distances::new(5, 2).expect("small enough").of(&start).expect("it can be put in order");
        page.open(&format!("#/taquin?board={start}&view=board&lang=en")).await;
        page.leave_focus().await;
        assert_eq!(page.number("taquin.optimal").await, None);
        // The clock stands until the first move.
        let time = "document.querySelector('[data-value=\"taquin.time\"]').dataset.text";
        let zero = (Lang::En.taquin().hand.time)(0);
        page.run("window.__opened = performance.now()", vec![]).await;
        page.until("more than a second", "performance.now() > window.__opened + 1200").await;
        assert_eq!(page.text(time).await, zero);
        page.key(Key::Left).await;
        page.until("the clock runs", &format!("{time} !== '{zero}'")).await;
        let known = format!("document.querySelector('[data-value=\"taquin.optimal\"]').dataset.number === '{best}'");
        page.until_within(LONG, "the least number of moves", &known).await;
        page.key(Key::Left).await;
        page.until("in order", "document.querySelector('.now.good')").await;
        assert!(page.words(".now").await.contains("Fewer are impossible."));
    });
}

#[test]
fn results_last_as_long_as_the_page_where_nothing_is_kept() {
    visit_without_motion(async |page| {
        // In English all storage is forbidden, in French it is full.
        let spoil = "if (location.hash.endsWith('fr')) Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };
            else Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });";
        page.before_load(spoil).await;
        for (lang, moves) in [(Lang::En, "2 moves"), (Lang::Fr, "2 coups")] {
            let mut game = Game::open(page, EASY, lang).await;
            win(&mut game).await;
            page.until("told", &format!("document.querySelector('.says').textContent.includes('{moves}')")).await;
            let not_kept = json!(lang.taquin().hand.not_kept);
            page.until(
                "not kept",
                &format!(
                    "[...document.querySelectorAll('.result')].some(({{ textContent }}) => textContent === {not_kept})"
                ),
            )
            .await;
            page.click(".again").await;
            page.until("still told", &format!("document.querySelector('.result')?.textContent.includes('{moves}')"))
                .await;
        }
    });
}

/// The link that the page has made.
async fn copied(page: &Page, button: &str) -> String {
    page.click(button).await;
    page.until("the link", "document.querySelector('.copied a')").await;
    let link = page.text("document.querySelector('.copied a').href").await;
    let (_, hash) = link.split_once('#').expect("a fragment");
    format!("#{hash}")
}

#[test]
fn links_lead_to_the_game_and_to_its_replay() {
    visit_without_motion(async |page| {
        let mut game = Game::open(page, HARD, Lang::En).await;
        assert_eq!(page.eval("document.querySelector('.copy-replay').disabled").await, json!(true));
        win(&mut game).await;
        let race = copied(page, ".copy-race").await;
        assert_eq!(race, format!("#/taquin?board={HARD}&view=board"));
        let replay = copied(page, ".copy-replay").await;
        assert_eq!(replay, format!("{race}&moves={}", play::text(game.play.ways())));
        // The board at its start, the moves ready to be played.
        page.open(&replay).await;
        let start = board(HARD);
        check_board(page, &start).await;
        until_number(page, "taquin.moves", Some(0)).await;
        page.click(".transport .last").await;
        until_number(page, "taquin.moves", Some(game.play.made() as u64)).await;
        check_board(page, &game.board()).await;
        page.open(&race).await;
        check_board(page, &start).await;
        assert_eq!(page.eval("document.querySelector('.play-bar .redo').disabled").await, json!(true));
    });
}

#[test]
fn a_new_game_has_a_solution() {
    visit_without_motion(async |page| {
        for link in ["#/taquin?view=board&lang=en", "#/taquin?board=3x3:1,2,3,4,5,6,8,7,0&view=board&lang=en"] {
            page.open(link).await;
            page.until(
                "told",
                &format!(
                    "document.querySelector('.now').textContent.includes({})",
                    json!(Lang::En.taquin().hand.unsolvable)
                ),
            )
            .await;
            assert!(page.is_seen(".new-game.strong").await, "it is the way on");
            assert_eq!(page.eval("document.querySelector('.hint-button').disabled").await, json!(true));
            page.click(".new-game").await;
            until_number(page, "taquin.solvable", Some(1)).await;
            until_number(page, "taquin.moves", Some(0)).await;
            assert!(!page.is_seen(".new-game.strong").await);
        }
        // Without a seed each reader has games of their own; with one, a class has the same ones, the next with the next seed.
        let deal = async |link: &str| {
            page.open(link).await;
            let mut boards = vec![];
            for _ in 0..2 {
                page.click(".new-game").await;
                page.until(
                    "another game",
                    &format!("!{}.includes(location.hash.match(/board=[^&]*/)?.[0])", json!(boards)),
                )
                .await;
                boards.push(page.text("location.hash.match(/board=[^&]*/)[0]").await);
            }
            boards
        };
        let [mine, yours] = [deal("#/taquin?view=board&lang=en").await, deal("#/taquin?view=board&lang=en").await];
        assert_ne!(mine, yours);
        let link = "#/taquin?view=board&seed=41&lang=en";
        let [mine, yours] = [deal(link).await, deal(link).await];
        assert_eq!(mine, yours);
        // The text's board is that of the link without a board, in every view.
        page.open("#/taquin?view=board&lang=en").await;
        check_board(page, &Board::default()).await;
    });
}

#[test]
fn the_game_of_a_board_without_a_solution_is_another_board() {
    visit(async |page| {
        page.open("#/taquin?step=3&lang=en").await;
        page.press_button(Lang::En.taquin().page.views[1]).await;
        page.until_link("game=3x3:").await;
        until_number(page, "taquin.solvable", Some(1)).await;
        let game = page.text("location.hash.match(/game=([^&]*)/)[1]").await;
        check_board(page, &board(&game)).await;
        assert!(!page.link().await.contains("board="), "the board of the text is still searched");
        page.leave_focus().await;
        page.key('h').await;
        page.until("a hint", "document.querySelector('.do-it')").await;
        page.click(".do-it").await;
        until_number(page, "taquin.moves", Some(1)).await;
        page.until_link("moves=").await;
        // It stays over a reload, and the tree is that of the text.
        page.reload().await;
        until_number(page, "taquin.moves", Some(1)).await;
        page.press_button(Lang::En.taquin().page.views[0]).await;
        page.until("the tree", "!location.hash.includes('view=')").await;
        until_number(page, "taquin.solvable", Some(0)).await;
        // To begin again is to begin this game again.
        page.press_button(Lang::En.taquin().page.views[1]).await;
        page.click(".again").await;
        check_board(page, &board(&game)).await;
    });
}

#[test]
fn on_a_telephone_the_game_is_the_page() {
    visit(async |page| {
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await;
        for (width, height, text) in [
            (390, 844, Preset::Four.text()),
            (360, 640, Preset::Four.text()),
            (844, 390, EASY),
            (844, 390, Preset::Four.text()),
            (667, 375, EASY),
        ] {
            page.size(width, height).await;
            let mut game = Game::open(page, text, Lang::Fr).await;
            let seen = |selector: &str| {
                format!(
                    "(({{ left, top, right, bottom }}) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top)(document.querySelector('{selector}').getBoundingClientRect())"
                )
            };
            for selector in [
                "canvas.drawing",
                ".now",
                "[data-value=\"taquin.moves\"]",
                ".new-game",
                ".play-bar .undo",
                ".play-bar .redo",
                ".hint-button",
                ".more",
            ] {
                assert_eq!(page.eval(&seen(selector)).await, json!(true), "{selector} at {width}x{height}");
            }
            for selector in ["html", ".panels"] {
                let scrolls = format!(
                    "(({{ scrollHeight, clientHeight }}) => scrollHeight - clientHeight)(document.querySelector('{selector}'))"
                );
                assert_eq!(page.eval(&scrolls).await, json!(0), "{selector} at {width}x{height}");
            }
            let cells = page.eval("document.querySelector('canvas.drawing').clientWidth / innerWidth").await;
            assert!(width > height || cells.as_f64() > Some(0.95), "{cells} of {width}");
            let (_, side) = game.place(0).await;
            let rows = game.board().height() as f64;
            let room =
                page.eval("document.querySelector('canvas.drawing').clientHeight").await.as_f64().expect("a height");
            assert!(side * rows <= room && side >= 44.0, "{side} in {room}");
            // Taps play; winning is told where it is seen.
            let cell =
                (0..game.board().tiles().len()).find(|&cell| game.board().run_from(cell).len() == 1).expect("a tile");
            let way = game.board().run_from(cell);
            page.tap_each("canvas.drawing", &[game.place(cell).await.0], true).await;
            game.pushed(&way).await;
            page.click(".play-bar .undo").await;
            assert!(game.play.undo());
            game.check().await;
            // A hint takes the place of the sentence: the board stays where it is.
            let top = "JSON.stringify(document.querySelector('canvas.drawing').getBoundingClientRect())";
            let before = page.text(top).await;
            page.click(".hint-button").await;
            page.until("the hint", "document.querySelector('.do-it')").await;
            assert_eq!((page.text(top).await, page.is_seen(".now").await), (before, false));
            if text == EASY {
                for way in [Way::Left, Way::Up] {
                    let cell = game.board().mover(way).expect("a tile");
                    page.tap_each("canvas.drawing", &[game.place(cell).await.0], true).await;
                    game.pushed(&[way]).await;
                }
                assert!(page.is_seen(".now.good").await);
                assert_eq!(page.eval(&seen(".now")).await, json!(true), "it is told at {width}x{height}");
            }
            // The rest of the page is one button away.
            assert!(!page.is_seen(".setup").await && !page.is_seen(".transport").await);
            page.click(".more").await;
            page.until("the panels", "document.querySelector('.panels > .tabs').checkVisibility()").await;
            page.click(".more").await;
            page.until("the game", "!document.querySelector('.panels > .tabs').checkVisibility()").await;
        }
    });
}

#[test]
fn a_long_search_for_a_hint_moves_nothing_on_a_telephone() {
    visit_without_motion(async |page| {
        // 80 moves: the search lasts until it is stopped.
        let board = "4x4:0,12,9,13,15,11,10,14,3,7,2,5,4,8,6,1";
        let places = "JSON.stringify(['canvas.drawing', '.play-bar'].map((part) => document.querySelector(part).getBoundingClientRect()))";
        for (width, height, theme) in [
            (390, 844, "light"),
            (390, 844, "projector"),
            (360, 640, "projector"),
            (320, 640, "light"),
            (844, 390, "light"),
            (667, 375, "projector"),
        ] {
            page.size(width, height).await;
            // Moves that were taken back: the bar has all its buttons.
            page.open(&format!("#/taquin?view=board&board={board}&moves=LL&step=0&theme={theme}&lang=fr")).await;
            assert!(page.is_seen(".play-moves").await);
            let row = "[...document.querySelectorAll('.play-bar button')].filter((button) => button.checkVisibility()).every((button) => {
                const { left, right, top, width, height } = button.getBoundingClientRect();
                return left >= 0 && right <= innerWidth && width >= 44 && height >= 44 && top === document.querySelector('.new-game').getBoundingClientRect().top;
            })";
            assert_eq!(page.eval(row).await, json!(true), "the buttons stand in a row at {width}x{height}, {theme}");
            let before = page.text(places).await;
            page.click(".hint-button").await;
            // What is seen in the middle of the button is the button itself.
            let stop = "(() => {
                const { left, top, width, height } = document.querySelector('.stop').getBoundingClientRect();
                return width >= 44 && height >= 44 && Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.stop'));
            })()";
            page.until("the button that stops it", stop).await;
            assert_eq!(page.text(places).await, before, "while it runs, at {width}x{height}, {theme}");
            let beside = "document.querySelector('.work').getBoundingClientRect().left - document.querySelector('.counters').getBoundingClientRect().left";
            assert!(
                page.eval(beside).await.as_f64() > Some(-16.0),
                "it does not lie over the board at {width}x{height}, {theme}"
            );
            page.click(".stop").await;
            page.until("it has stopped", "!document.querySelector('.stop')").await;
            assert_eq!(page.text(places).await, before, "when it has stopped, at {width}x{height}, {theme}");
        }
    });
}

#[test]
fn the_tiles_show_a_drawing_or_a_picture_that_stays_on_the_device() {
    const CHOSEN: &str = "document.querySelector('.tile-image').selectedIndex";
    // A file with this content is chosen.
    const CHOOSE: &str = "const [content, kind] = arguments;
        const files = new DataTransfer();
        files.items.add(new File([content], 'mine', { type: kind }));
        const input = document.querySelector('.images input');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    visit_without_motion(async |page| {
        let texts = &Lang::En.taquin().hand;
        page.open(&format!("#/taquin?board={HARD}&view=board&picture=boat&lang=en")).await;
        page.until("the boat", &format!("{CHOSEN} === 1")).await;
        super::taquin::choose(page, ".tile-image", 2).await;
        page.until_link("picture=squares").await;
        super::taquin::choose(page, ".tile-image", 0).await;
        page.until("large numbers", "!location.hash.includes('picture')").await;
        assert_eq!(page.eval("document.querySelector('.tile-image').options.length").await, json!(3));
        // What is no picture is told, and changes nothing.
        page.run(CHOOSE, vec![json!("no picture"), json!("image/png")]).await;
        until_words(page, ".images .hint", texts.file[2]).await;
        assert_eq!(page.eval(CHOSEN).await, json!(0));
        // A red picture: a tile is red at its middle.
        let red = "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'><rect width='300' height='200' fill='red'/></svg>";
        let png = "const done = arguments[arguments.length - 1];
            const image = new Image();
            image.onload = () => {
                const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
                canvas.getContext('2d').drawImage(image, 0, 0);
                canvas.toBlob((blob) => {
                    const files = new DataTransfer();
                    files.items.add(new File([blob], 'mine.png', { type: 'image/png' }));
                    const input = document.querySelector('.images input');
                    input.files = files.files;
                    input.dispatchEvent(new Event('change', { bubbles: true }));
                    done(true);
                });
            };
            image.src = `data:image/svg+xml,${encodeURIComponent(arguments[0])}`;";
        page.run_async(png, vec![json!(red)]).await;
        page.until("the picture", &format!("{CHOSEN} === 3")).await;
        until_words(page, ".images .hint", texts.file[1]).await;
        let middle = "JSON.stringify([...document.querySelector('#drawing').getContext('2d').getImageData(arguments[0], arguments[1], 1, 1).data])";
        let mut game = Game { page, play: play::Play::new(board(HARD)), lang: Lang::En };
        let (width, height) = (
            page.eval("document.querySelector('#drawing').width").await,
            page.eval("document.querySelector('#drawing').height").await,
        );
        let at = game.place(0).await.0;
        let [x, y] = [(width, at.0), (height, at.1)].map(|(side, at)| side.as_f64().expect("a size") / 2.0 + at);
        let red = json!([255, 0, 0, 255]).to_string();
        let seen = format!(
            "{} === '{red}'",
            middle.replace("arguments[0]", &format!("{x:.0}")).replace("arguments[1]", &format!("{y:.0}"))
        );
        page.until("red", &seen).await;
        assert!(!page.text("location.hash").await.contains("picture"), "no link carries it");
        // It survives a reload, about as red, until another one is chosen.
        let seen = seen.replace(&format!("=== '{red}'"), "").trim().to_string();
        let seen = format!("(([red, green, blue]) => red > 235 && green < 25 && blue < 25)(JSON.parse({seen}))");
        page.reload().await;
        page.until("red again", &seen).await;
        page.until("the picture", &format!("{CHOSEN} === 3")).await;
        super::taquin::choose(page, ".tile-image", 1).await;
        page.until_link("picture=boat").await;
        super::taquin::choose(page, ".tile-image", 3).await;
        page.until("red once more", &seen).await;
        page.until("the link names none", "!location.hash.includes('picture')").await;
        page.reload().await;
        page.until("red after all", &seen).await;
        // It is played like any board.
        win(&mut game).await;
        super::taquin::choose(page, ".tile-image", 0).await;
        page.until("large numbers", &format!("{CHOSEN} === 0")).await;
        assert_eq!(page.eval("sessionStorage.length").await, json!(0));
        // Without room in the browser it is on the tiles as long as the page lasts, and nothing is told.
        page.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", vec![])
            .await;
        super::taquin::choose(page, ".tile-image", 3).await;
        page.until("the picture", &format!("{CHOSEN} === 3")).await;
        page.reload().await;
        page.until("large numbers", &format!("{CHOSEN} === 0")).await;
        assert!(!page.is_seen("[role=alert]").await);
        // What is kept but is no picture is forgotten.
        page.run("sessionStorage.setItem('casse-tete.taquin.picture', 'data:image/webp;base64,AAAA')", vec![]).await;
        page.reload().await;
        page.until("forgotten", "sessionStorage.length === 0").await;
        assert_eq!(page.eval(CHOSEN).await, json!(0));
    });
}
