// The benchmark's game on Colyseus: node colyseus-server.js PORT
// State lives in the room; every move is broadcast at once as a message, which is the quickest Colyseus can do.
import { randomInt } from "node:crypto";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Pig extends Room {
  maxClients = 2;
  patchRate = null;
  game = { turn: 0, scores: [0, 0], points: 0, face: 0 };
  seats = [];

  onCreate() {
    this.onMessage("look", (client) => client.send("state", this.game));
    this.onMessage("roll", (client) => {
      const { turn, scores, points } = this.game;
      if (this.seats[turn] !== client.sessionId) return;
      const face = randomInt(1, 7);
      this.game = { turn: face === 1 ? 1 - turn : turn, scores, points: face === 1 ? 0 : points + face, face };
      this.broadcast("state", this.game);
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define("pig", Pig);
await server.listen(Number(process.argv[2]), "127.0.0.1");
