//! Play by hand: turns by keys, buttons, mouse and finger, hints that lead to a solution, moves taken back.

use super::graph::{all, set, until_cubes, until_words};
use super::page::{Page, visit, visit_with_each_engine};
use super::search::SEVEN;
use casse_tete::puzzle::insanity::diagnosis::diagnose;
use casse_tete::puzzle::insanity::hand::{Hand, Hint, Move, Turn, hint};
use casse_tete::puzzle::insanity::preset::Preset;
use casse_tete::puzzle::insanity::random::{Colouring, DrawRequest, RepeatedDraw, Wanted};
use casse_tete::puzzle::insanity::solve::{clashes, shown};
use casse_tete::puzzle::insanity::{CubeSet, FACADES, Theory};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The stack as it should be, and the page that shows it.
struct Game<'a> {
    page: &'a Page,
    cubes: CubeSet,
    theory: Theory,
    hand: Hand,
    /// The hint that the page gives.
    hint: Option<Hint>,
    lang: Lang,
}

impl<'a> Game<'a> {
    async fn open(page: &'a Page, cubes: &str, lang: Lang) -> Game<'a> {
        page.open(&format!("#/insanity?cubes={cubes}&view=hand&lang={}", lang.name())).await;
        page.leave_focus().await;
        let cubes = set(cubes);
        Game { page, cubes, theory: Theory::of(&cubes), hand: Hand::new(vec![0; cubes.count()]), hint: None, lang }
    }

    /// The keys of a turn.
    async fn press(&self, turn: Turn) {
        let key = ['d', 's', 'a'][turn.axis];
        if turn.clockwise { self.page.key(key).await } else { self.page.chord(Key::Shift, key).await }
    }

    /// The button of a turn.
    async fn click(&self, turn: Turn) {
        let index = Turn::ALL.iter().rev().position(|&each| each == turn).expect("one of the six");
        self.page.click(&format!(".turns button:nth-child({})", index + 1)).await;
    }

    /// Façades without a repeat.
    fn right(&self) -> usize {
        let clashes = clashes(&self.cubes, self.hand.positions());
        (0..FACADES).filter(|facade| clashes.iter().all(|clash| clash.facade != *facade)).count()
    }

    /// What the page says must be what the stack is: the sentence, the façades with their verdicts, the counters, the link.
    async fn check(&self) {
        let page = self.page;
        let (texts, insanity) = (&self.lang.insanity().graph.hand, self.lang.insanity());
        let (positions, made) = (self.hand.positions(), self.hand.made());
        let clashes = clashes(&self.cubes, positions);
        let first = match (self.hint, self.hand.last()) {
            (Some(Hint { next: Some(next), left, nearest }), _) => {
                (texts.hinted)(next.cube, (texts.turn)(next.turn), left, nearest)
            }
            (_, Some(last)) => (texts.moved)(last.cube, (texts.turn)(last.turn)),
            (_, None) => texts.how.to_string(),
        };
        let right = self.right();
        let second = if right == FACADES { (texts.solved)(made) } else { (texts.so_far)(right) };
        until_words(page, ".now", &format!("{first} {second}")).await;
        let rows: Vec<Value> = (0..FACADES)
            .map(|facade| {
                let repeats: Vec<_> = clashes.iter().filter(|clash| clash.facade == facade).cloned().collect();
                let cubes = 0..self.cubes.count();
                let colours: Vec<_> = cubes
                    .clone()
                    .map(|cube| format!("c{}", shown(&self.cubes, cube, positions[cube], facade)))
                    .collect();
                let clashing: Vec<_> =
                    cubes.map(|cube| repeats.iter().any(|clash| clash.cubes.contains(&cube))).collect();
                let verdict = match repeats.as_slice() {
                    [] => ("verdict good", format!("✓ {}", texts.right)),
                    repeats => ("verdict bad", format!("✕ {}", (insanity.clash)(repeats))),
                };
                json!([insanity.faces[facade], colours, clashing, verdict])
            })
            .collect();
        let seen = "[...document.querySelectorAll('.by-hand tr:not(.verdict)')].map((row) => [
            row.querySelector('th').textContent,
            [...row.querySelectorAll('td .tile')].map((tile) => tile.className.match(/c\\d/)[0]),
            [...row.querySelectorAll('td')].map((cell) => cell.classList.contains('clashing')),
            [row.nextElementSibling.className, row.nextElementSibling.textContent.trim()],
        ])";
        assert_eq!(page.eval(seen).await, json!(rows), "{positions:?}");
        assert_eq!(page.number("insanity.moves").await, Some(made as u64));
        assert_eq!(page.number("insanity.facades-right").await, Some(right as u64));
        let good = page.eval("document.querySelector('.now').classList.contains('good')").await;
        assert_eq!(good, json!(right == FACADES));
        let link = positions.iter().map(u8::to_string).collect::<Vec<_>>().join(".");
        match positions.iter().any(|&position| position > 0) {
            true => page.until_link(&format!("hand={link}")).await,
            false => page.until("no stack in the link", "!location.hash.includes('hand=')").await,
        }
    }

    /// Asks for a hint with the key or the button, checks it, and returns the turn.
    async fn hint(&mut self, by_key: bool) -> Option<Move> {
        if by_key {
            self.page.key('h').await
        } else {
            self.page.click(".hint-button").await
        }
        let hint = hint(&self.cubes, &self.theory, self.hand.positions()).expect("a set with a solution");
        self.hint = Some(hint);
        self.check().await;
        if let Some(next) = hint.next {
            self.until_cube(next.cube).await;
        }
        hint.next
    }

    /// Waits until this cube is in hand.
    async fn until_cube(&self, cube: usize) {
        let pressed = format!(
            "[...document.querySelectorAll('.pick-cube button')].every((button, index) => button.ariaPressed === String(index === {cube}))"
        );
        self.page.until(&format!("cube {cube} in hand"), &pressed).await;
    }

    fn turn(&mut self, cube: usize, turn: Turn) {
        self.hand.turn(cube, turn);
        self.hint = None;
    }
}

