//! Links and texts that are no cube or no algorithm: every reason with its place, the last good cube stays.

use super::cube::{algorithm, check_figures, until_algorithm, until_key};
use super::cube_links::paste;
use super::graph::until_words;
use super::page::{Page, visit};
use super::taquin::{type_over, until_number};
use casse_tete::puzzle::cube::draft::Draft;
use casse_tete::puzzle::cube::{Cube, Fault, InputPart, Request, Scheme, Setup};
use casse_tete::text::Lang;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// The number of problems that an alert lists; further ones are only counted.
const LISTED: usize = 5;

/// Facelets of the cube in order, and how they are spoilt.
fn facelets(change: impl Fn(&mut String)) -> String {
    let mut text = Cube::SOLVED.facelets();
    change(&mut text);
    text
}

/// Links whose cube or algorithm makes no sense, and the name of the first reason.
fn bad_cubes() -> Vec<(String, &'static str)> {
    let told = [
        ("alg=R_U_Q_F", "unknown-letter"),
        ("alg=R_&lt", "unknown-letter"),
        ("alg=(R_U", "unclosed"),
        ("alg=R_U)", "unopened"),
        ("alg=[R,_U)", "mismatched"),
        ("alg=[R_U]", "no-separator"),
        ("alg=R,_U", "separator"),
        ("alg=R5", "amount"),
        ("alg=((R_U)99)99", "too-many-moves"),
        ("setup=R_U_Q&alg=R", "unknown-letter"),
        ("method=fast", "method"),
        ("first=Q", "first"),
        ("first=UR", "first"),
        ("alg=Q&setup=W&method=x&first=y", "unknown-letter"),
    ];
    let told = told.into_iter().map(|(link, code)| (link.replace("&lt", "<b>"), code));
    let deep = format!("alg={}R", "(".repeat(50));
    let long = format!("alg={}", "R-U-".repeat(1100));
    let facelets = [
        (facelets(|text| text.truncate(53)), "facelet-count"),
        (facelets(|text| text.replace_range(0..1, "Q")), "unknown-colour"),
        (facelets(|text| text.replace_range(0..1, "F")), "colour-count"),
        // Edge between top and front, edge between bottom and front: opposite colours.
        (
            facelets(|text| {
                text.replace_range(19..20, "D");
                text.replace_range(28..29, "F")
            }),
            "no-such-cubie",
        ),
        // Corner of top, front and right, in mirror image.
        (
            facelets(|text| {
                text.replace_range(9..10, "F");
                text.replace_range(20..21, "R")
            }),
            "mirrored",
        ),
        // All centres exchanged with their opposites.
        (
            facelets(|text| {
                text.replace_range(4..5, "D");
                text.replace_range(31..32, "U")
            }),
            "centres",
        ),
    ];
    let facelets = facelets.into_iter().map(|(text, code)| (format!("facelets={text}"), code));
    told.chain([(deep, "too-deep"), (long, "too-long")]).chain(facelets).collect()
}

/// Links whose cube is good, and what of them makes no sense.
const BAD_VALUES: [&str; 21] = [
    "draft=U",
    "view=xyz",
    "scheme=pink",
    "top=Z",
    "keys=piano",
    "focus=2",
    "form=square",
    "power=x",
    "power=10000",
    "seed=-1",
    "seed=abc",
    "positions=0",
    "positions=abc",
    "positions=1000001",
    "made=x",
    "step=-1",
    "step=x",
    "workers=99",
    "theme=pink",
    "run=maybe",
    "present=2",
];

/// Whether the doctor can show what a bad link writes.
fn has_draft(link: &str, code: &str) -> bool {
    link.starts_with("facelets=") && code != "facelet-count"
}

/// The reasons why a link makes no cube, as the core finds them.
fn faults(link: &str) -> Vec<Fault> {
    let value = |key: &str| {
        let mut pairs = link.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
    };
    Request::from_keys(value).model().expect_err("a bad link")
}

