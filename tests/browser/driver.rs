//! Browsers driven over WebDriver. A test has one to itself; the next test gets the same one with a new tab.

use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use url::Url;

/// A browser engine, with the program that drives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chromium, driven by chromedriver.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
}

/// Quiet, alone, and in English unless a test asks for another language.
const CHROMIUM_ARGUMENTS: [&str; 23] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-breakpad",
    "--metrics-recording-only",
    "--mute-audio",
    // Processes started in advance, pages kept for the button "back" and a new frame for each document cost more than they
    // save: each test opens many documents, mostly once.
    "--disable-features=SpareRendererForSitePerProcess,BackForwardCache,RenderDocument,ProactivelySwapBrowsingInstance,PaintHolding,Translate,OptimizationHints,MediaRouter",
    // The next test's tab, on another host, takes over the process of the last one.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    "--lang=en-US",
    "--accept-lang=en-US",
    // Without tabs and an address bar, which would be drawn anew at each load.
    "--kiosk",
    "--screen-info={1400x813}",
    // The same for Chromium's headless shell, which has no bars at all; letters as wide as in a window.
    "--window-size=1400,757",
    "--font-render-hinting=none",
];

/// The height is that of the window with its bars, so that the page has the same 1400x757 pixels as in Chromium.
const FIREFOX_ARGUMENTS: [&str; 3] = ["-headless", "-width=1400", "-height=843"];

impl Engine {
    /// The environment variable that names its driver, and the usual name.
    fn driver(self) -> (&'static str, &'static str) {
        match self {
            Engine::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Engine::Firefox => ("GECKODRIVER", "geckodriver"),
        }
    }

    /// What stands before the number of the port in the driver's first lines.
    fn before_port(self) -> &'static str {
        match self {
            Engine::Chromium => "successfully on port ",
            Engine::Firefox => "Listening on 127.0.0.1:",
        }
    }

    /// With further arguments, which only Chromium takes.
    fn capabilities(self, further: &[String]) -> Value {
        match self {
            Engine::Chromium => {
                let arguments: Vec<&str> =
                    CHROMIUM_ARGUMENTS.into_iter().chain(further.iter().map(String::as_str)).collect();
                // Files that pages save stay away from the disk.
                let mut options = json!({ "args": arguments, "prefs": { "download_restrictions": 3 } });
                if let Some(binary) = env::var("CHROMIUM").ok().filter(|binary| !binary.is_empty()) {
                    options["binary"] = json!(binary);
                }
                json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } })
            }
            Engine::Firefox => json!({
                "moz:firefoxOptions": {
                    "args": FIREFOX_ARGUMENTS,
                    "prefs": { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 0, "ui.systemUsesDarkTheme": 0 },
                },
            }),
        }
    }
}

/// The process of a driver, and the port it listens on.
struct Driver {
    port: u16,
    /// Its standard input keeps the driver alive.
    _shell: Child,
}

impl Driver {
    fn start(engine: Engine) -> Result<Driver, String> {
        let (variable, usual) = engine.driver();
        let program = env::var(variable).unwrap_or_else(|_| usual.to_string());
        // The shell ends the driver, with the browser it has started and the files they leave, when its standard input
        // closes: when this value is dropped, or when this process ends, however that happens. It closes its output, so
        // that the lines end when the driver does.
        let script = "export TMPDIR=$(mktemp -d)
            setsid \"$0\" --port=0 &
            exec >&-
            read -r _
            kill -- -$!
            wait
            until rm -rf \"$TMPDIR\"; do :; done";
        let mut shell = Command::new("sh")
            .args(["-c", script, &program])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("sh: {error}"))?;
        let output = shell.stdout.take().ok_or("the driver has no output")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let (_, rest) = line.split_once(engine.before_port())?;
            rest.trim_end_matches('.').parse().ok()
        });
        let port = port.ok_or(format!("{program} does not start: install it or set {variable}"))?;
        // What it says later is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Driver { port, _shell: shell })
    }
}

/// Browsers that wait for the next test.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser with one tab. Dropping it ends its processes.
pub struct Browser {
    /// What speaks WebDriver with it.
    pub client: Client,
    /// Its engine.
    pub engine: Engine,
    /// Whether it may serve other tests, too.
    is_shared: bool,
    _driver: Driver,
}

