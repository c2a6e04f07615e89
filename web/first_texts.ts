import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What the home page shows before anybody touches it. */
const SHOWN = [
  "pages/Home.svelte",
  "parts/Shelf.svelte",
  "parts/Here.svelte",
  "parts/Lamp.svelte",
  "parts/JoinForm.svelte",
  "parts/OpenTables.svelte",
  "parts/RecentGames.svelte",
  "parts/Confirm.svelte",
  "parts/Drawer.svelte",
  "parts/QuickSettings.svelte",
  "daily/DailyInvitation.svelte",
  "drills/Invitation.svelte",
  "house/terms.ts",
  "local/Fetching.svelte",
  "local/HouseInPage.svelte",
].map((path) => fileURLToPath(new URL(`src/${path}`, import.meta.url)));
/** Why the other texts do not come. */
const WITHOUT_NETWORK = ["error-web-offline", "error-web-page-unfetched"];

/** `texts.ftl?first` is a Fluent file with those of its texts that the home page names. */
export function firstTexts(): Plugin {
  return {
    name: "dicehouse-first-texts",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "first") return null;
      for (const file of [path!, ...SHOWN]) this.addWatchFile(file);
      return `export default ${JSON.stringify(cut(readFileSync(path!, "utf-8"), named()))};`;
    },
  };
}

/** The names of texts in the sources of the home page: every string that may be one. */
function named(): string[] {
  const strings = SHOWN.flatMap((path) => [...readFileSync(path, "utf-8").matchAll(/"([a-z][\w-]*)"/gu)]);
  return [...WITHOUT_NETWORK, ...strings.map((found) => found[1]!)];
}

/** The texts of these names, and those they refer to. */
function cut(source: string, names: string[]): string {
  const entries = new Map<string, string>();
  for (const entry of source.split(/\n(?=[^\s}*[])/u)) {
    const name = /^(-?[a-zA-Z][\w-]*) *=/u.exec(entry)?.[1];
    if (name !== undefined) entries.set(name, entry.trimEnd());
  }
  const found = new Set<string>();
  const wanted = [...names];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    const entry = entries.get(name);
    if (entry === undefined || found.has(name)) continue;
    found.add(name);
    wanted.push(...[...entry.matchAll(/\{\s*(-?[a-z][\w-]*)/gu)].map((reference) => reference[1]!));
  }
  return [...entries].map(([name, entry]) => (found.has(name) ? `${entry}\n` : "")).join("");
}
