//! The page in a browser, as a visitor uses it: links, buttons by name, keys, and what the page shows.

use super::driver::{Browser, Engine};
use super::server::{self, FOLDER};
use fantoccini::Locator;
use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::{PrintConfiguration, PrintMargins, PrintSize};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// A condition that is not met within this time fails the test. It is long, since a machine may have much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A whole test ends within this time, or fails.
const LIMIT: Duration = Duration::from_secs(600);

/// The time between two checks of a condition.
const LOOK_AGAIN: Duration = Duration::from_millis(15);

/// How often a condition is checked within the page before the answer is "not yet".
const LOOKS: u32 = 64;

/// One for all tests, since the connection to a browser lives in it and outlasts the test that began it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime starts"));

/// The open tab of a browser, on a host of its own.
pub struct Page {
    browser: Browser,
    origin: String,
    /// The number of documents opened so far.
    loads: AtomicUsize,
}

/// Runs a test in Chromium, in a new tab and with nothing stored. At the end the console must hold no error and every
/// file must have come from the page's own host.
pub fn visit(test: impl AsyncFnOnce(&Page)) {
    visit_with_errors(&[], test);
}

/// The same as [`visit`] for a reader who wants no motion: for tests that are not about motion and take many steps, as the
/// processor paints every frame of one.
pub fn visit_without_motion(test: impl AsyncFnOnce(&Page)) {
    visit(async |page| {
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        page.devtools("Emulation.setEmulatedMedia", still).await;
        test(page).await;
    });
}

/// The same as [`visit`] in a browser whose camera shows a film, see [`Browser::with_film`].
pub fn visit_with_film(film: &Path, test: impl AsyncFnOnce(&Page)) {
    run_in(Engine::Chromium, Browser::with_film(film), &[], test);
}

/// Runs a test in Chromium and then in Firefox, where it can have no command of the DevTools protocol, no script before
/// the page's own, and nothing is known of the console.
pub fn visit_with_each_engine(test: impl AsyncFn(&Page)) {
    for engine in [Engine::Chromium, Engine::Firefox] {
        run_test(engine, &[], &test);
    }
}

/// The same as [`visit`], but errors on the console are in order when they contain one of these texts.
pub fn visit_with_errors(expected: &[&str], test: impl AsyncFnOnce(&Page)) {
    run_test(Engine::Chromium, expected, test);
}

fn run_test(engine: Engine, expected: &[&str], test: impl AsyncFnOnce(&Page)) {
    run_in(engine, Browser::take(engine), expected, test);
}

/// The browser of a test that fails is ended, that of one that passes is used again.
fn run_in(engine: Engine, browser: impl Future<Output = Browser>, expected: &[&str], test: impl AsyncFnOnce(&Page)) {
    let begun = Instant::now();
    RUNTIME.block_on(async {
        let page = Page { browser: browser.await, origin: server::new_origin(), loads: AtomicUsize::new(0) };
        let work = async {
            test(&page).await;
            page.check_requests().await;
            page.check_console(expected).await;
        };
        tokio::time::timeout(LIMIT, work).await.unwrap_or_else(|_| panic!("in {engine:?}, the test does not end"));
        let documents = page.loads.load(Ordering::Relaxed);
        page.browser.give_back().await;
        report_time(engine, begun.elapsed(), documents);
    });
}

/// Appends the seconds that a test took, and the number of documents it opened, to the file that the variable `TIMES` names.
fn report_time(engine: Engine, time: Duration, documents: usize) {
    let Some(path) = std::env::var_os("TIMES") else { return };
    let name = std::thread::current().name().unwrap_or_default().to_string();
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
    let line = format!("{:.1} {name} in {engine:?}, {documents} documents\n", time.as_secs_f64());
    file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the time of a test can be noted");
}

impl Page {
    /// The page's own host.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// All cases in Chromium, and in Firefox, where only the main paths are gone, every fourth of them. Each keeps its number.
    pub fn cases<T>(&self, all: impl IntoIterator<Item = T>) -> impl Iterator<Item = (usize, T)> {
        let every = if self.browser.engine == Engine::Firefox { 4 } else { 1 };
        all.into_iter().enumerate().step_by(every)
    }

