/**
 * Compiles what a page imports, in the Python of a page: node compile.mjs PYODIDE FOLDER SOURCE
 *
 * FOLDER has library.zip and msgspec.zip, whose modules are replaced by compiled ones, and gets house.zip, the compiled
 * modules of the package in SOURCE. compile.py does it.
 */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [pyodide, folder, source] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: `${folder}/library.zip` });
  python.unpackArchive(new Uint8Array(await readFile(`${folder}/msgspec.zip`)), "zip", { extractDir: "/msgspec" });
  for (const [place, root] of [
    ["/work", folder],
    ["/source", source],
  ]) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
  }
  python.runPython(await readFile(new URL("compile.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // the source line of Pyodide, a megabyte, is not told
  process.exit(1);
}
