/**
 * Keeps the shell of the house at hand when there is no network. Pages come from the network first, so that nobody plays
 * on an old one; files with a hash in their name never change. The house's own answers are never kept.
 */
const CACHE = `dicehouse${self.location.search}`;
const SHELL = "/";
/** Browsers ask for these beside the page. */
const SIGNS = ["/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" || pathname === SHELL) event.respondWith(fetchedOrKept(request, SHELL));
  else if (SIGNS.includes(pathname)) event.respondWith(fetchedOrKept(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
  else if (pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(unreached));
});

/** The page, and the files it names; lib/offline.ts adds those it asked for later, such as the texts of a language. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL, { cache: "no-cache" });
  const files = (await page.clone().text()).match(/\/assets\/[^"']+/g) ?? [];
  await cache.put(SHELL, page);
  await cache.addAll([...SIGNS, ...new Set(files)]);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function fetchedOrKept(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(CACHE)).put(request, fetched.clone());
  return fetched;
}

/** Says that the house does not answer (house/api.ts reads it) without the browser crying wolf in its console. */
function unreached() {
  return new Response("", { headers: { "X-Unreached": "yes" } });
}
