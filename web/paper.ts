/**
 * Writes what paper takes from the browser client: drawings as plain SVG files, and the typefaces as TrueType.
 * `scripts/paper_assets.py` calls it, with a list of what to write as JSON on standard input.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import type { Component } from "svelte";
import { createServer } from "vite";

interface Drawing {
  to: string;
  component: string;
  props: Record<string, string | number>;
}
interface Typeface {
  to: string;
  from: string;
  weight: number;
  letters: string;
}

/** What the style sheet of the page says, for a file that stands alone. */
const VARIABLES: [RegExp, string][] = [
  [/\/\*[\s\S]*?\*\//g, ""],
  [/var\(--display\)/g, "Fredoka"],
  [/var\(--[a-z-]+, ?([^)]+)\)/g, "$1"],
  [/font-weight: ?650/g, "font-weight: 600"], // the nearest that is among the typefaces
  [/currentColor/gi, "#1b1916"],
  [/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ""],
  [/transform-(box|origin):[^;}]*;?|animation:[^;}]*;?/g, ""],
];

/** A drawing of a component as a file of its own: its styles inside, without the marks of the compiler. */
function standalone(head: string, body: string): string {
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]).join("");
  const bare = (text: string): string =>
    text
      .replace(/<!--.*?-->/g, "")
      .replace(/\.svelte-\w+/g, "")
      .replace(/ ?svelte-\w+/g, "")
      .replace(/ class=""| aria-hidden="true"/g, "");
  const plain = VARIABLES.reduce((text, [found, by]) => text.replace(found, by), bare(styles))
    .replace(/\s+/g, " ")
    .trim();
  const drawn = bare(body);
  const whole = drawn.startsWith("<svg") ? drawn : `<svg viewBox="0 0 100 100">${drawn}</svg>`;
  return whole.replace(/^<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${plain}</style>`) + "\n";
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const wanted = JSON.parse(readFileSync(0, "utf-8")) as { drawings: Drawing[]; typefaces: Typeface[] };
const server = await createServer({
  root: fileURLToPath(new URL(".", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: "injected", runes: true } })],
});
const { render } = (await server.ssrLoadModule("svelte/server")) as typeof import("svelte/server");
for (const { to, component, props } of wanted.drawings) {
  const drawing = (await server.ssrLoadModule(component)) as { default: Component<Record<string, unknown>> };
  const { head, body } = render(drawing.default, { props });
  write(to, standalone(head, body));
}
await server.close();
for (const { to, from, weight, letters } of wanted.typefaces)
  write(
    to,
    await subsetFont(readFileSync(from), letters, { targetFormat: "truetype", variationAxes: { wght: weight } }),
  );
