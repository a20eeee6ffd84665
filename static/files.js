// Drawings and tables as files, and files that are opened.

export const save = (name, file) => {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
};

// The text of a file, which may be compressed by gzip: at most `most` characters and some more, of which the reader sees that there are too
// many; some kilobytes of a compressed file can be many megabytes of text. Fails if it is damaged.
export const readFile = async (file, most) => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = first === 0x1f && second === 0x8b;
  const reader = (packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream()).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (!done && text.length <= most) continue;
    if (!done) await reader.cancel();
    return text;
  }
};

// A drawing in the resolution of the screen. Fails if the browser makes no file of it.
export const savePicture = async (name, canvas) => {
  const file = await new Promise((done) => canvas.toBlob(done));
  if (!file) throw new Error("no file");
  save(`${name}.png`, file);
};

// A small picture of a drawing, as an address that holds it; none where the browser makes none.
export const small = (canvas) => {
  const [width, height] = [320, 200];
  const picture = Object.assign(document.createElement("canvas"), { width, height });
  const room = picture.getContext("2d");
  const scale = Math.min(width / canvas.width, height / canvas.height);
  room.drawImage(canvas, (width - canvas.width * scale) / 2, (height - canvas.height * scale) / 2, canvas.width * scale, canvas.height * scale);
  const made = picture.toDataURL("image/webp", 0.8);
  return made.startsWith("data:image/") ? made : undefined;
};

// The tables that are seen, each with its caption.
export const tables = () => {
  const seen = [...document.querySelectorAll("main table")].filter((table) => table.checkVisibility());
  return seen.map((table) => [table.caption.textContent.trim(), table]);
};

// The drawings in the text that are seen, each with its name: pictures, and parts of the page that are laid out as a drawing. Those of a
// button only say what it does.
export const plots = () => {
  const seen = [...document.querySelectorAll("main :is(svg[role=img]:has(> title), [data-figure]):not(:is(button, a) *)")].filter((plot) => plot.checkVisibility());
  return seen.map((plot) => [plot.dataset.figure ?? plot.querySelector("title").textContent.trim(), plot]);
};

const set = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

// An element of an SVG picture.
export const shape = (kind, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", kind), attributes);

const CLEAR = "rgba(0, 0, 0, 0)";

// A part of the page as one picture: the boxes, the words where they stand, and the small pictures in it, all in the colours of the page.
const composed = (figure) => {
  const room = figure.getBoundingClientRect();
  let [wide, high] = [room.width, room.height];
  // What is wider than its place scrolls there; the picture has all of it.
  const place = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left - room.left, top - room.top];
    [wide, high] = [Math.max(wide, x + width), Math.max(high, y + height)];
    return { x, y, width, height };
  };
  const box = (part) => {
    const { backgroundColor, borderTopWidth, borderLeftWidth, borderBottomWidth, borderTopColor, borderBottomColor, borderRadius } = getComputedStyle(part);
    const [top, left, bottom] = [borderTopWidth, borderLeftWidth, borderBottomWidth].map(parseFloat);
    const stroke = top && left ? { stroke: borderTopColor, "stroke-width": top } : {};
    const fill = backgroundColor === CLEAR ? "none" : backgroundColor;
    const { x, y, width, height } = place(part);
    const boxes = fill === "none" && !stroke.stroke ? [] : [shape("rect", { x, y, width, height, rx: parseFloat(borderRadius), fill, ...stroke })];
    return bottom && !left ? [...boxes, shape("rect", { x, y: y + height - bottom, width, height: bottom, fill: borderBottomColor })] : boxes;
  };
  const words = (node) => {
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(node.parentElement);
    return Array.from(node.data.matchAll(/\S+/g), ({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { x, y, width, height } = place(range);
      const font = { fill: color, "font-family": fontFamily, "font-size": fontSize, "font-weight": fontWeight };
      // Where its font is missing, a word is as wide as on the page all the same.
      const text = shape("text", { x, y: y + height * 0.8, textLength: width, lengthAdjust: "spacingAndGlyphs", ...font });
      text.textContent = word;
      return text;
    });
  };
  const within = (svg) => {
    const copy = set(svg.cloneNode(true), place(svg));
    const [from, to] = [svg, copy].map((each) => each.querySelectorAll("*"));
    from.forEach((part, index) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(part);
      set(to[index], { fill, stroke, "stroke-width": strokeWidth });
    });
    return copy;
  };
  const drawn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return words(node);
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".unseen") || !node.checkVisibility()) return [];
    return node.matches("svg") ? [within(node)] : [...box(node), ...[...node.childNodes].flatMap(drawn)];
  };
  const parts = drawn(figure);
  let under = figure;
  while (under.parentElement && getComputedStyle(under).backgroundColor === CLEAR) under = under.parentElement;
  const paper = shape("rect", { width: wide, height: high, fill: getComputedStyle(under).backgroundColor });
  const title = shape("title", {});
  title.textContent = figure.dataset.figure;
  const svg = shape("svg", { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high });
  svg.append(title, paper, ...parts);
  return [svg, wide, high];
};

