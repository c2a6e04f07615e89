/** What happened around the game, in words: who came and went, what the host changed, and what is asked of everybody. */
import type { Told } from "../../house/generated/protocol";
import type { TableState } from "../../house/table_state.svelte";
import { t } from "../../texts/texts.svelte";

const TERMS: Record<string, string> = {
  seats: "web-changed-seats",
  clock: "web-clock",
  away: "web-gone",
  patience: "web-patience",
  hints: "web-hints-allowed",
  real: "web-real",
};
const LEFT: Record<string, string> = { removed: "web-note-sent-away", away: "web-note-too-long" };

/** What the host changed, in the words of the form. */
function changes(table: TableState, what: string): string {
  return what
    .split(" ")
    .map((key) => (TERMS[key] ? t(TERMS[key]) : table.say(`option-${key}`)))
    .join(", ");
}

/** The note of an entry, with the names of then; empty where the game itself says enough, or there is nothing to say. */
export function noteOf(table: TableState, told: Told): string {
  const { number, seat } = told;
  const name = seat === undefined ? "" : table.nameAt(seat, number);
  const mine = name === table.say("you") ? "yes" : "no";
  switch (told.kind) {
    case "sat":
      return t("web-note-sat", { name, mine });
    case "stood":
      return t(told.text ? "web-note-freed" : "web-note-stood-name", { name: told.name || name });
    case "changed":
      return t("web-note-changed", { what: changes(table, told.text ?? "") });
    case "began":
      return told.text ? t("web-note-began") : "";
    case "moved":
      return t("web-note-moved");
    case "absent":
      return told.text ? t("web-note-absent", { name, mine }) : t("web-note-back", { name, mine });
    case "dropped":
      return t(LEFT[told.why ?? ""] ?? "web-note-left", { name: told.name || name });
    case "restored":
      return t("web-note-restored", { name: told.name ?? "" });
    case "proposed":
      return t("web-note-proposed", { name, mine });
    case "answered":
      return told.text === "no" ? t("web-note-declined", { name, mine }) : "";
    case "lapsed":
      return t("web-note-lapsed");
    case "acted":
      return told.text === "stand-in" ? t("web-note-stand-in", { name, mine }) : "";
    case "corrected":
      return t("web-note-corrected", { name, mine });
    case "hinted":
      return t("web-note-hinted", { name, mine });
    case "muted":
      return told.text ? t("web-note-muted", { name, mine }) : t("web-note-heard", { name, mine });
    default:
      return "";
  }
}
