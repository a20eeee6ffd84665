//! A puzzle in a frame of a page of another origin: what it shows, says and hears; and the HTML of such a frame.

use super::page::{Page, visit, visit_with_each_engine};
use super::server::{FOLDER, new_origin};
use super::words::words;
use casse_tete::lang::Lang;
use serde_json::{Value, json};

/// The plain page forgets that it asked another host for the frame: no page of the site may ask another host for anything.
const FORGET: &str = "performance.clearResourceTimings()";

/// Shows a plain page with a frame of another origin, which lists what the frame says.
async fn embed(page: &Page, link: &str) {
    page.load("#/").await;
    page.until_state("idle").await;
    // A text has no policy that forbids frames.
    page.run("location.href = new URL(document.querySelector('meta[name=build]').content + '/lessons/taquin-first.fr.txt', location.href.split('#')[0])", vec![]).await;
    page.until("a page of its own", "document.contentType === 'text/plain' && Boolean(document.body)").await;
    page.run(
        "window.__said = [];
         addEventListener('message', ({ source, data }) => source === frames[0] && data.source === 'casse-tete' && window.__said.push(data));
         const frame = document.createElement('iframe');
         frame.src = arguments[0];
         frame.style = 'width: 800px; height: 600px; border: 0';
         document.body.replaceChildren(frame);",
        vec![json!(format!("{}{FOLDER}{link}", new_origin()))],
    )
    .await;
}

/// The last message of this kind.
fn last(kind: &str) -> String {
    format!("window.__said.findLast((message) => message.kind === '{kind}')")
}

#[test]
fn a_frame_of_another_origin_says_what_it_shows_and_follows_links() {
    visit_with_each_engine(async |page| {
        embed(page, "#/taquin?board=123456708&run=1&lang=fr&embed=1").await;
        // One move from the goal: 8 is the blank's neighbour.
        page.until("the result", &format!("{}?.results['taquin.optimal'] === '1'", last("done"))).await;
        let link = "#/taquin?board=123456798&run=1&lang=fr";
        let state = format!("(({{ link, state }}) => [link, state])({})", last("state"));
        page.until("its state", &format!("{}.state === 'done'", last("state"))).await;
        let told = page.eval(&state).await;
        assert!(told[0].as_str().is_some_and(|told| !told.contains("embed")), "{told} for {link}");
        // Each message is told once.
        let twice = "window.__said.map((message) => JSON.stringify(message)).some((told, index, all) => all[index - 1] === told)";
        assert_eq!(page.eval(twice).await, json!(false));

        // Every puzzle tells when a search is done, and what came out.
        for (link, result) in [
            ("#/insanity?run=1", "insanity.raw"),
            ("#/soma?fix=1&run=1", "soma.nodes"),
            ("#/cube?setup=R_U_F2&view=stages&run=1", "cube.length"),
        ] {
            page.run(
                "frames[0].postMessage({ source: 'casse-tete', link: arguments[0] }, '*')",
                vec![json!(format!("{link}&lang=en"))],
            )
            .await;
            page.until(link, &format!("Number({}?.results['{result}']) > 0", last("done"))).await;
        }
        page.run("frames[0].postMessage({ source: 'casse-tete', link: '#/taquin?step=3&lang=en' }, '*')", vec![]).await;
        page.until("back", &format!("{}?.step === 3", last("step"))).await;

        let say = async |message: Value| page.run("frames[0].postMessage(arguments[0], '*')", vec![message]).await;
        say(json!({ "source": "casse-tete", "link": "#/taquin?step=12&lang=en" })).await;
        page.until("the step", &format!("{}?.step === 12", last("step"))).await;
        let words = page.text(&format!("{}.words", last("step"))).await;
        assert!(words.starts_with(&(Lang::En.shell().transport.step_of)(12, None)), "{words}");
        // What is no link is ignored, and so is what comes from elsewhere.
        for hostile in [
            json!("#/soma"),
            json!({ "source": "casse-tete", "link": "javascript:alert(1)" }),
            json!({ "source": "casse-tete", "link": { "x": 1 } }),
            json!({ "source": "other", "link": "#/taquin?step=1" }),
        ] {
            say(hostile).await;
        }
        say(json!({ "source": "casse-tete", "link": "#/taquin?step=13&lang=en" })).await;
        page.until("the next step", &format!("{}?.step === 13", last("step"))).await;
        let steps = "window.__said.filter(({ kind }) => kind === 'step').map(({ step }) => step).filter((step) => step === 1).length";
        assert_eq!(page.eval(steps).await, json!(0));

        page.enter_frame(0).await;
        page.until("the link to the page", "document.querySelector('a.leave')?.href.includes('step=13')").await;
        assert_eq!(page.text("document.querySelector('a.leave').hash").await, "#/taquin?step=13&lang=en");
        for what in [".top", ".setup", "button.leave"] {
            assert!(!page.is_seen(what).await, "{what}");
        }
        for what in ["#drawing", ".transport", ".now", "a.leave"] {
            assert!(page.is_seen(what).await, "{what}");
        }
        // A step of the reader is said, too.
        page.run("document.querySelector('.moves .step, .moves button:nth-child(4)').click()", vec![]).await;
        page.until("its own step", "document.querySelector('.position').value === '14'").await;
        page.leave_frame().await;
        page.until("the step is said", &format!("{}.step === 14", last("step"))).await;
        page.run(FORGET, vec![]).await;
    });
}

