// What only presenting needs, loaded when it begins: a ring around the mouse, ink that fades, a part of the page enlarged, a
// black screen, and the way to another puzzle. Its elements lie outside the program's, over the whole page.
import { sheet } from "./sheet.js";
import { parts } from "./watch.js";
import { words } from "./words.js";
import { present } from "./words.json";

const root = document.documentElement;

// For how long the ring and the tools stay after the last movement, and a line of ink at all, in milliseconds.
const RING_STAYS = 2500;
const INK_STAYS = 6000;
const INK_FADES = 1500;

// How much a part of the page is enlarged.
const ENLARGED = 2;

// Where a part is enlarged that no mouse points at: the middle and the four corners, one after the other.
const PARTS = [[0.5, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]];

const make = (kind, name) => Object.assign(document.createElement(kind), { className: name });
const box = make("div", "presenting");
const ring = make("div", "ring");
const ink = make("canvas", "ink");
const black = make("div", "black");
const tools = make("div", "tools-bar");
// The links of the static page, in both languages.
const nav = self.puzzles;
black.tabIndex = -1;
// For the eyes alone: what the mouse does is not told twice.
for (const part of [ring, ink]) part.setAttribute("aria-hidden", "true");
box.append(ink, ring, tools, black);

const on = { ring: true, ink: false, zoom: false, black: false, puzzles: false };
let letters = false;
let mouse = null;
let part = 0;
// The point of the drawing about which the teacher's window is enlarged, in a projected window, as fractions of the drawing's sides.
let led;
let resting;
// Lines of ink: their points, and when they were ended, `undefined` while they are drawn.
let lines = [];
let frame = 0;

const is_presenting = () => root.dataset.present === "1";

// Where a point of the window is, as shares of the sides of the drawing, and back: a second screen has another size.
const room = () => (document.querySelector("#drawing") ?? root).getBoundingClientRect();
const shares = (x, y) => {
  const { left, top, width, height } = room();
  return [(x - left) / width, (y - top) / height];
};
const place = ([right, down]) => {
  const { left, top, width, height } = room();
  return [left + right * width, top + down * height];
};

// What the teacher points at and draws, for a second screen: static/screen.js passes it on.
const tell = (what, at) => dispatchEvent(new CustomEvent("pointing", { detail: { what, at } }));

// A projected window has no tools of its own.
const is_led = () => root.dataset.screen === "1";

// Shows the ring at a point of the window, and the tools, until nothing has moved for a while.
const show_ring = (x, y) => {
  ring.style.transform = `translate(${x}px, ${y}px)`;
};
const stir = () => {
  box.dataset.moves = "1";
  clearTimeout(resting);
  resting = setTimeout(() => (box.dataset.moves = "0"), RING_STAYS);
};

const show = () => {
  box.hidden = !is_presenting();
  for (const name of Object.keys(on)) box.dataset[name] = on[name] ? "1" : "0";
  for (const button of tools.querySelectorAll("button")) {
    button.setAttribute(button.dataset.tool === "puzzles" ? "aria-expanded" : "aria-pressed", String(on[button.dataset.tool]));
  }
  nav.hidden = !on.puzzles;
  enlarge(on.zoom && is_presenting());
};

// Enlarges a part of the page, or shows the whole page again.
const enlarge = (zoomed) => {
  const app = document.querySelector("#app");
  const drawing = document.querySelector("#drawing");
  Object.assign(app.style, { transform: "", transformOrigin: "" });
  // Another size, so that the drawing is painted as fine as it is shown.
  if (drawing) drawing.style.maxWidth = zoomed ? "calc(100% - 1px)" : "";
  if (!zoomed) {
    delete root.dataset.enlarged;
    return;
  }
  const { left, top, width, height } = (drawing ?? app).getBoundingClientRect();
  const [x, y] = led
    ? [left + led[0] * width, top + led[1] * height]
    : mouse
      ? [mouse.x, mouse.y]
      : [PARTS[part][0] * innerWidth, PARTS[part][1] * innerHeight];
  // Above the program stands the strip of a second screen.
  const home = app.getBoundingClientRect();
  Object.assign(app.style, { transform: `scale(${ENLARGED})`, transformOrigin: `${x - home.left}px ${y - home.top}px` });
  // For a second screen, whose drawing has another place and size.
  const share = (distance, side) => Math.min(1, Math.max(0, distance / side)).toFixed(4);
  root.dataset.enlarged = `${share(x - left, width)} ${share(y - top, height)}`;
};

// Shows in a projected window what the teacher's does with the mouse: the ring at a place, no ring, ink from a place or on to a place, or
// all ink wiped away. Whatever is not told any more, as when the teacher's window is closed, fades like what has come to its end.
export const point = async ({ what, at }) => {
  const here = at && place(at);
  if (what === "ring") {
    show_ring(...here);
    stir();
  }
  if (what === "rest") box.dataset.moves = "0";
  if (what === "begin") lines.push({ points: [] });
  if (here && what !== "ring" && lines.length) {
    lines.at(-1).points.push(here);
    lines.at(-1).ended = performance.now();
  }
  if (what === "wipe") lines = [];
  soon();
  return "";
};

// Enlarges a projected window about this point, as `data-enlarged` of the teacher's window has it; without one, shows it whole.
export const follow = async (shares) => {
  led = shares;
  on.zoom = Boolean(led);
  show();
  return "";
};

