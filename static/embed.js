// What only a page in a frame of another page needs, loaded when its link says `embed=1`: it tells the page around it what happens
// and follows the links that this one sends. docs/embed.md describes the messages. All of them are data: links, names and numbers.
const NAME = "casse-tete";

// The shortest time between two looks at the page, in milliseconds: twenty a second.
const REST = 50;

// The link to what is shown, for a page of its own.
const link = () => {
  const [place, query = ""] = location.hash.split("?");
  const keys = query.split("&").filter((key) => key && key !== "embed=1");
  return `${place || "#/"}${keys.length ? "?" : ""}${keys.join("&")}`;
};

// The kinds of messages, and what each of them says now; `null` if it has nothing to say.
const KINDS = {
  state: () => ({ link: link(), state: document.documentElement.dataset.state }),
  step: () => {
    const slider = document.querySelector(".transport .position");
    const words = document.querySelector(".transport .where")?.textContent;
    return slider && { step: Number(slider.value), known: slider.disabled ? 0 : Number(slider.max), words };
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
  document.body.append(home);

  const said = {};
  const look = () => {
    home.href = link();
    for (const [kind, now] of Object.entries(KINDS)) {
      const message = now();
      const text = JSON.stringify(message);
      if (text === said[kind]) continue;
      said[kind] = text;
      // Whoever shows the page may know what it shows: nothing in it is secret.
      if (message) parent.postMessage({ source: NAME, kind, ...message }, "*");
    }
  };
  let timer;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, REST);
  };
  new MutationObserver(soon).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-state", "data-number", "max", "aria-valuetext"],
    characterData: true,
    childList: true,
    subtree: true,
  });
  // The program writes its link without an event.
  for (const name of ["pushState", "replaceState"]) {
    const write = history[name].bind(history);
    history[name] = (...given) => {
      write(...given);
      soon();
    };
  }
  addEventListener("popstate", soon);
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.source !== NAME || typeof data.link !== "string" || !data.link.startsWith("#/")) return;
    location.hash = `${data.link}${data.link.includes("?") ? "&" : "?"}embed=1`;
  });
  look();
  return "";
};