#[test]
fn the_frame_may_have_any_size_and_changes_it_on_every_page() {
    visit(async |page| {
        embed(page, "#/insanity?step=40&lang=fr&embed=1").await;
        for (link, step) in [
            ("#/insanity?step=40&lang=fr", 40),
            ("#/taquin?step=12&lang=en", 12),
            ("#/soma?step=20&lang=fr", 20),
            ("#/cube?alg=R_U_R-_U-&step=2&lang=en", 2),
        ] {
            let say = "frames[0].postMessage({ source: 'casse-tete', link: arguments[0] }, '*')";
            page.run(say, vec![json!(link)]).await;
            page.until(link, &format!("{}?.step === {step}", last("step"))).await;
            let said = page.text(&format!("{}.link", last("state"))).await;
            assert!(said.starts_with(link.split(['?', '&']).next().expect("a place")), "{said} for {link}");
            for (width, height) in [(320, 240), (480, 320), (800, 450), (1200, 700), (320, 640)] {
                page.run(
                    "const [frame] = document.getElementsByTagName('iframe');
                     [frame.style.width, frame.style.height] = [...arguments].map((length) => `${length}px`);",
                    vec![json!(width), json!(height)],
                )
                .await;
                page.enter_frame(0).await;
                page.until("the size", &format!("innerWidth === {width} && innerHeight === {height}")).await;
                let fits = "(() => {
                    const { width, height } = document.querySelector('#drawing').getBoundingClientRect();
                    return width > 150 && height > 100 && document.documentElement.scrollWidth <= innerWidth;
                })()";
                page.until(&format!("{link}: the drawing has room at {width}x{height}"), fits).await;
                assert!(page.is_seen("a.leave").await, "{link} at {width}x{height}");
                page.leave_frame().await;
            }
        }
        page.run(FORGET, vec![]).await;
    });
}

#[test]
fn the_html_of_a_frame_and_the_language_of_a_link_are_chosen() {
    visit(async |page| {
        for lang in Lang::ALL {
            let name = lang.name();
            page.open(&format!("#/taquin?step=12&lang={name}&theme=projector")).await;
            page.share().await;
            let shared = "document.querySelector('.share input[type=text]').value";
            let address = page.text("location.href").await;
            assert_eq!(page.text(shared).await, address);
            page.click(".share input[type=checkbox]").await;
            page.until("no language", &format!("!{shared}.includes('lang=')")).await;
            assert_eq!(page.text(shared).await, address.replace(&format!("lang={name}&"), ""));
            assert_eq!(page.text("document.documentElement.lang").await, name, "the page stays as it is");
            page.click(".share input[type=checkbox]").await;
            page.until("the language", &format!("{shared}.includes('lang={name}')")).await;

            page.press_button(words("share", "frame", lang)).await;
            page.until("the frame", "document.querySelector('dialog.code[open] textarea')").await;
            let made = "(() => {
                const text = document.querySelector('dialog.code textarea');
                const page = new DOMParser().parseFromString(text.value, 'text/html');
                const frame = page.querySelector('iframe');
                const chosen = text.selectionEnd - text.selectionStart === text.value.length;
                return [frame.src, frame.title, page.body.children.length, chosen];
            })()";
            let title = format!("{} – Casse-tête", lang.title(casse_tete::puzzle::Puzzle::Taquin).name);
            assert_eq!(page.eval(made).await, json!([format!("{address}&embed=1"), title, 1, true]));
            page.press_button(lang.shell().close).await;
        }
        // A page without a language of its own gives that choice to its readers from the start.
        page.open("#/taquin?step=12").await;
        page.share().await;
        assert_eq!(page.eval("document.querySelector('.share input[type=checkbox]').checked").await, json!(true));
        assert!(!page.text("document.querySelector('.share input[type=text]').value").await.contains("lang="));
    });
}
