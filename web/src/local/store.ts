/** What the house in the page keeps: texts by their names, in IndexedDB. */
import type { Unkept } from "./messages";

const SHELF = "kept";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

/** The name of the database of a site: several may be on one host, in folders of their own. */
export function storeName(folder: string): string {
  return `dicehouse ${folder}`;
}

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  /** Rejects where the browser keeps nothing, as some do in private windows. */
  static async open(folder: string): Promise<Store> {
    const request = indexedDB.open(storeName(folder), 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    const database = await settled(request);
    database.onversionchange = () => database.close(); // somebody forgets everything
    return new Store(database);
  }

  async all(): Promise<Map<string, string>> {
    const shelf = this.database.transaction(SHELF).objectStore(SHELF);
    const [names, texts] = await Promise.all([settled(shelf.getAllKeys()), settled(shelf.getAll())]);
    return new Map(names.map((name, place) => [String(name), String(texts[place])]));
  }

  /** Keep texts, all or none; null takes one away. Resolves when they are on disk. */
  async keep(texts: Iterable<[string, string | null]>): Promise<void> {
    const transaction = this.database.transaction(SHELF, "readwrite");
    const shelf = transaction.objectStore(SHELF);
    const done = new Promise<void>((kept, failed) => {
      transaction.oncomplete = () => kept();
      transaction.onabort = () => failed(transaction.error ?? new Error("IndexedDB"));
    });
    for (const [name, text] of texts)
      if (text === null) shelf.delete(name);
      else shelf.put(text, name);
    await done;
  }

  close(): void {
    this.database.close();
  }
}

/** Why nothing could be kept, from what the browser says. */
export function reasonOf(why: unknown): Unkept {
  return why instanceof DOMException && why.name === "QuotaExceededError" ? "full" : "refused";
}
