// A second screen, loaded when it is asked for: a window for the projector that shows what the teacher's window shows, in step,
// without the lesson and without anything to press. The two windows talk over a channel of the browser; no server is asked.
import { sheet } from "./sheet.js";
import { parts, rewritten, slider, watch, follow as followed } from "./watch.js";
import { words } from "./words.js";
import { screen as texts } from "./words.json";

const speak = words(texts);

// The name of the projected window, by which it is known again after it was loaded anew. static/start.js knows it too.
const NAME = "casse-tete-screen";
// Where the teacher's window keeps when it began to lead, so that it leads on after it was loaded anew.
const KEPT = "casse-tete.screen";

// What the projected window does not take over: the lesson is the teacher's, its own theme and mode stay.
const NOT_SHOWN = ["lesson", "station", "present", "embed", "theme", "marks"];

// Only puzzles are for the class: not sheets with answers, the shelf, nor a lesson that is being written.
const puzzles = document.querySelector('meta[name="puzzles"]').content.split(" ");
const isForClass = (link) => puzzles.includes(parts(link)[0].slice(2));

// After this long without an answer the projected window counts as closed, in milliseconds.
const SILENCE = 3000;
// After this long without an answer no other window leads, in milliseconds. Two that both lead soon find out: the last one stays.
const NOBODY = 100;

const channel = new BroadcastChannel(NAME);
const say = (kind, values = {}) => channel.postMessage({ kind, ...values });

// What the projected window has to show now. The link may be some steps behind the slider.
const shown = () => {
  const at = slider();
  return rewritten(location.hash, [...NOT_SHOWN, ...(at ? ["step"] : [])], at ? [`step=${at.value}`] : []);
};

// Another screen than the one of this window, where the browser knows the screens and may tell them.
const place = async () => {
  try {
    const { screens, currentScreen } = await self.getScreenDetails();
    const other = screens.find((screen) => screen !== currentScreen);
    if (!other) return "";
    return `,left=${other.availLeft},top=${other.availTop},width=${other.availWidth},height=${other.availHeight}`;
  } catch {
    return "";
  }
};

// What the teacher alone sees of the station of a lesson: its answer, and the remark. The program that prints answer keys shows it.
const teacherNotes = () => {
  const room = document.createElement("details");
  room.className = "notes";
  room.append(Object.assign(document.createElement("summary"), { textContent: speak("notes") }));
  let seen = "";
  let printing;
  let leave;
  const show = async (link) => {
    const place = document.createElement("div");
    printing ??= self.program("print");
    const end = await (await printing).notes(place, link, document.documentElement.lang);
    // Meanwhile another station may be shown.
    if (link !== location.hash) return end?.();
    leave?.();
    leave = end;
    room.querySelector("div")?.remove();
    room.append(end ? place : Object.assign(document.createElement("div"), { textContent: speak("noNotes") }));
  };
  const look = () => {
    const keys = parts(location.hash)[1].filter((pair) => /^(lesson|station)=/.test(pair));
    room.hidden = keys.length === 0;
    const now = `${keys.sort()} ${document.documentElement.lang}`;
    if (room.hidden || !room.open || now === seen) return;
    seen = now;
    show(location.hash).catch(() => {
      seen = "";
      printing = undefined;
    });
  };
  room.addEventListener("toggle", look);
  return { room, look };
};

// Keeps when this window began to lead; without a number that it does not lead any more.
const keep = (begun) => {
  try {
    if (begun) sessionStorage.setItem(KEPT, begun);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // It leads until it is loaded anew.
  }
};

