/** The files of the engine: fetched once, counted as they come, kept by the browser, and unpacked. */
import type { Part } from "./messages";

/** Files of the engine have a hash of their content in their names: what is kept is never old. */
const CACHE = "dicehouse-engine";
const GZIP = [0x1f, 0x8b];

async function cache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null; // a page that did not come over https, or a browser that keeps nothing
  }
}

/** Fetch a file; `heard` is told of every piece, the kept ones included. */
export async function fetchPart(url: string, heard: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const shelf = await cache();
  const kept = await shelf?.match(url);
  const response = kept ?? (await fetch(url));
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const packed = await collect(response.body, heard);
  if (!kept)
    await shelf?.put(url, new Response(packed)).catch(() => {
      // no room: it is fetched again the next time
    });
  // a host may say that what is packed is packed, and then the browser has unpacked it already
  if (!GZIP.every((byte, place) => packed[place] === byte)) return packed;
  const unpacking = new Response(packed).body!.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacking).arrayBuffer());
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    heard(value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Let go of all files of this folder: those of the engine, and what its service worker (site/sw.js) keeps. */
export async function forgetKept(folder: string): Promise<void> {
  await forgetOthers(folder, []);
  if (!("caches" in globalThis)) return;
  const ours = `dicehouse ${new URL(folder).pathname} `;
  await Promise.all((await caches.keys()).filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)));
}

/** Let go of files of an older engine in this folder. */
export async function forgetOthers(folder: string, parts: Part[]): Promise<void> {
  const shelf = await cache();
  const current = new Set(parts.map(({ file }) => new URL(file, folder).href));
  for (const { url } of (await shelf?.keys()) ?? [])
    if (url.startsWith(folder) && !current.has(url)) await shelf?.delete(url);
}
