import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

import { firstTexts } from "./first_texts";

const TOOLS = fileURLToPath(new URL("node_modules", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../src/dicehouse", import.meta.url));
const BUILT = join(PACKAGE, "server", "web");
const LICENCES = "licences.txt";
/** The house a page in development talks to: another one with DICEHOUSE=127.0.0.1:8100. */
const HOUSE = process.env["DICEHOUSE"] ?? "127.0.0.1:8000";
const COMPRESSIBLE = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** The letters of our five languages, and the signs we use with them. */
const LETTERS =
  [...Array(0x60).keys()].map((place) => String.fromCharCode(0x20 + place, 0xa0 + place)).join("") +
  "ŒœŸ–—‘’‚“”„…•‹›€−×·";
const WEIGHTS = { wght: { min: 400, max: 700 } };

/**
 * All tables share one file, and each game has another: a browser fetches few files at the same time, and each further
 * round of requests costs as much as a picture on a slow line. Components of tables are those in parts/table/.
 */
const OF_TABLES =
  "pages/Table|parts/table/|dice/|house/(table|table_state|tally|displayed|moving|typed|roster|pauses|hints|coach)\\.|lib/(stages|voice|dictation|stillness|width|utterances|copy|seconds|shake|tremble|workplace)|texts/reason|result/(story|curve|picture|words)\\.|review/(Progress|Unsolved|marks|review|words)\\.|texts/(words|numbers)|scenes/(rules|shared)";
const OF_A_SCENE = /src\/scenes\/(\w+)\/(?!Box|Head|Rules)/;
/** What every page needs, in one file beside its own script: the framework, what speaks with the server, and what is kept. */
const OF_ALL =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(house\/(api|preferences|protocol|reach|transport)|lib\/(later|titled|keys|router)|texts\/texts)\./;
/** What a house in the page needs before it is opened; its worker is a script of its own. */
const OF_A_PAGE = /src\/local\/(engine|one_tab|parts|store|transport|updates)\./;
/** What a box needs that was taken off the shelf, and a table too. */
const OF_A_BOX =
  /src\/(parts\/(GamePanel|NameField|OptionField|Portrait|PortraitChoice|SeatPlan|TableTerms)|house\/(connection|generated\/protocol|plan|seating|witness))\./;
const CHUNKS = [
  { name: "framework", test: OF_ALL },
  { name: "local", test: OF_A_PAGE },
  { name: "panel", test: OF_A_BOX },
  { name: "table", test: new RegExp(`src/(${OF_TABLES})`) },
  { name: (id: string) => OF_A_SCENE.exec(id)![1]!, test: OF_A_SCENE, debugName: "scenes" },
];

/** Leaves only the letters and weights we use in the typefaces. */
function subsetTypefaces(): Plugin {
  return {
    name: "dicehouse-subset-typefaces",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const whole = Buffer.from(file.source);
        const subset = await subsetFont(whole, LETTERS, { targetFormat: "woff2", variationAxes: WEIGHTS });
        file.source = subset;
      }
    },
  };
}

/** Names in the page what its first script asks for at once (begin.ts): nobody has to read that first. */
function nameMain(): Plugin {
  return {
    name: "dicehouse-name-main",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const main = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "main");
        if (main?.type !== "chunk") throw new Error("there is no script main");
        const scripts = [main.fileName, ...main.imports.filter((name) => bundle[name]?.type === "chunk")];
        const styles = scripts.flatMap((name) => {
          const script = bundle[name];
          return script?.type === "chunk" ? [...(script.viteMetadata?.importedCss ?? [])] : [];
        });
        const link = (rel: string, name: string) =>
          ({ tag: "link", attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: "head" }) as const;
        return [
          ...styles.map((name) => link("stylesheet", name)),
          ...scripts.filter((name) => !isEntry(bundle[name])).map((name) => link("modulepreload", name)),
        ];
      },
    },
  };
}

const isEntry = (file: { type: string; isEntry?: boolean } | undefined): boolean => file?.isEntry === true;

/**
 * What remains to be done with the built files, wherever they are built: the licences of the typefaces join those of the
 * scripts, which Vite collects, and each file that gets smaller gets a .br and a .gz, so that the server never compresses.
 */
function finish(): Plugin {
  let built = "";
  return {
    name: "dicehouse-finish",
    apply: "build",
    configResolved(config) {
      built = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const page = join(built, "index.html");
      writeFileSync(page, readFileSync(page, "utf-8").replaceAll(/(href|src)="\.\//g, '$1="/'));
      creditTypefaces(join(built, LICENCES));
      for (const entry of readdirSync(built, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && COMPRESSIBLE.has(extname(entry.name))) compress(join(entry.parentPath, entry.name));
    },
  };
}

function creditTypefaces(licences: string): void {
  const scope = "@fontsource-variable";
  for (const name of readdirSync(join(TOOLS, scope))) {
    const licence = readFileSync(join(TOOLS, scope, name, "LICENSE"), "utf-8");
    appendFileSync(licences, `\n## ${scope}/${name} (OFL-1.1)\n\n${licence}`);
  }
}

function compress(path: string): void {
  const plain = readFileSync(path);
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  if (brotli.length < plain.length) writeFileSync(`${path}.br`, brotli);
  const gzip = gzipSync(plain, { level: 9 });
  if (gzip.length < plain.length) writeFileSync(`${path}.gz`, gzip);
}

export default defineConfig({
  // relative, so that the same files serve a site in any folder (dicehouse site); the page of a house is at many paths
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), firstTexts(), subsetTypefaces(), nameMain(), finish()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    // Nothing is written into pages or style sheets as data: the server's content policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    license: { fileName: LICENCES },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".", PACKAGE] },
    proxy: {
      // Host stays as the browser sent it: the house compares it with Origin
      "/api": { target: `http://${HOUSE}`, changeOrigin: false },
      // a house talks to its own pages only, so the page pretends to be one
      "/ws": { target: `http://${HOUSE}`, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
});
