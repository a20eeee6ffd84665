//! The taquin's board by hand: pushed, dealt, edited, written; hints that lead to the goal.

use super::graph::{all, until_words};
use super::page::{Page, visit, visit_with_each_engine, visit_without_motion};
use super::taquin::{DISTANCES, board, choose, type_over, until_number};
use casse_tete::geometry::point;
use casse_tete::puzzle::taquin::play::{self, Play};
use casse_tete::puzzle::taquin::preset::Preset;
use casse_tete::puzzle::taquin::random::{draw, draw_solvable};
use casse_tete::puzzle::taquin::scene::board::{cell_at, cell_size};
use casse_tete::puzzle::taquin::{Board, Parity, Way, code};
use casse_tete::scene::Room;
use casse_tete::search::sample::Dice;
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::json;

/// The board as it should be, and the page that shows it.
pub struct Game<'a> {
    pub page: &'a Page,
    pub play: Play,
    pub lang: Lang,
}

impl<'a> Game<'a> {
    pub async fn open(page: &'a Page, text: &str, lang: Lang) -> Game<'a> {
        page.open(&format!("#/taquin?board={text}&view=board&lang={}", lang.name())).await;
        page.leave_focus().await;
        let game = Game { page, play: Play::new(board(text)), lang };
        game.check().await;
        game
    }

    pub fn board(&self) -> Board {
        self.play.board()
    }

    /// The last move in words, if there is one.
    pub fn last(&self) -> Option<String> {
        let way = self.play.last()?;
        let before = self.board().moved(way.back())?;
        slide(&before, way, self.lang)
    }

    /// What the page says must be what the board is: the sentence, the figures, the small board, the encodings, the link.
    pub async fn check(&self) {
        let (page, texts, board) = (self.page, &self.lang.taquin().hand, self.board());
        let made = self.play.made();
        let mut words = match self.last() {
            Some(slide) => (texts.moved)(&slide, made, self.play.runs()),
            None => texts.begin.to_string(),
        };
        if board.is_solved() {
            let best = DISTANCES.of(&self.play.start()).filter(|_| made > 0 && board.tiles().len() == 9);
            words = format!("{words} {}", (texts.solved)(made, best.map(u32::from)));
        } else if !Parity::of(&board).is_solvable() {
            let moved = self.last().map(|_| words).unwrap_or_default();
            words = format!("{moved} {}", texts.unsolvable).trim().to_string();
        }
        until_words(page, ".now", &words).await;
        until_number(page, "taquin.moves", Some(made as u64)).await;
        check_board(page, &board).await;
        let verdict = self.lang.taquin().parity.verdict[usize::from(!Parity::of(&board).is_solvable())];
        let verdict =
            format!("document.querySelector('.verdict-box strong')?.textContent.trim().endsWith({})", json!(verdict));
        page.until(&format!("the verdict on {board}"), &verdict).await;
        if (board.width(), board.height()) == (3, 3) {
            until_number(page, "taquin.distance", DISTANCES.of(&board).map(u64::from)).await;
        }
        match play::text(self.play.ways()).as_str() {
            "" => page.until("no moves in the link", "!location.hash.includes('moves=')").await,
            moves => {
                let there = format!("`${{location.hash}}&`.includes('moves={moves}&')");
                page.until(&format!("the moves {moves} in the link"), &there).await;
            }
        }
    }

    /// A run of tiles, on the page already.
    pub async fn pushed(&mut self, ways: &[Way]) {
        assert!(self.play.push(ways), "{} can go {ways:?}", self.board());
        self.check().await;
    }

    /// Where the middle of a cell is in the drawing, measured from the middle of the drawing, in pixels; and the side of a cell.
    pub async fn place(&self, cell: usize) -> ((f64, f64), f64) {
        let size = self.page.eval("(({ clientWidth, clientHeight }) => [clientWidth, clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize)])(document.querySelector('canvas.drawing'))").await;
        let [width, height, text] = [0, 1, 2].map(|index: usize| size[index].as_f64().expect("a number"));
        let units = 16.0 / text;
        let room = Room { width: width * units, height: height * units };
        let sides = (self.board().width(), self.board().height());
        let side = cell_size(sides, room);
        let from_middle = |at: usize, cells: usize| (at as f64 + 0.5 - cells as f64 / 2.0) * side;
        let (x, y) = (from_middle(cell % sides.0, sides.0), from_middle(cell / sides.0, sides.1));
        assert_eq!(cell_at(sides, room, point(room.width / 2.0 + x, room.height / 2.0 + y)), Some(cell));
        ((x / units, y / units), side / units)
    }
}

/// The tile that goes this way, and the way, in words.
pub fn slide(board: &Board, way: Way, lang: Lang) -> Option<String> {
    Some((lang.taquin().slide)(board.tiles()[board.mover(way)?], way))
}

/// The small board on the left shows this board.
pub async fn check_board(page: &Page, board: &Board) {
    let tiles: Vec<String> =
        board.tiles().iter().map(|tile| tile.to_string().replacen('0', "", usize::from(*tile == 0))).collect();
    let shown = "JSON.stringify([...document.querySelectorAll('.small-board [data-cell]')].map((cell) => cell.textContent.trim()))";
    page.until(&format!("the board {board}"), &format!("{shown} === {}", json!(json!(tiles).to_string()))).await;
    assert_eq!(all(page, ".small-board .blank", "dataset.cell").await, json!([board.blank().to_string()]));
    if page.is_seen(".encodings").await {
        let vector = code::vector(board);
        let matrix: Vec<Vec<String>> =
            code::v_to_m(&vector, board.width()).iter().map(|row| row.iter().map(u8::to_string).collect()).collect();
        let rows =
            "[...document.querySelectorAll('.matrix tr')].map((row) => [...row.cells].map((cell) => cell.textContent))";
        assert_eq!(page.eval(rows).await, json!(matrix));
        let entries: Vec<String> = vector.iter().map(u8::to_string).collect();
        until_words(page, ".vector", &format!("({})", entries.join(";"))).await;
        let number = code::v_to_n(&vector).map(|number| number.to_string());
        let lang = if page.text("document.documentElement.lang").await == "fr" { Lang::Fr } else { Lang::En };
        // Each conversion is worked with these numbers.
        let lines = all(page, ".conversions dd:nth-of-type(2) .worked div", "textContent").await;
        let rows: Vec<String> = (0..board.height())
            .map(|row| {
                let from = row * board.width() + 1;
                format!("v{from} … v{} = {}", from + board.width() - 1, matrix[row].join(" "))
            })
            .collect();
        assert_eq!(lines, json!(rows));
        let divisions = number.as_ref().map_or(0, String::len);
        assert_eq!(
            all(page, ".conversions dd:first-of-type .worked div", "textContent").await.as_array().map(Vec::len),
            Some(divisions)
        );
        until_words(page, ".number", number.as_deref().unwrap_or(lang.taquin().hand.no_number)).await;
    }
}

/// The key of a way.
pub fn key(way: Way) -> Key {
    match way {
        Way::Up => Key::Up,
        Way::Down => Key::Down,
        Way::Left => Key::Left,
        Way::Right => Key::Right,
    }
}

pub const HARD: &str = "3x3:1,3,6,5,0,2,4,7,8";

#[test]
fn tiles_are_pushed_by_keys_clicks_drags_and_swipes() {
    visit_with_each_engine(async |page| {
        for (text, lang) in [("3x3:4,0,3,6,1,7,2,8,5", Lang::En), (Preset::Four.text(), Lang::Fr)] {
            let mut game = Game::open(page, text, lang).await;
            until_words(page, "[data-value='taquin.time']", &(lang.taquin().hand.time)(0)).await;
            for way in [Way::Up, Way::Left, Way::Down, Way::Right, Way::Right, Way::Up, Way::Up] {
                page.key(key(way)).await;
                if game.board().moved(way).is_some() {
                    game.pushed(&[way]).await;
                } else {
                    game.check().await;
                }
            }
            let time = page.words("[data-value='taquin.time']").await;
            let (minutes, seconds) = time.split_once(':').unwrap_or_else(|| panic!("{time}"));
            assert!(minutes.parse::<u32>().is_ok() && seconds.len() == 2 && seconds.parse::<u32>().is_ok(), "{time}");
            // A click slides the run from the tile to the blank: first along the row, then along the column.
            let mut longest = 0;
            for _ in 0..2 {
                let far = |cell: &usize| game.board().run_from(*cell).len();
                let cell = (0..game.board().tiles().len()).max_by_key(far).expect("cells");
                let ways = game.board().run_from(cell);
                longest = longest.max(ways.len());
                let (at, _) = game.place(cell).await;
                page.click_at("canvas.drawing", at, 1).await;
                game.pushed(&ways).await;
            }
            assert!(longest > 1 && game.play.runs() < game.play.made(), "a run is one push");
            // A click on the blank, and on a tile that cannot go, push nothing.
            let stuck = (0..game.board().tiles().len()).find(|&cell| game.board().run_from(cell).is_empty());
            for cell in [game.board().blank(), stuck.expect("a cell in no line with the blank")] {
                let (at, _) = game.place(cell).await;
                page.click_at("canvas.drawing", at, 1).await;
            }
            game.check().await;
            for finger in [false, true] {
                for _ in 0..2 {
                    let far = |cell: &usize| game.board().run_from(*cell).len();
                    let cell = (0..game.board().tiles().len()).max_by_key(far).expect("cells");
                    let ways = game.board().run_from(cell);
                    let (at, side) = game.place(cell).await;
                    let (x, y) = match ways[0] {
                        Way::Up => (3.0, -0.8 * side),
                        Way::Down => (3.0, 0.8 * side),
                        Way::Left => (-0.8 * side, 3.0),
                        Way::Right => (0.8 * side, 3.0),
                    };
                    match finger {
                        true => page.swipe("canvas.drawing", at, (x, y)).await,
                        false => page.drag("canvas.drawing", at, (x, y)).await,
                    }
                    game.pushed(&ways).await;
                }
                // A small pull snaps back; a swipe beside the board pushes the tile that can go that way.
                let cell = (0..game.board().tiles().len()).find(|&cell| game.board().run_from(cell).len() == 1);
                let (at, _) = game.place(cell.expect("a neighbour of the blank")).await;
                page.drag("canvas.drawing", at, (9.0, 9.0)).await;
                game.check().await;
                let way = Way::ALL.into_iter().find(|&way| game.board().moved(way).is_some()).expect("a move");
                let by = match way {
                    Way::Up => (2.0, -60.0),
                    Way::Down => (2.0, 60.0),
                    Way::Left => (-60.0, 2.0),
                    Way::Right => (60.0, 2.0),
                };
                let ((x, _), side) = game.place(0).await;
                let beside = (x - side / 2.0 - 16.0, 0.0);
                match finger {
                    true => page.swipe("canvas.drawing", beside, by).await,
                    false => page.drag("canvas.drawing", beside, by).await,
                }
                game.pushed(&[way]).await;
            }
        }
    });
}

#[test]
fn moves_are_taken_back_and_the_link_carries_them() {
    visit_with_each_engine(async |page| {
        let mut game = Game::open(page, HARD, Lang::En).await;
        // Two runs of two moves and two single moves.
        for cell in [0, 8, 5, 2] {
            let ways = game.board().run_from(cell);
            if ways.is_empty() {
                continue;
            }
            let (at, _) = game.place(cell).await;
            page.click_at("canvas.drawing", at, 1).await;
            game.pushed(&ways).await;
        }
        for way in [Way::Right, Way::Down, Way::Left, Way::Up] {
            if game.board().moved(way).is_some() {
                page.key(key(way)).await;
                game.pushed(&[way]).await;
            }
        }
        let known = game.play.known();
        assert!(known > 3, "{known} moves");
        for way in ['z', 'z', 'y', 'z', 'b', 's', '<', 'e', 'z', 'y', '>'] {
            page.leave_focus().await;
            let made = game.play.made();
            match way {
                'z' | 'y' => page.chord(Key::Control, way).await,
                'b' => page.click(".transport .back").await,
                's' => page.click(".transport .step").await,
                '<' => page.key(Key::Home).await,
                '>' => page.key(Key::PageUp).await,
                _ => page.key(Key::End).await,
            }
            match way {
                'z' => assert!(game.play.undo()),
                'y' => assert!(game.play.redo()),
                'b' | '>' => game.play.go(made - 1),
                's' => game.play.go(made + 1),
                '<' => game.play.go(0),
                _ => game.play.go(known),
            }
            game.check().await;
        }
        // The link leads to this board among its moves.
        page.until_link(&format!("step={}", game.play.made())).await;
        page.open(&page.link().await).await;
        let ways: Vec<Way> = game.play.ways().collect();
        let made = game.play.made();
        game.play = Play::along(board(HARD), &ways);
        game.play.go(made);
        game.check().await;
        page.click(".again").await;
        game.play = Play::new(board(HARD));
        game.check().await;
        // A move, and the board as it is becomes the one that is searched.
        let way = Way::ALL.into_iter().find(|&way| game.board().moved(way).is_some()).expect("a move");
        page.leave_focus().await;
        page.key(key(way)).await;
        game.pushed(&[way]).await;
        page.click(".search-here").await;
        page.until_link(&format!("board={}", game.board())).await;
        game.play = Play::new(game.board());
        game.check().await;
    });
}

#[test]
fn hints_lead_to_the_goal() {
    visit_without_motion(async |page| {
        for (text, lang, by_key) in [(HARD, Lang::En, true), ("3x3:4,1,3,7,2,5,0,8,6", Lang::Fr, false)] {
            let mut game = Game::open(page, text, lang).await;
            let texts = &lang.taquin().hand;
            let distance = DISTANCES.of(&game.board()).expect("it can be put in order");
            for left in (0..distance).rev() {
                let best = DISTANCES.best(&game.board());
                let words = (texts.hint)(&slide(&game.board(), best[0], lang).expect("a tile"), left, best.len());
                if by_key {
                    page.key('h').await;
                    until_words(page, ".hinted", &words).await;
                    page.key(key(best[0])).await;
                } else {
                    if left + 1 == distance {
                        page.click(".hint-button").await;
                    }
                    until_words(page, ".hinted", &words).await;
                    page.click(".do-it").await;
                }
                game.pushed(&[best[0]]).await;
            }
            assert!(game.board().is_solved() && game.play.made() == usize::from(distance));
            assert!(page.is_seen(".now.good").await, "it is told");
            page.leave_focus().await;
            page.key('h').await;
            until_words(page, ".hinted", texts.done).await;
        }
        // Where no table has all distances, a worker finds a shortest solution, and the hints follow it. Korf's board 79 needs 42 moves.
        for (text, known) in [("4x4:1,6,10,8,14,12,4,2,13,11,3,5,9,7,15,0", Some(42)), (Preset::Four.text(), None)] {
            let mut game = Game::open(page, text, Lang::En).await;
            let hint = Lang::En.taquin().hand.hint;
            page.click(".hint-button").await;
            page.until(
                "a shortest solution",
                "document.querySelector('output[data-value=\"taquin.distance\"]')?.dataset.number",
            )
            .await;
            let distance = page.number("taquin.distance").await.expect("its length");
            assert_eq!(known.unwrap_or(distance), distance, "{text}");
            for left in (0..distance as u8).rev() {
                let board = game.board();
                let hints: Vec<(Way, String)> = Way::ALL
                    .into_iter()
                    .filter_map(|way| Some((way, hint(&slide(&board, way, Lang::En)?, left, 1).trim().to_string())))
                    .collect();
                let all = json!(hints.iter().map(|(_, words)| words).collect::<Vec<_>>());
                page.until("a move", &format!("{all}.includes(document.querySelector('.hinted').textContent.trim())"))
                    .await;
                let said = page.words(".hinted").await;
                let (way, _) = hints.iter().find(|(_, words)| *words == said).expect("one of them");
                page.click(".do-it").await;
                assert!(game.play.push(&[*way]));
            }
            page.until("it is won", "document.querySelector('.now.good')").await;
            assert!(game.board().is_solved());
        }
        // There is no hint for a board that cannot be put in order.
        for text in [Preset::Loyd.text(), Preset::LoydSmall.text()] {
            Game::open(page, text, Lang::Fr).await;
            page.key('h').await;
            until_words(page, ".hinted", Lang::Fr.taquin().hand.hopeless).await;
            page.press_button(Lang::Fr.taquin().page.views[2]).await;
            page.until_link("view=parity").await;
        }
    });
}

#[test]
fn a_search_for_a_hint_can_be_stopped_and_goes_on() {
    visit(async |page| {
        // One of the seventeen boards of 80 moves; the tables of patterns are those that the reader has chosen.
        let board = "4x4:0,12,9,13,15,11,10,14,3,7,2,5,4,8,6,1";
        page.open(&format!("#/taquin?board={board}&view=board&tables=large&lang=en")).await;
        let searching = (Lang::En.taquin().rounds.searching)(0).replace("0.", "");
        let is_told = format!("document.querySelector('.hinted').textContent.includes({})", json!(searching));
        page.click(".hint-button").await;
        page.until("the threshold", &is_told).await;
        page.press_button(Lang::En.shell().transport.stop).await;
        page.until("it is stopped", "document.querySelector('.work:not(:has(.stop))')").await;
        assert_eq!(page.number("taquin.distance").await, None);
        // It does not begin again by itself, but if the hint is asked for again, or by the button of the bar.
        page.click(".hint-button").await;
        page.until("it goes on", "document.querySelector('.work .stop')").await;
        page.press_button(Lang::En.shell().transport.stop).await;
        page.press_button(Lang::En.shell().transport.resume).await;
        page.until("it goes on", "document.querySelector('.work .stop')").await;
        // A move ends it.
        page.key(Key::Up).await;
        page.until("no hint", "!document.querySelector('.work')").await;
    });
}

#[test]
fn boards_are_dealt_by_their_seed() {
    /// The stream of random numbers that deals draw from, apart from those of the experiment.
    const DEALS: u64 = 1 << 40;
    visit(async |page| {
        page.open("#/taquin?view=board&seed=41&lang=en").await;
        for (width, height) in [(3, 3), (4, 4)] {
            let sides = [width, height].map(|side: usize| side - 2);
            choose(page, ".side", sides[0]).await;
            choose(page, ".side:last-of-type", sides[1]).await;
            type_over(page, ".seed input", "41").await;
            for seed in 41..46 {
                page.click(".deal").await;
                let board = draw_solvable(width, height, &mut Dice::new(seed, DEALS)).expect("a board");
                check_board(page, &board).await;
                until_number(page, "taquin.solvable", Some(1)).await;
                page.until("the next seed", &format!("document.querySelector('.seed input').value === '{}'", seed + 1))
                    .await;
            }
            page.until_link("seed=46").await;
            // Any board: some cannot be put in order.
            type_over(page, ".seed input", "41").await;
            let mut solvable = vec![];
            for seed in 41..46 {
                page.click(".deal-any").await;
                let board = draw(width, height, &mut Dice::new(seed, DEALS)).expect("a board");
                check_board(page, &board).await;
                solvable.push(Parity::of(&board).is_solvable());
                until_number(page, "taquin.solvable", Some(Parity::of(&board).is_solvable().into())).await;
            }
            assert!(solvable.contains(&false), "{solvable:?}");
        }
    });
}

#[test]
fn the_small_board_is_edited() {
    visit(async |page| {
        let start = Board::default();
        page.open("#/taquin?view=board&lang=en").await;
        check_board(page, &start).await;
        page.click("[data-cell='0']").await;
        until_words(page, ".setup .hint", &(Lang::En.taquin().setup.picked)(start.tiles()[0])).await;
        page.click("[data-cell='8']").await;
        let first = start.swapped(0, 8);
        check_board(page, &first).await;
        page.until_link(&format!("board={first}")).await;
        // A digit typed on a cell, which the arrow keys lead to.
        page.run("document.querySelector('[data-cell=\"0\"]').focus()", vec![]).await;
        page.keys([Key::Right, Key::Down, Key::Left, Key::Up, Key::Right]).await;
        page.until("the cell has the focus", "document.activeElement.dataset.cell === '1'").await;
        page.key('8').await;
        let cell = first.tiles().iter().position(|&tile| tile == 8).expect("a tile");
        let second = first.swapped(1, cell);
        check_board(page, &second).await;
        assert_eq!(
            all(page, ".small-board [data-cell]", "ariaLabel").await[1],
            json!((Lang::En.taquin().setup.cell)(1, 2, 8))
        );
        page.leave_focus().await;
        for (key, board) in [('z', first), ('z', start), ('y', first), ('y', second)] {
            page.chord(Key::Control, key).await;
            check_board(page, &board).await;
        }
        page.press_button(Lang::En.shell().undo).await;
        check_board(page, &first).await;
        page.press_button(Lang::En.shell().redo).await;
        check_board(page, &second).await;
        for (line, preset) in Preset::ALL.into_iter().enumerate() {
            choose(page, ".preset", line).await;
            check_board(page, &board(preset.text())).await;
        }
        // Numbers of two digits.
        choose(page, ".preset", 6).await;
        let four = board(Preset::Four.text());
        check_board(page, &four).await;
        page.run("document.querySelector('[data-cell=\"0\"]').focus()", vec![]).await;
        page.keys(['1', '4']).await;
        let at = |board: &Board, tile: u8| board.tiles().iter().position(|&there| there == tile).expect("a tile");
        let one = four.swapped(0, at(&four, 1));
        check_board(page, &one.swapped(0, at(&one, 14))).await;
    });
}

#[test]
fn a_board_is_typed_and_pasted_in_every_form() {
    const TEXT: &str = "#set-text";
    visit(async |page| {
        page.open("#/taquin?view=board&lang=en").await;
        for (text, wanted) in [
            ("123459786", "3x3:1,2,3,4,5,0,7,8,6"),
            ("(4;9;3;6;1;7;2;8;5)", "3x3:4,0,3,6,1,7,2,8,5"),
            ("8 6 7 | 2 5 4 | 3 0 1", "3x3:8,6,7,2,5,4,3,0,1"),
            ("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 0", "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0"),
            ("3x2: 1 2 3 | 5 4 0", "3x2:1,2,3,5,4,0"),
            ("https://example.org/casse-tete/#/taquin?board=3x3:1,2,3,4,5,6,8,7,0&view=tree", "3x3:1,2,3,4,5,6,8,7,0"),
            ("https://example.org/casse-tete/#/taquin", "3x3:4,0,3,6,1,7,2,8,5"),
        ] {
            assert_eq!(board(wanted).to_string(), wanted);
            let paste = "const data = new DataTransfer();
                data.setData('text', arguments[1]);
                const field = document.querySelector(arguments[0]);
                field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
            page.run(paste, vec![json!(TEXT), json!(text)]).await;
            check_board(page, &board(wanted)).await;
            page.until("written in order", &format!("document.querySelector('{TEXT}').value === {}", json!(wanted)))
                .await;
        }
        for (text, wanted) in [("493617285", "3x3:4,0,3,6,1,7,2,8,5"), ("2x2:3,1,0,2", "2x2:3,1,0,2")] {
            type_over(page, TEXT, text).await;
            page.click(".apply").await;
            check_board(page, &board(wanted)).await;
        }
        // What is wrong is told at the field, and the board stays.
        for (text, code) in [
            ("493617288", "tile-twice"),
            ("abc", "cell-count"),
            ("12345", "cell-count"),
            ("6x6:1", "sides"),
            ("#/soma?order=12", "other-page"),
        ] {
            type_over(page, TEXT, text).await;
            page.click(".apply").await;
            page.until(code, &format!("document.querySelector('.as-text [role=alert]')?.dataset.error === '{code}'"))
                .await;
            check_board(page, &board("2x2:3,1,0,2")).await;
            assert_eq!(
                page.text(&format!("document.querySelector('{TEXT}').value")).await,
                text,
                "what was typed stays"
            );
        }
        page.press_button(Lang::En.shell().close).await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
    });
}
