// What only a page in a frame of another page needs, loaded when its link says `embed=1`: it tells the page around it what happens
// and follows the links that this one sends. docs/embed.md describes the messages. All of them are data: links, names and numbers.
import { rewritten, slider, watch } from "./watch.js";

const NAME = "casse-tete";

// The link to what is shown, for a page of its own.
const link = () => rewritten(location.hash, ["embed"]);

// The kinds of messages, and what each of them says now; `null` if it has nothing to say.
const KINDS = {
  state: () => ({ link: link(), state: document.documentElement.dataset.state }),
  step: () => {
    const at = slider();
    const words = document.querySelector(".transport .where")?.textContent;
    return at && { step: Number(at.value), known: Number(at.max), words };
  },
  done: () => {
    if (document.documentElement.dataset.state !== "done") return null;
    const results = {};
    for (const output of document.querySelectorAll("output[data-value][data-number]")) {
      results[output.dataset.value] = output.dataset.number;
    }
    return { link: link(), results };
  },
};

// Starts the conversation, and puts a link to the page of its own into the corner.
export const start = async () => {
  const home = document.createElement("a");
  home.className = "leave button";
  home.target = "_blank";
  home.rel = "noopener";
  home.textContent = "Casse-tête";
  // A landmark, so that it is found by who jumps from one to the next.
  const corner = document.createElement("nav");
  corner.setAttribute("aria-label", home.textContent);
  corner.append(home);
  document.body.append(corner);

  const said = {};
  watch(() => {
    home.href = link();
    for (const [kind, now] of Object.entries(KINDS)) {
      const message = now();
      const text = JSON.stringify(message);
      if (text === said[kind]) continue;
      said[kind] = text;
      // Whoever shows the page may know what it shows: nothing in it is secret.
      if (message) parent.postMessage({ source: NAME, kind, ...message }, "*");
    }
  });
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.source !== NAME || typeof data.link !== "string" || !data.link.startsWith("#/")) return;
    location.hash = rewritten(data.link, ["embed"], ["embed=1"]);
  });
  return "";
};
