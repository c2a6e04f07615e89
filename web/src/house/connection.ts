/**
 * A connection to a table that outlives the network: after a loss it comes back with the last number it knows, and
 * sends again, with the same id, what was not answered. Sent twice, it counts once.
 */
import { VERSION } from "./generated/protocol";
import { Refusal, type FromTable, type Line, type LineState, type Saying } from "./protocol";
import { transport, type Socket } from "./transport";

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 3000;
/** Refusals of a hello after which there is no point in trying again. */
const FINAL = [
  "table.unknown",
  "table.token",
  "table.sent-away",
  "table.deleted",
  "table.closed",
  "table.moved",
  "protocol.version",
  "protocol.message",
  "protocol.banned",
];
/** What may be said at any time, and ends everything. */
const ENDING = ["table.deleted", "table.closed", "table.moved"];
/** Refusals that mean: later. */
const LATER = ["table.storage", "table.busy", "protocol.rate"];
const LATER_PAUSE = 500;
/** So long a silent line is trusted when the browser says that the network is back. */
const STALE = 10_000;

interface Waiting {
  text: string;
  done: (answer: FromTable) => void;
  failed: (why: Refusal) => void;
}

export class Connection implements Line {
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private last = 0;
  private pause = FIRST_PAUSE;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private hear: (message: FromTable) => void = () => {};
  private state: (state: LineState) => void = () => {};

  constructor(
    private readonly table: string,
    private readonly token: string,
    /** The host's token: a listed table is in the list while its host is connected. */
    private readonly host = "",
    /** Whether the visitor throws their own dice. */
    private readonly own: () => boolean = () => false,
  ) {}

  open(hear: (message: FromTable) => void, state: (state: LineState) => void): void {
    this.hear = hear;
    this.state = state;
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  say(saying: Saying): Promise<FromTable> {
    const id = newId();
    const text = JSON.stringify({ ...saying, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN && this.heardAt > 0) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    const { socket } = this;
    // browsers complain about a socket that is closed before it is open
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** A phone that slept, or a network that came back: do not wait for the next try. */
  private readonly wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket === null) {
      clearTimeout(this.retry);
      this.connect();
    } else if (Date.now() - this.heardAt > STALE && this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ say: "ping", id: newId() })); // a dead line shows itself this way
    }
  };

  private connect(): void {
    const socket = transport.socket();
    this.socket = socket;
    this.heardAt = 0;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          say: "hello",
          version: VERSION,
          table: this.table,
          token: this.token,
          host: this.host,
          last: this.last,
          own: this.own(),
        }),
      );
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromTable);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.state({ is: "lost" });
      this.retry = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    };
  }

  private receive(message: FromTable): void {
    const first = this.heardAt === 0;
    this.heardAt = Date.now();
    switch (message.say) {
      case "welcome":
        this.pause = FIRST_PAUSE;
        this.last = message.now.number;
        this.hear(message);
        this.state({ is: "live" });
        for (const waiting of this.waiting.values()) this.socket?.send(waiting.text);
        return;
      case "news":
        this.last = message.now.number;
        break;
      case "done":
      case "advice":
      case "page":
        this.take(message.id)?.done(message);
        return;
      case "refused":
        this.refuse(message, first);
        return;
    }
    this.hear(message);
  }

  private refuse(message: Extract<FromTable, { say: "refused" }>, first: boolean): void {
    const why = new Refusal(message.code, message.sentence, message.details);
    const id = message.id ?? "";
    const waiting = this.waiting.get(id);
    if (waiting && LATER.includes(message.code)) {
      setTimeout(() => this.waiting.has(id) && this.socket?.send(waiting.text), LATER_PAUSE);
    } else if (waiting && !ENDING.includes(message.code)) {
      this.waiting.delete(id);
      waiting.failed(why);
    } else if ((first && FINAL.includes(message.code)) || ENDING.includes(message.code)) {
      this.close();
      for (const left of this.waiting.values()) left.failed(why);
      this.state({ is: "gone", why });
    }
  }

  private take(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
