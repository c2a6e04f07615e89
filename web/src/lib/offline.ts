import { later } from "./later";

/**
 * The service worker that keeps the shell at hand for when there is no network. Its address changes with every build, so
 * that an old one goes, and what it kept with it. What the page loaded before the worker was there is kept from here.
 */
export async function keepShellAtHand(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  await new Promise<void>((rested) => later(rested)); // the visitor comes first
  const build = /-([\w-]+)\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? "";
  try {
    await navigator.serviceWorker.register(`/sw.js?${build}`);
    const files = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    const kept = await caches.open(`dicehouse?${build}`);
    await kept.addAll(files.filter((path, place) => path.startsWith("/assets/") && files.indexOf(path) === place));
  } catch {
    // a browser that refuses it (a private window, say) only lacks the shell offline
  }
}