    /// Opens a link, `#/insanity?run=1`, in a new document, and waits for the page to stand.
    pub async fn open(&self, link: &str) {
        let first = "document.querySelector('.opening .change-setup')";
        let stands = self.load_until(link, &format!("{STANDS} && ({first} ? 'opening' : 'whole')")).await;
        if stands == json!("opening") {
            // Ends the first minute of a page without a state, and shows its setup.
            self.run(&format!("{first}.click()"), vec![]).await;
            self.until("the whole page", &format!("!{first} && {STANDS}")).await;
            self.run(
                "const tab = document.querySelector('#panel-1'); if (tab?.checkVisibility()) tab.click();",
                vec![],
            )
            .await;
        }
    }

    /// Shows what a link says: within the open document where that has the same page, as a reader does who follows a link, and
    /// otherwise in a new document. It costs a fifth of a new document.
    pub async fn show(&self, link: &str) {
        let follow = "const [link] = arguments;
            const place = (link) => link.split('?')[0];
            if (!document.querySelector('#app main:not([aria-busy])') || place(location.hash) !== place(link)) return false;
            if (location.hash !== link) {
                const told = new Promise((done) => addEventListener('hashchange', done, { once: true }));
                location.hash = link;
                await told;
            }
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
            return true";
        if self.run_async(follow, vec![json!(link)]).await != json!(true) {
            self.open(link).await;
        }
    }

    /// Opens a link in a new document; without a state in the link it shows its first minute.
    pub async fn open_plain(&self, link: &str) {
        self.load_until(link, &format!("Boolean({STANDS})")).await;
    }

    /// Opens a link in a new document.
    pub async fn load(&self, link: &str) {
        self.load_until(link, "true").await;
    }

    /// Opens a link in a new document, waits until an expression has a value there, and gives it.
    async fn load_until(&self, link: &str, expression: &str) -> Value {
        let load = self.loads.fetch_add(1, Ordering::Relaxed);
        if load > 0 {
            self.check_requests().await;
        }
        // An address that differs in its fragment alone would be followed within the old document.
        let address = format!("{}{FOLDER}?{load}{link}", self.origin);
        if let Err(error) = self.browser.client.goto(&address).await {
            panic!("{address}: {error}");
        }
        // On a busy machine Firefox answers while the old document still stands.
        let loaded = format!("location.search === '?{load}' && document.readyState === 'complete' && ({expression})");
        self.wait_for(PATIENCE, "the document stands", &loaded).await
    }

    /// Changes the fragment of the open document, as a link within it does.
    pub async fn follow(&self, link: &str) {
        self.run("location.hash = arguments[0]", vec![json!(link)]).await;
    }

    /// What the printer would print on paper of this size, in millimetres, without margins of its own: a PDF.
    pub async fn print(&self, [width, height]: [f64; 2]) -> Vec<u8> {
        let (width, height) = (width / 10.0, height / 10.0);
        let margins = PrintMargins { top: 0.0, left: 0.0, right: 0.0, bottom: 0.0 };
        let configuration = PrintConfiguration::builder().size(PrintSize { width, height }).margins(margins);
        let configuration = configuration.background(true).shrink_to_fit(false).build().expect("a paper");
        self.browser.client.print(configuration).await.expect("the browser prints")
    }

    /// Loads the open document again.
    pub async fn reload(&self) {
        self.run("window.__old = true", vec![]).await;
        self.browser.client.refresh().await.expect("the page loads again");
        self.until("the page stands again", &format!("!window.__old && {STANDS}")).await;
    }

    /// Ends the process of the open document as a crash does, and goes on in a new tab. Only Chromium can do so.
    pub async fn crash(&self) {
        let client = &self.browser.client;
        let own = client.window().await.expect("the tab has a name");
        let new = client.new_window(true).await.expect("the browser opens another tab").handle;
        client.switch_to_window(new.clone()).await.expect("the new tab is there");
        // A page of the browser itself has a process of its own.
        client.goto("chrome://blank").await.expect("a blank page");
        client.switch_to_window(own).await.expect("the old tab is there");
        self.browser.crash().await;
        client.close_window().await.expect("what is left of a tab can be closed");
        client.switch_to_window(new).await.expect("the new tab is still there");
    }

    /// Goes into a frame of the page: what follows happens there.
    pub async fn enter_frame(&self, index: u16) {
        self.browser.client.enter_frame(index).await.expect("the page has this frame");
    }

    /// Goes back to the page around the frame.
    pub async fn leave_frame(&self) {
        self.browser.client.clone().enter_parent_frame().await.expect("the frame has a page around it");
    }

