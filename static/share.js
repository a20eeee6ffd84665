// The share menu, loaded when it is opened: the link in several forms, the second screen, and what is taken away as a file; with it comes
// what reads a file. Every function returns a promise.
import encodeQR from "qr";
import { make, show } from "./dialog.js";
import { plots, save, savePicture, savePlot, savePlotPicture, saveTable, shape, small, tables } from "./files.js";
import { sheet as styles } from "./sheet.js";
import { parts, rewritten } from "./watch.js";
import { words } from "./words.js";
import { share } from "./words.json";

export { readFile } from "./files.js";

const say = words(share);
const root = document.documentElement;

let styled;

// The quiet zone of ISO/IEC 18004 around a code, in modules.
const QUIET = 4;

// The keys of a link that do not belong to the state of a puzzle.
const AROUND = ["workers", "lesson", "station", "lang", "theme", "palette", "present", "embed"];

// What a lesson begins with of which nothing is written yet.
const NEW_LESSON = "lesson: 1\ntitle:\nfor:\nminutes: 10\nlevel: 1\n";

// The name of what the page shows.
export const title = () => document.title.replace(/ – [^–]*$/, "");

// The rows of the code of a text with its quiet zone, true where a module is dark. It is as small as can be, so that its modules are
// seen from the back of a room, with as much correction of errors as there is room for. Fails above 2,953 bytes.
const modules = (text) => {
  const encode = (ecc) => encodeQR(text, "raw", { ecc, border: QUIET });
  const smallest = encode("low");
  for (const ecc of ["high", "quartile", "medium"]) {
    try {
      const rows = encode(ecc);
      if (rows.length === smallest.length) return rows;
    } catch {
      // No code holds it with this correction.
    }
  }
  return smallest;
};

// The outline of the dark modules of a code as path data, and the side of the code in modules; both for an SVG picture.
const outline = (text) => {
  const rows = modules(text);
  return [rows.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : ""))).join(""), rows.length];
};

// The same for a program, with a blank in between.
export const code = async (text) => outline(text).reverse().join(" ");

