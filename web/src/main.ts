import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { api } from "./house/api";
import { inPage } from "./house/mode";
import { preferences } from "./house/preferences.svelte";
import { reachBy } from "./house/transport";
import { keepShellAtHand } from "./lib/offline";
import { router } from "./lib/router.svelte";
import { keepTheme } from "./lib/theme.svelte";
import { loadScene } from "./scenes";
import { speech } from "./texts/texts.svelte";

// a page that is older than the house asks for files that are gone: the new page has new ones
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("dicehouse-renewed") !== location.pathname) {
    sessionStorage.setItem("dicehouse-renewed", location.pathname);
    location.reload();
  }
});

/** The house of a page is opened once the page can be seen, and there is time for it; asked for before, it comes before. */
async function enter(): Promise<void> {
  const { local, updates } = await import("./local/transport");
  reachBy(local);
  void updates.begin();
}

/** A game, or a seat, that stands in the address is taken out of it: nobody should hand it on by accident. */
async function receive(): Promise<void> {
  if (!/^#(game|seat)=/u.test(location.hash)) return;
  const { arrive } = await import("./house/moving.svelte");
  router.go(await arrive(), true);
}
addEventListener("hashchange", () => void receive());

// whoever comes to a table by a link waits for nothing twice: what the table needs comes while the texts do
if (router.page.is === "table") {
  void import("./pages/Table.svelte");
  const game = preferences.seat(router.page.table)?.game;
  if (game) loadScene(game).catch(() => {}); // the page asks again, and says what is wrong
  if (!inPage) api.games().catch(() => {});
}

keepTheme();
const app = document.getElementById("app")!;
const home = router.page.is === "home" && !router.query.size;
Promise.all([speech.begin(home), inPage && enter(), receive()]).then(
  () => {
    mount(App, { target: app });
    if (!inPage) void keepShellAtHand();
  },
  () => {
    app.textContent = "Dicehouse: no connection. Load the page again when the network is back."; // no texts, no language
  },
);
