// Starts the page's program. It stands in a file of its own, because the page forbids inline scripts.

try {
  // The build gives both files names of their own and writes them into these two links.
  const [script, module] = ["app-script", "app-module"].map((id) => document.getElementById(id).href);
  const program = await import(script);
  await program.default({ module_or_path: module });
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