impl Browser {
    /// One that no other test uses, with a tab in which nothing has happened yet.
    pub async fn take(engine: Engine) -> Browser {
        let idle = {
            let mut idle = IDLE.lock().expect("no test panics here");
            let place = idle.iter().position(|browser| browser.engine == engine);
            place.map(|place| idle.swap_remove(place))
        };
        match idle {
            Some(browser) => browser,
            None => Browser::start(engine, &[]).await.unwrap_or_else(|problem| panic!("{engine:?}: {problem}")),
        }
    }

    /// One of Chromium for a single test: its camera, which pages may use without asking, shows a film again and again. That is a file of
    /// uncompressed pictures (YUV4MPEG2), read anew each time that the camera is started.
    pub async fn with_film(film: &Path) -> Browser {
        let further = [
            "--use-fake-ui-for-media-stream".to_string(),
            "--use-fake-device-for-media-stream".to_string(),
            format!("--use-file-for-fake-video-capture={}", film.display()),
        ];
        let browser = Browser::start(Engine::Chromium, &further).await;
        Browser { is_shared: false, ..browser.unwrap_or_else(|problem| panic!("Chromium with a camera: {problem}")) }
    }

    async fn start(engine: Engine, further: &[String]) -> Result<Browser, String> {
        // The free port that a driver finds may be taken by another one before it listens there.
        let driver = Driver::start(engine).or_else(|_| Driver::start(engine))?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(engine.capabilities(further).as_object().cloned().unwrap_or_default())
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await
            .map_err(|error| format!("the browser does not start: {error}"))?;
        Ok(Browser { client, engine, is_shared: true, _driver: driver })
    }

    /// Leaves it to the next test: in a new tab, as emulated media and sizes, scripts to run before the page's own and
    /// the history belong to a tab. What the page has stored stays with its host, and each test has a host of its own.
    pub async fn give_back(self) {
        if !self.is_shared {
            return;
        }
        match self.renew().await {
            Ok(()) => IDLE.lock().expect("no test panics here").push(self),
            Err(error) => eprintln!("the browser is not used again: {error}"),
        }
    }

    async fn renew(&self) -> Result<(), fantoccini::error::CmdError> {
        let new = self.client.new_window(true).await?;
        // A second screen may still be open.
        for window in self.client.windows().await?.into_iter().filter(|window| *window != new.handle) {
            self.client.switch_to_window(window).await?;
            self.client.close_window().await?;
        }
        self.client.switch_to_window(new.handle).await?;
        if self.engine == Engine::Chromium {
            self.issue("goog/cdp/execute", json!({ "cmd": "Page.bringToFront", "params": {} })).await?;
            // What the closed tab still had to say.
            self.issue("se/log", json!({ "type": "browser" })).await?;
        }
        Ok(())
    }

    /// A command of the DevTools protocol, which only Chromium has.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let answer = self.issue("goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await;
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Ends the process of the tab. The driver tells it as an error.
    pub async fn crash(&self) {
        let told = self.issue("goog/cdp/execute", json!({ "cmd": "Page.crash", "params": {} })).await;
        told.expect_err("the tab has crashed");
    }

    /// What the console has shown since this was asked last, as `(level, message)`. WebDriver tells it of Chromium only.
    pub async fn console(&self) -> Vec<(String, String)> {
        if self.engine == Engine::Firefox {
            return Vec::new();
        }
        let answer = self.issue("se/log", json!({ "type": "browser" })).await;
        let answer = answer.unwrap_or_else(|error| panic!("the console cannot be read: {error}"));
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_string();
        let entries = answer.as_array().into_iter().flatten();
        entries.map(|entry| (text(entry, "level"), text(entry, "message"))).collect()
    }

    async fn issue(&self, command: &'static str, body: Value) -> Result<Value, fantoccini::error::CmdError> {
        self.client.issue_cmd(Extra(command, body)).await
    }
}

/// A command of the driver's own, which WebDriver does not have: its path below the session, and its body.
#[derive(Debug)]
struct Extra(&'static str, Value);

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.1.to_string()))
    }
}
