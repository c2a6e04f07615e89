/** What a page and the worker its house lives in say to each other, and what a site says of its own files. */

/** A file of the engine. */
export interface Part {
  /** Where it is, from the folder of the site. */
  file: string;
  /** How long it is, as it comes. */
  bytes: number;
}

/** site.json, as `dicehouse site` writes it. */
export interface Site {
  /** The release of dicehouse. */
  dicehouse: string;
  /** What the packages are built for. */
  abi: string;
  /** Scripts of Pyodide, which are loaded as modules. */
  loader: Part;
  runtime: Part;
  /** What is unpacked: gzip, or as it is. */
  wasm: Part;
  library: Part;
  /** Archives of Python packages, in the order in which they are unpacked. */
  packages: Part[];
  /** Answers of the house that never change: files, by the path of the request. */
  answers: Record<string, string>;
  /** Where the documentation is, if it came along. */
  docs: string;
}

export type ToWorker =
  | { do: "open"; folder: string; site: Site }
  | { do: "request"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { do: "connect"; connection: number }
  | { do: "receive"; connection: number; text: string }
  | { do: "disconnect"; connection: number }
  | { do: "tell-unkept"; id: number }
  | { do: "close" };

/** Why nothing can be kept: there is no room, or the browser refuses. */
export type Unkept = "full" | "refused";

export type FromWorker =
  | { is: "loading"; bytes: number }
  | { is: "starting" }
  | { is: "open"; damaged: number }
  | { is: "failed"; why: "network" | "engine"; message: string }
  | { is: "answer"; id: number; status: number; type: string; text: string }
  | { is: "said"; connection: number; text: string }
  | { is: "closed"; connection: number }
  | { is: "unkept"; why: Unkept }
  | { is: "kept" }
  /** What is not on disk, by name; null: taken away. */
  | { is: "not-kept"; id: number; texts: [string, string | null][] }
  | { is: "done" };
