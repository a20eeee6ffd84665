//! A file server for the built site, under a sub-folder as on a shared host.

use std::borrow::Cow;
use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

/// Where the site lies on its host: all its paths must be relative.
pub const FOLDER: &str = "/classe/casse-tete/";

/// Where axe-core lies on each host.
pub const AXE: &str = "/axe.min.js";

/// As most static hosts say: a browser may use a file for ten minutes without asking again.
const CACHING: &str = "max-age=600";

/// The port of the one server of this process.
static PORT: LazyLock<Result<u16, String>> =
    LazyLock::new(|| serve(&project_path("DIST", "dist"), &project_path("AXE", "node_modules/axe-core/axe.min.js")));

/// Hosts given away so far.
static HOSTS: AtomicUsize = AtomicUsize::new(0);

/// What the server does for a host; the usual thing if nothing was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Serving {
    /// The site, with a service worker that does nothing: the other tests are not about what it keeps, and each of their hosts would
    /// keep the whole site.
    #[default]
    Plain,
    /// The site as it is.
    Whole,
    /// The next build of the site: the same with another digest, and another title.
    Next,
    /// The next build, of which a file is missing.
    NextWithoutFile,
    /// The site, with workers to which the browser forbids all storage.
    WithoutStorage,
    /// Nothing: the network is off.
    Off,
}

/// What is done for hosts, by their names.
static SERVED: LazyLock<Mutex<HashMap<String, Serving>>> = LazyLock::new(Mutex::default);

/// Does something else for a host, `http://3.localhost:8080`, from now on.
pub fn serve_to(origin: &str, serving: Serving) {
    let host = origin.trim_start_matches("http://").to_string();
    SERVED.lock().expect("no test dies with it").insert(host, serving);
}

/// The digest of the build in its page.
fn build(files: &Files) -> &str {
    let page = std::str::from_utf8(&files[&format!("{FOLDER}index.html")]).expect("a page is text");
    let (_, rest) = page.split_once(r#"name="build" content=""#).expect("the page has a digest");
    &rest[..16]
}

/// The digest of the next build.
const NEXT: &str = "0123456789abcdef";

/// A file of the next build.
fn next(bytes: &[u8], build: &str) -> Vec<u8> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.replace(build, NEXT).replace("<title>", "<title>Next ").into_bytes(),
        Err(_) => bytes.to_vec(),
    }
}

/// Stands before the script of a worker to which storage is forbidden.
const FORBIDDEN: &str =
    "Object.defineProperty(self, 'caches', { get() { throw new DOMException('', 'SecurityError'); } });\n";

/// The file or folder that an environment variable names, or else this one of the project.
pub fn project_path(variable: &str, usual: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(env::var_os(variable).unwrap_or_else(|| usual.into()))
}

/// The site on a host that no one has asked for before, `http://3.localhost:8080`, so that a browser has nothing stored
/// for it. Browsers take every such name for their own machine.
pub fn new_origin() -> String {
    let port = PORT.as_ref().unwrap_or_else(|problem| panic!("{problem}"));
    format!("http://{}.localhost:{port}", HOSTS.fetch_add(1, Ordering::Relaxed))
}

/// All files by their paths on the host, as they were when the server started: a build meanwhile changes nothing.
type Files = HashMap<String, Vec<u8>>;

/// Serves a folder and, where it is installed, axe-core for as long as the process lives, and returns the port.
fn serve(folder: &Path, axe: &Path) -> Result<u16, String> {
    let mut files = Files::new();
    read(folder, FOLDER, &mut files);
    if let Ok(bytes) = std::fs::read(axe) {
        files.insert(AXE.to_string(), bytes);
    }
    // Asked for by browsers where a page names no icon, such as a plain text.
    files.insert("/favicon.ico".to_string(), vec![]);
    if !files.contains_key(&format!("{FOLDER}index.html")) {
        return Err(format!("there is no built site in {}: run `make dist` first", folder.display()));
    }
    let files = Arc::new(files);
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|error| format!("no port is free: {error}"))?;
    let port = listener.local_addr().map_err(|error| error.to_string())?.port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let files = Arc::clone(&files);
            // A browser may open a connection long before it asks for anything, and close it at any time.
            std::thread::spawn(move || answer(stream, &files));
        }
    });
    Ok(port)
}

fn read(folder: &Path, prefix: &str, files: &mut Files) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        // Trunk builds in a hidden folder beside the files.
        if name.starts_with('.') {
            continue;
        }
        let path = entry.path();
        if path.is_dir() {
            read(&path, &format!("{prefix}{name}/"), files);
        } else if let Ok(bytes) = std::fs::read(&path) {
            files.insert(format!("{prefix}{name}"), bytes);
        }
    }
}

/// Answers one request after the other, for as long as the browser keeps the connection.
fn answer(mut stream: TcpStream, files: &Files) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut request = String::new();
        if reader.read_line(&mut request)? == 0 {
            return Ok(());
        }
        let mut serving = Serving::Plain;
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            if let Some(host) = header.to_ascii_lowercase().strip_prefix("host:") {
                let served = SERVED.lock().expect("no test dies with it");
                serving = served.get(host.trim()).copied().unwrap_or_default();
            }
            header.clear();
        }
        if serving == Serving::Off {
            return Ok(());
        }
        let target = request.split(' ').nth(1).unwrap_or_default();
        let path = target.split('?').next().unwrap_or_default();
        // The next build has its files in a folder of its own, and those of this one are gone.
        let is_next = matches!(serving, Serving::Next | Serving::NextWithoutFile);
        let (own, next_own) = (format!("/{}/", build(files)), format!("/{NEXT}/"));
        let path = if is_next { path.replace(&own, "/gone/").replace(&next_own, &own) } else { path.to_string() };
        let index = if path == FOLDER { "index.html" } else { "" };
        let is_worker = path.ends_with("/offline.js");
        let missing = serving == Serving::NextWithoutFile && path.ends_with("/share.js");
        let found = files.get_key_value(&format!("{path}{index}")).filter(|_| !missing);
        let (status, kind, body) = match found {
            Some((path, _)) if is_worker && serving == Serving::Plain => ("200 OK", media_type(path), Cow::default()),
            Some((path, bytes)) if serving == Serving::WithoutStorage && is_of_worker(path) => {
                ("200 OK", media_type(path), Cow::from([FORBIDDEN.as_bytes(), bytes].concat()))
            }
            Some((path, bytes)) if is_next => ("200 OK", media_type(path), Cow::from(next(bytes, build(files)))),
            Some((path, bytes)) => ("200 OK", media_type(path), Cow::from(bytes)),
            None => ("404 Not Found", "text/plain; charset=utf-8", Cow::from(b"not found".as_slice())),
        };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: {CACHING}\r\n\r\n",
            body.len()
        );
        stream.write_all(&[head.as_bytes(), &body].concat())?;
    }
}

/// Whether a file is the script of a worker that searches, or builds tables.
fn is_of_worker(path: &str) -> bool {
    ["-worker.js", "-tables.js"].iter().any(|end| path.ends_with(end))
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
