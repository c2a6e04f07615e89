/**
 * The service worker of a site: all its pages come from what it keeps, with or without a network. `dicehouse site` puts
 * the name of the build and its files before this text, so every build is another worker. It waits until the page
 * (local/updates.svelte.ts) lets it in, and what the older one kept goes when a page of the new build stands. The engine is
 * kept by its own worker.
 */
/* global SITE */
const FOLDER = new URL("./", self.location.href);
const OURS = `dicehouse ${FOLDER.pathname} `;
const CACHE = OURS + SITE.build;
/** A host may send whoever asks for it to the folder, and such an answer cannot be kept. */
const INDEX = new URL("index.html", FOLDER).href;
const ASSETS = new URL("assets/", FOLDER).href;
const KEPT = new Set(SITE.files.map((file) => new URL(file, FOLDER).href));

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim()); // pages of the older build begin again then
});

self.addEventListener("message", (event) => {
  if (event.data === "renew") self.skipWaiting();
  else if (event.data === "standing") event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.hash = url.search = "";
  const wanted = url.href === INDEX ? FOLDER.href : url.href;
  if (KEPT.has(wanted)) event.respondWith(keptOrFetched(wanted, request));
  // a page of the older build, in the moment before it begins again
  else if (url.href.startsWith(ASSETS)) event.respondWith(caches.match(url.href).then((old) => old ?? fetch(request)));
});

async function keep() {
  const cache = await caches.open(CACHE);
  // what the browser has of an older build may be out of date: it asks
  await cache.addAll([...KEPT].map((file) => new Request(file, { cache: "no-cache" })));
}

async function keptOrFetched(wanted, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? fetch(request);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}