/// Whether a link has no cube or no algorithm that can be shown.
fn spoils_cube(link: &str) -> bool {
    faults(link).iter().any(Fault::is_of_cube)
}

/// What an alert lists for these problems. Places are counted in the algorithm unless said otherwise.
fn listed(faults: &[Fault], lang: Lang) -> Value {
    let more = faults.len().saturating_sub(LISTED);
    let lines = faults.iter().take(LISTED).map(|Fault { part, problem }| {
        let about = if *part == InputPart::Setup { lang.cube().in_setup } else { "" };
        (problem.code(), format!("{about}{}", (lang.cube().problem)(problem, Scheme::Field)))
    });
    let more = (more > 0).then(|| ("more", (lang.shell().more_problems)(more)));
    json!(lines.chain(more).collect::<Vec<_>>())
}

/// Waits until the alerts within list exactly this.
async fn until_listed(page: &Page, within: &str, wanted: &Value) {
    let lines = format!(
        "JSON.stringify([...document.querySelectorAll('{within}[role=alert] li')].map((line) => [line.dataset.problem, line.textContent]))"
    );
    page.until(&wanted.to_string(), &format!("{lines} === {}", json!(wanted.to_string()))).await;
}

/// Waits for an alert of this name that is seen.
pub async fn until_alert(page: &Page, code: &str) {
    page.until(code, &format!("[...document.querySelectorAll('[role=alert]')].some((alert) => alert.dataset.error === '{code}' && alert.checkVisibility())")).await;
}

async fn check_told(page: &Page, link: &str, code: &str, lang: Lang) {
    let faults = faults(link);
    assert_eq!(faults[0].problem.code(), code, "{link}");
    let wanted = listed(&faults, lang);
    until_listed(page, "", &wanted).await;
    until_alert(page, code).await;
    page.until_state("error").await;
}

#[test]
fn a_bad_cube_link_is_told_and_the_cube_in_order_is_shown() {
    visit(async |page| {
        for (index, (link, code)) in bad_cubes().into_iter().enumerate().step_by(4) {
            let lang = Lang::ALL[index / 4 % 2];
            page.open(&format!("#/cube?{link}&lang={}", lang.name())).await;
            check_told(page, &link, code, lang).await;
            // What can be read of facelets is there to be mended.
            let shell = lang.shell();
            let instead = match (has_draft(&link, code), spoils_cube(&link)) {
                (true, _) => shell.draft_instead,
                (false, true) => shell.example_instead,
                (false, false) => shell.default_instead,
            };
            assert!(page.words("[role=alert]").await.contains(instead), "{link}");
            until_number(page, "cube.order", Some(1)).await;
        }
        // Unknown keys are ignored.
        page.open("#/cube?colour=red&tiles=xyz&board=1&lang=en").await;
        assert!(!page.is_seen("[role=alert]").await);
        page.leave_focus().await;
        page.key('r').await;
        until_algorithm(page, "R").await;
    });
}

