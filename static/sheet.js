// Adds a style sheet that lies beside a script, of the same build; it has the name of the script, or another one. Resolves once it is
// there, or does not come.
export const sheet = (script, name) => {
  const { origin, pathname } = new URL(script);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${origin}${pathname.replace(/[^/]+(?=\.js$)/, (own) => name ?? own).replace(/js$/, "css")}`;
  document.head.append(link);
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, resolve);
  });
};
