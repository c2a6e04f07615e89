// Players for the benchmark: node load.js dicehouse|boardgameio|colyseus|bare PORT MATCHES WARMUP SECONDS
// Opens matches and connects two players each, prints "connected", and for every "go" on stdin plays as fast as it can,
// prints "counting" after the warm-up and then the figures as JSON. Whoever is on turn rolls as soon as they hear of it. A
// move's time runs until its mover has both the acknowledgement and the new state, where these are two messages. All servers are spoken to over the same bare
// WebSocket: their own clients cost more than some of the servers.
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import { unpack } from "@colyseus/msgpackr";
import { Line } from "./line.js";

const [kind, port, matches, warmup, seconds, written] = process.argv.slice(2);
const version = Number(written); // of the protocol of Dicehouse
const address = `http://127.0.0.1:${port}`;
const AT_ONCE = 20;

let playing = false;
let counting = false;
let heard = 0;
let opened = 0;
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
    const first = await post("/matchmake/create/pig", {});
    const second = await post(`/matchmake/joinById/${first.room.roomId}`, {});
    return [await join(first, 0), await join(second, 1)];
  },

  bare() {
    const path = `/${++opened}`;
    return Promise.all([wired(path, 0), wired(path, 1)]);
  },
};

function sit(table, token, seat) {
  return new Promise((resolve) => {
    const player = new Player();
    let number = 0;
    let count = 0;
    let waiting = ""; // the id of a move that is not acknowledged yet
    let news = false; // whether the new state is here
    let turn = false;
    const begin = () => player.line.send(JSON.stringify({ say: "hello", version, table, token }));
    player.line = new Line(port, "/ws", { begin, hear, lost: fail });
    player.roll = () => {
      waiting = `m${++count}`;
      news = false;
      player.line.send(`{"say":"act","id":"${waiting}","action":"roll","seen":${number}}`);
    };
    function hear(data) {
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
        fail(data);
      }
    }
  });
}

// socket.io: 0 opens, 2 and 3 are its pings, 40 enters a namespace, 42 is an event
function sync(matchID, playerID, credentials) {
  return new Promise((resolve) => {
    const player = new Player();
    const emit = (...event) => player.line.send(`42/pig,${JSON.stringify(event)}`);
    let state;
    player.line = new Line(port, "/socket.io/?EIO=4&transport=websocket", { hear, lost: fail });
    player.roll = () => {
      const payload = { type: "roll", args: [], playerID, credentials };
      emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    function hear(data) {
      if (data.startsWith("42/pig,")) {
        const [name, , told] = JSON.parse(data.slice(7));
        if (name !== "update" && name !== "sync") return;
        state = name === "sync" ? told.state : told;
        player.told(state.ctx.currentPlayer === playerID);
        if (name === "sync") resolve(player);
      } else if (data.startsWith("40/pig")) {
        emit("sync", matchID, playerID, credentials, 2);
      } else if (data.startsWith("0")) {
        player.line.send("40/pig,");
      } else if (data === "2") {
        player.line.send("3");
      }
    }
  });
}

// Colyseus: the first byte tells what comes, then a string with the kind of message, then its content
const JOINED = 10;
const DATA = 13;
const message = (kind) => Buffer.from([DATA, 0xa0 | kind.length, ...Buffer.from(kind)]);
const ROLL = message("roll");
const LOOK = message("look");

function join({ room, sessionId }, seat) {
  return new Promise((resolve) => {
    const player = new Player();
    player.line = new Line(port, `/${room.processId}/${room.roomId}?sessionId=${sessionId}`, { hear, lost: fail });
    player.roll = () => player.line.send(ROLL);
    function hear(data) {
      if (data[0] === DATA) {
        const state = unpack(data.subarray(2 + (data[1] & 31)));
        player.told(state.turn === seat);
        resolve(player);
      } else if (data[0] === JOINED) {
        player.line.send(Buffer.from([JOINED]));
        player.line.send(LOOK);
      }
    }
  });
}

// The floor: everything that is sent is a roll, and everything heard is a state
function wired(path, seat) {
  return new Promise((resolve) => {
    const player = new Player();
    player.line = new Line(port, path, { hear, lost: fail });
    player.roll = () => player.line.send("roll");
    function hear(data) {
      player.told(JSON.parse(data).turn === seat);
      resolve(player);
    }
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
const bytes = () => players.reduce((sum, player) => sum + player.line.socket.bytesRead, 0);

// Play for a while, and say what was counted after the warm-up.
async function play() {
  heard = 0;
  times.length = 0;
  playing = true;
  for (const player of players) if (player.turn) player.move();
  await wait(Number(warmup) * 1000);
  process.stdout.write("counting\n");
  counting = true;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const read = bytes();
  await wait(Number(seconds) * 1000);
  counting = false;
  playing = false;
  const took = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  const told = bytes() - read;
  while (players.some((player) => player.sent)) await wait(5); // moves that are under way
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
  return {
    moves: times.length / took,
    median_ms: at(0.5),
    p99_ms: at(0.99),
    load_cpu: (used.user + used.system) / 1e6 / took,
    heard_per_move: heard / times.length,
    bytes_per_move: told / times.length,
  };
}

await wait(500);
process.stdout.write("connected\n");
for await (const line of createInterface({ input: process.stdin })) {
  if (line !== "go") fail(line);
  process.stdout.write(`${JSON.stringify(await play())}\n`);
}
process.exit(0);
