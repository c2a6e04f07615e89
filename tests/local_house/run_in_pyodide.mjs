/** Runs a Python program in Pyodide, as a page does: node run_in_pyodide.mjs PYODIDE LIBRARY WHEEL SOURCE PROGRAM [ARGUMENT...] */

import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodide, stdLibURL, wheel, source, program, ...args] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL, stdout: line => console.log(line) });
  python.unpackArchive(new Uint8Array(await readFile(wheel)), 'zip');
  python.FS.mkdirTree('/dicehouse');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: source }, '/dicehouse');
  python.globals.set('program', await readFile(program, 'utf8'));
  python.globals.set('arguments', python.toPy([program, ...args]));
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/dicehouse")
sys.dont_write_bytecode = True
sys.argv = arguments
names = {"__name__": "__main__"}
exec(compile(program, arguments[0], "exec"), names)
if "waiting" in names:
    await names["waiting"]
`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // the source line of Pyodide, which is a megabyte, is not told
  process.exit(1);
}
