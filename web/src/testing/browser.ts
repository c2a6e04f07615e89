/** What unit tests need of a browser and Node does not have: events of the window and the document, and storage. */

class MemoryStorage {
  private readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}

const events = new EventTarget();

function provide(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

provide("addEventListener", events.addEventListener.bind(events));
provide("removeEventListener", events.removeEventListener.bind(events));
provide("dispatchEvent", events.dispatchEvent.bind(events));
provide(
  "document",
  Object.assign(new EventTarget(), {
    querySelector: () => null,
    visibilityState: "visible",
    hidden: false,
    documentElement: {},
  }),
);
provide("localStorage", new MemoryStorage());
provide("location", { protocol: "https:", host: "house.example" });