#[test]
fn hints_lead_to_a_solution_by_keys() {
    visit(async |page| {
        for (cubes, lang) in
            [(Preset::Example.cubes(), Lang::En), (Preset::Classic.cubes(), Lang::Fr), (SEVEN, Lang::En)]
        {
            let mut game = Game::open(page, cubes, lang).await;
            game.check().await;
            let start = hint(&game.cubes, &game.theory, game.hand.positions()).expect("a way");
            while let Some(next) = game.hint(true).await {
                assert!(game.hand.made() < start.left as usize, "each turn brings it nearer");
                game.press(next.turn).await;
                game.turn(next.cube, next.turn);
                game.check().await;
            }
            assert_eq!(game.hand.made(), start.left as usize);
            assert_eq!(clashes(&game.cubes, game.hand.positions()), []);
            assert_eq!(game.right(), FACADES);
        }
    });
}

#[test]
fn every_turn_has_its_key_and_its_button() {
    visit(async |page| {
        let mut game = Game::open(page, Preset::TickFive.cubes(), Lang::Fr).await;
        game.until_cube(0).await;
        for (index, turn) in Turn::ALL.into_iter().enumerate() {
            let cube = (index + 1).min(4);
            page.key(Key::Up).await;
            game.until_cube(cube).await;
            game.press(turn).await;
            game.turn(cube, turn);
            game.check().await;
        }
        page.key(Key::Down).await;
        game.until_cube(3).await;
        for (index, turn) in Turn::ALL.into_iter().enumerate() {
            let cube = index % 5;
            page.click(&format!(".pick-cube button:nth-child({})", cube + 1)).await;
            game.until_cube(cube).await;
            let texts = &Lang::Fr.insanity().graph.hand;
            let buttons = all(page, ".turns button", "querySelector('span').textContent").await;
            assert!(buttons.as_array().is_some_and(|names| names.contains(&json!((texts.turn)(turn)))));
            game.click(turn).await;
            game.turn(cube, turn);
            game.check().await;
        }
        // The arrow keys stop at the lowest cube.
        page.leave_focus().await;
        page.keys([Key::Down; 6]).await;
        game.until_cube(0).await;
        let again = Lang::Fr.insanity().graph.hand.again;
        page.press_button(again).await;
        game.hand = Hand::new(vec![0; 5]);
        game.check().await;
    });
}

#[test]
fn hints_lead_to_a_solution_by_buttons() {
    visit(async |page| {
        let mut game = Game::open(page, Preset::TickFive.cubes(), Lang::Fr).await;
        // From somewhere else than the beginning.
        for (cube, turn) in [(0, Turn::ALL[3]), (2, Turn::ALL[4]), (4, Turn::ALL[0])] {
            page.click(&format!(".pick-cube button:nth-child({})", cube + 1)).await;
            game.until_cube(cube).await;
            game.click(turn).await;
            game.turn(cube, turn);
        }
        game.check().await;
        let texts = &Lang::Fr.insanity().graph.hand;
        let mut next = game.hint(false).await;
        while let Some(Move { cube, turn }) = next {
            page.press_button(texts.do_it).await;
            game.turn(cube, turn);
            // The next hint is there already.
            game.hint = hint(&game.cubes, &game.theory, game.hand.positions());
            game.check().await;
            next = game.hint.and_then(|hint| hint.next);
        }
        assert_eq!(clashes(&game.cubes, game.hand.positions()), []);
        page.until("nothing more to do", "!document.querySelector('.do-it')").await;
    });
}

