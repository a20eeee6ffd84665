//! Links and texts that are no figure or no search: every reason with its place, the last good figure stays.

use super::page::{Page, visit, visit_with_each_engine};
use super::soma::until_done;
use super::soma_figures::until_figure;
use super::taquin::{type_over, until_number};
use casse_tete::puzzle::soma::{Figure, Problem, Request, Setup};
use casse_tete::text::Lang;
use serde_json::{Value, json};

/// The number of problems that an alert lists; further ones are only counted.
const LISTED: usize = 5;

/// A figure of 26 cubes, and one of 28.
const TOO_FEW: &str = "ooo.ooo.ooo_ooo.ooo.ooo_ooo.ooo.oo-";
const TOO_MANY: &str = "ooo-.ooo-.ooo-_ooo-.ooo-.ooo-_oooo.ooo-.ooo-";

/// Links whose figure or search makes no sense, and the name of the first reason.
fn bad_searches() -> Vec<(String, &'static str)> {
    let told = [
        (format!("figure={TOO_FEW}"), "cube-count"),
        (format!("figure={TOO_MANY}"), "cube-count"),
        ("figure=oo?.ooo.ooo_ooo.oxo.ooo_ooo.ooo.ooo".to_string(), "unknown-letter"),
        ("figure=ooo.oo.ooo_ooo.ooo.ooo_ooo.ooo.oooo".to_string(), "row-length"),
        ("figure=ooo.ooo_ooo.ooo.ooo_ooo.ooo.ooo".to_string(), "layer-rows"),
        (format!("figure={}", "o".repeat(126)), "box-too-large"),
        ("figure=---.---".to_string(), "empty"),
        ("figure=cathedral".to_string(), "no-such-figure"),
        ("figure=<b>x</b>".to_string(), "unknown-letter"),
        ("order=1234".to_string(), "order"),
        ("order=1234566".to_string(), "order"),
        ("rules=island".to_string(), "rules"),
        ("rules=islands,none".to_string(), "rules"),
        ("fix=T".to_string(), "fix"),
        ("order=x&rules=y&fix=z".to_string(), "order"),
        ("figure=xyzxyz.xyz&order=7".to_string(), "unknown-letter"),
    ];
    told.into_iter().chain([(format!("figure={}", "o?.".repeat(5_400)), "too-long")]).collect()
}

/// Links whose search is good, and what of them makes no sense.
const BAD_VALUES: [&str; 13] = [
    "view=xyz",
    "piece=8",
    "piece=0",
    "apart=101",
    "solution=x",
    "switched=abc",
    "switched=none:20.islands:10",
    "switched=pink:20",
    "step=-1",
    "workers=99",
    "theme=pink",
    "run=maybe",
    "present=2",
];

/// The reasons why a link makes no search, as the core finds them.
fn problems(link: &str) -> Vec<Problem> {
    let value = |key: &str| {
        let mut pairs = link.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
    };
    Request::from_keys(value).model().expect_err("a bad link")
}

/// Whether a link has no figure that can be shown.
fn spoils_figure(link: &str) -> bool {
    problems(link).iter().any(Problem::is_of_figure)
}

/// What an alert lists for these problems.
fn listed(problems: &[Problem], lang: Lang) -> Value {
    let lines = problems.iter().take(LISTED).map(|problem| (problem.code(), (lang.soma().problem)(problem)));
    let more = problems.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| ("more", (lang.shell().more_problems)(more)));
    json!(lines.chain(more).collect::<Vec<_>>())
}

/// Waits for an alert with this code, and returns everything that it lists.
async fn alert(page: &Page, code: &str) -> Value {
    page.until(code, &format!("[...document.querySelectorAll('[role=alert]')].some((alert) => alert.dataset.error === '{code}' && alert.checkVisibility())")).await;
    page.eval(&format!("[...document.querySelectorAll('[data-error=\"{code}\"] li')].map((line) => [line.dataset.problem, line.textContent])")).await
}

