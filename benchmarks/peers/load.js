// Players for the benchmark: node load.js dicehouse|boardgameio|colyseus PORT MATCHES WARMUP SECONDS
// Opens matches and connects two players each, prints "connected", waits for a line on stdin, plays as fast as it can, prints
// the figures as JSON. Whoever is on turn rolls as soon as they hear of it. A move's time runs until its mover has
// both the acknowledgement and the new state, where these are two messages.
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import { Client as Colyseus } from "colyseus.js";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, port, matches, warmup, seconds] = process.argv.slice(2);
const address = `http://127.0.0.1:${port}`;
const AT_ONCE = 20;

let playing = false;
let counting = false;
let heard = 0;
const times = [];

// One player: `roll` sends a move; `told` is called with whether it is this player's turn now.
class Player {
  sent = 0;
  turn = false;

  told(turn) {
    heard += counting;
    if (this.sent) {
      if (counting) times.push(performance.now() - this.sent);
      this.sent = 0;
    }
    this.turn = turn;
    if (turn && playing) this.move();
  }

  move() {
    this.sent = performance.now();
    this.roll();
  }
}

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const openers = {
  async dicehouse() {
    const { table } = await post("/api/tables", { game: "pig", seats: [{}, {}], options: { target: 1000 } });
    const players = [];
    for (const name of ["Ann", "Bob"]) {
      const { token, seat } = await post(`/api/tables/${table}/seats`, { name });
      players.push(await sit(table, token, seat));
    }
    return players;
  },

  async boardgameio() {
    const { matchID } = await post("/games/pig/create", { numPlayers: 2 });
    const players = [];
    for (const playerID of ["0", "1"]) {
      const joined = await post(`/games/pig/${matchID}/join`, { playerID, playerName: `P${playerID}` });
      players.push(await sync(matchID, playerID, joined.playerCredentials));
    }
    return players;
  },

  async colyseus() {
    const client = new Colyseus(`ws://127.0.0.1:${port}`);
    const first = await client.create("pig");
    const rooms = [first, await client.joinById(first.roomId)];
    return Promise.all(rooms.map(watch));
  },
};

function sit(table, token, seat) {
  return new Promise((resolve, reject) => {
    const player = new Player();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    let number = 0;
    let count = 0;
    let waiting = ""; // the id of a move that is not acknowledged yet
    let news = false; // whether the new state is here
    let turn = false;
    player.roll = () => {
      waiting = `m${++count}`;
      news = false;
      socket.send(`{"say":"act","id":"${waiting}","action":"roll","seen":${number}}`);
    };
    socket.on("open", () => socket.send(JSON.stringify({ say: "hello", version: 1, table, token })));
    socket.on("error", reject);
    socket.on("close", () => playing && fail(`table ${table} closed the connection`));
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.say === "news" || message.say === "welcome") {
        number = message.now.number;
        turn = message.now.view?.actors.includes(seat) ?? false;
        news = true;
        if (message.say === "welcome") resolve(player);
        if (!waiting) player.told(turn);
      } else if (message.say === "done") {
        waiting = "";
        if (news) player.told(turn);
      } else if (message.say === "refused") {
        fail(data.toString());
      }
    });
  });
}

function sync(matchID, playerID, credentials) {
  return new Promise((resolve, reject) => {
    const player = new Player();
    const socket = io(`${address}/pig`, { transports: ["websocket"], forceNew: true });
    let state;
    player.roll = () => {
      const payload = { type: "roll", args: [], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    const take = (next) => {
      state = next;
      player.told(state.ctx.currentPlayer === playerID);
    };
    socket.on("connect_error", reject);
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.on("sync", (_, info) => {
      take(info.state);
      resolve(player);
    });
    socket.on("update", (_, next) => take(next));
  });
}

function watch(room, seat) {
  return new Promise((resolve) => {
    const player = new Player();
    player.roll = () => room.send("roll");
    room.onMessage("state", (state) => {
      player.told(state.turn === seat);
      resolve(player);
    });
    room.send("look");
  });
}

function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function open(count) {
  const players = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) players.push(...(await openers[kind]()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return players;
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const players = await open(Number(matches));
await wait(500);
process.stdout.write("connected\n");
await new Promise((resolve) => createInterface({ input: process.stdin }).once("line", resolve));
playing = true;
for (const player of players) if (player.turn) player.move();
await wait(Number(warmup) * 1000);
process.stdout.write("counting\n");
counting = true;
const start = performance.now();
const cpu = process.cpuUsage();
await wait(Number(seconds) * 1000);
counting = false;
playing = false;
const took = (performance.now() - start) / 1000;
const used = process.cpuUsage(cpu);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
process.stdout.write(
  `${JSON.stringify({
    moves: times.length / took,
    median_ms: at(0.5),
    p99_ms: at(0.99),
    load_cpu: (used.user + used.system) / 1e6 / took,
    heard_per_move: heard / times.length,
  })}\n`,
);
process.exit(0);