#[test]
fn moves_are_taken_back_and_made_again() {
    visit_with_each_engine(async |page| {
        let mut game = Game::open(page, Preset::Example.cubes(), Lang::En).await;
        let start = game.cubes;
        for turn in [Turn::ALL[4], Turn::ALL[2], Turn::ALL[1]] {
            game.press(turn).await;
            game.turn(0, turn);
        }
        game.check().await;
        for (made, way) in
            [(2, 'z'), (1, 'z'), (2, 'y'), (1, 'b'), (0, 'b'), (1, 's'), (3, 'e'), (0, 'h'), (1, '>'), (0, '<')]
        {
            match way {
                'z' | 'y' => page.chord(Key::Control, way).await,
                'b' => page.click(".transport .back").await,
                's' => page.click(".transport .step").await,
                'e' => page.key(Key::End).await,
                'h' => page.key(Key::Home).await,
                '>' => page.key(Key::Right).await,
                _ => page.key(Key::Left).await,
            }
            game.hand.go(made);
            game.check().await;
            page.leave_focus().await;
        }
        // A new move forgets those that were taken back.
        page.key(Key::Right).await;
        game.hand.go(1);
        game.press(Turn::ALL[0]).await;
        game.turn(0, Turn::ALL[0]);
        game.check().await;
        assert_eq!(all(page, ".transport .step", "disabled").await, json!([true]));
        // Before the first move there are the edits to undo.
        page.click(".net:nth-child(1) [data-face='0']").await;
        let painted = start.painted(0, 0, 1);
        until_cubes(page, &painted).await;
        page.leave_focus().await;
        page.key('a').await;
        page.until("a move", "document.querySelector('.where').textContent.startsWith('step 1')").await;
        page.chord(Key::Control, 'z').await;
        page.until("no move", "document.querySelector('.where').textContent.startsWith('step 0')").await;
        until_cubes(page, &painted).await;
        page.chord(Key::Control, 'z').await;
        until_cubes(page, &start).await;
    });
}

/// Drags a cube in the drawing by a vector, with the mouse or a finger, and returns which cube was turned, and how.
async fn drag(game: &mut Game<'_>, at: (f64, f64), by: (f64, f64), finger: bool) -> Move {
    let page = game.page;
    let before = page.link().await;
    match finger {
        true => page.swipe("canvas.drawing", at, by).await,
        false => page.drag("canvas.drawing", at, by).await,
    }
    page.until("another stack", &format!("location.hash !== {}", json!(before))).await;
    let link = page.link().await;
    let named = link.split_once("hand=").map_or("0.0.0.0", |(_, rest)| rest.split('&').next().unwrap_or_default());
    let after: Vec<u8> = named.split('.').map(|text| text.parse().expect("a position")).collect();
    let changed: Vec<usize> = (0..4).filter(|&cube| after[cube] != game.hand.positions()[cube]).collect();
    assert_eq!(changed.len(), 1, "one cube: {link}");
    let cube = changed[0];
    let from = game.hand.positions()[cube];
    let turn = Turn::ALL.into_iter().find(|turn| turn.apply(from) == after[cube]).expect("a quarter turn");
    game.turn(cube, turn);
    game.check().await;
    Move { cube, turn }
}

