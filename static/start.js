// Starts the program of the puzzle that the link names, and brings the style sheet of that puzzle. It stands in a file of its
// own, because the page forbids inline scripts.

// The puzzles that have a program of their own; the first one's shows the home page, too.
const puzzles = ["insanity", "taquin", "soma", "cube"];

try {
  const named = location.hash.match(/^#\/*(\w+)/)?.[1];
  const puzzle = puzzles.includes(named) ? named : puzzles[0];
  const stamp = document.querySelector("meta[name=build]").content;
  const file = (name) => new URL(stamp ? `${name}?v=${stamp}` : name, document.baseURI).href;
  // All three files are asked for at once. Nothing is shown before its sheet is there; without it, if it does not come.
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = file(`${puzzle}.css`);
  const styled = new Promise((resolve) => (sheet.onload = sheet.onerror = resolve));
  document.head.append(sheet);
  const module_or_path = fetch(file(`${puzzle}_bg.wasm`));
  const program = await import(file(`${puzzle}.js`));
  await styled;
  await program.default({ module_or_path });
} catch (error) {
  // No program, no table of texts: this one message is worded here, in both languages.
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.dataset.error = "start";
  for (const [lang, text] of [
    ["fr", "Casse-tête n’a pas pu démarrer. Rechargez la page ; si cela ne suffit pas, essayez un navigateur récent."],
    ["en", "Casse-tête could not start. Reload the page; if that does not help, try a recent browser."],
  ]) {
    const paragraph = document.createElement("p");
    paragraph.lang = lang;
    paragraph.textContent = text;
    alert.append(paragraph);
  }
  document.getElementById("app").replaceChildren(alert);
  document.documentElement.dataset.state = "error";
  throw error;
}