#[test]
fn a_bad_cube_link_in_the_address_bar_leaves_the_good_cube() {
    visit(async |page| {
        page.open("#/cube?alg=R_U&lang=en").await;
        for (index, (link, code)) in bad_cubes().into_iter().enumerate() {
            let lang = Lang::ALL[index % 2];
            // If only the method or its first layer makes no sense, the cube is that of the link.
            let asked = if spoils_cube(&link) { "" } else { "alg=R_U&" };
            page.follow(&format!("#/cube?{asked}{link}&lang={}", lang.name())).await;
            check_told(page, &link, code, lang).await;
            let shell = lang.shell();
            let instead = match (has_draft(&link, code), spoils_cube(&link)) {
                (true, _) => shell.draft_instead,
                (false, true) => shell.last_stays,
                (false, false) => shell.default_instead,
            };
            assert!(page.words("[role=alert]").await.contains(instead), "{link}");
            until_number(page, "cube.order", Some(105)).await;
            // What can be read of facelets is shown by the doctor.
            let doctor = page.is_seen("#facelet-0").await;
            assert_eq!(doctor, has_draft(&link, code), "{link}");
            // Where only letters are missing, it is not known yet whether it is a cube.
            let facelets = link.strip_prefix("facelets=").and_then(Draft::read).filter(|_| doctor);
            let is_open = facelets.is_some_and(|draft| draft.review().problems.is_empty());
            until_number(page, "cube.valid", Some(u64::from(!doctor)).filter(|_| !is_open)).await;
            if doctor {
                // The other views show the good cube, whatever is still to be mended.
                page.click("#view-0").await;
                until_number(page, "cube.valid", Some(1)).await;
            }
        }
        let long = format!("alg={}", "R_".repeat(40_000));
        for (link, code) in [(long.as_str(), "link-too-long"), ("v=3&alg=F", "newer-version")] {
            page.follow(&format!("#/cube?{link}&lang=en")).await;
            until_alert(page, code).await;
            until_number(page, "cube.order", Some(105)).await;
        }
        page.follow("#/cube?alg=F_R_U&lang=en").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        check_figures(page, &algorithm("F R U").cube()).await;
        // What was followed can be undone: nothing was lost on the way.
        page.leave_focus().await;
        page.chord(Key::Control, 'z').await;
        until_number(page, "cube.order", Some(105)).await;
    });
}

#[test]
fn a_bad_value_in_a_cube_link_is_told() {
    visit(async |page| {
        page.open("#/cube?alg=R_U&lang=en").await;
        for link in BAD_VALUES {
            page.follow(&format!("#/cube?alg=R_U&{link}&lang=en")).await;
            page.until(
                link,
                &format!("document.querySelector('[data-error=bad-value]')?.textContent.includes('{link}')"),
            )
            .await;
            check_figures(page, &algorithm("R U").cube()).await;
        }
        page.open("#/cube?view=inside&scheme=pink&alg=R&lang=fr").await;
        until_alert(page, "bad-value").await;
        assert_eq!(page.eval("document.querySelectorAll('[role=alert] li').length").await, json!(2));
        check_figures(page, &algorithm("R").cube()).await;
        // An algorithm of the laboratory or the calculator is told in every view.
        for link in ["x=R_Q", "t=(R", "b=R_U_Q"] {
            for view in ["", "view=laboratory&"] {
                page.open(&format!("#/cube?alg=R_U&{view}{link}&lang=en")).await;
                until_alert(page, "bad-value").await;
                assert!(page.words("[data-error=bad-value]").await.contains(link), "{link}");
                check_figures(page, &algorithm("R U").cube()).await;
            }
        }
    });
}

#[test]
fn a_step_beyond_the_last_turn_shows_the_last() {
    visit(async |page| {
        for lang in Lang::ALL {
            let beyond = |step, last| json!([["step-beyond", (lang.shell().step_beyond)(step, last)]]);
            for (link, step, last) in [
                ("alg=R_U&step=3", 3, 2),
                ("alg=R_U&view=group&step=999999999", 999_999_999, 2),
                ("view=laboratory&step=99", 99, 14),
                ("step=1", 1, 0),
            ] {
                page.open(&format!("#/cube?{link}&lang={}", lang.name())).await;
                let last = if link.starts_with("view=laboratory") {
                    page.text("document.querySelector('.transport .position').max").await.parse().expect("a number")
                } else {
                    last
                };
                until_listed(page, "", &beyond(step, last)).await;
                page.until(
                    "the last",
                    &format!("Number(document.querySelector('.transport .position')?.value ?? 0) === {last}"),
                )
                .await;
            }
            // How many turns the solution has turns out when it is found.
            page.open(&format!("#/cube?alg=R_U&view=stages&step=9999&run=1&lang={}", lang.name())).await;
            page.until_state("done").await;
            until_number(page, "cube.left", Some(0)).await;
            let last: u64 =
                page.text("document.querySelector('.transport .position').value").await.parse().expect("a number");
            until_listed(page, "", &beyond(9999, last)).await;
        }
    });
}