#[test]
fn cubes_are_dragged_by_mouse_and_finger() {
    visit(async |page| {
        let mut game = Game::open(page, Preset::Example.cubes(), Lang::En).await;
        let height =
            page.eval("document.querySelector('canvas.drawing').clientHeight").await.as_f64().expect("a number");
        for finger in [false, true] {
            // A little left of the middle there are the front faces of the cubes, from the bottom up.
            let mut cubes = vec![];
            for y in [0.3, 0.1, -0.1, -0.3] {
                let at = (-30.0, y * height);
                let to_the_right = drag(&mut game, at, (120.0, 4.0), finger).await;
                assert_eq!(to_the_right.turn, Turn { axis: 2, clockwise: false }, "finger: {finger}");
                let back = drag(&mut game, at, (-120.0, 4.0), finger).await;
                assert_eq!(back, Move { cube: to_the_right.cube, turn: Turn { axis: 2, clockwise: true } });
                cubes.push(back.cube);
                game.until_cube(back.cube).await;
                // What is dragged down rolls forward; up, backward.
                let down = drag(&mut game, at, (4.0, 120.0), finger).await;
                let up = drag(&mut game, at, (4.0, -120.0), finger).await;
                assert_ne!(down.turn.axis, 2, "dragged down it rolls");
                assert_eq!(up, Move { turn: Turn { clockwise: !down.turn.clockwise, ..down.turn }, ..down });
            }
            assert_eq!(cubes, [0, 1, 2, 3], "finger: {finger}");
        }
        // A small pull snaps back.
        let link = page.link().await;
        page.drag("canvas.drawing", (-30.0, 0.1 * height), (20.0, 0.0)).await;
        game.check().await;
        assert_eq!(page.link().await, link);
        // A flick goes on.
        page.flick("canvas.drawing", (-30.0, 0.1 * height), (24.0, 0.0)).await;
        page.until("a quarter turn", &format!("location.hash !== {}", json!(link))).await;
        page.key(Key::Backspace).await;
        game.check().await;
        // Beside the cubes it is the camera that turns, and a click takes a cube in hand.
        page.drag("canvas.drawing", (0.0, -0.48 * height), (100.0, 0.0)).await;
        game.check().await;
        page.key('0').await;
        page.click_at("canvas.drawing", (-30.0, 0.3 * height), 1).await;
        game.until_cube(0).await;
    });
}

#[test]
fn a_set_without_a_solution_is_told() {
    let quest = DrawRequest { count: 4, wanted: Wanted::NoPair, colouring: Colouring::Free, seed: 4 };
    let cubes = RepeatedDraw::new(quest).advance(u64::MAX).expect("there are many");
    assert_eq!(Theory::of(&cubes).pair_count, 0);
    visit(async |page| {
        for lang in Lang::ALL {
            let texts = &lang.insanity().graph;
            Game::open(page, &cubes.to_string(), lang).await.check().await;
            page.key('h').await;
            page.until(
                "it is told",
                &format!("document.querySelector('.now').textContent.startsWith({})", json!(texts.hand.hopeless)),
            )
            .await;
            page.press_button(texts.show_why).await;
            page.until_link("view=graph").await;
            page.until("the reason", "document.querySelector('.diagnosis')").await;
            // The reason stands in the message, too, and nothing that is zero because of another zero is shown.
            let why = diagnose(&cubes, &Theory::of(&cubes)).expect("it has no solution");
            until_words(page, ".now", &(texts.diagnosis)(&why)).await;
            assert_eq!(page.eval("[...document.querySelectorAll('.counter output')].filter((each) => each.dataset.number === '0').length").await, json!(1));
        }
    });
}

#[test]
fn the_link_restores_the_stack() {
    visit_with_each_engine(async |page| {
        let mut game = Game::open(page, Preset::Example.cubes(), Lang::En).await;
        page.open("#/insanity?view=hand&hand=0.13.22.5&lang=en").await;
        game.hand = Hand::new(vec![0, 13, 22, 5]);
        game.check().await;
        page.leave_focus().await;
        page.key('s').await;
        game.turn(0, Turn::ALL[2]);
        game.check().await;
        page.reload().await;
        // The stack is there; who has turned it how is not.
        game.hand = Hand::new(game.hand.positions().to_vec());
        game.check().await;
        // It waits while other views are looked at.
        page.click("#view-0").await;
        page.until("the program", "document.querySelector('#view-0').ariaSelected === 'true'").await;
        page.click("#view-1").await;
        game.check().await;
    });
}

#[test]
fn the_keys_turn_nothing_in_other_views() {
    visit(async |page| {
        for view in ["stack", "cubes", "tree", "graph", "statistics"] {
            page.open(&format!("#/insanity?view={view}&lang=en")).await;
            page.leave_focus().await;
            page.keys(['a', 's', 'd', 'h']).await;
            for key in ['a', 's', 'd'] {
                page.chord(Key::Shift, key).await;
            }
            page.keys([Key::Up, Key::Down]).await;
            // Another key after them is heard, and nothing was turned meanwhile.
            page.key('2').await;
            page.until_link("view=hand").await;
            assert!(!page.link().await.contains("hand="), "{view}: {}", page.link().await);
            assert_eq!(page.number("insanity.moves").await, Some(0), "{view}");
            assert_eq!(page.eval("document.querySelector('.do-it')").await, Value::Null, "{view}");
        }
    });
}
