import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { first, LANGUAGES, whole, type Language } from "./languages";

const entries = (source: string) => new Map(new FluentResource(source).body.map((entry) => [entry.id, entry]));

describe.each(Object.keys(LANGUAGES) as Language[])("the first texts in %s", (language) => {
  it("are those of all texts, and few of them", async () => {
    const [early, all] = [(await first[language]()).default, (await whole[language]()).default];
    expect(Object.keys(early)).toHaveLength(5);
    for (const [path, source] of Object.entries(early)) {
      const known = entries(all[path]!);
      const found = entries(source);
      expect(found.size).toBeGreaterThan(0);
      for (const [name, entry] of found) expect(entry).toEqual(known.get(name));
      const wanted = path.includes("/games/")
        ? ["title", "tagline", "box-time", "box-for"]
        : ["web-motto", "web-daily"];
      expect([...found.keys()]).toEqual(expect.arrayContaining(wanted));
    }
    const size = (texts: Record<string, string>) => Object.values(texts).join("").length;
    expect(size(early)).toBeLessThan(size(all) / 15);
  });

  it("hold what they refer to", async () => {
    for (const source of Object.values((await first[language]()).default)) {
      const found = entries(source);
      const named = [...source.matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/gu)].map((reference) => reference[1]!);
      expect(named.filter((name) => !found.has(name) && !found.has(name.slice(1)))).toEqual([]);
    }
  });
});