#[test]
fn a_bad_text_is_told_at_the_field() {
    visit(async |page| {
        page.open("#/cube?alg=F_R&lang=en").await;
        let long = "R U R' U' ".repeat(1100);
        let noise = "<b>?</b>\n".repeat(3000);
        let spoilt = facelets(|text| text.replace_range(0..1, "Q"));
        let position = Cube::SOLVED.position().to_string();
        let numbers = position.replacen('1', "9", 1);
        let short = position.replacen("12", "", 1);
        let link = "https://example.org/casse-tete/#/cube?alg=R_Q";
        for text in [
            "R U Q",
            "(R U",
            "R U))",
            "[R U]",
            "R, U",
            "R7",
            "((R U)99)99",
            &long,
            &noise,
            &spoilt,
            &numbers,
            &short,
            link,
        ] {
            paste(page, text).await;
            let faults = faults_of_text(text);
            until_listed(page, ".as-text ", &listed(&faults, Lang::En)).await;
            let alert = page.words(".as-text [role=alert]").await;
            assert!(alert.contains(Lang::En.shell().last_stays), "{alert}");
            page.until_state("error").await;
            // The last good cube is still there, and what was written stands there to be put right.
            until_number(page, "cube.order", Some(105)).await;
            until_algorithm(page, "F_R").await;
            until_key(page, "facelets", None).await;
            let kept = page.text("document.querySelector('#set-text').value").await;
            assert!(text.starts_with(kept.as_str()) && kept.len() >= text.len().min(10_000), "{kept}");
        }
        page.press_button(Lang::En.shell().close).await;
        page.until("closed", "!document.querySelector('[role=alert]')").await;
        until_number(page, "cube.valid", Some(1)).await;
        // Typed, it is told when it is to be used, or when the field is left.
        for by_button in [true, false] {
            type_over(page, "#set-text", "F R2 U").await;
            until_algorithm(page, "F_R2_U").await;
            page.click("#set-text").await;
            page.keys([Key::End]).await;
            page.keys(" Z".chars()).await;
            assert_eq!(page.words("[role=alert]").await, "", "not while it is typed");
            if by_button {
                page.click(".apply").await;
            } else {
                page.leave_focus().await;
            }
            until_listed(page, ".as-text ", &listed(&faults_of_text("F R2 U Z"), Lang::En)).await;
        }
        type_over(page, "#set-text", "F R2 U z").await;
        page.click(".apply").await;
        page.until("nothing is wrong any more", "!document.querySelector('[role=alert]')").await;
        check_figures(page, &algorithm("F R2 U z").cube()).await;
        // 53 letters are facelets that were copied badly, not turns.
        page.click(".reset").await;
        let cut = facelets(|text| text.truncate(53));
        paste(page, &cut).await;
        until_alert(page, "facelet-count").await;
        until_number(page, "cube.order", Some(1)).await;
    });
}

/// The reasons why a text is no cube.
fn faults_of_text(text: &str) -> Vec<Fault> {
    match text.parse::<Setup>() {
        Ok(setup) => setup.cube().expect_err("a bad text"),
        Err(problems) => problems.into_iter().map(|problem| Fault { part: InputPart::Algorithm, problem }).collect(),
    }
}

#[test]
fn what_is_wrong_is_no_longer_told_once_it_is_right() {
    visit(async |page| {
        for lang in Lang::ALL {
            page.open(&format!("#/cube?alg=R_Q&lang={}", lang.name())).await;
            until_alert(page, "unknown-letter").await;
            page.press_button(lang.shell().close).await;
            page.until("closed", "!document.querySelector('[role=alert]')").await;
            page.until_state("idle").await;
            until_words(page, ".now", &format!("{} {}", lang.cube().algorithm.how, lang.cube().algorithm.solved)).await;
            page.open(&format!("#/cube?alg=R_Q&lang={}", lang.name())).await;
            until_alert(page, "unknown-letter").await;
            page.leave_focus().await;
            page.key('r').await;
            until_algorithm(page, "R").await;
            page.until("no longer told", "!document.querySelector('[role=alert]')").await;
        }
    });
}
