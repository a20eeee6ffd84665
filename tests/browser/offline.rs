//! Without a network: what the browser keeps of the site, how a new build is taken, and what becomes of a device without room.

use super::page::{Page, visit, visit_with_each_engine, visit_with_errors};
use super::server::{Serving, serve_to};
use casse_tete::lang::Lang;
use serde_json::{Value, json};

/// The names of what the browser keeps.
const KEPT: &str = "return (await caches.keys()).sort()";

/// Waits until the site is kept on the device, by the worker that answers this page.
async fn until_kept(page: &Page) {
    page.until("it is kept", "navigator.serviceWorker.controller?.state === 'activated'").await;
}

/// Opens a page and waits until it is kept.
async fn keep(page: &Page, link: &str) {
    serve_to(page.origin(), Serving::Whole);
    page.open(link).await;
    until_kept(page).await;
}

#[test]
fn after_the_first_visit_everything_works_without_a_network() {
    visit_with_each_engine(async |page| {
        keep(page, "#/taquin?step=3&lang=fr").await;
        serve_to(page.origin(), Serving::Off);
        // Every page, in documents of their own, with searches of the workers.
        for (link, name, number) in [
            ("#/insanity?run=1&lang=fr", "insanity.raw", 28),
            ("#/soma?run=1&lang=en", "soma.placed", 11_520),
            ("#/taquin?board=123456708&run=1&lang=en", "taquin.length", 1),
            ("#/cube?alg=R_U&lang=fr", "cube.order", 105),
            // Programs of workers that are loaded when they are asked for.
            ("#/soma?view=map&lang=fr", "soma.neighbours", 9),
            ("#/cube?alg=R_U_F2&method=short&run=1&lang=en", "cube.length", 3),
            ("#/cube?alg=R_U_F2&method=optimal&run=1&lang=fr", "cube.depth", 3),
            ("#/taquin?board=123456708&method=ida-pattern&run=1&lang=en", "taquin.length", 1),
        ] {
            page.open(link).await;
            let found = format!("document.querySelector('[data-value=\"{name}\"]')?.dataset.number === '{number}'");
            page.until(link, &found).await;
        }
        page.open("#/?lang=fr").await;
        assert_eq!(page.eval("document.querySelectorAll('.card').length").await, json!(4));
        page.open("#/write?lang=fr").await;
        page.open("#/shelf?lang=fr").await;
        page.open("#/print?sheet=nets&lang=fr").await;
        page.until("the sheets", "document.querySelector('.paper')").await;
        page.open("#/print?sheet=worksheet&lang=en").await;
        page.until("the codes", "document.querySelector('.state-code svg')").await;
        page.open("#/taquin?step=5&embed=1&lang=en").await;
        page.until("the link to the page", "document.querySelector('a.leave')").await;
        page.open("#/class?counts=ct1:taquin:3x3.score:7:100,48,52,0,51234,80321,3120:5b36daa3&lang=fr").await;
        page.until("its plot", "document.querySelector('.pool-plot svg')").await;
        page.open("#/soma?step=5&present=1&lang=fr").await;
        page.until(
            "the tools of present mode",
            "document.querySelector('.presenting:not([hidden]) .tools-bar button')?.textContent",
        )
        .await;
        // A lesson with the terms that it explains, a code, and a table of another program.
        page.open("#/taquin?lesson=taquin-score&lang=fr").await;
        page.until("the lesson", "document.querySelector('[data-station] .term, [data-station] button.term')").await;
        page.share().await;
        page.click(".show-code").await;
        page.until("the code", "document.querySelector('dialog.code[open] svg')").await;
        page.open("#/taquin?board=5x2:1,2,3,4,5,6,7,8,0,9&view=distances&lang=en").await;
        page.until(
            "the distance",
            "document.querySelector('[data-value=\"taquin.distance\"]')?.dataset.number === '1'",
        )
        .await;
    });
}

/// What is told about a new build, if anything.
const TOLD: &str = "document.querySelector('.update [data-told]')?.textContent";