const paint = () => {
  frame = 0;
  const ratio = devicePixelRatio;
  const [width, height] = [innerWidth * ratio, innerHeight * ratio].map(Math.round);
  if (ink.width !== width || ink.height !== height) [ink.width, ink.height] = [width, height];
  const room = ink.getContext("2d");
  room.clearRect(0, 0, width, height);
  room.scale(ratio, ratio);
  room.lineCap = room.lineJoin = "round";
  const now = performance.now();
  lines = lines.filter(({ ended }) => ended === undefined || now - ended < INK_STAYS);
  const fades = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : INK_FADES;
  for (const { points, ended } of lines) {
    room.globalAlpha = ended === undefined || fades === 0 ? 1 : Math.min(1, (INK_STAYS - (now - ended)) / fades);
    // Dark in the middle, light at the edge: seen on every ground.
    for (const [colour, thickness] of [["#fff", 12], ["#c2185b", 7]]) {
      room.strokeStyle = colour;
      room.lineWidth = thickness;
      room.beginPath();
      for (const [x, y] of points) room.lineTo(x, y);
      room.lineTo(...points.at(-1));
      room.stroke();
    }
  }
  room.setTransform(1, 0, 0, 1, 0, 0);
  if (lines.length) frame = requestAnimationFrame(paint);
};
const soon = () => {
  frame ||= requestAnimationFrame(paint);
};

const set = (name, value) => {
  on[name] = value;
  if (name === "zoom") part = 0;
  if (name === "ink" && !value) {
    lines = [];
    tell("wipe");
  }
  if (name === "ring" && !value) tell("rest");
  soon();
  show();
  if (name === "black" && value) black.focus();
  if (name === "puzzles") (value ? nav.querySelector("a") : document.querySelector("#drawing"))?.focus();
};
const use = (name) => {
  // Without a mouse the next part follows, and after the last one the whole page.
  if (name === "zoom" && on.zoom && !mouse && part + 1 < PARTS.length) {
    part += 1;
    show();
  } else {
    set(name, !on[name]);
  }
};

const TOOLS = { r: "ring", d: "ink", z: "zoom", b: "black", c: "puzzles" };
const pressed = (event) => {
  if (!is_presenting() || is_led() || event.ctrlKey || event.metaKey) return;
  const take = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (on.black) {
    // Any key brings the page back, and means nothing else.
    take();
    if (!event.repeat) set("black", false);
    return;
  }
  if (event.target.closest?.("input[type=text], input[type=number], textarea, select, dialog")) return;
  // Some systems write another character with Alt.
  const letter = event.altKey ? event.code.replace("Key", "").toLowerCase() : event.key.toLowerCase();
  const tool = event.altKey || !letters ? TOOLS[event.key.toLowerCase()] ?? TOOLS[letter] : undefined;
  // The full stop is the key of clickers for a black screen; where the program is shown, it leads to its next line.
  if (tool || (event.key === "." && !document.querySelector("[data-listing]"))) {
    take();
    if (!event.repeat) use(tool ?? "black");
  } else if (event.key === "Escape" && (on.puzzles || on.zoom || on.ink)) {
    take();
    set(["puzzles", "zoom", "ink"].find((name) => on[name]), false);
  }
};

const moved = (event) => {
  if (!is_presenting() || is_led()) return;
  stir();
  const { clientX: x, clientY: y } = event;
  if (event.pointerType !== "touch") {
    mouse = { x, y };
    show_ring(x, y);
    if (on.ring) tell("ring", shares(x, y));
    if (on.zoom) show();
  }
};

const draw = (event) => {
  const line = lines.find(({ ended }) => ended === undefined);
  if (event.type === "pointerdown") {
    ink.setPointerCapture(event.pointerId);
    lines.push({ points: [[event.clientX, event.clientY]] });
    tell("begin", shares(event.clientX, event.clientY));
  } else if (line) {
    line.points.push([event.clientX, event.clientY]);
    tell("draw", shares(event.clientX, event.clientY));
    if (event.type !== "pointermove") line.ended = performance.now();
  }
  soon();
};

let stands = false;
const build = () => {
  stands = true;
  // Without its styles it would make the page higher.
  sheet(import.meta.url).then(() => document.body.append(box));
  for (const name of Object.values(TOOLS)) {
    const button = document.createElement("button");
    button.dataset.tool = name;
    button.addEventListener("click", () => use(name));
    tools.append(button);
  }
  tools.prepend(nav);
  nav.addEventListener("click", () => set("puzzles", false));
  // Before the program hears the key.
  addEventListener("keydown", pressed, true);
  addEventListener("pointermove", moved, { capture: true, passive: true });
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) ink.addEventListener(type, draw);
  addEventListener("resize", show);
  black.addEventListener("pointerdown", () => set("black", false));
  new MutationObserver(() => {
    if (!is_presenting()) {
      Object.assign(on, { black: false, puzzles: false });
      set("ink", false);
      set("zoom", false);
      tell("rest");
    }
    show();
  }).observe(root, { attributes: true, attributeFilter: ["data-present"] });
};

// Offers the tools. `all` says whether the page uses all letters itself, so that the tools have theirs with Alt.
export const start = async (all) => {
  if (!stands) build();
  letters = all;
  const say = words(present);
  tools.querySelectorAll("button").forEach((button, index) => {
    const key = Object.keys(TOOLS)[index];
    const shown = document.createElement("kbd");
    shown.textContent = ` (${letters ? "Alt + " : ""}${key.toUpperCase()})`;
    button.replaceChildren(say(key), shown);
  });
  nav.setAttribute("aria-label", say("c"));
  const [here, pairs] = parts(location.hash);
  const along = pairs.filter((pair) => /^(lang|theme|palette)=/.test(pair));
  for (const link of nav.children) {
    const [place] = parts(link.hash);
    link.href = `${place}?${[...along, "present=1"].join("&")}`;
    link.className = "button";
    if (place === here) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  show();
  return "";
};
