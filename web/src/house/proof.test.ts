import { describe, expect, it } from "vitest";

import { golden } from "../testing/golden";
import type { Proof } from "./api";
import { pledgeTo } from "./pledges";
import { examine, type Finding, landing } from "./proof";
import type { Seen, Sight } from "./witness";

const GAME = golden("gonuts");
const ROLLS = GAME.entries.filter((entry) => entry.roll !== undefined);
const SQUIRREL = ["squirrel", "squirrel", "squirrel", "acorn", "acorn", "car"];
const DOG = ["dog", "house", "house", "house", "house", "house"];
const KINDS = [["0", "1"], SQUIRREL, DOG];

/** The proof of the golden game of Go Nuts!, as the house gives it. */
function proofOf(): Proof {
  const thrown = ROLLS.map(({ roll }) => {
    const fell = roll!.split(" ");
    return { dice: fell.map((face) => KINDS.findIndex((faces) => faces.includes(face))), fell };
  });
  const { commitment, seed, strings } = GAME;
  const names = ["starter", "squirrel", "dog"];
  const pledges = strings.map(pledgeTo);
  return {
    rolls: thrown.length,
    commitment,
    seed,
    strings,
    pledges,
    kinds: KINDS,
    names,
    thrown,
    day: "",
    elsewhere: 0,
  };
}

/** What the browser of seat 0 saw of it, from before the beginning. */
function seenOf(): Seen {
  const sights = ROLLS.map(({ number, events }): Sight => [number, true, ...events]);
  return {
    game: "gonuts",
    options: GAME.options,
    commitment: GAME.commitment,
    early: true,
    daily: "",
    seat: 0,
    string: GAME.strings[0]!,
    revealed: true,
    pledges: GAME.strings.map(pledgeTo),
    sights,
    altered: 0,
    holes: [],
    last: GAME.entries.length,
    at: 0,
  };
}

const whats = (findings: Finding[], is: Finding["is"]): string[] =>
  findings.filter((one) => one.is === is).map((one) => one.what);

describe("the golden game", () => {
  it("is found fair in every respect", () => {
    const findings = examine(proofOf(), seenOf());
    expect(whats(findings, "bad")).toEqual([]);
    expect(whats(findings, "open")).toEqual([]);
    expect(whats(findings, "good")).toEqual([
      "commitment-good",
      "own-good",
      "pledged",
      "good",
      "dice-good",
      "shown-good",
    ]);
    expect(findings.find((one) => one.what === "good")?.blanks).toEqual({ rolls: ROLLS.length });
    expect(ROLLS.length).toBeGreaterThan(30);
  });

  it("is checked roll by roll: a changed face is found, and what should have fallen is named", () => {
    for (const place of [0, 1, ROLLS.length - 1]) {
      const proof = proofOf();
      const { dice, fell } = proof.thrown[place]!;
      const right = fell[0]!;
      fell[0] = KINDS[dice[0]!]!.find((face) => face !== right)!;
      const forged = examine(proof, seenOf()).find((one) => one.what === "forged");
      expect(forged?.blanks?.["roll"]).toBe(place + 1);
      expect(String(forged?.blanks?.["right"]).split(" ")[0]).toBe(right);
    }
  });

  it("is compared with what was shown", () => {
    const seen = seenOf();
    expect(seen.sights[1]![2]).toBe("rolled 0 car,squirrel,acorn,squirrel,car 1 3");
    seen.sights[1] = [seen.sights[1]![0], true, "rolled 0 acorn,squirrel,acorn,squirrel,car 2 3"];
    const found = examine(proofOf(), seen);
    expect(found[0]).toEqual({
      is: "bad",
      what: "shown-bad",
      blanks: { roll: 2, shown: "acorn squirrel acorn squirrel car", told: "car squirrel acorn squirrel car" },
    });
  });

  it("needs as many rolls as were seen, unless some were missed", () => {
    const seen = seenOf();
    const [missed] = seen.sights.splice(4, 1);
    expect(whats(examine(proofOf(), seen), "bad")).toEqual(["shown-count"]);
    seen.holes = [seen.sights[3]![0]];
    const found = examine(proofOf(), seen);
    expect(whats(found, "bad")).toEqual([]);
    expect(found.find((one) => one.what === "shown-hidden")?.blanks).toEqual({ rolls: 1 });
    expect(missed).toBeDefined();
  });
});

describe("a die of very many faces", () => {
  it("passes over the quarter of all numbers that would favour some of them", () => {
    const seed = Uint8Array.from({ length: 32 }, (_, place) => place);
    // what FairSeed.face makes of the same (tests/client/test_fairness.py): of 0, 1 and 4 the first number does not count
    const faces = [289628425, 333942985, 1497382294, 3036877002, 93738624];
    expect(faces.map((_, number) => landing(seed, `m ${number}`, 3 * 2 ** 30))).toEqual(faces);
  });
});

