// Starts the page. It runs before anything is painted: it gives the static page of index.html the reader's language and colours
// and asks for the files of the page that the link names, then it runs that page's program. Whatever keeps the program from
// starting is told in the words that stand in index.html. It is a file of its own, because the page forbids inline scripts, and
// no module, because a module is not loaded in a frame without an origin and runs only once the page has been read.
(() => {
  const root = document.documentElement;
  const content = (name) => document.querySelector(`meta[name=${name}]`).content;
  // The pages, of which each is a program, as .ci/stamp finds them among the built programs. The home page is the first, and is
  // shown where a link names no page.
  const [puzzles, pages] = ["puzzles", "pages"].map((name) => content(name).split(" "));
  const named = () => {
    // As src/link.rs reads it.
    const name = location.hash.slice(1).split("?")[0].replace(/^\/+|\/+$/g, "");
    return [...pages, ...puzzles].find((page) => page === name) ?? pages[0];
  };
  let page = named();
  const puzzle = puzzles.find((puzzle) => puzzle === page);

  // As src/ui/app.rs does it later: what the link asks for, or else what the reader's system prefers.
  const keys = Object.fromEntries(new URLSearchParams(location.hash.split("?").slice(1).join("?")));
  const around = ["lang", "theme", "palette"];
  const choose = (key, known, preferred) => (known.includes(keys[key]) ? keys[key] : preferred);
  root.lang = choose("lang", ["fr", "en"], navigator.language.startsWith("fr") ? "fr" : "en");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = choose("theme", ["light", "dark", "projector"], dark ? "dark" : "light");
  root.dataset.palette = choose("palette", ["usual", "okabe-ito"], "usual");
  const embedded = keys.embed === "1";
  root.dataset.embed = embedded ? "1" : "0";
  root.dataset.present = puzzle && (embedded || keys.present === "1") ? "1" : "0";
  root.dataset.place = puzzle ? "puzzle" : page;
  root.dataset.state = "busy";

  // The program takes the static page away once it has drawn its own.
  const standing = () => document.querySelector(".static-page");
  // The message is taken out of the page, so that it is announced when it comes back.
  let alert;
  const read = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve)).then(() => {
    alert = standing().querySelector("[role=alert]");
    alert.remove();
    // The links to the puzzles, for present.js.
    self.puzzles = standing().querySelector("nav").cloneNode(true);
    // Language and colours of the link go along, as in the program's own links.
    const along = new URLSearchParams(Object.entries(keys).filter(([key]) => around.includes(key)));
    for (const link of along.size ? standing().querySelectorAll('a[href^="#/"]') : []) {
      link.setAttribute("href", `${link.getAttribute("href")}?${along}`);
    }
    if (!puzzle) return;
    standing().querySelector(`nav a[href^="#/${puzzle}"]`).setAttribute("aria-current", "page");
    const card = standing().querySelector(`.cards a[href^="#/${puzzle}"]`).closest("li");
    standing().querySelector(".words").append(...card.querySelectorAll("h2, p"));
    // Without a state in the link, the page shows its first minute, as src/ui/page/opening.rs has it.
    const plain = Object.keys(keys).every((key) => around.includes(key));
    // A browser may paint what it has read so far: the page is seen from now on, so that nothing moves.
    standing().querySelector("main.desk").classList.add("ready", ...(plain ? ["no-setup", "opening"] : []));
  });

  // The one place from which screen readers read what changes: the words of all elements with `data-told` that have changed within a
  // moment, "all" of them or only the "part" that is new; "off" for the time being. What stands on the page from the beginning, or
  // comes with a larger part of it, is not read. While a dialog hides the page, it is in the dialog.
  let region;
  const told = new Map();
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const hidden = node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" || node.dataset.told === "off" || !node.checkVisibility();
    return hidden ? "" : [...node.childNodes].map(words).join("") + (getComputedStyle(node).display === "inline" ? "" : " ");
  };
  const tell = () => {
    const changed = [...told];
    told.clear();
    const there = changed.filter(([element]) => element.isConnected && element.dataset.told !== "off" && element.checkVisibility());
    const parts = there.flatMap(([element, fresh]) => (element.dataset.told === "part" ? [...fresh].filter((node) => element.contains(node) && ![...fresh].some((other) => other !== node && other.contains(node))) : [element]));
    parts.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    const text = parts.map(words).join(" ").replace(/\s+/g, " ").trim();
    if (text) region.textContent = text;
  };
  const listen = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const within = (target.closest ? target : target.parentElement)?.closest("[data-told]");
      for (const node of type === "childList" ? addedNodes : [target]) {
        const element = within ?? (node.dataset?.told && node);
        if (!element || element.dataset.told === "off") continue;
        if (!told.size) setTimeout(tell, 100);
        told.set(element, (told.get(element) ?? new Set()).add(node));
        // Where it is put in another place, it is empty for a moment: only what changes there is read.
        const place = element.closest("dialog[open]") ?? document.body;
        if (region.parentNode !== place) {
          region.textContent = "";
          place.append(region);
        }
      }
    }
  });
  read.then(() => {
    region = Object.assign(document.createElement("p"), { id: "told", className: "unseen" });
    region.setAttribute("role", "status");
    document.body.append(region);
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  // Says why the page cannot start: `why` is one of the reasons in index.html, `file` the name of a file.
  const fail = async (why, file = "") => {
    root.dataset.state = "error";
    await read;
    // The first reason counts: others may follow from it.
    if (!standing() || alert.isConnected) return;
    for (const reason of alert.querySelectorAll("[data-why]")) reason.hidden = reason.dataset.why !== why;
    for (const name of alert.querySelectorAll("[data-file]")) name.textContent = file;
    standing().querySelector("header").after(alert);
  };
  // A promise whose failure is told with the name of its file.
  const need = (name, promise) => promise.catch((error) => fail("file", name).then(() => Promise.reject(error)));

  // All files of a build lie in a folder with its digest.
  const address = (name) => new URL(`${content("build")}/${name}`, document.baseURI).href;
  // Resolves once a style sheet is there. One that does not come never does: the listener for errors tells it.
  const arrived = new WeakSet();
  // On the document: `load`, unlike `error`, does not come to the window.
  document.addEventListener("load", ({ target }) => arrived.add(target), true);
  const loaded = (sheet) => arrived.has(sheet) || new Promise((resolve) => sheet.addEventListener("load", resolve));
  // For the program: a function of a script that is loaded for it, such as lessons.js.
  self.ask = (file, name, ...given) => import(address(`${file}.js`)).then((script) => script[name](...given));
  // Another program, started, with what it offers. A script with a part of its own behind `#` is another one to the browser, and
  // begins anew.
  self.program = async (name, anew = "", before = () => {}) => {
    const [offered, module_or_path] = await Promise.all([import(address(`${name}.js`) + anew), wasm(`${name}_bg.wasm`)]);
    await before(offered);
    await offered.default({ module_or_path });
    return offered;
  };
  // The second part of a page's program, which the page asks for; only optimised programs have two.
  const part = (offered) => {
    self.rest = offered.rest ?? (async () => {});
  };
  const append = (name) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address(name);
    document.head.append(sheet);
    return sheet;
  };
  // Resolves once the static page is painted, so that the large file does not hold up what that needs: the second frame begins
  // when the first is on the screen. Where nothing is painted, in a tab that is not shown, it resolves after a second.
  const painted = new Promise((resolve) => {
    read.then(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    setTimeout(resolve, 1000);
  });
  const wasm = async (name) => {
    await painted;
    const response = await fetch(address(name));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };

  // Shows the page that the link names now: in a new document, which frees all memory; in full screen, which that would end, in
  // the same one. The page before stays until the files of the new one are there.
  let style;
  let times = 0;
  let going = false;
  const change = async (to) => {
    const sheet = append(`${to}.css`);
    const dressed = new Promise((resolve, reject) => Object.assign(sheet, { onload: resolve, onerror: reject }));
    try {
      await self.program(to, `#${++times}`, async (offered) => {
        await dressed;
        if (named() !== to) throw new Error("another page by now");
        self.leave();
        part(offered);
        style.remove();
        [style, page] = [sheet, to];
        root.dataset.place = puzzles.includes(to) ? "puzzle" : to;
      });
    } catch {
      // The new document tells what is missing.
      if (named() === to) return new Promise(() => location.reload());
      sheet.remove();
    }
  };
  self.go = async () => {
    if (!document.fullscreenElement || standing()) return location.reload();
    if (going) return;
    going = true;
    while (named() !== page) await change(named());
    going = false;
  };

  // All windows of the site go over to a new build together: their links hold what they show. The first service worker changes
  // nothing.
  // A frame without an origin may not even ask.
  const serviceWorker = self.origin === "null" ? undefined : navigator.serviceWorker;
  let kept = serviceWorker?.controller;
  serviceWorker?.addEventListener("controllerchange", () => {
    if (kept) location.reload();
    kept = true;
  });

  // Whether this window leads a second screen, as static/screen.js keeps it.
  const leads = () => {
    try {
      return sessionStorage.getItem("casse-tete.screen");
    } catch {
      return null;
    }
  };

  const start = async () => {
    if (location.protocol === "file:") return fail("disk");
    if (self.origin === "null") return fail("frame");
    if (typeof WebAssembly !== "object") return fail("webassembly");
    // A style sheet that does not come, or a program that dies before it has drawn anything.
    addEventListener("error", ({ target }) => {
      if (target === window) fail("program");
      else if (target.rel === "stylesheet") fail("file", new URL(target.href).pathname.split("/").pop());
    }, true);
    // Until the program stands, a link to another page is followed by loading the page again.
    addEventListener("hashchange", () => standing() && named() !== page && location.reload());
    style = append(`${page}.css`);
    const [offered, module_or_path] = await Promise.all([
      need(`${page}.js`, import(address(`${page}.js`))),
      need(`${page}_bg.wasm`, wasm(`${page}_bg.wasm`)),
      read.then(() => Promise.all([...document.querySelectorAll("link[rel=stylesheet]")].map(loaded))),
    ]);
    part(offered);
    await offered.default({ module_or_path });
    const role = embedded ? ["embed", "start"] : self.name === "casse-tete-screen" ? ["screen", "follow"] : leads() && ["screen", "resume"];
    // Without it the page works all the same.
    if (role) await self.ask(...role).catch(() => {});
    // The first visit has its drawing by now.
    else if (self.top === self && serviceWorker) setTimeout(() => requestAnimationFrame(() => self.ask("update", "start").catch(() => {})), 4000);
  };
  start().catch((error) => {
    fail("program");
    throw error;
  });
})();