let strip;
// The strip at the top of the teacher's window: whether the projected window is there, the time since it was opened or the
// clock was pressed, and what can be done with it.
const lead = (begun, reopen) => {
  if (strip) strip.remove();
  else sheet(import.meta.url, "strip");
  const [there, gone, black, freeze, open, close, onward, restart] = ["there", "gone", "black", "freeze", "again", "end", "onward", "restart"].map((name) => speak(name));
  strip = document.createElement("section");
  strip.className = "strip screen-strip";
  strip.setAttribute("aria-label", there);
  const status = document.createElement("p");
  status.dataset.told = "all";
  const time = document.createElement("time");
  const button = (text, act) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.addEventListener("click", () => act(made));
    return made;
  };
  const toggled = (act) => (pressed) => {
    const on = pressed.getAttribute("aria-pressed") !== "true";
    pressed.setAttribute("aria-pressed", String(on));
    act(on);
  };
  let is_frozen = false;
  let is_black = false;
  let said = [];
  const tell = () => {
    if (is_frozen) return;
    const link = shown();
    const { enlarged = "" } = document.documentElement.dataset;
    if (!isForClass(link)) return;
    if (link !== said[0]) say("link", { link });
    if (enlarged !== said[1]) say("enlarged", { shares: enlarged });
    said = [link, enlarged];
  };
  const buttons = [
    button(black, toggled((on) => say("black", { on: (is_black = on) }))),
    button(freeze, toggled((on) => {
      is_frozen = on;
      tell();
    })),
  ];
  for (const made of buttons) made.setAttribute("aria-pressed", "false");
  const notes = teacherNotes();
  const clock = button("", () => {
    begun = Date.now();
    keep(begun);
    look();
  });
  clock.className = "clock";
  clock.title = restart;
  const sign = Object.assign(document.createElement("span"), { textContent: " ↺", ariaHidden: "true" });
  clock.append(time, sign, Object.assign(document.createElement("span"), { className: "unseen", textContent: `, ${restart}` }));
  // The next station of a lesson, which has a button in the lesson.
  const next = button(onward, () => document.querySelector(".station-on")?.click());
  const again = button(open, () => reopen());
  // The mouse of the teacher who presents, as long as the class sees this page.
  const point = ({ detail }) => {
    if (!is_frozen) say("pointing", detail);
  };
  addEventListener("pointing", point);
  const leave = () => {
    clearInterval(ticking);
    removeEventListener("pointing", point);
    channel.onmessage = null;
    strip.remove();
    strip = undefined;
    keep(0);
  };
  const end = button(close, () => {
    say("close");
    leave();
  });
  strip.append(status, clock, next, ...buttons, again, end, notes.room);
  document.body.prepend(strip);

  // A lesson may come some time after its link.
  const offerNext = () => {
    next.hidden = !document.querySelector(".station-on");
  };
  let heard = -Infinity;
  const look = () => {
    offerNext();
    const is_there = performance.now() - heard < SILENCE;
    const text = is_there ? there : gone;
    if (status.textContent !== text) status.textContent = text;
    again.hidden = is_there;
    const seconds = Math.floor((Date.now() - begun) / 1000);
    time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const ticking = setInterval(() => {
    say("there?");
    look();
  }, 1000);
  channel.onmessage = ({ data }) => {
    // Another window of the teacher's: one leads at a time.
    if (data.kind === "who leads?") say("taken");
    if (data.kind === "lead") return leave();
    if (data.kind === "here") heard = performance.now();
    if (data.kind === "gone") heard = -Infinity;
    if (data.kind === "hello") {
      heard = performance.now();
      said = [];
      tell();
      say("black", { on: is_black });
    }
    look();
  };
  watch(() => {
    if (!strip) return;
    tell();
    notes.look();
    offerNext();
  });
  say("lead");
  say("there?");
  look();
};

// Opens the projected window, and leads it from now on. Fails if the browser does not let the page open a window.
export const open = async () => {
  const reopen = async () => {
    const [page] = location.href.split("#");
    const theme = document.documentElement.dataset.theme;
    const link = rewritten(isForClass(shown()) ? shown() : "#/", [], [`theme=${theme}`, "present=1"]);
    return window.open(`${page}${link}`, NAME, `popup${await place()}`);
  };
  if (!(await reopen())) throw new Error("no window");
  const begun = Date.now();
  keep(begun);
  lead(begun, reopen);
  return "";
};

// Leads on, in a window that did before it was loaded anew; not in the copy of a window that leads.
export const resume = async () => {
  const taken = await new Promise((resolve) => {
    channel.onmessage = ({ data }) => data.kind === "taken" && resolve(true);
    setTimeout(resolve, NOBODY, false);
    say("who leads?");
  });
  if (taken) keep(0);
  else lead(Number(sessionStorage.getItem(KEPT)), open);
  return "";
};

// Follows the teacher's window, in the projected one.
export const follow = async () => {
  const root = document.documentElement;
  root.dataset.screen = "1";
  sheet(import.meta.url);
  channel.onmessage = ({ data: { kind, link, on, shares, what, at } }) => {
    if (kind === "there?") say("here");
    if (kind === "black") root.dataset.black = on ? "1" : "0";
    if (kind === "close") close();
    if (kind === "enlarged") {
      const point = String(shares).split(" ").map(Number);
      const is_point = point.length === 2 && point.every((share) => share >= 0 && share <= 1);
      self.ask("present", "follow", is_point ? point : undefined);
    }
    if (kind === "pointing") {
      const is_place = (at) => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite);
      const has_place = ["ring", "begin", "draw"].includes(what);
      if ((has_place && is_place(at)) || ["rest", "wipe"].includes(what)) self.ask("present", "point", { what, at });
    }
    if (kind === "link" && typeof link === "string" && isForClass(link)) {
      followed(rewritten(link, NOT_SHOWN, [`theme=${root.dataset.theme}`, "present=1"]));
    }
  };
  // A browser fills the screen only for someone who clicks.
  addEventListener("click", () => root.requestFullscreen().catch(() => {}));
  addEventListener("pagehide", () => say("gone"));
  say("hello");
  return "";
};
