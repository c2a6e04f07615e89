/** The boxes on the shelf: small drawings that are there at once. */
import type { Component } from "svelte";

import PlainBox from "./plain/Box.svelte";

type Box = Component<{ title: string }>;

const boxes = import.meta.glob<Box>(["./*/Box.svelte", "!./plain/Box.svelte"], { eager: true, import: "default" });

/** The games that have a box of their own: they stand on the shelf before the house has said which games it has. */
export const DRAWN = Object.keys(boxes).map((path) => path.split("/")[1]!);

export function boxOf(game: string): Box {
  return boxes[`./${game}/Box.svelte`] ?? PlainBox;
}