#[test]
fn a_new_build_is_told_and_taken_when_the_reader_wants() {
    visit_with_errors(&["404"], async |page| {
        keep(page, "#/insanity?step=40&lang=en").await;
        let builds = async || {
            let own = page.text("document.querySelector('meta[name=build]').content").await;
            (own, page.run_async(KEPT, vec![]).await)
        };
        let (old, kept) = builds().await;
        assert_eq!(kept, json!([format!("casse-tete-{old}")]));
        // A new build of which a file is missing changes nothing.
        let look = "return (await navigator.serviceWorker.getRegistration()).update().then(
            async (found) => {
                const worker = found.installing ?? found.waiting;
                while (worker && !['installed', 'redundant'].includes(worker.state)) await new Promise((done) => setTimeout(done, 20));
                return worker?.state ?? 'none';
            })";
        serve_to(page.origin(), Serving::NextWithoutFile);
        assert_eq!(page.run_async(look, vec![]).await, json!("redundant"));
        assert_eq!(builds().await, (old.clone(), kept.clone()));
        assert_eq!(page.eval(&format!("{TOLD} ?? null")).await, Value::Null);
        // A whole one is told, and nothing else happens: the old one is shown, also in a new document.
        serve_to(page.origin(), Serving::Next);
        assert_eq!(page.run_async(look, vec![]).await, json!("installed"));
        page.until("told", &format!("{TOLD} === 'A new version of Casse-tête is ready.'")).await;
        page.open("#/insanity?step=41&lang=fr").await;
        assert_eq!(builds().await.0, old);
        page.until("told in French", &format!("{TOLD} === 'Une nouvelle version de Casse-tête est prête.'")).await;
        page.press_button("Plus tard").await;
        assert!(!page.is_seen(".update").await);
        page.reload().await;
        page.until("told again", TOLD).await;
        // Another window of the site.
        page.run("window.open(location.href)", vec![]).await;
        page.to_window(2, 1).await;
        page.until("the old build", &format!("document.querySelector('meta[name=build]')?.content === '{old}'")).await;
        page.until("it stands", "document.querySelector('#app main:not([aria-busy])')").await;
        page.to_window(2, 0).await;
        page.press_button("La prendre maintenant").await;
        for window in [0, 1] {
            page.to_window(2, window).await;
            page.until("the new build", "document.querySelector('meta[name=build]')?.content === '0123456789abcdef'")
                .await;
            page.until("its state", "document.querySelector('.position')?.value === '41'").await;
        }
        page.close_window().await;
        page.to_window(1, 0).await;
        assert_eq!(builds().await.1, json!(["casse-tete-0123456789abcdef"]));
        // No file of the old build is asked for.
        let asked =
            format!("performance.getEntriesByType('resource').filter(({{ name }}) => name.includes('{old}')).length");
        assert_eq!(page.eval(&asked).await, json!(0));
    });
}

#[test]
fn a_device_without_room_or_leave_shows_the_site_all_the_same() {
    visit_with_errors(&["ServiceWorker", "service worker", "offline.js", "Quota"], async |page| {
        serve_to(page.origin(), Serving::Whole);
        let origin = page.origin().to_string();
        page.devtools("Storage.overrideQuotaForOrigin", json!({ "origin": origin, "quotaSize": 200_000 })).await;
        page.open("#/insanity?run=1&lang=en").await;
        let tried = "return navigator.serviceWorker.register('offline.js').then(
            async ({ installing }) => {
                while (installing && installing.state !== 'redundant') await new Promise((done) => setTimeout(done, 20));
                return caches.keys();
            })";
        assert_eq!(page.run_async(tried, vec![]).await, json!([]), "nothing is kept by halves");
        page.until_state("done").await;
        assert_eq!(page.number("insanity.raw").await, Some(28));
        // Where the browser forbids it.
        page.before_load(
            "navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));",
        )
        .await;
        page.open("#/insanity?run=1&lang=en").await;
        page.until_state("done").await;
        assert!(!page.is_seen("[role=alert]").await);
    });
}

