// The service worker: it keeps all files of one build on the device, so that the site works without a network. A page of one build
// is never given a file of another one: what belongs to another build comes from the network, as without a service worker.

// Both are written by .ci/stamp: the digest of the build, and the files that pages ask for, beside the page itself. Nearly all lie in
// a folder with that digest.
const BUILD = "@build@";
const FILES = ["@files@"];

const PREFIX = "casse-tete-";
const NAME = PREFIX + BUILD;
const scope = new URL("./", self.location).pathname;

// A file, from the browser's cache if it is there. A cache may also remember that a file was not there.
const get = async (address) => {
  const cached = await fetch(address);
  const found = cached.ok ? cached : await fetch(address, { cache: "reload" });
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
};

// All or nothing: without one of the files, without room for them, or where the server has another build by now, nothing is kept
// and the next visit tries again.
const install = async () => {
  const cache = await caches.open(NAME);
  try {
    const addresses = FILES.map((file) => scope + file);
    await Promise.all(addresses.map(async (address) => cache.put(address, await get(address))));
    const page = await fetch(scope, { cache: "no-store" });
    if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error("the server has another build");
    await cache.put(scope, page);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
};

const activate = async () => {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
};

const answer = async (request, key) => {
  const cache = await caches.open(NAME);
  return (await cache.match(key)) ?? fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// The reader wants the new build now.
self.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(scope)) return;
  const file = pathname.slice(scope.length);
  if (file === "" || file === "index.html") event.respondWith(answer(request, scope));
  else if (FILES.includes(file)) event.respondWith(answer(request, pathname));
});
