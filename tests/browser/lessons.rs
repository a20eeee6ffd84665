//! Lessons: every station of every lesson in both languages, the way through one by keyboard, free play and coming back.

use super::layout::faults;
use super::page::{Page, visit, visit_with_each_engine, visit_with_errors, visit_without_motion};
use casse_tete::lang::Lang;
use casse_tete::lesson::{AnswerKind, Glossary, LESSONS, Lesson, lessons_of};
use casse_tete::link::Link;
use casse_tete::puzzle::Puzzle;
use fantoccini::key::Key;
use serde_json::json;

/// The lesson of the site with this name.
pub fn read(name: &str, lang: Lang) -> Lesson {
    let path = format!("{}/static/lessons/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.name());
    std::fs::read_to_string(path).expect("the file of a lesson").parse().expect("a lesson")
}

async fn until_station(page: &Page, number: usize) {
    let shown = format!("document.querySelector('[data-station]')?.dataset.station === '{number}'");
    page.until(&format!("station {number}"), &shown).await;
}

async fn until_solved(page: &Page, at: &str) {
    page.until(&format!("{at}: solved"), "document.querySelector('[data-exercise]')?.dataset.exercise === 'solved'")
        .await;
}

/// Gives the right answer as a reader does; what is to be done on the page is done by the link of the answer.
async fn answer(page: &Page, question: &AnswerKind, link: &str, lang: Lang, at: &str) {
    match question {
        AnswerKind::Number(least, most) => {
            let give = "const field = document.querySelector('.lesson-number');
                field.value = arguments[0];
                field.form.requestSubmit()";
            let wrong = lang.decimal(least - 1.0);
            page.run(give, vec![json!(wrong)]).await;
            page.until(&format!("{at}: it is too small"), "document.querySelector('.lesson .verdict').textContent")
                .await;
            assert_eq!(page.words(".lesson .verdict").await, lang.lesson().too_small, "{at}");
            page.run(give, vec![json!(lang.decimal((least + most) / 2.0))]).await;
        }
        AnswerKind::Choice(_, right) => {
            page.run("document.querySelectorAll('.options button')[arguments[0]].click()", vec![json!(right)]).await;
        }
        AnswerKind::Action(_, state) => {
            let (around, _) = Link::parse(link);
            page.follow(&state.as_ref().clone().within(&around).to_string()).await;
        }
    }
    until_solved(page, at).await;
    assert!(page.is_seen(".because").await, "{at}: the reason is shown");
}

/// Waits until the page has looked, in the state that it shows now, whether what is asked for is done.
async fn until_looked(page: &Page, at: &str) {
    let looks = "Number(document.querySelector('[data-exercise]').dataset.looks ?? 0)";
    let before = page.eval(looks).await;
    // The next look may be on its way already.
    page.until(&format!("{at}: the page looks"), &format!("{looks} > {before} + 1")).await;
}

/// Every station shows its state without a problem, what it points at is there, all has its place on a projector, its exercise is
/// open at first and solved by the answer.
fn go_through(puzzle: Puzzle, lang: Lang) {
    visit_without_motion(async |page| {
        page.size(1366, 768).await;
        for listed in lessons_of(puzzle) {
            let lesson = read(listed.name, lang);
            for (index, station) in lesson.stations.iter().enumerate() {
                let number = index + 1;
                let at = format!("{} {number} {}", listed.name, lang.name());
                let link = format!("#/{}?lesson={}&station={number}&lang={}", puzzle.name(), listed.name, lang.name());
                // In English every other station is opened in a document of its own, as by a link that was shared, and in French
                // only the first: what was found before does not count in the next.
                if index == 0 || lang == Lang::En && index % 2 == 0 {
                    page.open(&link).await
                } else {
                    page.follow(&link).await
                }
                until_station(page, number).await;
                page.until(&format!("{at}: it rests"), "document.documentElement.dataset.state !== 'busy'").await;
                assert_eq!(page.words("[role=alert]").await, "", "{at}");
                assert!(page.words(".lesson").await.contains(&station.title), "{at}");
                if station.point.is_some() {
                    page.until(
                        &format!("{at}: what it points at"),
                        "document.querySelector('[data-pointed]')?.checkVisibility()",
                    )
                    .await;
                }
                assert_eq!(faults(page).await, json!([]), "{at}");
                if lang == Lang::Fr {
                    // The theme is what the style sheet makes of one attribute.
                    let theme = page.text("document.documentElement.dataset.theme").await;
                    page.run("document.documentElement.dataset.theme = 'projector'", vec![]).await;
                    assert_eq!(faults(page).await, json!([]), "{at}, in the projector's theme");
                    page.run("document.documentElement.dataset.theme = arguments[0]", vec![json!(theme)]).await;
                }
                // The words of the lesson are not shown there.
                if lang == Lang::Fr && (index == 0 || station.point.as_deref() == Some("results")) {
                    for present in ["1", "0"] {
                        let link = if present == "1" { format!("{link}&present=1") } else { link.clone() };
                        page.follow(&link).await;
                        let shown = format!(
                            "(({{ present, state }}) => present === '{present}' && state !== 'busy')(document.documentElement.dataset)"
                        );
                        page.until(&link, &shown).await;
                        assert_eq!(faults(page).await, json!([]), "{link}");
                    }
                }
                // The answers are the same in both languages, as native tests hold: in English every other exercise is solved.
                if let Some(exercise) = station.exercise.as_ref().filter(|_| lang == Lang::Fr || index % 2 == 0) {
                    if matches!(exercise.question, AnswerKind::Action(..)) {
                        until_looked(page, &at).await;
                    }
                    let open = page.eval("document.querySelector('[data-exercise]').dataset.exercise").await;
                    assert_eq!(open, json!("open"), "{at}: not solved at the start");
                    answer(page, &exercise.question, &link, lang, &at).await;
                }
            }
        }
    });
}

#[test]
fn the_lessons_of_instant_insanity_in_french() {
    go_through(Puzzle::Insanity, Lang::Fr);
}

#[test]
fn the_lessons_of_instant_insanity_in_english() {
    go_through(Puzzle::Insanity, Lang::En);
}

#[test]
fn the_lessons_of_the_taquin_in_french() {
    go_through(Puzzle::Taquin, Lang::Fr);
}

#[test]
fn the_lessons_of_the_taquin_in_english() {
    go_through(Puzzle::Taquin, Lang::En);
}

#[test]
fn the_lessons_of_the_soma_cube_in_french() {
    go_through(Puzzle::Soma, Lang::Fr);
}

#[test]
fn the_lessons_of_the_soma_cube_in_english() {
    go_through(Puzzle::Soma, Lang::En);
}

#[test]
fn the_lessons_of_the_hungarian_cube_in_french() {
    go_through(Puzzle::Cube, Lang::Fr);
}

#[test]
fn the_lessons_of_the_hungarian_cube_in_english() {
    go_through(Puzzle::Cube, Lang::En);
}

#[test]
fn home_leads_to_every_lesson_and_a_page_to_its_first_visit() {
    visit_with_each_engine(async |page| {
        page.open("#/?lang=en").await;
        let links = page.eval("[...document.querySelectorAll('a[href*=\"lesson=\"]')].map((link) => link.hash)").await;
        let expected: Vec<String> = LESSONS
            .iter()
            .map(|lesson| format!("#/{}?lesson={}&station=1&lang=en", lesson.puzzle.name(), lesson.name))
            .collect();
        assert_eq!(links, json!(expected));
        page.open("#/soma?lang=en").await;
        page.click(".first-visit").await;
        until_station(page, 1).await;
        page.until_link("lesson=soma-first").await;
        assert!(page.words(".lesson").await.contains("First visit"));
    });
}

#[test]
fn a_reader_goes_on_and_back_plays_freely_and_returns() {
    visit(async |page| {
        let lesson = read("taquin-first", Lang::En);
        page.open("#/taquin?lesson=taquin-first&lang=en").await;
        until_station(page, 1).await;
        page.leave_focus().await;
        // A presenter's clicker, then the arrow keys in the lesson, then the buttons.
        page.key(Key::PageDown).await;
        until_station(page, 2).await;
        page.until_link("station=2").await;
        page.run("document.querySelector('.station-on').focus()", vec![]).await;
        page.key(Key::Right).await;
        until_station(page, 3).await;
        page.run("document.querySelector('.station-back').focus()", vec![]).await;
        page.key(Key::Left).await;
        until_station(page, 2).await;
        page.press_button("Back").await;
        until_station(page, 1).await;
        page.history_back().await;
        until_station(page, 2).await;
        // The state of the station is in the link, the lesson too.
        let keys: Vec<String> = lesson.stations[1].link.keys.iter().map(|(key, _)| format!("{key}=")).collect();
        for key in &keys {
            page.until_link(key).await;
        }
        page.click(".deal-any, .setup-fold > summary").await;
        page.run("document.querySelector('.deal-any').click()", vec![]).await;
        page.until_link("board=").await;
        let played = page.link().await;
        assert!(played.contains("lesson=taquin-first") && played.contains("station=2"), "{played}");
        // Loaded again, what was played stands.
        page.reload().await;
        until_station(page, 2).await;
        assert_eq!(page.link().await, played);
        page.click(".station-again").await;
        page.until("the state of the station", &format!("location.hash !== {}", json!(played))).await;
        // The other language: the same station.
        page.click(".language").await;
        page.until(
            "in French",
            &format!(
                "document.querySelector('.lesson h2')?.textContent === {}",
                json!(read("taquin-first", Lang::Fr).stations[1].title)
            ),
        )
        .await;
        until_station(page, 2).await;
        page.click(".close-lesson").await;
        page.until("it is left", "!document.querySelector('.lesson') && !location.hash.includes('lesson=')").await;
    });
}

#[test]
fn hints_wrong_answers_and_what_is_no_number() {
    visit(async |page| {
        let listed = "insanity-count";
        let lesson = read(listed, Lang::En);
        let (index, exercise) = lesson
            .stations
            .iter()
            .enumerate()
            .find_map(|(index, station)| {
                let exercise = station.exercise.as_ref()?;
                matches!(exercise.question, AnswerKind::Number(..)).then_some((index, exercise))
            })
            .expect("a station that asks for a number");
        page.open(&format!("#/insanity?lesson={listed}&station={}&lang=en", index + 1)).await;
        until_station(page, index + 1).await;
        // The button keeps the focus: pressed again it hides the hint.
        page.click(".hint-button").await;
        page.until("the hint", "document.querySelector('.exercise .hint')").await;
        page.key(Key::Enter).await;
        page.until("no hint", "!document.querySelector('.exercise .hint')").await;
        page.key(Key::Enter).await;
        page.until("the hint", "document.querySelector('.exercise .hint')").await;
        page.run("document.querySelector('.lesson-number').value = 'many'", vec![]).await;
        page.press_button("Check").await;
        page.until("it is no number", "document.querySelector('.verdict').textContent === 'Write a number.'").await;
        page.press_button("Answer").await;
        page.until("the reason", "document.querySelector('.because')").await;
        let why = exercise.why.clone().unwrap_or_default();
        assert!(page.words(".because").await.len() >= why.len() / 2);
        // What was typed does not stand in the next station that asks for a number, nor does a right number stay right.
        let stations = read("soma-one-t", Lang::En).stations;
        let [AnswerKind::Number(first, _), AnswerKind::Number(..)] =
            [0, 1].map(|index| stations[index].exercise.clone().expect("an exercise").question)
        else {
            panic!("two stations that ask for numbers")
        };
        page.open("#/soma?lesson=soma-one-t&lang=en").await;
        until_station(page, 1).await;
        page.click(".lesson-number").await;
        page.keys(first.to_string().chars()).await;
        page.key(Key::Enter).await;
        until_solved(page, "the number").await;
        page.keys("000".chars()).await;
        page.key(Key::Enter).await;
        page.until("too large", "document.querySelector('.verdict').textContent === 'Too large.'").await;
        page.press_button("Next").await;
        until_station(page, 2).await;
        assert_eq!(page.eval("document.querySelector('.lesson-number').value").await, json!(""));
        // On a telephone what the station points at is seen, though the results are put away there.
        page.size(390, 844).await;
        page.open("#/insanity?lesson=insanity-drop&lang=en").await;
        until_station(page, 1).await;
        assert!(!page.is_seen(".says .counters").await);
        let drop = read("insanity-drop", Lang::En).stations;
        let results = drop.iter().position(|station| station.point.as_deref() == Some("results")).expect("a station");
        page.follow(&format!("#/insanity?lesson=insanity-drop&station={}&lang=en", results + 1)).await;
        until_station(page, results + 1).await;
        page.until("the results", "document.querySelector('.says[data-pointed] .counters')?.checkVisibility()").await;
        page.size(1400, 757).await;
        // The answer of what is to be done is shown, and not taken for the reader's own. Until then the arrows are the page's.
        let moves = "#/taquin?lesson=taquin-first&station=2&lang=en";
        assert!(matches!(
            read("taquin-first", Lang::En).stations[1].exercise.as_ref().map(|exercise| &exercise.question),
            Some(AnswerKind::Action(..))
        ));
        page.open(moves).await;
        until_station(page, 2).await;
        page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
        let before = page.link().await;
        page.key(Key::Right).await;
        page.until("a move", &format!("location.hash !== {}", json!(before))).await;
        until_station(page, 2).await;
        page.press_button("Answer").await;
        page.until("told", "document.querySelector('.told')").await;
        page.until("the state of the answer", "document.documentElement.dataset.state !== 'busy'").await;
        // It is not looked for any more.
        assert!(!page.is_seen(".exercise.to-do").await);
        assert_eq!(page.eval("document.querySelector('[data-exercise]').dataset.exercise").await, json!("open"));
    });
}

/// The browser keeps nothing for the page.
const FORBID: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
})";

