// The words of the scripts that are loaded when they are asked for. They stand in words.json, each in every language of the page;
// tests/native/texts.rs compares them.

// A function that gives the words with this name of a table, in the language of the page; what is given takes the place of %.
export const words = (table) => (name, given) => table[name][document.documentElement.lang].replace("%", () => given);