    /// Waits until there are this many windows, and goes to one of them, in the order in which they were opened.
    pub async fn to_window(&self, count: usize, index: usize) {
        let begun = Instant::now();
        loop {
            let windows = self.browser.client.windows().await.expect("the browser lists its windows");
            if windows.len() == count {
                let window = windows.into_iter().nth(index).expect("there is such a window");
                return self.browser.client.switch_to_window(window).await.expect("there is such a window");
            }
            assert!(begun.elapsed() < PATIENCE, "{} windows instead of {count}", windows.len());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Closes the window.
    pub async fn close_window(&self) {
        self.browser.client.close_window().await.expect("the window can be closed");
    }

    /// The browser's button for the page before.
    pub async fn history_back(&self) {
        self.run("history.back()", vec![]).await;
    }

    /// The browser's button for the page after.
    pub async fn history_forward(&self) {
        self.run("history.forward()", vec![]).await;
    }

    /// Runs the body of a function in the page.
    pub async fn run(&self, body: &str, arguments: Vec<Value>) -> Value {
        match self.browser.client.execute(body, arguments).await {
            Ok(value) => value,
            Err(error) => panic!("{body}: {error}"),
        }
    }

    /// Runs the body of an asynchronous function in the page and waits for what it returns.
    pub async fn run_async(&self, body: &str, arguments: Vec<Value>) -> Value {
        let body = format!(
            "const told = arguments[arguments.length - 1];
             (async (...arguments) => {{ {body} }})(...arguments).then(told, (error) => told('failed: ' + error));"
        );
        match self.browser.client.execute_async(&body, arguments).await {
            Ok(value) => value,
            Err(error) => panic!("{body}: {error}"),
        }
    }

    /// Starts the search with its button and does something in the middle of it, within the page: a command from
    /// outside might come when a fast machine has finished.
    pub async fn in_mid_search(&self, body: &str) {
        let body = format!(
            "document.querySelector('.run-all').click();
             while (!(document.querySelector('.stop') && document.querySelector('progress').value > 0)) await new Promise(requestAnimationFrame);
             {body}"
        );
        let outcome = self.run_async(&body, vec![]).await;
        assert!(outcome.is_null(), "{body}: {outcome}");
    }

    /// The value of an expression in the page.
    pub async fn eval(&self, expression: &str) -> Value {
        self.run(&format!("return ({expression});"), vec![]).await
    }

    /// The value of an expression that is a text, or an empty one.
    pub async fn text(&self, expression: &str) -> String {
        self.eval(expression).await.as_str().unwrap_or_default().to_string()
    }

    /// Waits until an expression is true, as JavaScript takes it.
    pub async fn until(&self, what: &str, expression: &str) {
        self.until_within(PATIENCE, what, expression).await;
    }

    /// The same with a deadline of its own.
    pub async fn until_within(&self, patience: Duration, what: &str, expression: &str) {
        self.wait_for(patience, what, &format!("Boolean({expression})")).await;
    }

    /// Waits until an expression has a value that is not empty or false, and gives it.
    async fn wait_for(&self, patience: Duration, what: &str, expression: &str) -> Value {
        let begun = Instant::now();
        // An expression that fails because an element is missing is not true yet. The page itself looks again and again,
        // which is cheaper; not in Firefox, which keeps no promise of a document that gives way to the next.
        let (pause, looks) = match self.browser.engine {
            Engine::Chromium => ("await new Promise((resolve) => setTimeout(resolve, PAUSE));", LOOKS),
            Engine::Firefox => ("", 1),
        };
        let pause = pause.replace("PAUSE", &LOOK_AGAIN.as_millis().to_string());
        let body = format!(
            "return (async () => {{
                for (let look = 0; look < {looks}; look++) {{
                    try {{ const value = {expression}; if (value) return [value]; }} catch {{ }}
                    {pause}
                }}
                return [];
             }})()"
        );
        while begun.elapsed() < patience {
            match self.browser.client.execute(&body, vec![]).await {
                Ok(Value::Array(mut found)) if !found.is_empty() => return found.remove(0),
                Ok(_) if looks > 1 => {}
                // While one document gives way to the next, there is nothing to run in.
                _ => tokio::time::sleep(LOOK_AGAIN).await,
            }
        }
        let now = self.browser.client.execute(SITUATION, vec![]).await.unwrap_or_default();
        panic!("{what}: not within {patience:?} in {:?}; {now:#}", self.browser.engine);
    }

    /// Waits for `<html data-state>`.
    pub async fn until_state(&self, state: &str) {
        self.until(&format!("state {state}"), &format!("document.documentElement.dataset.state === '{state}'")).await;
    }

    /// `<html data-state>`.
    pub async fn state(&self) -> String {
        self.text("document.documentElement.dataset.state").await
    }

    /// A figure of the public contract.
    pub async fn number(&self, name: &str) -> Option<u64> {
        let expression = format!("document.querySelector('output[data-value=\"{name}\"]')?.dataset.number");
        self.text(&expression).await.parse().ok()
    }

    /// What an element says.
    pub async fn words(&self, selector: &str) -> String {
        let words = self.run("return document.querySelector(arguments[0])?.textContent ?? ''", vec![json!(selector)]);
        words.await.as_str().unwrap_or_default().trim().to_string()
    }

    /// Whether an element is there and can be seen.
    pub async fn is_seen(&self, selector: &str) -> bool {
        let body = "const found = document.querySelector(arguments[0]);
            return Boolean(found && found.checkVisibility() && found.getBoundingClientRect().width > 0);";
        self.run(body, vec![json!(selector)]).await == json!(true)
    }

    /// The fragment in the address bar.
    pub async fn link(&self) -> String {
        self.text("location.hash").await
    }

    /// Waits until the fragment contains a text.
    pub async fn until_link(&self, part: &str) {
        self.until(&format!("the link holds {part}"), &format!("location.hash.includes({})", json!(part))).await;
    }

    /// Clicks on the element of this selector.
    pub async fn click(&self, selector: &str) {
        self.click_found(&format!("document.querySelector({})", json!(selector)), selector).await;
    }

    /// Opens the share menu.
    pub async fn share(&self) {
        self.click(".share-button").await;
        self.until("the menu", "document.querySelector('.menu.share button')").await;
    }

    /// Clicks on the button of this accessible name.
    pub async fn press_button(&self, name: &str) {
        let path = format!(
            "//button[@aria-label={0} or (not(@aria-label) and normalize-space()={0})] | //a[normalize-space()={0}]",
            quoted(name)
        );
        let first = "XPathResult.FIRST_ORDERED_NODE_TYPE";
        let found = format!("document.evaluate({}, document, null, {first}).singleNodeValue", json!(path));
        self.click_found(&found, name).await;
    }

    /// Clicks with the mouse in the middle of an element, once it can be used, is in sight and nothing covers it there. The page
    /// finds the point and actions click on it, for a third of the processor's time of WebDriver's own click. Where the page
    /// moves the element away in between, as a message that appears does, nobody hears of the click and it is made anew.
    async fn click_found(&self, found: &str, name: &str) {
        let point = format!("(() => {{ const found = {found}; {POINT} }})()");
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let point = self.wait_for(PATIENCE, &format!("click on {name}"), &point).await;
            let [x, y] = [0, 1].map(|side| point[side].as_f64().unwrap_or_default());
            let actions = MouseActions::new("mouse".into())
                .then(PointerAction::MoveTo { duration: None, x, y })
                .then(PointerAction::Down { button: 0 })
                .then(PointerAction::Up { button: 0 });
            self.browser
                .client
                .perform_actions(actions)
                .await
                .unwrap_or_else(|error| panic!("click on {name}: {error}"));
            // Where the click has led to another document, or a question of the browser, it has met its element.
            let missed =
                self.browser.client.execute("window.__guard?.abort(); return window.__missed === true", vec![]).await;
            if missed.ok() != Some(json!(true)) {
                return;
            }
        }
        panic!("click on {name}: it moves away all the time");
    }

    /// The element of this selector.
    pub async fn element(&self, selector: &str) -> Element {
        self.browser.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Presses keys one after the other, wherever the focus is.
    pub async fn keys(&self, keys: impl IntoIterator<Item = impl Into<char>>) {
        let mut actions = KeyActions::new("keyboard".into());
        for key in keys {
            let value = key.into();
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.browser.client.perform_actions(actions).await.expect("keys can be pressed");
    }

    /// Presses one key.
    pub async fn key(&self, key: impl Into<char>) {
        self.keys([key.into()]).await;
    }

    /// Presses a key while another is held.
    pub async fn chord(&self, held: Key, key: impl Into<char>) {
        let (held, value) = (char::from(held), key.into());
        let actions = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: held });
        self.browser.client.perform_actions(actions).await.expect("keys can be pressed");
    }

    /// Takes the mouse to the corner of the window, where it points at nothing.
    pub async fn leave_pointer(&self) {
        let away = MouseActions::new("mouse".into()).then(PointerAction::MoveTo { duration: None, x: 0.0, y: 0.0 });
        self.browser.client.perform_actions(away).await.expect("a mouse can be moved");
    }

    /// Takes the focus from whatever has it.
    pub async fn leave_focus(&self) {
        self.run("document.activeElement?.blur()", vec![]).await;
    }

    /// Drags the mouse from a point of an element, measured from its middle, by a vector in pixels.
    pub async fn drag(&self, selector: &str, from: (f64, f64), by: (f64, f64)) {
        let mut actions = MouseActions::new("mouse".into());
        for action in stroke(self.element(selector).await, from, by) {
            actions = actions.then(action);
        }
        self.browser.client.perform_actions(actions).await.expect("a mouse can be dragged");
    }

    /// The same with a finger.
    pub async fn swipe(&self, selector: &str, from: (f64, f64), by: (f64, f64)) {
        let mut actions = TouchActions::new("finger".into());
        for action in stroke(self.element(selector).await, from, by) {
            actions = actions.then(action);
        }
        self.browser.client.perform_actions(actions).await.expect("a finger can be dragged");
    }

    /// A flick: a finger that is lifted in full motion. Its events are made by the page, so that the time between them is known; if a
    /// slow machine has made it a slow drag, the finger rests before it is lifted, and tries again.
    pub async fn flick(&self, selector: &str, from: (f64, f64), by: (f64, f64)) {
        let body = "const [selector, [x, y], [dx, dy]] = arguments;
            const element = document.querySelector(selector);
            const box = element.getBoundingClientRect();
            const send = (name, part) => element.dispatchEvent(new PointerEvent(name, {
                bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true,
                clientX: box.x + box.width / 2 + x + dx * part, clientY: box.y + box.height / 2 + y + dy * part,
            }));
            const rest = (time) => {
                const end = performance.now() + time;
                while (performance.now() < end);
            };
            send('pointerdown', 0);
            const start = performance.now();
            for (const part of [0.25, 0.5, 0.75, 1]) {
                rest(12);
                send('pointermove', part);
            }
            const slow = performance.now() - start > 90;
            if (slow) rest(100);
            send('pointerup', 1);
            return !slow;";
        for _ in 0..20 {
            if self.run(body, vec![json!(selector), json!(from), json!(by)]).await == json!(true) {
                return;
            }
        }
        panic!("the machine is too slow for a flick");
    }

    /// Clicks a point of an element, measured from its middle, several times in a row.
    pub async fn click_at(&self, selector: &str, at: (f64, f64), times: usize) {
        let element = self.element(selector).await;
        let mut actions = MouseActions::new("mouse".into()).then(PointerAction::MoveToElement {
            element,
            duration: None,
            x: at.0,
            y: at.1,
        });
        for _ in 0..times {
            actions = actions.then(PointerAction::Down { button: 0 }).then(PointerAction::Up { button: 0 });
        }
        self.browser.client.perform_actions(actions).await.expect("a mouse can be clicked");
    }

    /// Presses and lifts at each of these points of an element, measured from its middle, one at once after the other: with the
    /// mouse, or with a finger.
    pub async fn tap_each(&self, selector: &str, points: &[(f64, f64)], finger: bool) {
        let element = self.element(selector).await;
        let mut actions = vec![];
        for &(x, y) in points {
            actions.push(PointerAction::MoveToElement { element: element.clone(), duration: None, x, y });
            actions.extend([PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 }]);
        }
        if finger {
            let taps = actions.into_iter().fold(TouchActions::new("finger".into()), |all, action| all.then(action));
            self.browser.client.perform_actions(taps).await.expect("a finger can tap");
        } else {
            let clicks = actions.into_iter().fold(MouseActions::new("mouse".into()), |all, action| all.then(action));
            self.browser.client.perform_actions(clicks).await.expect("a mouse can be clicked");
        }
    }

    /// Makes the window's inside this large.
    pub async fn size(&self, width: u32, height: u32) {
        self.size_at(1.0, width, height).await;
    }

    /// The same for tests that measure where things are and look at no drawing: on very large screens a pixel of the device is
    /// two pixels of the style sheet, since painting all of them costs most of the time.
    pub async fn room(&self, width: u32, height: u32) {
        self.size_at(if width > 1920 { 0.5 } else { 1.0 }, width, height).await;
    }

    /// `scale`: pixels of the device for each pixel of the style sheet; in Firefox always 1.
    async fn size_at(&self, scale: f64, width: u32, height: u32) {
        match self.browser.engine {
            Engine::Chromium => {
                let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
                self.browser.devtools("Emulation.setDeviceMetricsOverride", size).await;
            }
            Engine::Firefox => {
                // The size of the window is with its bars.
                let bars = self.eval("[outerWidth - innerWidth, outerHeight - innerHeight]").await;
                let [wider, higher] = [0, 1].map(|side| bars[side].as_u64().and_then(|bar| u32::try_from(bar).ok()));
                let (width, height) = (width + wider.unwrap_or(0), height + higher.unwrap_or(0));
                self.browser.client.set_window_size(width, height).await.expect("a window has a size");
            }
        }
        self.until("the new size", &format!("innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Runs a script in every document from now on, before its own.
    pub async fn before_load(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// A command of the DevTools protocol, and its answer.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.browser.devtools(command, parameters).await
    }

    /// Every file of the open document has come from its own host.
    async fn check_requests(&self) {
        let foreign = self
            .eval(
                "location.protocol.startsWith('http') ? performance.getEntriesByType('resource').map((entry) => entry.name)
                 .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).origin !== location.origin) : []",
            )
            .await;
        assert_eq!(foreign, json!([]), "requests to other hosts");
        // A function of the second part of a program that is called before it is there loads it while the page waits.
        let early = "performance.getEntriesByType('resource').filter((entry) => entry.initiatorType === 'xmlhttprequest').map((entry) => entry.name)";
        assert_eq!(self.eval(early).await, json!([]), "the page has waited for the second part of its program");
    }

    async fn check_console(&self, expected: &[&str]) {
        let console = self.browser.console().await;
        let errors: Vec<_> = console
            .iter()
            .filter(|(level, message)| level == "SEVERE" && !expected.iter().any(|text| message.contains(text)))
            .collect();
        assert!(errors.is_empty(), "errors on the console: {errors:#?}");
    }
}

