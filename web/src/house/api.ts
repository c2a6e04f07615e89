/** The HTTP side of the house. Everything refused comes as a Refusal. */
import type {
  BringGame,
  BroughtGame,
  ChangeTable,
  DailyPuzzle,
  Comparison,
  DailyInfo,
  DiceTold,
  Found,
  GameInfo,
  HouseInfo,
  LessonTold,
  ListedTable,
  LuckTold,
  ManyGames,
  MistakesTold,
  NextTable,
  OpenedDaily,
  OpenedTable,
  OpenTable,
  Problem,
  Proof,
  PuzzlePage,
  ReplayPage,
  ReviewTold,
  StepChoices,
  SheetList,
  Story,
  TableInfo,
  TakeAway,
  TakenSeat,
  TakeSeat,
} from "./generated/api";
import type { Missing } from "./generated/protocol";
import { Refusal } from "./protocol";
import { transport } from "./transport";

export type {
  ChairWish,
  ChangeTable,
  Comparison,
  Curve,
  DailyPuzzle,
  DailyInfo,
  Decision,
  DiceTold,
  DieCheck,
  FieldInfo,
  GameInfo,
  HouseInfo,
  KeyMoment,
  LessonStep,
  LessonTold,
  LevelEstimate,
  ListedTable,
  LuckTold,
  OpenTable,
  OptionInfo,
  Place,
  Position,
  Proof,
  ReplayPage,
  ReviewedStep,
  ReviewTold,
  SeatRequest,
  SeatSummary,
  Standing,
  Story,
  TableInfo,
  Terms,
} from "./generated/api";

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(token === undefined ? {} : { "X-Token": token }),
  };
  const answer = await transport.request(method, path, headers, body === undefined ? undefined : JSON.stringify(body));
  if (!answer) throw new Refusal("web.offline", "The house does not answer. Is the network there?");
  const { status, type, text } = answer;
  if (status === 204) return undefined as T;
  if (status >= 200 && status < 300) return (type.startsWith("text/plain") ? text : JSON.parse(text)) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(text);
  } catch {
    // a proxy's own page: the status is all there is to say
  }
  throw new Refusal(problem.code ?? `http.${status}`, problem.sentence ?? `Status ${status}.`, problem.details);
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

let known: Promise<GameInfo[]> | undefined;

export const api = {
  /** The games of the house; asked once. */
  games(): Promise<GameInfo[]> {
    known ??= ask<GameInfo[]>("GET", "/games").catch((why: unknown) => {
      known = undefined;
      throw why;
    });
    return known;
  },
  house: () => ask<HouseInfo>("GET", "/house"),
  listed: () => ask<ListedTable[]>("GET", "/tables"),
  open: (wish: OpenTable) => ask<OpenedTable>("POST", "/tables", wish),
  /** Open a table with a game that was begun elsewhere. */
  bring: (wish: BringGame) => ask<BroughtGame>("POST", "/records", wish),
  /** Take a running game along: the table is closed, and this is its record. */
  takeAway: (table: string, wish: TakeAway) => ask<string>("POST", `${at(table)}/away`, wish),
  find: (code: string) => ask<Found>("GET", `/codes/${encodeURIComponent(code)}`),
  show: (table: string) => ask<TableInfo>("GET", at(table)),
  sit: (table: string, wish: TakeSeat) => ask<TakenSeat>("POST", `${at(table)}/seats`, wish),
  /** Leave, or as the host send somebody away: the one of this name, not whoever has taken the seat meanwhile. */
  stand: (table: string, seat: number, token: string, name = "") =>
    ask<void>("DELETE", `${at(table)}/seats/${seat}${name && `?name=${encodeURIComponent(name)}`}`, undefined, token),
  /** Delete a table with everything in it, as its host. */
  remove: (table: string, host: string) => ask<void>("DELETE", at(table), undefined, host),
  mute: (table: string, seat: number, token: string, muted: boolean) =>
    ask<void>("POST", `${at(table)}/seats/${seat}/mute?muted=${muted}`, undefined, token),
  /** Want another game: propose it, or accept it; the table is told once it is settled. */
  next: (table: string, token: string, missing: Missing = "bot") =>
    ask<NextTable>("POST", `${at(table)}/next`, { missing }, token),
  refuseNext: (table: string, token: string) => ask<void>("DELETE", `${at(table)}/next`, undefined, token),
  /** As the host, before the game begins: change options, terms or chairs. */
  change: (table: string, host: string, wish: ChangeTable) => ask<void>("PATCH", at(table), wish, host),
  /** As the host: take back that somebody was sent away. */
  restore: (table: string, host: string, name: string) =>
    ask<void>("POST", `${at(table)}/restored?name=${encodeURIComponent(name)}`, undefined, host),
  record: (table: string) => ask<string>("GET", `${at(table)}/record`),
  proof: (table: string) => ask<Proof>("GET", `${at(table)}/proof`),
  story: (table: string) => ask<Story>("GET", `${at(table)}/story`),
  /** The steps of a finished game after a number. */
  replay: (table: string, after: number) => ask<ReplayPage>("GET", `${at(table)}/replay?after=${after}`),
  /** What a seat may practise of a finished game; all of it once its review is done. */
  mistakes: (table: string, seat: number) => ask<MistakesTold>("GET", `${at(table)}/mistakes?seat=${seat}`),
  /** What a game prints. */
  sheets: (game: string, options: string[] = []) => {
    const query = options.map((option) => `option=${encodeURIComponent(option)}`).join("&");
    return ask<SheetList>("GET", `/paper/${encodeURIComponent(game)}${query && `?${query}`}`);
  },
  /** Have a sheet printed at its address below the API, to know that it can be: it is kept then. */
  sheet: async (address: string): Promise<void> => {
    const answer = await fetch(address);
    if (answer.ok) return;
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? `http.${answer.status}`, problem.sentence ?? "", problem.details);
  },
  /** The next puzzles of a game after a number. */
  puzzles: (game: string, after: number) =>
    ask<PuzzlePage>("GET", `/puzzles/${encodeURIComponent(game)}?after=${after}`),
  dailyPuzzle: () => ask<DailyPuzzle>("GET", "/puzzles/daily"),
  /** The game of today. */
  daily: () => ask<DailyInfo>("GET", "/daily"),
  openDaily: () => ask<OpenedDaily>("POST", "/daily"),
  /** A finished game of a day beside best play. */
  compare: (table: string) => ask<Comparison>("GET", `/daily/${encodeURIComponent(table)}`),
  /** What the seat of a step of a finished game could have done. */
  choices: (table: string, step: number) => ask<StepChoices>("GET", `${at(table)}/choices?step=${step}`),
  /** What the coach has to say of the steps of a finished game after a number, as far as it is; it begins with the first call. */
  review: (table: string, after: number) => ask<ReviewTold>("GET", `${at(table)}/review?after=${after}`),
  /** Nobody here waits for it any more. */
  stopReview: (table: string) => ask<void>("DELETE", `${at(table)}/review`),
  /** Who was lucky over several finished games; it has their reviews begin, and is asked until none is waiting. */
  luck: (wish: ManyGames) => ask<LuckTold>("POST", "/luck", wish),
  /** Whether the real dice of several finished games are fair. */
  realDice: (wish: ManyGames) => ask<DiceTold>("POST", "/dice", wish),
  lesson: (game: string) => ask<LessonTold>("GET", `/lessons/${encodeURIComponent(game)}`),
};
