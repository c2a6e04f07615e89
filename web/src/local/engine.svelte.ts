/** The house of this page: its worker, and how far it is. */
import { FOLDER } from "../house/mode";
import { Refusal } from "../house/protocol";
import type { FromWorker, Site, ToWorker, Unkept } from "./messages";
import { OneTab } from "./one_tab";
import { forgetKept } from "./parts";
import { storeName } from "./store";

/** How far the house is. */
export type Progress =
  | { is: "waiting" }
  | { is: "loading"; bytes: number; of: number }
  | { is: "starting" }
  | { is: "open" }
  | { is: "elsewhere"; title: string }
  | { is: "failed"; why: Refusal };

type Answered = Extract<FromWorker, { is: "answer" }>;
type Heard = (message: Extract<FromWorker, { is: "said" | "closed" }>) => void;

/** What a page needs of a browser to have a house in it. */
function unable(): Refusal | null {
  if (typeof WebAssembly !== "object" || typeof Worker !== "function" || typeof DecompressionStream !== "function")
    return new Refusal("web.page-browser", "This browser cannot run the house in the page.");
  return null;
}

/** A promise that others keep. */
class Opening {
  done!: () => void;
  failed!: (why: Refusal) => void;
  readonly promise = new Promise<void>((done, failed) => {
    this.done = done;
    this.failed = failed;
  });

  constructor() {
    this.promise.catch(() => {}); // whoever waits for it hears why
  }
}

class Engine {
  progress: Progress = $state.raw({ is: "waiting" });
  /** Why nothing is kept. */
  unkept: Unkept | null = $state(null);
  /** So many games could not be read again. */
  damaged = $state(0);
  readonly folder = new URL(FOLDER, location.href).href;
  #site: Promise<Site> | undefined;
  #worker: Worker | null = null;
  #tab: OneTab | null = null;
  #opened: Opening | null = null;
  #asked = new Map<number, (answer: Answered) => void>();
  #unkeptAsked = new Map<number, (texts: [string, string | null][]) => void>();
  #connections = new Map<number, Heard>();
  #number = 0;
  #put: (() => void) | null = null;

  /** What the site says of its files. */
  site(): Promise<Site> {
    this.#site ??= fetch(new URL("site.json", this.folder))
      .then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json() as Promise<Site>;
      })
      .catch(() => {
        this.#site = undefined;
        throw new Refusal("web.offline", "The files of the house are not there. Is the network there?");
      });
    return this.#site;
  }

  /** Resolves when the house is open, and begins to open it; rejects with a Refusal where that is impossible. */
  open(): Promise<void> {
    if (!this.#opened) {
      this.#opened = new Opening();
      const why = unable();
      if (why) this.#fail(why);
      else
        (this.#tab ??= new OneTab(this.folder, {
          gained: () => void this.#start(),
          giving: () => this.#putAway(),
          lost: () => this.#end(),
          elsewhere: (title) => (this.progress = { is: "elsewhere", title }),
        })).begin();
    }
    return this.#opened.promise;
  }

  /** Try again after a failure. */
  retry(): void {
    this.#opened = null;
    this.progress = { is: "waiting" };
    void this.open();
  }

  /** Open the house again that was closed. */
  reopen(): void {
    if (!this.#worker) this.#tab?.begin();
  }

  /** Have the house in this tab. */
  take(): void {
    this.#tab?.take();
  }

  /** Put everything away for good: the page begins again, or is left. */
  async close(): Promise<void> {
    if (this.#worker) await this.#putAway();
  }

  /** Leave nothing of the house in this browser; what is of other folders of the host stays. */
  async forget(): Promise<void> {
    this.#end();
    const helpers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(helpers.filter(({ scope }) => scope === this.folder).map((helper) => helper.unregister()));
    await forgetKept(this.folder);
    await new Promise<void>((done) => {
      const request = indexedDB.deleteDatabase(storeName(this.folder));
      request.onsuccess = request.onerror = () => done();
    });
  }

  async request(method: string, path: string, headers: Record<string, string>, body: string): Promise<Answered> {
    await this.open();
    const id = ++this.#number;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#say({ do: "request", id, method, path: `/api${path}`, headers, body });
    });
  }

  /** Begin a connection to the house; gives its number. */
  connect(heard: Heard): number {
    const connection = ++this.#number;
    this.#connections.set(connection, heard);
    this.#say({ do: "connect", connection });
    return connection;
  }

  send(connection: number, text: string): void {
    this.#say({ do: "receive", connection, text });
  }

  disconnect(connection: number): void {
    if (this.#connections.delete(connection)) this.#say({ do: "disconnect", connection });
  }

  /** What the house could not keep, by name; null: taken away. */
  async unkeptTexts(): Promise<[string, string | null][]> {
    if (this.progress.is !== "open") return [];
    const id = ++this.#number;
    return new Promise((done) => {
      this.#unkeptAsked.set(id, done);
      this.#say({ do: "tell-unkept", id });
    });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  async #start(): Promise<void> {
    try {
      const site = await this.site();
      const parts = [site.loader, site.runtime, site.wasm, site.library, ...site.packages];
      const of = parts.reduce((sum, { bytes }) => sum + bytes, 0);
      this.progress = { is: "loading", bytes: 0, of };
      this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" });
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data, of);
      this.#worker.onerror = (event) =>
        this.#fail(new Refusal("web.page-engine", event.message, { why: event.message }));
      this.#say({ do: "open", folder: this.folder, site });
    } catch (why) {
      this.#fail(why as Refusal);
    }
  }

  #hear(message: FromWorker, of: number): void {
    switch (message.is) {
      case "loading":
        this.progress = { is: "loading", bytes: Math.min(message.bytes, of), of };
        return;
      case "starting":
        this.progress = { is: "starting" };
        return;
      case "open":
        this.damaged = message.damaged;
        this.progress = { is: "open" };
        this.#opened?.done();
        return;
      case "failed":
        this.#fail(
          message.why === "network"
            ? new Refusal("web.page-unfetched", "The house could not be fetched. Is the network there?")
            : new Refusal("web.page-engine", message.message, { why: message.message }),
        );
        return;
      case "answer":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        return;
      case "said":
        this.#connections.get(message.connection)?.(message);
        return;
      case "closed":
        this.#connections.get(message.connection)?.(message);
        this.#connections.delete(message.connection);
        return;
      case "not-kept":
        this.#unkeptAsked.get(message.id)?.(message.texts);
        this.#unkeptAsked.delete(message.id);
        return;
      case "unkept":
        this.unkept = message.why;
        return;
      case "kept":
        this.unkept = null;
        return;
      case "done":
        this.#put?.();
    }
  }

  #fail(why: Refusal): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.progress = { is: "failed", why };
    this.#opened?.failed(why);
  }

  /** Close the house when everything is on disk. */
  async #putAway(): Promise<void> {
    if (this.progress.is === "open") {
      const put = new Promise<void>((done) => (this.#put = done));
      this.#say({ do: "close" });
      await put;
    }
    this.#end();
  }

  /** Without a house for now: whoever is connected loses the line, and finds it again when the house is back. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#opened = new Opening();
    const lost = [...this.#connections];
    this.#connections.clear();
    for (const [connection, heard] of lost) heard({ is: "closed", connection });
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const done of this.#unkeptAsked.values()) done([]);
    this.#unkeptAsked.clear();
    for (const [id, done] of asked) done({ is: "answer", id, status: 503, type: "text/plain", text: "" });
  }
}

export const engine = new Engine();