describe("a house that cheats", () => {
  it.each<[string, (proof: Proof, seen: Seen) => void]>([
    ["commitment-bad", (proof) => (proof.seed = "00".repeat(32))],
    ["own-dropped", (proof) => (proof.strings = ["-", proof.strings[1]!])],
    ["pledge-bad", (proof) => (proof.strings = [proof.strings[0]!, "another string"])],
    ["pledges-changed", (proof) => (proof.pledges = [proof.pledges[0]!, pledgeTo("another string")])],
    ["dice-bad", (proof) => (proof.kinds = [KINDS[0]!, [...SQUIRREL.slice(1), "acorn"], DOG])],
    ["altered", (_, seen) => (seen.altered = 7)],
    ["broken", (proof) => (proof.strings = [])],
    ["broken", (proof) => (proof.seed = "no seed")],
  ])("is caught: %s", (what, cheat) => {
    const [proof, seen] = [proofOf(), seenOf()];
    cheat(proof, seen);
    const found = examine(proof, seen);
    expect(whats(found, "bad")).toContain(what);
    expect(found[0]?.is).toBe("bad"); // what is wrong comes first
  });
});

describe("a browser that saw less", () => {
  it("says what it could not check", () => {
    const late = { ...seenOf(), early: false };
    expect(whats(examine(proofOf(), late), "open")).toEqual(["commitment-late"]);
    const watching = { ...seenOf(), seat: null, string: "", revealed: false };
    expect(whats(examine(proofOf(), watching), "open")).toEqual(["watched"]);
    const without = { ...seenOf(), early: false, pledges: [] };
    expect(whats(examine(proofOf(), without), "open")).toContain("pledged-told");
    expect(whats(examine(proofOf(), { ...seenOf(), game: "pig" }), "open")).toEqual(["dice-unknown"]);
  });

  it("names the seats that pledged and then gave nothing, and those that never pledged", () => {
    const proof = { ...proofOf(), strings: [GAME.strings[0]!, "-"] };
    expect(examine(proof, seenOf()).find((one) => one.what === "withheld")?.seats).toEqual([1]);
    const pledges = [pledgeTo(GAME.strings[0]!), ""];
    const found = examine({ ...proof, pledges }, { ...seenOf(), pledges });
    expect(found.find((one) => one.what === "none")?.seats).toEqual([1]);
  });
});

describe("the dice of a day", () => {
  const die = (red: number): string[] => [1, 2, 3, 4, 5, 6].map((n) => (n === red ? `${n}*` : `${n}`));
  const commitment = "e07260499401a2b9ad9f57e414720c64b5503d069f18482b54acb86f2d625a5d";
  /** Six dice, then the second and the fifth again: the throws that `dice/daily.py` makes of this seed. */
  const proof: Proof = {
    rolls: 2,
    commitment,
    seed: "106bd91ce90af0f1210fdc2d84f60ad485a3cc3607ec2af40901d1d2b5ad8b67",
    strings: [],
    pledges: [],
    kinds: [1, 2, 3, 4, 5, 6].map(die),
    names: [1, 2, 3, 4, 5, 6].map((red) => `chili${red}`),
    thrown: [
      { dice: [0, 1, 2, 3, 4, 5], fell: ["1*", "1", "1", "1", "4", "2"] },
      { dice: [1, 4], fell: ["2*", "2"] },
    ],
    day: "2026-11-16",
    elsewhere: 0,
  };
  const seen: Seen = {
    ...seenOf(),
    game: "chili",
    options: { players: 1, rolls: 30 },
    commitment,
    daily: "2026-11-16",
    string: "",
    revealed: false,
    pledges: [],
    sights: [
      [3, true, "rolled 0 1*,1,1,1,4,2 1,2,3,4,5,6 29"],
      [5, true, "rolled 0 1*,2*,1,1,2,2 2,5 28"],
    ],
  };

  it("are found genuine, throw by throw of each die", () => {
    const found = examine(proof, seen);
    expect(whats(found, "bad")).toEqual([]);
    expect(whats(found, "open")).toEqual(["daily"]);
    expect(whats(found, "good")).toEqual(["commitment-good", "good", "dice-good", "shown-good"]);
  });

  it("are not believed where the house told of another day, of none, or forged a throw", () => {
    expect(whats(examine(proof, { ...seen, daily: "2026-11-17" }), "bad")).toContain("daily-bad");
    expect(whats(examine(proof, { ...seen, daily: "" }), "bad")).toContain("daily-bad");
    expect(whats(examine({ ...proofOf(), day: "2026-11-16" }, seenOf()), "bad")).toContain("daily-bad");
    const forged = structuredClone(proof);
    forged.thrown[1]!.fell.reverse();
    expect(whats(examine(forged, seen), "bad")).toContain("forged");
  });
});
