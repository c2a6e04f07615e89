/**
 * The players of one table who sit at this device: usually one, or nobody who only watches; several where they pass it on.
 * Each has a connection of their own, and one table is drawn: that of the only player; that of whoever must act, where all
 * of them were told the same; else what everybody may see, until one of them takes the device and looks alone.
 */
import type { SceneModule } from "../scenes";
import type { GameInfo } from "./api";
import { Connection } from "./connection";
import type { RealDice } from "./generated/protocol";
import { bare, LinesInStep, toldBy } from "./lines_in_step";
import { preferences, tokensOf, type KeptSeat } from "./preferences.svelte";
import type { FromTable, Moment, Refusal } from "./protocol";
import { witnessName } from "./seating";
import { TableStore, type Choice } from "./table.svelte";
import { Witness } from "./witness";

/** An action that somebody may say aloud, with nothing secret in sight. */
export interface Aloud {
  choice: Choice;
  /** What stands on its button. */
  word: string;
}

export class LocalPlayers {
  /** The tables as the players here know them; that of a spectator where nobody sits here. */
  readonly tables: TableStore[];
  /** The table as everybody may see it, where several players sit here. */
  readonly common: TableStore | null = null;
  /** Who holds the device and looks alone. */
  private holder: TableStore | null = $state.raw(null);
  /** Whether the one who holds the device was asked for something that needs their own look. */
  private asked = false;
  /** Whose table is drawn where nothing is secret. */
  private followed: TableStore = $state.raw(null!);
  /** Players here know different things, or act at once: what everybody may see is drawn. */
  private parted = $state(false);
  /** The same, as the house told it last. */
  private parting = false;
  private readonly tokens: string[];
  private moments: (Moment | null)[] = [];
  private scene: SceneModule | null = null;

  constructor(id: string, info: (game: string) => GameInfo, kept: KeptSeat | undefined) {
    const tokens = kept ? tokensOf(kept) : [""];
    this.tokens = tokens;
    const host = kept?.host ?? "";
    const connections = tokens.map(
      (token, place) =>
        new Connection(id, token, place ? "" : host, () => tokens.length === 1 && preferences.ownThrows),
    );
    if (tokens.length === 1) {
      this.tables = [new TableStore(id, info, connections[0]!, new Witness(id))];
    } else {
      const steps = new LinesInStep([...connections, new Connection(id, "")], (messages) => this.compare(messages));
      const lines = steps.lines;
      this.moments = connections.map(() => null);
      this.common = new TableStore(id, info, lines.at(-1)!);
      this.tables = tokens.map((token, place) => {
        const witness = new Witness(id, witnessName(kept, token));
        return new TableStore(id, info, lines[place]!, witness);
      });
      for (const table of this.all) table.share(this.common, this.tables);
    }
    this.followed = this.tables[0]!;
  }

  get all(): TableStore[] {
    return this.common ? [...this.tables, this.common] : this.tables;
  }

  open(): void {
    for (const table of this.all) table.open();
  }

  close(): void {
    for (const table of this.all) table.close();
  }

  /** The table that is drawn; nothing of any other is in the page. */
  drawn: TableStore = $derived.by(() => {
    const { common, holder, parted, followed } = this;
    return holder ?? (common && parted ? common : followed);
  });

  /** Whether several players sit here. */
  get several(): boolean {
    return this.common !== null;
  }

  /** Whether somebody looks alone. */
  get alone(): boolean {
    return this.holder !== null;
  }

  /** Whether what everybody may see is drawn, and players are asked by name. */
  get shared(): boolean {
    return this.common !== null && this.drawn === this.common;
  }

  /** Whoever speaks from this device. */
  get speaker(): TableStore {
    return this.drawn === this.common ? this.followed : this.drawn;
  }

  /** Whether everybody waits for a player here; whoever may only cut in is not called. */
  called(scene: SceneModule): boolean {
    const asked = this.shared ? this.tables : [this.drawn];
    return (
      this.drawn.settled && asked.some((table) => table.mayThrow || (table.choices.length && !scene.cutIn?.(table)))
    );
  }

  /** A player here who has lost the seat, or a table that is no more, and why. */
  get gone(): { token: string; why: Refusal } | null {
    for (const [place, { line }] of this.all.entries())
      if (line.is === "gone") return { token: this.tokens[place] ?? "", why: line.why };
    return null;
  }

  /** Events are played where they are drawn, and only there. */
  stage(scene: SceneModule): void {
    this.scene = scene;
    for (const table of this.all)
      table.staging = {
        pace: (event) => (this.drawn === table ? scene.pace(event) : 0),
        flight: (event) => (this.drawn === table ? (scene.flight?.(event) ?? 0) : 0),
        suspense: scene.suspense,
      };
  }

