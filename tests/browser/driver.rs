//! One chromedriver for the whole process, and one browser for each test.

use super::server;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, LazyLock, Mutex};
use url::Url;

/// Quiet, alone, and in English unless a test asks for another language.
const ARGUMENTS: [&str; 13] = [
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
    "--lang=en-US",
    "--accept-lang=en-US",
    "--window-size=1400,900",
];

/// Browsers open at the same time, at the most.
const MOST_BROWSERS: usize = 3;

/// The site and the program that drives the browsers.
pub struct Stage {
    /// The address of the page.
    pub site: String,
    port: u16,
    /// Its standard input keeps chromedriver alive.
    _driver: Child,
}

static STAGE: LazyLock<Result<Stage, String>> = LazyLock::new(Stage::set);
static BROWSERS: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

/// The file or folder that an environment variable names, or else this one of the project.
pub fn project_path(variable: &str, usual: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(env::var_os(variable).unwrap_or_else(|| usual.into()))
}

impl Stage {
    /// The one of this process.
    pub fn get() -> &'static Stage {
        STAGE.as_ref().unwrap_or_else(|problem| panic!("{problem}"))
    }

    fn set() -> Result<Stage, String> {
        let site = server::serve(&project_path("DIST", "dist"))?;
        let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_string());
        // The shell ends the driver, with the browsers it has started and the files they leave, when this process
        // ends, however that happens: then its standard input closes.
        let script = "export TMPDIR=$(mktemp -d)
            setsid \"$0\" --port=0 &
            read -r _
            kill -- -$!
            wait
            until rm -rf \"$TMPDIR\"; do :; done";
        let mut driver = Command::new("sh")
            .args(["-c", script, &program])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("sh: {error}"))?;
        let output = driver.stdout.take().ok_or("chromedriver has no output")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| line.strip_suffix('.')?.split_once("successfully on port ")?.1.parse().ok());
        let port = port.ok_or(format!("{program} does not start: install chromium-driver or set CHROMEDRIVER"))?;
        // What it says later is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Stage { site, port, _driver: driver })
    }
}

/// A command of chromedriver's own, which WebDriver does not have: its path below the session, and its body.
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

/// A browser of one's own.
pub struct Browser {
    /// What speaks WebDriver with it.
    pub client: Client,
}

impl Browser {
    /// Starts one, once fewer than [`MOST_BROWSERS`] run.
    pub async fn start() -> Browser {
        let stage = Stage::get();
        let (count, freed) = &BROWSERS;
        let open = count.lock().expect("no test panics here");
        *freed.wait_while(open, |open| *open >= MOST_BROWSERS).expect("no test panics here") += 1;
        let capabilities = json!({
            "goog:chromeOptions": { "args": ARGUMENTS },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().cloned().unwrap_or_default())
            .connect(&format!("http://127.0.0.1:{}", stage.port))
            .await
            .unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        Browser { client }
    }

    /// A command of the DevTools protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) {
        let body = json!({ "cmd": command, "params": parameters });
        if let Err(error) = self.client.issue_cmd(Extra("goog/cdp/execute", body)).await {
            panic!("{command}: {error}");
        }
    }

    /// What the console has shown since this was asked last, as `(level, message)`.
    pub async fn console(&self) -> Vec<(String, String)> {
        let answer = self.client.issue_cmd(Extra("se/log", json!({ "type": "browser" }))).await;
        let answer = answer.unwrap_or_else(|error| panic!("the console cannot be read: {error}"));
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or_default().to_string();
        let entries = answer.as_array().into_iter().flatten();
        entries.map(|entry| (text(entry, "level"), text(entry, "message"))).collect()
    }

    /// Ends it.
    pub async fn end(&self) {
        let ended = self.client.clone().close().await;
        let (count, freed) = &BROWSERS;
        *count.lock().expect("no test panics here") -= 1;
        freed.notify_one();
        if let Err(error) = ended {
            eprintln!("the browser did not end in order: {error}");
        }
    }
}