#[test]
fn an_answer_stays_on_the_device() {
    visit(async |page| {
        let stations = read("soma-seven", Lang::Fr).stations;
        let find = |is_it: fn(&AnswerKind) -> bool| {
            let asked = stations.iter().map(|station| station.exercise.as_ref());
            asked.map(|exercise| exercise.is_some_and(|exercise| is_it(&exercise.question))).position(|is| is)
        };
        let number = find(|question| matches!(question, AnswerKind::Number(..))).expect("it asks for a number");
        let choice = find(|question| matches!(question, AnswerKind::Choice(..))).expect("it lets one choose");
        let station = async |index: usize| {
            page.follow(&format!("#/soma?lesson=soma-seven&station={}&lang=fr", index + 1)).await;
            until_station(page, index + 1).await;
        };
        let chosen = "[...document.querySelectorAll('.options button')].map((each) => each.ariaPressed).join()";
        let typed = "document.querySelector('.lesson-number').value";
        page.open("#/soma?lesson=soma-seven&lang=fr").await;
        until_station(page, 1).await;
        // One option after the other, until the right one.
        station(choice).await;
        let options =
            page.eval("document.querySelectorAll('.options button').length").await.as_u64().unwrap_or_default();
        let Some(AnswerKind::Choice(_, right)) = stations[choice].exercise.as_ref().map(|exercise| &exercise.question)
        else {
            panic!("a choice")
        };
        let order = (0..options).filter(|option| *option != *right as u64).take(1).chain([*right as u64]);
        for option in order {
            page.run("document.querySelectorAll('.options button')[arguments[0]].click()", vec![json!(option)]).await;
        }
        until_solved(page, "the choice").await;
        let before = page.text(chosen).await;
        // A number that is wrong.
        station(number).await;
        page.run("document.querySelector('.lesson-number').value = '2,5'", vec![]).await;
        page.press_button(Lang::Fr.lesson().check).await;
        page.until("a verdict", "document.querySelector('.verdict').textContent").await;
        let verdict = page.words(".verdict").await;
        for again in ["gone back to", "loaded again"] {
            if again == "loaded again" {
                page.reload().await;
                until_station(page, number + 1).await;
            } else {
                station(choice).await;
                until_solved(page, again).await;
                assert_eq!(page.text(chosen).await, before);
                station(number).await;
            }
            page.until(again, &format!("{typed} === '2,5'")).await;
            page.until(
                "its verdict",
                &format!("document.querySelector('.verdict').textContent === {}", json!(verdict)),
            )
            .await;
        }
        // What is damaged, or put there by somebody else, is dropped.
        let damage = "const keys = Object.keys(localStorage).filter((key) => key.startsWith('casse-tete.answer.'));
            keys.forEach((key) => localStorage.setItem(key, '7 <b>'));
            return keys.length";
        assert_eq!(page.run(damage, vec![]).await, json!(2));
        page.reload().await;
        until_station(page, number + 1).await;
        station(choice).await;
        assert_eq!(page.eval("document.querySelector('[data-exercise]').dataset.exercise").await, json!("open"));
        // Begun again, nothing is answered, now and later.
        page.run("document.querySelectorAll('.options button')[arguments[0]].click()", vec![json!(right)]).await;
        until_solved(page, "again").await;
        page.click(".station-again").await;
        let open = "document.querySelector('[data-exercise]')?.dataset.exercise === 'open'";
        page.until("begun again", open).await;
        // That is taken back, and done once more.
        page.click(".restore-answer").await;
        until_solved(page, "brought back").await;
        assert!(!page.is_seen(".restore-answer").await);
        page.until("the focus stays in the lesson", "document.activeElement.matches('.lesson .station')").await;
        page.click(".station-again").await;
        page.until("begun again", open).await;
        page.reload().await;
        until_station(page, choice + 1).await;
        page.until("still open", open).await;
        let kept = "Object.keys(localStorage).filter((key) => key.startsWith('casse-tete.answer.')).length";
        assert_eq!(page.eval(kept).await, json!(1), "that of the number, which is damaged");
        // Without the browser's leave it lasts as long as the station.
        page.before_load(FORBID).await;
        page.open(&format!("#/soma?lesson=soma-seven&station={}&lang=fr", choice + 1)).await;
        until_station(page, choice + 1).await;
        page.run("document.querySelectorAll('.options button')[arguments[0]].click()", vec![json!(right)]).await;
        until_solved(page, "without storage").await;
        assert_eq!(page.words("[role=alert]").await, "");
    });
}