  /** What this player may do now without looking at anything secret. */
  aloud(table: TableStore): Aloud[] {
    return table.rushed.flatMap((choice) => {
      const word = this.scene?.aloud?.[choice.tag];
      if (word) return [{ choice, word: table.say(word) }];
      const number = table.seesUntold && this.scene?.aloudUntold?.[choice.tag];
      return number ? [{ choice, word: String(choice.effect[number] ?? "") }] : [];
    });
  }

  /** Whether this player is asked for something that needs a look of their own. */
  wanted(table: TableStore): boolean {
    return (
      this.tellsAlone(table.telling, table.mine) ||
      table.rushed.some((choice) => !this.saidAloud(choice.text, table.seesUntold))
    );
  }

  /** Whether this player was told something that not everybody may see. */
  knows(table: TableStore): boolean {
    // by what both were told, not by what is shown: the table that is drawn takes its time
    return JSON.stringify(bare(table.told)) !== JSON.stringify(bare(this.common?.told));
  }

  /** Whether somebody here was told something that not everybody here may see. */
  get secret(): boolean {
    return this.several && this.tables.some((table) => this.knows(table));
  }

  /** Somebody took the device: only they look now. */
  take(table: TableStore): void {
    this.asked = this.wanted(table);
    this.holder = this.followed = table;
  }

  /** Nobody's secrets are drawn any more. */
  hide(): void {
    this.holder = null;
  }

  /** Called whenever anything changed: who is drawn next. */
  turn(): void {
    if (!this.common || this.holder || !this.drawn.settled || this.drawn.busy) return;
    if (this.parted && !this.parting) this.parted = false;
    else if (!this.parted && !this.followed.rushed.length && !this.followed.mayThrow)
      this.followed = this.tables.find((table) => table.rushed.length || table.mayThrow) ?? this.followed;
  }

  /** Before anything is passed on: were the players here told different things, or may several of them act at once? */
  private compare(messages: FromTable[][]): void {
    const local = messages.slice(0, this.tables.length);
    local.forEach((heard, place) => {
      for (const message of heard) if ("now" in message) this.moments[place] = message.now;
    });
    const differ = (texts: string[]): boolean => texts.some((text) => text !== texts[0]);
    const views = differ(this.moments.map((moment) => JSON.stringify(bare(moment?.view)) ?? ""));
    const news = differ(local.map((heard) => heard.map(toldBy).join("")));
    this.parting = views || this.crowd() || this.moments.some((now) => this.chosenInSecret(now));
    this.parted ||= this.parting || news;
    if (this.holder) this.hold(this.holder, local[this.tables.indexOf(this.holder)]!);
  }

  /** The device is put down when its holder has done what they wanted, before anybody sees what comes of it. */
  private hold(holder: TableStore, heard: FromTable[]): void {
    const now = this.moments[this.tables.indexOf(holder)];
    const acted = heard.some(
      (message) =>
        message.say === "news" &&
        message.told.some(({ kind, seat }) => (kind === "acted" || kind === "rolled") && seat === holder.mine),
    );
    if (!this.parting) this.parted = false;
    const looks = this.needsLook(now, holder.mine);
    if (!this.parting || ((this.asked || acted) && !looks)) this.hide();
    else this.asked ||= looks;
  }

  /** Whether real dice are due that are this player's, or that not everybody here sees. */
  private tellsAlone(telling: RealDice | undefined, seat: number | null): boolean {
    if (!telling) return false;
    return (seat !== null && telling.seats.includes(seat)) || this.moments.some((moment) => !moment?.telling);
  }

  private needsLook(now: Moment | null | undefined, seat: number | null): boolean {
    return (
      this.tellsAlone(now?.telling, seat) ||
      !!now?.choices?.some(({ action }) => !this.saidAloud(action, !!now?.untold))
    );
  }

  private chosenInSecret(now: Moment | null): boolean {
    return !!now?.choices?.some(({ action }) => this.scene?.secretly?.includes(action.split(" ")[0]!));
  }

  private saidAloud(action: string, untold: boolean): boolean {
    const tag = action.split(" ")[0]!;
    return this.scene?.aloud?.[tag] !== undefined || (untold && this.scene?.aloudUntold?.[tag] !== undefined);
  }

  /** Whether several players here may do the same at once. */
  private crowd(): boolean {
    return (
      this.moments.filter((now) => now?.choices?.some(({ action }) => this.saidAloud(action, !!now?.untold))).length > 1
    );
  }
}