#[test]
fn the_site_can_be_installed() {
    visit(async |page| {
        serve_to(page.origin(), Serving::Whole);
        page.open("#/insanity?step=1&lang=en").await;
        let sizes = "const link = document.querySelector('link[rel=manifest]').href;
            const manifest = await (await fetch(link)).json();
            const found = [];
            for (const { src, sizes, purpose } of manifest.icons) {
                const picture = await createImageBitmap(await (await fetch(new URL(src, link))).blob());
                found.push([`${picture.width}x${picture.height}` === sizes, purpose ?? 'any']);
            }
            const places = manifest.shortcuts.map(({ url }) => new URL(url, link).hash);
            return [found, places, new URL(manifest.start_url, link).pathname === location.pathname, manifest.display]";
        let told = page.run_async(sizes, vec![]).await;
        let icons = json!([[true, "any"], [true, "any"], [true, "maskable"]]);
        let places = json!(["#/insanity", "#/taquin", "#/soma", "#/cube"]);
        assert_eq!(told, json!([icons, places, true, "standalone"]));
        // The browser itself has nothing against it.
        let errors = page.devtools("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(errors["installabilityErrors"], json!([]));
    });
}

#[test]
fn a_browser_that_forbids_all_storage_shows_every_page() {
    visit_with_errors(&["ServiceWorker", "service worker", "SecurityError"], async |page| {
        page.before_load(
            "const deny = () => { throw new DOMException('', 'SecurityError'); };
             for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: deny });
             ServiceWorkerContainer.prototype.register = async () => deny();",
        )
        .await;
        for (link, seen) in [
            ("#/?lang=en", ".card"),
            ("#/insanity?run=1&lang=fr", "[data-value='insanity.raw'][data-number='28']"),
            // The table of this board is built by a worker that keeps it in the caches, where it can.
            (
                "#/taquin?board=3x3:1,2,3,4,5,6,0,7,8&view=distances&lang=en",
                "[data-value='taquin.distance'][data-number='2']",
            ),
            ("#/soma?run=1&lang=fr", "[data-value='soma.placed'][data-number='11520']"),
            ("#/cube?alg=R_U&lang=en", "[data-value='cube.order'][data-number='105']"),
            ("#/print?sheet=nets&lang=fr", ".paper"),
            ("#/taquin?lesson=taquin-score&lang=en", "[data-station]"),
        ] {
            page.open(link).await;
            page.until(link, &format!("document.querySelector({})", json!(seen))).await;
            assert!(!page.is_seen("[role=alert]").await, "{link}");
        }
        // Where something would be kept, it is told that it is not.
        for (link, press) in
            [("#/write?lang=en", ".form > .add-station"), ("#/shelf?lang=en", ""), ("#/class?lang=en", "")]
        {
            page.open(link).await;
            if !press.is_empty() {
                page.click(press).await;
            }
            page.until(link, "document.querySelector('[role=alert][data-error=not-kept]')").await;
        }
        // A second screen follows, too.
        page.open("#/insanity?step=40&lang=en").await;
        page.run_async("await self.ask('screen', 'open')", vec![]).await;
        page.to_window(2, 1).await;
        page.until("it follows", "document.querySelector('.position')?.value === '40'").await;
        page.close_window().await;
        page.to_window(1, 0).await;
    });
}

#[test]
fn a_page_gets_no_file_of_another_build() {
    visit_with_errors(&["404", "Failed to fetch", "CompileError", "WebAssembly"], async |page| {
        // Nothing is kept of this build, and of the page only what the first drawing needs has come when the site is replaced.
        page.open_plain("#/insanity?lang=en").await;
        let build = page.text("document.querySelector('meta[name=build]').content").await;
        serve_to(page.origin(), Serving::Next);
        page.press_button(Lang::En.insanity().page.opening.start).await;
        page.until("told", "[...document.querySelectorAll('[data-error]')].some((told) => told.checkVisibility())")
            .await;
        let next =
            "performance.getEntriesByType('resource').filter(({ name }) => name.includes('0123456789abcdef')).length";
        assert_eq!(page.eval(next).await, json!(0));
        // Loaded again, it is the next build.
        page.reload().await;
        assert_ne!(page.text("document.querySelector('meta[name=build]').content").await, build);
        page.open("#/insanity?lang=en").await;
        page.click(".run-all").await;
        page.until_state("done").await;
    });
}
