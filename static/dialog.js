// What the scripts that are loaded on demand put into the page.

export const make = (kind, values, ...content) => {
  const made = Object.assign(document.createElement(kind), values);
  made.append(...content);
  return made;
};

// Fills the screen with this, until Esc, the button or a step back in the history. Gives the dialog.
export const show = (className, label, close, ...content) => {
  const button = make("button", { onclick: () => dialog.close() }, close);
  const dialog = make("dialog", { className }, ...content, button);
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
  return dialog;
};
