import { beforeEach, describe, expect, it } from "vitest";

import { gameInfo } from "../testing/golden";
import { FRIEND, HERE, TablePlan } from "./plan.svelte";
import { preferences } from "./preferences.svelte";

const planOf = (game: string): TablePlan => new TablePlan(gameInfo(game));
const BOT = { kind: "bot", level: "regular" };

beforeEach(() => {
  localStorage.clear();
  preferences.habits = {};
});

describe("a new plan", () => {
  it("wishes for a usual table against one bot", () => {
    expect(planOf("gonuts").wish()).toEqual({
      game: "gonuts",
      seats: [{}, BOT],
      options: {},
      hints: true,
      real: false,
    });
  });

  it("has as many players as the game needs", () => {
    expect(gameInfo("dixkibluff").players[0]).toBe(3);
    expect(planOf("dixkibluff").wish().seats).toEqual([{}, BOT, { kind: "bot", level: "novice" }]);
  });

  it("counts rounds of real dice where only people play, unless somebody says otherwise", () => {
    const plan = planOf("gonuts");
    const counted = plan.game.options.find(({ key }) => key === "counted")!;
    expect(plan.asked).not.toContain(counted);
    plan.terms.real = true;
    expect(plan.asked).toContain(counted);
    expect(plan.usual(counted)).toBe(false); // a bot plays
    plan.invite("friends");
    expect(plan.usual(counted)).toBe(true);
    expect(plan.wish().options).toEqual({});
    plan.options = { counted: false };
    expect(plan.wish().options).toEqual({ counted: false });
  });

  it("is usual, and nothing in it is wrong", () => {
    const plan = planOf("chili");
    expect(plan.unusual).toBe(false);
    expect(plan.wrong).toEqual([]);
  });
});

describe("what is decided first", () => {
  it("is with friends what the house proposes unlike the rules, and with bots nothing", () => {
    const plan = planOf("gonuts");
    expect(plan.first).toEqual([]);
    plan.invite("friends");
    expect(plan.first.map((option) => option.key)).toEqual(["round"]);
  });
});

describe("seats", () => {
  it("grow to the most players and shrink to the fewest", () => {
    const plan = planOf("gonuts");
    const [low, high] = plan.game.players;
    while (plan.canGrow) plan.grow();
    expect(plan.players).toBe(high);
    plan.grow();
    expect(plan.players).toBe(high);
    while (plan.canShrink) plan.shrink();
    expect(plan.players).toBe(low);
  });

  it("are never empty of friends among friends, though a game may be played alone", () => {
    const plan = planOf("chili");
    expect(plan.game.players[0]).toBe(1);
    plan.shrink();
    expect([plan.players, plan.wish().seats]).toEqual([1, [{}]]);
    plan.invite("friends");
    expect([plan.players, plan.canShrink]).toEqual([2, false]);
  });

  it("are for friends when friends are invited, and for bots again", () => {
    const plan = planOf("gonuts");
    plan.grow();
    plan.invite("friends");
    expect(plan.others).toEqual([FRIEND, FRIEND]);
    expect(plan.wish().seats).toEqual([{}, {}, {}]);
    plan.others[1] = "novice";
    expect(plan.wish().seats).toEqual([{}, {}, { kind: "bot", level: "novice" }]);
    plan.invite("friends"); // no change: the bot stays
    expect(plan.others).toEqual([FRIEND, "novice"]);
    plan.invite("bots");
    expect(plan.others).toEqual(["regular", "novice"]);
  });

  it("have the next best bot where the house has no top level, at this table and no other", () => {
    const plan = planOf("gonuts");
    const top = plan.levels.at(-1)!;
    plan.others[0] = top;
    plan.withoutTop();
    expect([plan.seated, plan.offers(top), plan.offers("expert")]).toEqual([["expert"], false, true]);
    expect(plan.wish().seats[1]).toEqual({ kind: "bot", level: "expert" });
    plan.grow();
    expect([plan.offers(top), plan.seated[0]]).toEqual([true, top]);
    plan.shrink();
    expect(plan.offers(top)).toBe(false);
  });

  it.each([
    ["chili", ["expert", "master", "perfect"], 4, "regular"],
    ["dixkibluff", ["expert", "master"], 4, "regular"],
  ])("of %s hold only levels that play in a page without %j", (game, elsewhere, players, best) => {
    const plan = new TablePlan({ ...gameInfo(game), elsewhere });
    while (plan.players < players) plan.grow();
    expect(plan.wish().seats.slice(1)).toEqual(["regular", "novice", best].map((level) => ({ kind: "bot", level })));
    expect(plan.levels.filter((level) => plan.needsServer(level)).map((level) => plan.named(level))).toEqual([
      "expert",
      "master",
    ]);
    plan.others[0] = "expert"; // as a table of a server was set once
    plan.keep();
    expect(preferences.habits[game]?.others[0]).toBe(best);
  });

  it("keep a top level where its play is exact, and give it back when it is so again", () => {
    const plan = new TablePlan({ ...gameInfo("chinchiller"), elsewhere: ["master"] });
    while (plan.canShrink) plan.shrink();
    const top = plan.levels.at(-1)!;
    plan.others[0] = top;
    expect([plan.named(top), plan.seated[0]]).toEqual(["perfect", top]);
    plan.grow();
    expect([plan.named(top), plan.needsServer(top), plan.seated[0]]).toEqual(["master", true, "expert"]);
    plan.shrink();
    expect(plan.seated[0]).toBe(top);
  });

  it("take a starter along who has lost the chair", () => {
    const plan = planOf("gonuts");
    plan.grow();
    plan.options["first"] = "2";
    plan.shrink();
    expect(plan.wish().options).toEqual({});
    plan.options["first"] = "1";
    plan.shrink();
    expect(plan.wish().options).toEqual({ first: "1" });
  });
});