// A copy of a drawing in the text, and its size on the page.
const copied = (plot) => {
  if (!plot.matches("svg")) return composed(plot);
  const { width, height } = plot.getBoundingClientRect();
  return [plot.cloneNode(true), width, height];
};

export const savePlot = async (name, plot) => save(`${name}.svg`, new Blob([new XMLSerializer().serializeToString(copied(plot)[0])], { type: "image/svg+xml" }));

// The same as a picture, three times as large as on the page: fine enough for a printed worksheet.
export const savePlotPicture = async (name, plot) => {
  const [sized, ...size] = copied(plot);
  const [wide, high] = size.map((side) => Math.round(side * 3));
  set(sized, { width: wide, height: high });
  const picture = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sized))}` });
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  canvas.getContext("2d").drawImage(picture, 0, 0, wide, high);
  await savePicture(name, canvas);
};

// A cell as a spreadsheet reads it in the language of the page: numbers without separators, no text that would be a formula.
const cell = (text, french) => {
  const bare = text.replace(french ? /(?<=\d)\u202f(?=\d{3})/g : /(?<=\d),(?=\d{3})/g, "").trim();
  const plain = text.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim();
  const safe = /^[-+−]?\d+([.,]\d+)?$/.test(bare) ? bare.replace("−", "-") : plain.replace(/^[=+@-]/, "'$&");
  return /[";,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

// What a cell says: its words, or the names of its pictures.
const told = (cell) => cell.querySelector(".remove-counts") || cell.querySelector(".unseen")?.textContent === cell.textContent ? "" : cell.innerText.trim() || [...cell.querySelectorAll("[aria-label]")].map((part) => part.ariaLabel).join(" ");

// A table as CSV: separated as spreadsheets expect it in the language of the page, UTF-8 with its mark. A cell over several columns
// or rows is written once.
export const csv = (table) => {
  const french = document.documentElement.lang === "fr";
  const rows = [];
  [...table.rows].forEach((row, y) => {
    let x = 0;
    for (const here of row.cells) {
      while (rows[y]?.[x] !== undefined) x++;
      for (let down = 0; down < here.rowSpan; down++) {
        for (let right = 0; right < here.colSpan; right++) {
          (rows[y + down] ??= [])[x + right] = down || right ? "" : cell(told(here), french);
        }
      }
      x += here.colSpan;
    }
  });
  const separator = french ? ";" : ",";
  return `\ufeff${rows.map((row) => Array.from(row, (cell) => cell ?? "").join(separator)).join("\r\n")}\r\n`;
};

export const saveTable = async (name, table) => save(`${name}.csv`, new Blob([csv(table)], { type: "text/csv;charset=utf-8" }));
