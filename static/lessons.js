// What only lessons need: loaded when a lesson is opened, or a state is added to one. Every function returns a promise.
// src/ui/kept.rs keeps the lessons of this device under the same keys.
const KEY = "casse-tete.lesson.";
const WRITING = "casse-tete.writing";

// A text packed into a link: raw DEFLATE in base64url. Fails if it is damaged, or if its text is longer than `most` characters:
// some kilobytes of a link can be many megabytes of text.
export const unpack = async (packed, most) => {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > most) throw new Error("too long");
    if (done) return text;
  }
};

// The text of the lesson with this number that is kept on this device. Fails if there is none.
export const kept = async (number) => {
  const text = localStorage.getItem(KEY + number);
  if (text === null) throw new Error("not kept");
  return text;
};

// Adds a station at the end of the lesson that is being written, which begins with `head` if it is new. Returns the number of its
// stations. Fails if the browser keeps nothing.
export const add = async (station, head) => {
  const key = KEY + (localStorage.getItem(WRITING) ?? 1);
  const text = (localStorage.getItem(key) ?? head) + station;
  localStorage.setItem(key, text);
  return String(text.match(/^station:/gm).length);
};
