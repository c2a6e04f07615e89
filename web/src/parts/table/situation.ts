/** How things stand, as one text: whose turn it is, what lies on the table, the points, and what can be done. */
import type { TableStore } from "../../house/table.svelte";
import type { SceneModule } from "../../scenes";
import { t } from "../../texts/texts.svelte";

/** Whom everybody waits for. */
function turn(table: TableStore, scene: SceneModule | null): string {
  if (table.choices.length) return scene?.cutIn?.(table) || t("web-your-turn");
  const others = (table.shown.view?.actors ?? []).filter((seat) => seat !== table.mine);
  return others.length ? t("web-waiting-for", { name: others.map((seat) => table.name(seat)).join(", ") }) : "";
}

/** A sentence has an end, also for the ear. */
const ended = (sentence: string): string => (/[.!?…]["”’»“]?$/u.test(sentence) ? sentence : `${sentence}.`);

export function situationOf(table: TableStore, scene: SceneModule | null): string {
  const lines = scene?.situation?.(table) ?? table.choices.map((choice) => table.label(choice));
  return [turn(table, scene), ...lines]
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .map(ended)
    .join(" ");
}
