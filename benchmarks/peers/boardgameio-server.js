// The benchmark's game on boardgame.io: node boardgameio-server.js PORT [FOLDER]
// Without a folder its default storage (in memory), with one FlatFile.
import bgio from "boardgame.io/dist/cjs/server.js";

const { Server, FlatFile } = bgio;
const [port, folder] = process.argv.slice(2);

const pig = {
  name: "pig",
  disableUndo: true, // a roll cannot be taken back; without undo it has less to copy
  setup: () => ({ scores: [0, 0], points: 0, face: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      if (face === 1) events.endTurn();
      return { scores: G.scores, points: face === 1 ? 0 : G.points + face, face };
    },
  },
};

// say nothing for each request
console.info = () => {};
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [pig], origins: ["*"], ...(db ? { db } : {}) });
await server.run({ port: Number(port) });
