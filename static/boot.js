// Starts a worker's program. The page sends `{ module, script }` first: the compiled WebAssembly module, which all
// workers share, and the address of its JavaScript glue. What comes after belongs to the program.
//
// Everything happens inside the handling of that one message, and the program's main sets its own handler in it: no
// later message can fall in between. What goes wrong is thrown here, and so reaches the page as the worker's `error` event.
self.onmessage = ({ data }) => {
  self.onmessage = null;
  importScripts(data.script);
  wasm_bindgen.initSync({ module: data.module });
};