async fn check_told(page: &Page, link: &str, code: &str, lang: Lang) {
    let problems = problems(link);
    assert_eq!(problems[0].code(), code, "{link}");
    let wanted = listed(&problems, lang);
    let lines = "JSON.stringify([...document.querySelectorAll('[role=alert] li')].map((line) => [line.dataset.problem, line.textContent]))";
    page.until(&format!("{link}: {wanted}"), &format!("{lines} === {}", json!(wanted.to_string()))).await;
    alert(page, code).await;
}

#[test]
fn a_bad_soma_link_is_told_and_the_cube_is_shown() {
    visit_with_each_engine(async |page| {
        for (index, (link, code)) in bad_searches().into_iter().step_by(4).enumerate() {
            let lang = Lang::ALL[index % 2];
            page.open(&format!("#/soma?{link}&step=7&lang={}", lang.name())).await;
            check_told(page, &link, code, lang).await;
            assert_eq!(page.state().await, "error", "{link}");
            let shell = lang.shell();
            let instead = if spoils_figure(&link) { shell.example_instead } else { shell.default_instead };
            assert!(page.words("[role=alert]").await.contains(instead), "{link}");
            until_figure(page, &Figure::default()).await;
        }
        page.click(".transport .step").await;
        until_number(page, "soma.nodes", Some(1)).await;
        // Unknown keys are ignored.
        page.open("#/soma?colour=red&cubes=xyz&lang=en").await;
        assert!(!page.is_seen("[role=alert]").await);
    });
}

#[test]
fn a_bad_soma_link_in_the_address_bar_leaves_the_good_figure() {
    let bath = Setup::from_key(Some("bathtub")).map(|setup| setup.figure()).expect("a name").expect("a figure");
    visit(async |page| {
        page.open("#/soma?figure=bathtub&rules=islands,parity&run=1&lang=en").await;
        until_done(page).await;
        let nodes = page.number("soma.nodes").await;
        let (figures, searches): (Vec<_>, Vec<_>) =
            bad_searches().into_iter().partition(|(link, _)| spoils_figure(link));
        for (index, (link, code)) in figures.into_iter().enumerate() {
            let lang = Lang::ALL[index % 2];
            page.follow(&format!("#/soma?{link}&lang={}", lang.name())).await;
            check_told(page, &link, code, lang).await;
            until_figure(page, &bath).await;
            assert!(page.words("[role=alert]").await.contains(lang.shell().last_stays), "{link}");
            assert_eq!(page.number("soma.nodes").await, nodes, "{link}");
        }
        // If only the search makes no sense, the figure is that of the link.
        for (index, (link, code)) in searches.into_iter().enumerate() {
            let (figure, key) = if index % 2 == 0 { (&Figure::default(), "cube") } else { (&bath, "bathtub") };
            page.follow(&format!("#/soma?figure={key}&{link}&lang=fr")).await;
            check_told(page, &link, code, Lang::Fr).await;
            until_figure(page, figure).await;
            assert!(page.words("[role=alert]").await.contains(Lang::Fr.shell().default_instead), "{link}");
        }
        page.follow("#/soma?figure=bathtub&lang=en").await;
        until_figure(page, &bath).await;
        for (link, code) in [
            (format!("figure={}", "0123456789".repeat(10_000)), "link-too-long"),
            ("v=3&figure=cube".to_string(), "newer-version"),
        ] {
            page.follow(&format!("#/soma?{link}&lang=en")).await;
            alert(page, code).await;
            until_figure(page, &bath).await;
        }
        page.follow("#/soma?figure=pyramid&lang=en").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        page.until("the pyramid", "document.querySelector('.preset').selectedIndex === 2").await;
    });
}

