//! A reader who uses the keyboard and a screen reader: the order of the focus, the names and roles in the accessibility tree of
//! Chromium, and the regions that speak, through a whole lesson in both languages.

use super::page::{Page, visit_without_motion};
use casse_tete::lesson::{AnswerKind, ExplainedTerm, Glossary, Lesson, Station};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// A lesson with all three kinds of exercises.
const LESSON: &str = "soma-seven";

/// A node of the accessibility tree.
#[derive(Debug)]
struct Node {
    role: String,
    name: String,
    description: String,
    /// `polite` in a region that speaks; empty elsewhere.
    live: String,
}

/// What a screen reader finds on the page.
async fn tree(page: &Page) -> Vec<Node> {
    let answer = page.devtools("Accessibility.getFullAXTree", json!({})).await;
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_string();
    let live = |node: &Value| {
        let properties = node["properties"].as_array().into_iter().flatten();
        properties.filter(|each| each["name"] == "live").map(|each| text(&each["value"])).next().unwrap_or_default()
    };
    let nodes = answer["nodes"].as_array().expect("a tree").iter().filter(|node| node["ignored"] == false);
    nodes
        .map(|node| Node {
            role: text(&node["role"]),
            name: text(&node["name"]),
            description: text(&node["description"]),
            live: live(node),
        })
        .collect()
}

/// The nodes with this role and name: there must be one.
fn node<'a>(nodes: &'a [Node], role: &str, name: &str) -> &'a Node {
    let found = nodes.iter().find(|node| node.role == role && node.name == name);
    found.unwrap_or_else(|| {
        let named: Vec<_> = nodes.iter().filter(|node| node.role == role).map(|node| &node.name).collect();
        panic!("no {role} {name:?}, but {named:?}")
    })
}

fn file(folder: &str, name: &str, lang: Lang) -> String {
    let path = format!("{}/static/{folder}/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.name());
    std::fs::read_to_string(path).expect("its file")
}

/// The text without the signs of formulas and without blanks, which the page shows in its own way.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The controls of a station in the order of the focus: role and name.
fn controls(station: &Station, terms: &[ExplainedTerm], lang: Lang, index: usize, last: usize) -> Vec<[String; 2]> {
    let texts = lang.lesson();
    let button = |name: &str| ["button".to_string(), name.to_string()];
    let mut controls: Vec<_> =
        terms.iter().map(|term| button(&station.text[term.paragraph][term.from..term.to])).collect();
    if let Some(exercise) = &station.exercise {
        match &exercise.question {
            AnswerKind::Number(..) => {
                controls.extend([["textbox".to_string(), texts.your_answer.to_string()], button(texts.check)]);
            }
            AnswerKind::Choice(options, _) => controls.extend(options.iter().map(|option| button(option))),
            AnswerKind::Action(..) => {}
        }
        controls.extend(exercise.hint.as_ref().map(|_| button(texts.hint)));
        controls.push(button(texts.answer));
    }
    controls.extend((index > 0).then(|| button(texts.back)));
    controls.push(button(if index < last { texts.on } else { texts.end }));
    controls
}

/// Role and name of what has the focus.
async fn focused(page: &Page) -> [String; 2] {
    let words = "(() => {
        const focus = document.activeElement;
        const role = { BUTTON: 'button', INPUT: 'textbox' }[focus.tagName] ?? focus.tagName;
        return [role, focus.ariaLabel ?? focus.textContent];
    })()";
    let words = page.eval(words).await;
    [0, 1].map(|part| words[part].as_str().unwrap_or_default().to_string())
}

