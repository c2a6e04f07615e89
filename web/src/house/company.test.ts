import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Texts } from "../texts/texts.svelte";
import { companyNames, companyBySeat } from "./company";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource("bot-novice = Pip\nbot-regular = Hazel\nbot-others = Bramble, Rusty\nbot-name = Bot { $number }"),
);
const texts = new Texts("en", bundle);
const bot = (name: string, level = "regular") => ({ name, kind: "bot" as const, level });

test("the first bot of a level is its character, the others have names of their own", () => {
  expect(companyNames(texts, ["regular", "regular", "novice", "regular"])).toEqual([
    "Hazel",
    "Bramble",
    "Pip",
    "Rusty",
  ]);
});

test("a game without names left counts its bots", () => {
  expect(companyNames(texts, Array(4).fill("random"))).toEqual(["Bramble", "Rusty", "Bot 3", "Bot 4"]);
});

test("bots keep their names when everybody moves one seat further", () => {
  const seats = [{ name: "Ann" }, bot("regular 2"), bot("regular 3")];
  const moved = [bot("regular 3"), { name: "Ann" }, bot("regular 2")];
  expect([...companyBySeat(texts, seats)]).toEqual([
    [1, "Hazel"],
    [2, "Bramble"],
  ]);
  expect([...companyBySeat(texts, moved)]).toEqual([
    [2, "Hazel"],
    [0, "Bramble"],
  ]);
});

test("who left for good keeps the name, and the bots theirs", () => {
  expect([...companyBySeat(texts, [bot("Ben"), bot("regular 2")])]).toEqual([[1, "Hazel"]]);
});
