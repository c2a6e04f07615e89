/** The way to the house in the page: the same requests and the same texts as over the network. */
import type { Answer, Socket, Transport } from "../house/transport";
import { engine } from "./engine.svelte";

export { updates } from "./updates.svelte";

/** A connection that begins when the house is open. */
class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private connection = 0;

  constructor() {
    engine.open().then(
      () => this.begin(),
      () => this.end(),
    );
  }

  send(text: string): void {
    engine.send(this.connection, text);
  }

  close(): void {
    if (this.connection) engine.disconnect(this.connection);
    this.end();
  }

  private begin(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.connection = engine.connect((message) => {
      if (message.is === "said") this.onmessage?.({ data: message.text });
      else this.end();
    });
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  private end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    queueMicrotask(() => this.onclose?.());
  }
}

/** Whoever is not connected to others has no list of tables. */
const NO_TABLES: Answer = { status: 200, type: "application/json", text: "[]" };

export const local: Transport = {
  async request(method, path, headers, body = "") {
    if (method === "GET") {
      if (path === "/tables") return NO_TABLES;
      const { answers } = await engine.site();
      const file = answers[path];
      if (file !== undefined) {
        const found = await fetch(new URL(file, engine.folder)).catch(() => null);
        return found?.ok ? { status: 200, type: "application/json", text: await found.text() } : null;
      }
    }
    return engine.request(method, path, headers, body);
  },

  socket: () => new LocalSocket(),
};
