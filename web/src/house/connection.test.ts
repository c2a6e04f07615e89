import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection } from "./connection";
import type { FromTable, LineState, Refusal, Welcome } from "./protocol";

/** A WebSocket without a network: the test is the house. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }

  // what the house does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  welcome(number: number): void {
    this.tell({ say: "welcome", now: { number, phase: "playing" }, missed: [] } satisfies object);
  }
}

const newest = (): FakeSocket => FakeSocket.made.at(-1)!;
const refused = (code: string, id = ""): object => ({ say: "refused", code, sentence: code, details: {}, id });

let heard: FromTable[];
let states: LineState[];
let connection: Connection;

/** A connection that has been welcomed. */
function live(number = 1): FakeSocket {
  connection.open(
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  const socket = newest();
  socket.accept();
  socket.welcome(number);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  [heard, states] = [[], []];
  connection = new Connection("table", "token", "host");
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("coming back", () => {
  it("says hello with the number of the last entry it knows", () => {
    const first = live(4);
    expect(first.address).toBe("wss://house.example/ws");
    expect(first.sent).toEqual([
      { say: "hello", version: 2, table: "table", token: "token", host: "host", last: 0, own: false },
    ]);
    first.tell({ say: "news", told: [], now: { number: 9, phase: "playing" } });
    first.close();
    expect(states.map(({ is }) => is)).toEqual(["live", "lost"]);
    vi.advanceTimersByTime(200);
    newest().accept();
    expect(newest()).not.toBe(first);
    expect(newest().sent[0]).toMatchObject({ say: "hello", last: 9 });
    newest().welcome(12);
    expect(states.at(-1)).toEqual({ is: "live" });
  });

  it("waits twice as long after every failure, three seconds at most, and starts anew once welcomed", () => {
    live().close();
    for (const pause of [200, 400, 800, 1600, 3000, 3000]) {
      const before = FakeSocket.made.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.made.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made.length).toBe(before + 1);
      newest().close();
    }
    vi.advanceTimersByTime(3000);
    newest().accept();
    newest().welcome(1);
    newest().close();
    vi.advanceTimersByTime(200);
    expect(newest().readyState).toBe(FakeSocket.CONNECTING);
  });

  it("tries at once when the network is back", () => {
    live().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(10_000); // the try that was planned is off
    expect(FakeSocket.made.length).toBe(2);
  });

  it("asks a line that was silent for long whether it lives, and trusts one that was not", () => {
    const socket = live();
    dispatchEvent(new Event("online"));
    expect(socket.sent.length).toBe(1);
    vi.advanceTimersByTime(10_001);
    dispatchEvent(new Event("online"));
    expect(socket.sent.at(-1)).toMatchObject({ say: "ping" });
  });
});

describe("saying", () => {
  it("is done when the house says so, for the id it was sent with", async () => {
    const socket = live();
    const done = vi.fn();
    const saying = connection.say({ say: "chat", text: "hello" }).then(done);
    const { id, ...said } = socket.sent[1]!;
    expect(said).toEqual({ say: "chat", text: "hello" });
    socket.tell({ say: "done", id: "another", number: 5 });
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    socket.tell({ say: "done", id, number: 6 });
    await saying;
    expect(done).toHaveBeenCalledWith({ say: "done", id, number: 6 });
    expect(heard.map(({ say }) => say)).toEqual(["welcome"]); // an answer is no news
  });

  it("is sent again with the same id after a loss, and only what was not answered", async () => {
    const first = live();
    const answered = connection.say({ say: "chat", text: "one" });
    void connection.say({ say: "act", action: "bank", seen: 3 });
    first.tell({ say: "done", id: first.sent[1]!["id"], number: 2 });
    await answered;
    first.close();
    vi.advanceTimersByTime(200);
    newest().accept();
    expect(newest().sent.length).toBe(1); // nothing before the welcome
    newest().welcome(2);
    expect(newest().sent.slice(1)).toEqual([first.sent[2]]);
  });

  it("waits for the welcome", () => {
    connection.open(
      () => {},
      () => {},
    );
    newest().accept();
    void connection.say({ say: "hint" });
    expect(newest().sent.map(({ say }) => say)).toEqual(["hello"]);
    newest().welcome(1);
    expect(newest().sent.map(({ say }) => say)).toEqual(["hello", "hint"]);
  });

  it.each(["table.storage", "table.busy", "protocol.rate"])("is tried again later after %s", (code) => {
    const socket = live();
    const failed = vi.fn();
    connection.say({ say: "hint" }).catch(failed);
    socket.tell(refused(code, String(socket.sent[1]!["id"])));
    vi.advanceTimersByTime(499);
    expect(socket.sent.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(socket.sent[2]).toEqual(socket.sent[1]);
    expect(failed).not.toHaveBeenCalled();
  });

  it("fails with any other refusal, and the line stays", async () => {
    const socket = live();
    const saying = connection.say({ say: "act", action: "bank", seen: 1 });
    socket.tell(refused("action.too-late", String(socket.sent[1]!["id"])));
    await expect(saying).rejects.toMatchObject({ code: "action.too-late" });
    expect(states).toEqual([{ is: "live" }]);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
  });
});

describe("the end", () => {
  it.each([
    "table.unknown",
    "table.token",
    "table.deleted",
    "table.closed",
    "protocol.version",
    "protocol.message",
    "protocol.banned",
  ])("comes with %s as the answer to hello", (code) => {
    connection.open(
      () => {},
      (state) => states.push(state),
    );
    newest().accept();
    newest().tell(refused(code));
    expect(states.at(-1)).toMatchObject({ is: "gone", why: { code } });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });

  it("does not come with another refusal of hello", () => {
    connection.open(
      () => {},
      (state) => states.push(state),
    );
    newest().accept();
    newest().tell(refused("protocol.connections"));
    newest().close();
    expect(states).toEqual([{ is: "lost" }]);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.made.length).toBe(2);
  });

  it.each(["table.deleted", "table.closed"])(
    "comes at any time with %s, and everything that waits fails",
    async (code) => {
      const socket = live();
      const saying = connection.say({ say: "hint" });
      socket.tell(refused(code));
      await expect(saying).rejects.toMatchObject({ code } satisfies Partial<Refusal>);
      expect(states.at(-1)).toMatchObject({ is: "gone", why: { code } });
      vi.advanceTimersByTime(60_000);
      expect(FakeSocket.made.length).toBe(1);
    },
  );

  it("does not come with what is final for a hello only", () => {
    const socket = live();
    socket.tell(refused("protocol.message"));
    expect(states).toEqual([{ is: "live" }]);
  });

  it("comes when the page closes it: no try follows", () => {
    live();
    connection.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(1);
    expect(states).toEqual([{ is: "live" }]);
  });
});

describe("what is heard", () => {
  it("goes on to the table in order", () => {
    const socket = live();
    const news = { say: "news", told: [], now: { number: 2, phase: "playing" } };
    const presence = { say: "presence", seats: [] };
    socket.tell(news);
    socket.tell(presence);
    expect(heard.slice(1)).toEqual([news, presence]);
    expect((heard[0] as Welcome).now.number).toBe(1);
  });
});
