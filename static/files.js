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

// The drawings in the text that are seen, each with its name. Those of a button only say what it does.
export const plots = () => {
  const seen = [...document.querySelectorAll("main svg[role=img]:has(> title):not(:is(button, a) *)")].filter((plot) => plot.checkVisibility());
  return seen.map((plot) => [plot.querySelector("title").textContent.trim(), plot]);
};

export const savePlot = async (name, plot) => save(`${name}.svg`, new Blob([new XMLSerializer().serializeToString(plot)], { type: "image/svg+xml" }));

// The same as a picture, three times as large as on the page: fine enough for a printed worksheet.
export const savePlotPicture = async (name, plot) => {
  const { width, height } = plot.getBoundingClientRect();
  const sized = plot.cloneNode(true);
  const [wide, high] = [width, height].map((side) => Math.round(side * 3));
  sized.setAttribute("width", wide);
  sized.setAttribute("height", high);
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
