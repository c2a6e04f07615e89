import { expect, test } from "vitest";
import type { Told } from "./protocol";
import { rosters } from "./roster";

const person = (name: string) => ({ name, kind: "person", here: true }) as const;

test("whoever was sent away keeps the name in the history, also when the chair is gone", () => {
  const told = [
    { number: 1, kind: "sat", seat: 0 },
    { number: 2, kind: "sat", seat: 2 },
    { number: 3, kind: "stood", seat: 2, text: "removed", name: "Cleo" },
    { number: 4, kind: "changed", text: "seats", came: [0, 1] },
  ] as Told[];
  const past = rosters(told, [person("Ann"), {}]);
  expect(past.get(2)![2]).toEqual(person("Cleo"));
  expect(past.get(2)![0]).toEqual(person("Ann"));
  expect(past.get(3)![2]?.name).toBeUndefined();
});
