// Keeps the site on the device, and offers a new build of it: loaded when a page has come to rest.
import { sheet } from "./sheet.js";
import { words } from "./words.js";
import { update } from "./words.json";

// A worker that has been asked to take over is asked again after this time, in milliseconds, and this many times: the one before it
// may be busy. After that the page goes on without any worker: it is loaded from the network and keeps its build anew.
const ASKS_AGAIN = 500;
const MOST_ASKED = 20;

// A page that stays open looks for a new build after this time at the earliest, in milliseconds.
const LOOKS = 3_600_000;

let strip;
const take = async (registration) => {
  strip.inert = true;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    registration.waiting?.postMessage("take");
    await new Promise((done) => setTimeout(done, ASKS_AGAIN));
  }
  await registration.unregister();
  location.reload();
};

const offer = (registration) => {
  if (strip?.isConnected) return;
  const [told, now, later] = ["ready", "now", "later"].map((name) => words(update)(name));
  sheet(import.meta.url, "strip");
  strip = document.createElement("section");
  strip.className = "strip update";
  const status = document.createElement("p");
  status.dataset.told = "all";
  const button = (text, act) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  };
  strip.append(status, button(now, () => take(registration)), button(later, () => strip.remove()));
  document.body.prepend(strip);
  // So that it is read out.
  requestAnimationFrame(() => (status.textContent = told));
};

// Fails where the browser keeps nothing, or the server has no service worker; the page works all the same.
export const start = async () => {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("offline.js", { updateViaCache: "none" });
  const look = () => {
    if (registration.waiting && serviceWorker.controller) offer(registration);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOKS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
  return "";
};