#[test]
fn a_bad_value_in_a_soma_link_is_told() {
    visit(async |page| {
        page.open("#/soma?lang=en").await;
        for link in BAD_VALUES {
            page.follow(&format!("#/soma?{link}&lang=en")).await;
            page.until(
                link,
                &format!("document.querySelector('[data-error=bad-value]')?.textContent.includes('{link}')"),
            )
            .await;
            until_figure(page, &Figure::default()).await;
        }
        page.open("#/soma?switched=none:x&lang=fr").await;
        let told = alert(page, "bad-value").await;
        assert!(told.to_string().contains("switched=none:x"), "{told}");
        // A solution beyond the last one, in a new document and in an old one.
        for follows in [false, true] {
            let link = "#/soma?view=solutions&solution=241&lang=en";
            if follows {
                // Another link than the one that the page itself has written by now.
                page.follow("#/soma?view=solutions&solution=2&lang=en").await;
                page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
                page.follow(link).await;
            } else {
                page.open(link).await;
            }
            let told = alert(page, "bad-value").await;
            assert!(told.to_string().contains("solution=241"), "{told}");
            assert!(page.words(".now").await.starts_with(&(Lang::En.soma().solutions.shown)(1, 240)));
        }
    });
}

#[test]
fn a_step_beyond_the_end_of_the_soma_search_shows_the_last() {
    visit(async |page| {
        for lang in Lang::ALL {
            let (name, beyond) = (lang.name(), lang.shell().step_beyond);
            for (view, last) in [("pieces", 56), ("placements", 144)] {
                page.open(&format!("#/soma?view={view}&step=999&lang={name}")).await;
                assert_eq!(alert(page, "step-beyond").await[0][1], json!(beyond(999, last)));
                let there = format!("document.querySelector('.position').value === '{last}'");
                page.until("the last", &there).await;
            }
        }
        // 108,928 nodes and what was dropped.
        page.open("#/soma?order=7654321&rules=islands&step=999999999&lang=en").await;
        let told = alert(page, "step-beyond").await;
        let last = page.text("document.querySelector('.position').value").await.parse().expect("a number");
        assert_eq!(told[0][1], json!((Lang::En.shell().step_beyond)(999_999_999, last)));
        assert_eq!(page.number("soma.nodes").await, Some(108_928));
        page.open("#/soma?view=solutions&step=9&lang=en").await;
        let told = alert(page, "step-beyond").await;
        assert_eq!(told[0][1], json!((Lang::En.shell().step_beyond)(9, 7)));
    });
}

#[test]
fn a_bad_text_of_a_figure_is_told_at_the_field() {
    const TEXT: &str = "#set-text";
    visit(async |page| {
        page.open("#/soma?figure=bathtub&view=figure&lang=en").await;
        until_number(page, "soma.classes", Some(79)).await;
        let noise = "%3Cx>9;\n".repeat(1300);
        for text in [
            TOO_FEW,
            TOO_MANY,
            "ooo.o?o.ooo",
            "/ooo/ooo\n/oo/ooo",
            "ooo.oo",
            "---",
            "cathedral",
            "ooooooooooooo",
            &noise,
        ] {
            let paste = "const data = new DataTransfer();
                data.setData('text', arguments[1]);
                const field = document.querySelector(arguments[0]);
                field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
            page.run(paste, vec![json!(TEXT), json!(text)]).await;
            let wanted = listed(&problems_of_text(text), Lang::En);
            let lines = "JSON.stringify([...document.querySelectorAll('.as-text [role=alert] li')].map((line) => [line.dataset.problem, line.textContent]))";
            page.until(&format!("{wanted}"), &format!("{lines} === {}", json!(wanted.to_string()))).await;
            assert!(page.words(".as-text [role=alert]").await.contains(Lang::En.shell().last_stays));
            // The last good figure is still counted, and what was written stands there to be put right.
            assert_eq!(page.number("soma.classes").await, Some(79));
            assert!(page.link().await.contains("figure=bathtub"));
            let kept = page.text(&format!("document.querySelector('{TEXT}').value")).await;
            assert!(text.starts_with(&kept) && kept.len() >= text.len().min(2000), "{kept}");
        }
        page.press_button(Lang::En.shell().close).await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
        type_over(page, TEXT, "pyramid").await;
        page.click(".apply").await;
        until_number(page, "soma.classes", Some(39)).await;
    });
}

/// The reasons why a text is no figure.
fn problems_of_text(text: &str) -> Vec<Problem> {
    match Setup::from_key(Some(text)) {
        Ok(setup) => setup.figure().expect_err("a bad text"),
        Err(problem) => vec![problem],
    }
}