/// The state of the page when a condition was not met in time.
const SITUATION: &str = "return {
    address: location.href,
    state: document.documentElement.dataset.state,
    alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.dataset.error + ': ' + alert.textContent),
    now: document.querySelector('.now')?.textContent,
    where: document.querySelector('.where')?.textContent,
    focus: document.activeElement?.outerHTML.slice(0, 200),
}";

/// Whether the program has drawn the page.
const STANDS: &str = "document.querySelector('#app main:not([aria-busy])')";

/// The rest of a function that gives the point in pixels of the window at which a click meets the element `found`, or nothing
/// while it is disabled, out of sight or something covers it. The page hears of the next click only if it meets the element.
const POINT: &str = "
    const middle = () => {
        const { left, top, right, bottom } = found.getClientRects()[0];
        const point = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)].map((twice) => Math.floor(twice / 2));
        return found.contains(document.elementFromPoint(...point)) && point;
    };
    let point = middle();
    if (!point) {
        // In the middle no bar covers it.
        found.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
        point = middle();
    }
    if (!point || found.matches(':disabled')) return;
    window.__guard = new AbortController();
    window.__missed = undefined;
    const hear = (event) => {
        // Before the first event nobody knows; the element may be gone when the button is let go.
        const meets = found.contains(event.target) || (window.__missed === false && !found.isConnected);
        window.__missed = window.__missed || !meets;
        if (window.__missed) { event.stopImmediatePropagation(); event.preventDefault(); }
    };
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        addEventListener(kind, hear, { capture: true, signal: window.__guard.signal });
    }
    return point;";

/// A drag in a few movements, as of a hand; in the last one the pointer rests.
fn stroke(element: Element, from: (f64, f64), by: (f64, f64)) -> Vec<PointerAction> {
    let tenth = Some(Duration::from_millis(20));
    let mut actions = vec![
        PointerAction::MoveToElement { element, duration: None, x: from.0, y: from.1 },
        PointerAction::Down { button: 0 },
    ];
    actions.extend((0..5).map(|_| PointerAction::MoveBy { duration: tenth, x: by.0 / 5.0, y: by.1 / 5.0 }));
    actions.push(PointerAction::Pause { duration: Duration::from_millis(120) });
    actions.push(PointerAction::Up { button: 0 });
    actions
}

/// A text as XPath writes it, which knows no escapes.
fn quoted(text: &str) -> String {
    if text.contains('\'') { format!("\"{text}\"") } else { format!("'{text}'") }
}
