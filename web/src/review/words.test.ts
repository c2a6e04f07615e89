import { expect, test } from "vitest";
import { inSentences } from "./words";

test("what is heard one after the other is in sentences", () => {
  expect(inSentences(["Hazel: Roll on", "the best choice"])).toBe("Hazel: Roll on. the best choice.");
  expect(inSentences(["Ann banks.", "", "blunder (−20%)", "Better: Say “Bluff!”"])).toBe(
    "Ann banks. blunder (−20%). Better: Say “Bluff!”",
  );
});
