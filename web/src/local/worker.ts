/**
 * The worker in which the house of a page lives: Pyodide with the rules and the tables of dicehouse. The page never
 * waits for it, and it ends with the page.
 */
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { FromWorker, Site, ToWorker } from "./messages";
import { superfluous } from "./bounded";
import { fetchPart, forgetOthers } from "./parts";
import { Saving } from "./saving";
import { Store } from "./store";

/** dicehouse.site.local_house.LocalHouse, as JavaScript sees it. */
interface House {
  open(saved: unknown): Promise<{ toJs(): unknown[]; destroy(): void }>;
  request(
    method: string,
    path: string,
    body: string,
    headers: unknown,
  ): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(connection: number): void;
  receive(connection: number, text: string): void;
  disconnect(connection: number): void;
  close_all(): Promise<void>;
}

const post = (message: FromWorker): void => postMessage(message);
let saving: Saving;
let python: PyodideInterface;
let house: House;

/** Told of everything that comes, but not more often than a bar can show. */
function counted(): (bytes: number) => void {
  let told = 0;
  let all = 0;
  return (bytes) => {
    all += bytes;
    if (all - told < 50_000) return;
    told = all;
    post({ is: "loading", bytes: all });
  };
}

async function open(folder: string, site: Site): Promise<void> {
  const at = (file: string): string => new URL(file, folder).href;
  const heard = counted();
  const read = (file: string): Promise<Uint8Array<ArrayBuffer>> => fetchPart(at(file), heard);
  const coming = Promise.all([
    read(site.wasm.file),
    read(site.library.file),
    Promise.all(site.packages.map(({ file }) => read(file))),
    import(/* @vite-ignore */ at(site.loader.file)) as Promise<{ loadPyodide: typeof loadPyodide }>,
    import(/* @vite-ignore */ at(site.runtime.file)) as Promise<{ default: unknown }>,
  ]);
  const [wasm, library, packages, loader, runtime] = await coming.catch((why: unknown) => {
    throw new NotFetched(String(why));
  });
  performance.mark("fetched"); // marks are for benchmarks/visits.py
  post({ is: "starting" });
  python = await start(loader.loadPyodide, runtime.default, wasm, library, site.abi);
  performance.mark("python");
  for (const archive of packages) python.unpackArchive(archive, "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')");

  const store = await Store.open(folder).catch(() => null);
  saving = new Saving(store, (trouble) => post(trouble ? { is: "unkept", why: trouble } : { is: "kept" }));
  const { LocalHouse } = python.pyimport("dicehouse.site.local_house") as {
    LocalHouse: (...told: unknown[]) => House;
  };
  performance.mark("imported");
  house = LocalHouse(
    (connection: number, text: string) => post({ is: "said", connection, text }),
    (connection: number) => post({ is: "closed", connection }),
    (name: string, text: string | null | undefined) => saving.save(name, text ?? null),
  );
  const kept = await store?.all();
  for (const name of superfluous(kept ?? new Map())) {
    kept?.delete(name);
    saving.save(name, null);
  }
  const damaged = await house.open(python.toPy([...(kept?.values() ?? [])]));
  performance.mark("open");
  if (!store) post({ is: "unkept", why: "refused" });
  post({ is: "open", damaged: damaged.toJs().length });
  damaged.destroy();
  await forgetOthers(folder, [site.wasm, site.library, ...site.packages]);
}

class NotFetched extends Error {}

/** Start Python from what was fetched: nothing is asked for a second time, and nothing from anywhere else. */
async function start(
  load: typeof loadPyodide,
  runtime: unknown,
  wasm: Uint8Array<ArrayBuffer>,
  library: Uint8Array<ArrayBuffer>,
  abi: string,
): Promise<PyodideInterface> {
  const place = "https://engine.invalid/";
  const files: Record<string, [Uint8Array<ArrayBuffer>, string]> = {
    [`${place}pyodide.asm.wasm`]: [wasm, "application/wasm"],
    [`${place}python_stdlib.zip`]: [library, "application/zip"],
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (wanted, init) => {
    const file = files[wanted instanceof Request ? wanted.url : String(wanted)];
    return file ? new Response(file[0], { headers: { "Content-Type": file[1] } }) : ask(wanted, init);
  };
  try {
    return await load({
      indexURL: place,
      createPyodideModule: runtime,
      lockFileContents: JSON.stringify({ info: { abi_version: abi }, packages: {} }),
      env: { HOME: "/home", PYTHONHASHSEED: "0" },
      stdout: () => {},
    } as Parameters<typeof loadPyodide>[0]);
  } finally {
    globalThis.fetch = ask;
  }
}

async function answer({ id, method, path, headers, body }: Extract<ToWorker, { do: "request" }>): Promise<void> {
  const asked = python.toPy(headers);
  try {
    const answered = await house.request(method, path, body, asked);
    const [status, type, text] = answered.toJs();
    answered.destroy();
    post({ is: "answer", id, status, type, text });
  } catch (why) {
    console.error(why);
    post({ is: "answer", id, status: 500, type: "text/plain", text: String(why) });
  } finally {
    asked.destroy();
  }
}

async function close(): Promise<void> {
  await house?.close_all();
  await saving?.flushed();
  post({ is: "done" });
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case "open":
      open(data.folder, data.site).catch((why: unknown) =>
        post({ is: "failed", why: why instanceof NotFetched ? "network" : "engine", message: String(why) }),
      );
      return;
    case "request":
      return void answer(data);
    case "connect":
      return house.connect(data.connection);
    case "receive":
      return house.receive(data.connection, data.text);
    case "disconnect":
      return house.disconnect(data.connection);
    case "tell-unkept":
      return post({ is: "not-kept", id: data.id, texts: saving.unkept() });
    case "close":
      return void close();
  }
};