// The code as a picture, dark on white whatever the theme is.
const picture = (text, label) => {
  const [dark, side] = outline(text);
  const svg = shape("svg", { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" });
  svg.append(shape("rect", { width: side, height: side, fill: "#fff" }), shape("path", { d: dark, fill: "#000" }));
  return svg;
};

// The HTML of a frame for another page, selected, so that it can be copied.
const showFrame = (link) => {
  const frame = document.createElement("iframe");
  const [page, hash] = link.split("#");
  frame.src = `${page}${rewritten(`#${hash}`, ["present"], ["embed=1"])}`;
  for (const [name, value] of Object.entries({ title: document.title, width: "100%", height: "600", allow: "fullscreen" })) {
    frame.setAttribute(name, value);
  }
  const text = make("textarea", { value: frame.outerHTML, readOnly: true, rows: 8 });
  text.setAttribute("aria-label", say("frame"));
  show("code", say("frame"), say("close"), make("h2", {}, say("frame")), text);
  text.select();
};

// Whether the link leaves the language to its reader, once that is chosen: until then, as the link of the page does.
let readers;
const leaves = () => readers ?? !/[?&]lang=/.test(location.hash);
const address = () => {
  const [page] = location.href.split("#");
  if (leaves()) return page + rewritten(location.hash, ["lang"]);
  return /[?&]lang=/.test(location.hash) ? location.href : page + rewritten(location.hash, [], [`lang=${root.lang}`]);
};

// A line of a file: no line breaks, and not longer than src/shelf.rs allows.
const line = (text) => Array.from(text.replace(/[ \p{Cc}]+/gu, " ").trim()).slice(0, 200).join("");

// The state of the page as src/shelf.rs reads it: its title, its link, when it is kept, the counters that are seen, a small picture.
const item = () => {
  const tab = document.querySelector('.middle [role="tab"][aria-selected="true"]')?.textContent;
  const now = new Date();
  const date = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace("T", " ");
  const counted = [...document.querySelectorAll("main output[data-number]")].filter((output) => output.checkVisibility());
  const results = new Set(counted.map((output) => line((output.closest(".counter") ?? output.parentElement).innerText)));
  const lines = [
    ["item", line([title(), tab].filter(Boolean).join(" – "))],
    ["link", rewritten(location.hash, AROUND.filter((key) => key !== "lesson"))],
    ["date", date],
    ...[...results].filter(Boolean).slice(0, 6).map((result) => ["result", result]),
    ["picture", small(document.querySelector("#drawing"))],
  ];
  return lines.filter(([, value]) => value).map(([key, value]) => `${key}: ${value}\n`).join("");
};

// Copies what stands in a field, or selects it if the browser does not let the page copy. Gives the words for what happened.
const copy = async (field, copied, byHand) => {
  try {
    await navigator.clipboard.writeText(field.value);
    return copied;
  } catch {
    field.select();
    return byHand;
  }
};

// Shows the counts of a pupil's experiment: a QR code that leads to the page of the class with them, and the text alone.
export const pool = async (counts) => {
  const [{ written }] = await Promise.all([self.program("class"), (styled ??= styles(import.meta.url))]);
  const text = written(counts);
  if (!text) throw new Error(counts);
  const link = `${location.href.split("#")[0]}#/class?counts=${text}`;
  const field = make("input", { type: "text", readOnly: true, value: text });
  field.setAttribute("aria-label", say("counts"));
  const told = make("p", {});
  told.dataset.told = "all";
  const onclick = async () => (told.textContent = await copy(field, say("textCopied"), say("textByHand")));
  const button = make("button", { className: "copy-counts", autofocus: true, onclick }, say("copyText"));
  // Everyone begins with seed 1, and the page of the class refuses equal seeds: one press draws again with another one.
  const own = () => {
    const seed = 100_000 + (crypto.getRandomValues(new Uint32Array(1))[0] % 900_000);
    location.hash = rewritten(location.hash, ["seed", "run"], [`seed=${seed}`, "run=1"]);
  };
  const first = counts.split(":")[2] === "1";
  const warned = first ? [make("div", { className: "first-seed" }, make("p", {}, say("firstSeed")), make("button", { className: "own-seed", onclick: own }, say("ownSeed")))] : [];
  show("code pool", say("pool"), say("close"), ...warned, picture(link, say("pool")), make("p", {}, say("forTeacher")), field, told, button);
  // Its beginning is seen.
  field.scrollLeft = 0;
  return "";
};

// Fails with these words.
const failing = (name) => () => Promise.reject(Object.assign(new Error(name), { words: name }));

// What stands in the menu: a field with the link, and groups of buttons. `svg` gives the drawing as an SVG file, where there is one.
const content = (svg) => {
  const field = make("input", { type: "text", readOnly: true });
  const check = make("input", { type: "checkbox" });
  const told = make("p", {});
  told.dataset.told = "all";
  // What an action gives is told, or the words with which it fails.
  const button = (words, className, act) => {
    const onclick = async () => {
      told.textContent = "";
      told.textContent = (await act().catch((failed) => say(failed.words ?? "notSaved"))) ?? "";
    };
    return make("button", { className, onclick }, words);
  };
  const group = (name, ...buttons) => make("fieldset", {}, make("legend", {}, say(name)), ...buttons);
  const page = (name, place) => {
    const around = parts(location.hash)[1].filter((pair) => /^(lang|theme|palette)=/.test(pair));
    return make("a", { className: `button to-${name}`, href: rewritten(place, [], around) }, say(name));
  };
  const code = async () => {
    let drawn;
    try {
      drawn = picture(field.value, say("code"));
    } catch {
      return say("noCode");
    }
    show("code", say("code"), say("close"), drawn, make("p", {}, field.value));
  };
  // A reader who closes it again has shared nothing, which is no failure.
  const sheet = () =>
    navigator.share({ url: field.value, title: title() }).catch((error) => error.name === "AbortError" || failing("noSheet")()).then(() => "");
  const station = async () => {
    const text = `\nstation: ${title()}\ntext:\nlink: ${rewritten(location.hash, AROUND)}\n`;
    return say("added", await self.ask("lessons", "add", text, NEW_LESSON).catch(failing("notKept")));
  };
  const keep = async () => {
    // The program of the shelf reads what it is given, as it reads a file.
    const shelf = await self.program("shelf").catch(failing("notKept"));
    if (!(await shelf.keep(item()))) await failing("notKept")();
    return say("kept");
  };
  const buttons = [
    button(say("copy"), "strong copy-link", () => copy(field, say("copied"), say("byHand"))),
    button(say("code"), "show-code", code),
    ...(navigator.share ? [button(say("sheet"), "share-sheet", sheet)] : []),
    button(say("frame"), "show-frame", async () => showFrame(field.value)),
  ];
  const files = [
    ...plots().map(([name, plot]) => {
      const vector = button("SVG", "save-plot", async () => savePlot(`${title()}, ${name}`, plot));
      const pixels = button("PNG", "save-plot-picture", () => savePlotPicture(`${title()}, ${name}`, plot));
      [vector.ariaLabel, pixels.ariaLabel] = [say("plot", name), say("plotPicture", name)];
      return make("div", { className: "figure" }, make("span", {}, say("figure", name)), vector, pixels);
    }),
    ...tables().map(([name, table]) => button(say("csv", name), "save-csv", async () => saveTable(`${title()}, ${name}`, table))),
  ];
  const groups = svg
    ? [
        group("project", button(say("screen"), "second-screen", () => self.ask("screen", "open").catch(failing("noWindow")))),
        group(
          "take",
          page("print", rewritten("#/print", [], [`of=${encodeURIComponent(rewritten(location.hash, AROUND.filter((key) => key !== "lesson")))}`])),
          button(say("svg"), "save-svg", async () => save(`${title()}.svg`, new Blob([svg()], { type: "image/svg+xml" }))),
          button(say("png"), "save-png", () => savePicture(title(), document.querySelector("#drawing"))),
          ...files,
        ),
        group(
          "keeping",
          button(say("keep"), "keep-state", keep),
          page("shelf", "#/shelf"),
          button(say("station"), "add-station", station),
          page("write", "#/write"),
          page("class", "#/class"),
        ),
      ]
    : files.length
      ? [group("take", ...files)]
      : [];
  // The program writes its link without an event.
  const look = () => {
    const link = address();
    if (field.value !== link) field.value = link;
    check.checked = leaves();
  };
  const lookAgain = () => {
    look();
    if (field.isConnected) requestAnimationFrame(lookAgain);
  };
  check.addEventListener("change", () => {
    readers = check.checked;
    told.textContent = "";
  });
  look();
  requestAnimationFrame(lookAgain);
  return [make("label", {}, say("link"), field), make("label", { className: "check" }, check, say("readers")), make("div", { className: "row" }, ...buttons), ...groups, told];
};

// Fills the menu that the program has opened, in the language of the page as long as it is open.
export const menu = async (svg) => {
  await (styled ??= styles(import.meta.url));
  const menu = document.querySelector(".menu.share");
  if (!menu) return "";
  const fill = () => menu.replaceChildren(...content(svg));
  const watcher = new MutationObserver(() => (menu.isConnected ? fill() : watcher.disconnect()));
  watcher.observe(root, { attributes: true, attributeFilter: ["lang"] });
  fill();
  return "";
};
