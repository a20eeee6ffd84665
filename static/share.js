// What only sharing needs: loaded when it is asked for. Every function returns a promise.
import encodeQR from "qr";

// The quiet zone of ISO/IEC 18004 around a code, in modules.
const QUIET = 4;

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

const SVG = "http://www.w3.org/2000/svg";
const shape = (kind, attributes) => {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

// The code as a picture, dark on white whatever the theme is.
const picture = (rows, label) => {
  const side = rows.length;
  const svg = shape("svg", { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" });
  const dark = rows.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : "")));
  svg.append(shape("rect", { width: side, height: side, fill: "#fff" }), shape("path", { d: dark.join(""), fill: "#000" }));
  return svg;
};

// Fills the screen with this, until Esc, the button or a step back in the history. `label` and `close` are words in the reader's
// language.
const show = (label, close, ...content) => {
  const dialog = document.createElement("dialog");
  dialog.className = "code";
  const button = document.createElement("button");
  button.textContent = close;
  button.addEventListener("click", () => dialog.close());
  dialog.append(...content, button);
  dialog.setAttribute("aria-label", label);
  document.body.append(dialog);
  const leave = () => dialog.close();
  addEventListener("hashchange", leave);
  dialog.addEventListener("close", () => {
    removeEventListener("hashchange", leave);
    dialog.remove();
  });
  // No key of the page means anything here.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.showModal();
};

// Shows the code of a link and the link itself. Fails if the link is too long.
export const code = async (link, label, close) => {
  const text = document.createElement("p");
  text.textContent = link;
  show(label, close, picture(modules(link), label), text);
  return "";
};

// Shows the HTML of a frame for another page, selected, so that it can be copied.
export const frame = async (link, label, close) => {
  const frame = document.createElement("iframe");
  const [page, hash] = link.split("#");
  const [place, query = ""] = hash.split("?");
  const keys = query.split("&").filter((key) => key && key !== "present=1");
  frame.src = `${page}#${place}?${[...keys, "embed=1"].join("&")}`;
  for (const [name, value] of Object.entries({ title: document.title, width: "100%", height: "600", allow: "fullscreen" })) {
    frame.setAttribute(name, value);
  }
  const text = document.createElement("textarea");
  text.value = frame.outerHTML;
  text.readOnly = true;
  text.rows = 8;
  text.setAttribute("aria-label", label);
  const title = document.createElement("h2");
  title.textContent = label;
  show(label, close, title, text);
  text.select();
  return "";
};

// Opens the system's share sheet. A reader who closes it again has shared nothing, which is no failure.
export const sheet = async (url, title) => {
  await navigator.share({ url, title }).catch((error) => {
    if (error.name !== "AbortError") throw error;
  });
  return "";
};