/// Presses Tab until this button or field has the focus.
async fn tab_to(page: &Page, name: &str) {
    for _ in 0..20 {
        if focused(page).await[1] == name {
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("{name} cannot be reached by Tab");
}

/// Does the exercise by keyboard, and hears what is said about it.
async fn answer(page: &Page, station: &Station, lang: Lang) {
    let texts = lang.lesson();
    let Some(exercise) = &station.exercise else { return };
    let verdict = |words: &str| {
        format!("document.querySelector('.exercise .verdict[data-told]').textContent.trim() === {}", json!(words))
    };
    if exercise.hint.is_some() {
        tab_to(page, texts.hint).await;
        page.key(Key::Enter).await;
        page.until("the hint", "document.querySelector('[data-told] .exercise .hint')").await;
        assert_eq!(focused(page).await[1], texts.hint, "the focus stays");
    }
    match &exercise.question {
        AnswerKind::Number(least, _) => {
            page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
            tab_to(page, texts.your_answer).await;
            page.keys("x".chars()).await;
            page.key(Key::Enter).await;
            page.until("no number", &verdict(texts.no_number)).await;
            page.key(Key::Backspace).await;
            page.keys(least.to_string().chars()).await;
            page.key(Key::Enter).await;
            page.until("right", &verdict(texts.right)).await;
        }
        AnswerKind::Choice(options, right) => {
            page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
            let wrong = options.iter().enumerate().find(|(index, _)| index != right).expect("a wrong one").1;
            tab_to(page, wrong).await;
            page.key(Key::Enter).await;
            page.until("wrong", &verdict(texts.not_this)).await;
            page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
            tab_to(page, &options[*right]).await;
            page.key(Key::Enter).await;
            page.until("right", &verdict(texts.right)).await;
        }
        AnswerKind::Action(..) => {
            assert!(page.eval(&verdict(texts.on_the_page)).await == json!(true));
            tab_to(page, texts.answer).await;
            page.key(Key::Enter).await;
            page.until("the answer", "document.querySelector('[data-told] .told')").await;
            assert_eq!(page.words(".told").await, texts.shown_on_the_page);
            assert_eq!(focused(page).await[1], texts.answer, "the focus stays");
        }
    }
    let why = exercise.why.as_ref().expect("a reason");
    assert_eq!(letters(&page.words("[data-told] .because").await), letters(why));
}

#[test]
fn a_lesson_is_heard_and_gone_through_by_keyboard() {
    visit_without_motion(async |page| {
        page.devtools("Accessibility.enable", json!({})).await;
        for lang in Lang::ALL {
            let texts = lang.lesson();
            let lesson: Lesson = file("lessons", LESSON, lang).parse().expect("a lesson");
            let glossary = Glossary::read(&file("glossary", "soma", lang));
            let last = lesson.stations.len() - 1;
            page.open(&format!("#/soma?lesson={LESSON}&lang={}", lang.name())).await;
            assert_eq!(page.text("document.documentElement.lang").await, lang.name());
            // From the beginning of the document the keyboard comes to the lesson.
            page.until("the lesson", "document.querySelector('[data-station=\"1\"]')").await;
            page.run("document.activeElement.blur()", vec![]).await;
            let mut passed = vec![];
            while page.eval("document.activeElement.matches('.station')").await == json!(false) {
                page.key(Key::Tab).await;
                passed.push(focused(page).await[1].clone());
                assert!(passed.len() < 40, "the lesson cannot be reached: {passed:?}");
            }
            assert_eq!(passed[0], lang.shell().skip);
            assert_eq!(passed[passed.len() - 3..passed.len() - 1], [texts.again, texts.close]);
            page.run(
                "window.__heard = [];
                 const told = document.querySelector('#told');
                 new MutationObserver(() => window.__heard.push(told.textContent)).observe(told, { childList: true });",
                vec![],
            )
            .await;
            for (index, station) in lesson.stations.iter().enumerate() {
                page.until("the station", &format!("document.querySelector('[data-station=\"{}\"]')", index + 1)).await;
                let terms = glossary.terms(&lesson.stations, index);
                page.until(
                    "the terms",
                    &format!("document.querySelectorAll('.lesson button.term').length === {}", terms.len()),
                )
                .await;
                // The text has the focus. What is in it is spoken when it changes, and so is the sentence of the step.
                assert!(page.eval("document.activeElement.matches('.station')").await == json!(true));
                let nodes = tree(page).await;
                node(&nodes, "region", &lesson.title);
                node(&nodes, "heading", &station.title);
                node(&nodes, "group", &station.title);
                // The first one comes with the page.
                if index > 0 {
                    // The sentence of the step may follow at once.
                    let heard = "window.__heard.join(' ')";
                    let heard = format!("{heard}.replace(/[^\\p{{L}}\\p{{N}}]/gu, '')");
                    page.until(
                        "the station is read aloud",
                        &format!("{heard}.includes({})", json!(letters(&station.text[0]))),
                    )
                    .await;
                }
                let text = "(() => {
                    const station = document.querySelector('[data-told].station').cloneNode(true);
                    station.querySelectorAll('.definition').forEach((each) => each.remove());
                    return station.textContent;
                })()";
                let said = letters(&page.text(text).await);
                for text in &station.text {
                    assert!(said.contains(&letters(text)), "{text}");
                }
                let says = page.words(".now[data-told]").await;
                assert!(!says.is_empty(), "station {index} has no sentence");
                assert!(nodes.iter().any(|node| node.role == "status" && node.live == "polite"));
                let controls = controls(station, &terms, lang, index, last);
                for [role, name] in &controls {
                    node(&nodes, role, name);
                }
                for (term, [role, name]) in terms.iter().zip(&controls) {
                    let description = letters(&node(&nodes, role, name).description);
                    assert_eq!(description, letters(&term.explanation));
                }
                let mut order = vec![];
                for _ in &controls {
                    page.key(Key::Tab).await;
                    order.push(focused(page).await);
                }
                assert_eq!(order, controls, "station {index}");
                page.run("document.querySelector('.lesson .station').focus()", vec![]).await;
                answer(page, station, lang).await;
                tab_to(page, if index < last { texts.on } else { texts.end }).await;
                page.key(Key::Enter).await;
            }
            page.until("the lesson is over", "!document.querySelector('.lesson')").await;
        }
    });
}

#[test]
fn the_description_of_the_drawing_follows_the_step() {
    let told = "document.querySelector('#drawing').ariaLabel";
    let said = "[...document.querySelectorAll('.now > span')].map((sentence) => sentence.textContent.trim()).join(' ')";
    let follows = format!("{said} && {told}.endsWith({said})");
    visit_without_motion(async |page| {
        for link in ["#/insanity?step=40", "#/taquin?step=40", "#/soma?step=240", "#/cube?alg=R_U_F&step=1"] {
            for lang in Lang::ALL {
                page.show(&format!("{link}&lang={}", lang.name())).await;
                let speaks = format!("document.documentElement.lang === '{}'", lang.name());
                page.until("the sentence is in it", &format!("{speaks} && {follows}")).await;
                let before = json!(page.text(told).await);
                page.leave_focus().await;
                page.key(Key::Right).await;
                page.until("the next sentence is in it", &format!("{told} !== {before} && {follows}")).await;
            }
        }
    });
}
