/**
 * The service worker of a site (site/sw.js) keeps all its files, and the page starts from them. A new build waits beside
 * the old one: it takes over when the page starts and nothing is being played, or when the visitor says so.
 */
import { FOLDER } from "../house/mode";
import { later } from "../lib/later";
import { router } from "../lib/router.svelte";

class Updates {
  /** Whether a newer build is there. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // another build has taken over, from this page or another tab: the files of this one are about to go
    let had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (had) location.reload();
      had = true;
    });
    if (document.readyState !== "complete")
      await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
    await new Promise<void>((rested) => later(rested)); // the visitor comes first
    try {
      const registration = await navigator.serviceWorker.register(`${FOLDER}sw.js`, { scope: FOLDER });
      this.#registration = registration;
      if (registration.waiting && navigator.serviceWorker.controller) this.#found(router.page.is === "home");
      else navigator.serviceWorker.controller?.postMessage("standing");
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => {
          if (coming.state === "installed" && navigator.serviceWorker.controller) this.#found(false);
        });
      });
    } catch {
      // a browser that refuses it (a private window, say) only lacks the page offline
    }
  }

  /** Take the newer build, and begin again with it. */
  renew(): void {
    this.#registration?.waiting?.postMessage("renew");
  }

  #found(atOnce: boolean): void {
    if (atOnce) this.renew();
    else this.waiting = true;
  }
}

export const updates = new Updates();