describe("terms", () => {
  it("are asked of friends, and only hints and real dice against bots", () => {
    const plan = planOf("gonuts");
    Object.assign(plan.terms, { clock: 60, away: "drop", listed: true, hints: false });
    expect(plan.wish()).toEqual({ game: "gonuts", seats: [{}, BOT], options: {}, hints: false, real: false });
    plan.invite("friends");
    expect(plan.wish()).toEqual({
      game: "gonuts",
      seats: [{}, {}],
      options: {},
      clock: 60,
      away: "drop",
      patience: 10,
      real: false,
      listed: true,
      hints: false,
    });
  });

  it.each([
    ["clock", 30, false],
    ["away", "wait", false],
    ["listed", true, false],
  ])("%s differs from a usual table among friends", (term, value, againstBots) => {
    const plan = planOf("gonuts");
    Object.assign(plan.terms, { [term]: value });
    expect(plan.unusual).toBe(againstBots);
    plan.invite("friends");
    expect(plan.unusual).toBe(true);
    plan.reset();
    expect(plan.unusual).toBe(false);
    expect(plan.wish()).toMatchObject({ clock: null, away: "bot", listed: false, hints: false });
  });

  it("has hints against bots, and among friends only where somebody says so", () => {
    const plan = planOf("gonuts");
    expect(plan.wish().hints).toBe(true);
    plan.invite("friends");
    expect([plan.wish().hints, plan.unusual]).toEqual([false, false]);
    plan.terms.hints = true;
    expect([plan.wish().hints, plan.unusual]).toEqual([true, true]);
    plan.invite("bots");
    expect([plan.wish().hints, plan.unusual]).toEqual([true, false]);
  });
});

describe("options", () => {
  it("are sent where they differ from the usual", () => {
    const plan = planOf("gonuts");
    const usual = plan.game.options.find((option) => option.key === "target")!.table_default as number;
    plan.options["target"] = usual + 5;
    expect([plan.unusual, plan.wish().options]).toEqual([true, { target: usual + 5 }]);
    plan.options["target"] = usual;
    expect([plan.unusual, plan.wish().options]).toEqual([false, {}]);
  });

  it.each([
    ["gonuts", "target", 0],
    ["gonuts", "target", 1.5],
    ["gonuts", "target", null],
    ["gonuts", "round", "sometimes"],
    ["dixkibluff", "faces", []],
  ])("of %s: %s cannot be %j", (game, key, value) => {
    const plan = planOf(game);
    plan.options[key] = value;
    expect(plan.wrong.map((option) => option.key)).toEqual([key]);
  });
});

describe("what is kept", () => {
  it("is the plan of the next time, for this game only", () => {
    const plan = planOf("gonuts");
    plan.grow();
    plan.invite("friends");
    plan.others[0] = "novice";
    plan.options["target"] = 30;
    Object.assign(plan.terms, { clock: 180, listed: true });
    plan.keep();
    expect(planOf("gonuts").wish()).toEqual(plan.wish());
    expect(planOf("chili").unusual).toBe(false);
    expect(JSON.parse(localStorage.getItem("dicehouse")!)).toMatchObject({ habits: { gonuts: { clock: 180 } } });
  });

  it("is read as the version before wrote it", () => {
    const before = { company: "friends", others: [""], options: {}, away: "wait", listed: false, hints: false };
    const habit = (clock: unknown): never => ({ ...before, clock }) as never;
    preferences.habits = { gonuts: habit("60"), chili: habit("") };
    expect(planOf("gonuts").wish()).toMatchObject({ clock: 60, away: "wait", listed: false, hints: false });
    expect(planOf("chili").wish()).toMatchObject({ clock: null, away: "wait" });
  });

  it("counts only where it still makes sense", () => {
    const others = ["long gone", "", "novice"];
    const options = { target: 30, vanished: 1 };
    preferences.habits = {
      gonuts: {
        company: "bots",
        others,
        options,
        clock: null,
        away: "bot",
        patience: 10,
        real: false,
        listed: false,
        hints: true,
      },
    };
    const plan = planOf("gonuts");
    expect(plan.options).toEqual({ target: 30 });
    expect(plan.wish()).toMatchObject({
      seats: [{}, BOT, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
      options: { target: 30 },
    });
  });
});

describe("one device", () => {
  it("seats everybody here, under names of their own or a number", () => {
    const plan = planOf("gonuts");
    plan.grow();
    plan.invite("here");
    plan.names[1] = " Cleo ";
    expect(plan.local((number) => `Player ${number}`)).toEqual([
      { seat: 1, name: "Player 2" },
      { seat: 2, name: "Cleo" },
    ]);
    expect([plan.wish().seats, plan.invites]).toEqual([[{}, {}, {}], false]);
  });

  it("mixes with bots and friends elsewhere, and is remembered", () => {
    const plan = planOf("gonuts");
    plan.grow();
    plan.invite("here");
    plan.others[0] = FRIEND;
    plan.keep();
    const again = planOf("gonuts");
    expect([again.company, again.others, again.invites]).toEqual(["here", [FRIEND, HERE], true]);
  });
});
