import { describe, expect, it } from "vitest";

import { GAMES, gameInfo, golden } from "../testing/golden";
import { load } from "./texts.svelte";
import { plain, readItem, Words } from "./words";

const NAMES = ["Ann", "Bob", "Cleo"];

async function wordsOf(game: string, mine: number | null = null): Promise<Words> {
  const info = gameInfo(game);
  const name = (seat: number): string => (seat === mine ? "you" : NAMES[seat]!);
  return new Words(await load("en", game), info.actions, info.events, name, mine);
}

describe("a whole game", () => {
  it.each(GAMES.map((game) => game.name))("of %s is told as the terminal tells it", async (game) => {
    const [words, { entries, told }] = [await wordsOf(game), golden(game)];
    const forms = gameInfo(game).events;
    const lines = entries.flatMap(({ number, events }) =>
      events
        .map((text) => words.event(readItem(text, forms)))
        .filter((sentence) => sentence !== "")
        .map((sentence) => `${String(number).padStart(5)}  ${sentence.replaceAll("\n", "\n    ")}`),
    );
    const expected = told.replaceAll(/(\d)\*/g, "red $1").split("\n"); // the page has words for red faces, the terminal marks
    const found = lines.join("\n").split("\n");
    expect(found.length).toBeGreaterThan(25);
    expect(found).toEqual(expected.slice(1, found.length + 1)); // after the title; what follows is the drawing of the end
  });
});

describe("reading", () => {
  const { events, actions } = gameInfo("dixkibluff");

  it("gives every field its type", () => {
    expect(readItem("bet 2 3 pi,sun", events)).toEqual({
      tag: "bet",
      fields: { seat: 2, number: 3, symbols: ["pi", "sun"] },
      hidden: false,
      text: "bet 2 3 pi,sun",
    });
    expect(readItem("turn 1 yes", gameInfo("chinchiller").events).fields).toEqual({ seat: 1, blind: true });
    expect(readItem("turn 1 no", gameInfo("chinchiller").events).fields).toEqual({ seat: 1, blind: false });
    expect(readItem("doubt", actions)).toMatchObject({ tag: "doubt", fields: {} });
  });

  it("tells an empty list, an empty list of lists and a list with an empty list apart", () => {
    expect(readItem("shown (/) () () 2", events).fields).toMatchObject({ hands: [], symbols: [], counts: [] });
    expect(readItem("shown () pi 0 2", events).fields["hands"]).toEqual([[]]);
    expect(readItem("shown ()/pi,sun/figure pi 2 2", events).fields["hands"]).toEqual([[], ["pi", "sun"], ["figure"]]);
  });

  it("knows an event with something hidden by the field that is left out", () => {
    expect(readItem("thrown 1 pi,sun 1", events).hidden).toBe(false);
    const hidden = readItem("thrown 1 - 1", events);
    expect([hidden.hidden, hidden.fields["faces"]]).toEqual([true, null]);
    // nobody in particular sees it: that field is no secret
    expect(readItem("rolled 1 3,x2 0,1 -", gameInfo("chinchiller").events).hidden).toBe(false);
  });

  it("reads what it was never told of without fields", () => {
    expect(readItem("invented 1 2", events)).toEqual({
      tag: "invented",
      fields: {},
      hidden: false,
      text: "invented 1 2",
    });
  });
});

describe("saying", () => {
  it("says of a hidden event only that it happened", async () => {
    const said = async (game: string, text: string): Promise<string> =>
      (await wordsOf(game)).event(readItem(text, gameInfo(game).events));
    expect(await said("chinchiller", "rolled 1 3,x2 0,1 1")).toBe("Bob rolls 3, x2.");
    expect(await said("chinchiller", "rolled 1 - - 1")).toBe("The dice of Bob rattle, out of sight.");
    expect(await said("dixkibluff", "thrown 1 - 1")).toBe(""); // goes without saying
  });

  it("has a sentence of its own for the visitor, whichever seat is theirs", async () => {
    const { events } = gameInfo("gonuts");
    const item = readItem("banked 0 2 9", events);
    const [mine, theirs] = [(await wordsOf("gonuts", 0)).event(item), (await wordsOf("gonuts", 1)).event(item)];
    expect(theirs).toBe("Ann banks 2 points, for a total of 9.");
    expect(mine).not.toBe(theirs);
  });

  it("says what a choice will do", async () => {
    const words = await wordsOf("gonuts");
    const bank = readItem("bank", gameInfo("gonuts").actions);
    expect(words.choice(bank, { points: 7, total: 9, wins: 0 })).toBe("Bank 7 for a total of 9");
    expect(words.choice(bank, { points: 7, total: 59, wins: 1 })).toBe("Bank 7 and win with 59");
  });

  it("has words for faces, marks the red ones, and leaves numbers as they are", async () => {
    expect((await wordsOf("dixkibluff")).label("face", "yinyang")).toBe("yin-yang");
    const chili = await wordsOf("chili");
    expect(chili.label("face", "4")).toBe("4");
    expect(chili.label("face", "4*")).toBe("red 4");
  });

  it.each([
    ["-- Ann --", "Ann", true],
    ["== Round 2 ==", "Round 2", true],
    ["Ann -- and Bob", "Ann -- and Bob", false],
    ["-- Ann ==", "-- Ann ==", false],
  ])("takes the dashes from %s", (sentence, text, heading) => {
    expect(plain(sentence)).toEqual({ text, heading });
  });
});
