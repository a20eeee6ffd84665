// What a page shows, watched from outside the program: for the page around a frame, and for a second screen.

// The shortest time between two looks at the page, in milliseconds: twenty a second. And the time from a change to the look at it, in
// which the page writes the rest of what has changed.
const REST = 50;
const SETTLE = 10;

// The place of the link and its keys with their values, as they are written.
export const parts = (link) => {
  const [place, query = ""] = link.split("?");
  return [place || "#/", query.split("&").filter(Boolean)];
};

// The link without these keys, and with others at its end.
export const rewritten = (link, without, added = []) => {
  const [place, pairs] = parts(link);
  const kept = pairs.filter((pair) => !without.includes(pair.split("=")[0]));
  const all = [...kept, ...added];
  return `${place}${all.length ? "?" : ""}${all.join("&")}`;
};

// The slider of the steps, where there are steps.
export const slider = () => document.querySelector(".transport .position:not(:disabled)");

// Calls `look` now, and soon after anything has changed: the link, the state of the page, a number, the step,
// the part that is enlarged.
export const watch = (look) => {
  let timer;
  let looked = 0;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      looked = performance.now();
      look();
    }, Math.max(SETTLE, looked + REST - performance.now()));
  };
  new MutationObserver(soon).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-state", "data-number", "data-enlarged", "max", "aria-valuetext"],
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
  look();
};

// Shows what a link says, as if the reader had typed it, without an entry in the history.
export const follow = (link) => {
  history.replaceState(null, "", link);
  dispatchEvent(new PopStateEvent("popstate"));
};