#[test]
fn a_lesson_that_is_not_there_is_told_and_the_page_stays() {
    visit_with_errors(&["404"], async |page| {
        page.open("#/soma?lesson=soma-nothing&rules=parity&lang=en").await;
        page.until("it is told", "document.querySelector('[data-error=lesson]')").await;
        assert!(page.is_seen("canvas.drawing").await);
        page.press_button("Leave the lesson").await;
        page.until("it is left", "!document.querySelector('.lesson')").await;
        page.until_link("rules=parity").await;
    });
}

#[test]
fn terms_are_explained_where_they_first_appear() {
    visit_with_each_engine(async |page| {
        for lang in Lang::ALL {
            let name = "soma-islands";
            let stations = read(name, lang).stations;
            let file = format!("{}/static/glossary/soma.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.name());
            let glossary = Glossary::read(&std::fs::read_to_string(file).expect("a glossary"));
            let index =
                (0..stations.len()).find(|&index| !glossary.terms(&stations, index).is_empty()).expect("a term");
            let terms = glossary.terms(&stations, index);
            page.open(&format!("#/soma?lesson={name}&station={}&lang={}", index + 1, lang.name())).await;
            let shown = format!("document.querySelectorAll('.lesson button.term').length === {}", terms.len());
            page.until("the terms", &shown).await;
            let word = &stations[index].text[terms[0].paragraph][terms[0].from..terms[0].to];
            assert_eq!(page.words(".lesson button.term").await, word);
            assert!(!page.is_seen(".lesson .definition").await);
            let open = "document.querySelector('.lesson .definition:popover-open')";
            let closed = format!("!{open}");
            // By keyboard: the focus opens it, Esc closes it, Enter opens it again, and the place in the lesson is kept.
            page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
            page.key(Key::Tab).await;
            page.until("explained", open).await;
            assert_eq!(page.words(".lesson .definition").await, terms[0].explanation);
            page.key(Key::Escape).await;
            page.until("closed", &closed).await;
            assert!(page.eval("document.activeElement.matches('button.term')").await == json!(true));
            page.key(Key::Enter).await;
            page.until("explained", open).await;
            page.leave_focus().await;
            page.until("closed", &closed).await;
            // By pointer: over the term it is open; after a click it stays open until a click elsewhere.
            page.click_at(".lesson button.term", (0.0, 0.0), 0).await;
            page.until("explained", open).await;
            page.click_at(".lesson h2", (0.0, 0.0), 0).await;
            page.until("closed", &closed).await;
            page.click(".lesson button.term").await;
            page.click_at(".lesson h2", (0.0, 0.0), 0).await;
            page.until("explained", open).await;
            page.click(".lesson h2").await;
            page.until("closed", &closed).await;
        }
    });
}
