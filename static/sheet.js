// Adds the style sheet that belongs to a script: of the same name in the same build.
export const sheet = (script) => {
  const { origin, pathname, search } = new URL(script);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${origin}${pathname.replace(/js$/, "css")}${search}`;
  document.head.append(link);
};
