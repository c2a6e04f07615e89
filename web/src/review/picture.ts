/** The review as a picture of 1200 by 630: the chances of everybody, and how they played. Everybody has a name there. */
import type { TableStore } from "../house/table.svelte";
import { DASHES } from "../result/curve";
import { blank, INKS as LINES, title, toBlob } from "../result/picture";
import { publicHeadline } from "../result/words";
import { speech, t } from "../texts/texts.svelte";
import { lines, marks, path, scale, type Frame } from "./chart";
import { filled, sign, type Mark } from "./marks";
import type { Review } from "./review.svelte";
import { accuracy, worth } from "./words";

const FRAME: Frame = { width: 1048, height: 300, left: 80, right: 200, top: 16, bottom: 16, label: 30 };
const SIGNS: Record<Mark, string> = {
  inaccuracy: "#e6c34a",
  mistake: "#f0a468",
  blunder: "#ff9c8f",
  lucky: "#7cc79b",
  unlucky: "#94c3f2",
  decided: "#f4ecdd",
  best: "#7cc79b",
};
/** So many players have room for a line of their own. */
const MOST_PLAYERS = 4;

export async function drawReview(table: TableStore, review: Review): Promise<Blob | null> {
  const sheet = await blank();
  if (!sheet) return null;
  const { pen, canvas, display, text } = sheet;
  title(pen, table, publicHeadline(table), display);
  pen.save();
  pen.translate(76, 140);
  chart(pen, table, review, text);
  pen.restore();
  players(pen, table, review, text);
  return toBlob(canvas);
}

function chart(pen: CanvasRenderingContext2D, table: TableStore, review: Review, font: string): void {
  const at = scale(review, review.steps.length, FRAME);
  pen.font = `400 24px ${font}`;
  pen.textBaseline = "middle";
  for (const tick of at.ticks) {
    pen.fillStyle = "#bdb09a";
    pen.textAlign = "right";
    pen.fillText(worth(review.measure, tick), FRAME.left - 12, at.y(tick));
    pen.fillStyle = "rgb(244 236 221 / 22%)";
    pen.fillRect(FRAME.left, at.y(tick), FRAME.width - FRAME.left - FRAME.right, 2);
  }
  pen.textAlign = "left";
  for (const line of lines(review, at, FRAME)) {
    pen.strokeStyle = pen.fillStyle = LINES[line.seat % LINES.length]!;
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    pen.setLineDash((DASHES[line.seat] ?? "").split(" ").filter(Boolean).map(Number));
    pen.stroke(new Path2D(path(line.points)));
    pen.setLineDash([]);
    pen.fillText(table.calledByOthers(line.seat), FRAME.width - FRAME.right + 14, line.label, FRAME.right - 14);
  }
  for (const { mark, x, y } of marks(review, at)) {
    const drawn = new Path2D(sign(mark, x, y, 8));
    pen.strokeStyle = pen.fillStyle = SIGNS[mark];
    pen.lineWidth = 4;
    if (filled(mark)) pen.fill(drawn);
    pen.stroke(drawn);
  }
  pen.textBaseline = "alphabetic";
}

/** A line for each player: accuracy, mistakes and luck. */
function players(pen: CanvasRenderingContext2D, table: TableStore, review: Review, font: string): void {
  const seats = review.told?.summary?.seats ?? [];
  pen.font = `400 27px ${font}`;
  pen.fillStyle = "#f4ecdd";
  seats.slice(0, MOST_PLAYERS).forEach((one, seat) => {
    const counts = [
      one.blunders && t("coach-blunders", { count: one.blunders }),
      one.mistakes && t("coach-mistakes", { count: one.mistakes }),
    ].filter((part) => typeof part === "string");
    const parts = [accuracy(speech.language, one), ...counts, t(`coach-${one.luck_word}`)];
    pen.fillText(`${table.calledByOthers(seat)}: ${parts.join(", ")}`, 76, 486 + seat * 36, 1048);
  });
}
