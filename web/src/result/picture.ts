/** The result as a picture of 1200 by 630: drawn here, from what everybody at the table may know. */
import type { Story } from "../house/api";
import type { TableStore } from "../house/table.svelte";
import { DASHES, lines, mark, path } from "./curve";
import { placeLine, publicHeadline, publicSentences } from "./words";

const WIDTH = 1200;
const HEIGHT = 630;
export const INKS = ["#7fd0b8", "#f0a468", "#b3a6ff", "#ff9db8", "#94c3f2"];
const CROWN = "M4 17.500 3 8l5 4 4-7 4 7 5-4-1 9.500zM4.500 20.500h15";
const MOST_PLACES = 5;

/** A canvas with the lamp and the table on it, and the typefaces of the page. */
export interface Sheet {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
  display: string;
  text: string;
}

export async function blank(): Promise<Sheet | null> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.documentElement);
  background(pen);
  return {
    canvas,
    pen,
    display: style.getPropertyValue("--display") || "sans-serif",
    text: style.getPropertyValue("--text") || "sans-serif",
  };
}

export const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/png"));

export async function drawPicture(table: TableStore, story: Story): Promise<Blob | null> {
  const sheet = await blank();
  if (!sheet) return null;
  const { canvas, pen, display, text } = sheet;
  title(pen, table, publicHeadline(table), display);
  places(pen, table, story, text);
  if (story.curve) curve(pen, story.curve);
  sentences(pen, publicSentences(table, story), text);
  marks(pen, story, text);
  return toBlob(canvas);
}

/** Share a picture where that is usual, else save it. */
export async function handOver(blob: Blob | null, table: TableStore): Promise<void> {
  if (!blob) return;
  const file = new File([blob], `${table.game}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    // the visitor may think better of it
    await navigator.share({ files: [file], title: table.say("title") }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function background(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#3b2616";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const lamp = pen.createRadialGradient(WIDTH / 2, -80, 60, WIDTH / 2, 120, 760);
  lamp.addColorStop(0, "rgb(242 184 75 / 55%)");
  lamp.addColorStop(1, "rgb(20 14 8 / 35%)");
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "rgb(21 19 15 / 78%)";
  pen.beginPath();
  pen.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, 28);
  pen.fill();
}

/** The first line: what is to be said, and the game. */
export function title(pen: CanvasRenderingContext2D, table: TableStore, words: string, display: string): void {
  pen.save();
  pen.translate(76, 66);
  pen.scale(2.6, 2.6);
  pen.strokeStyle = "#f2b84b";
  pen.lineWidth = 2;
  pen.lineJoin = "round";
  pen.stroke(new Path2D(CROWN));
  pen.restore();
  pen.fillStyle = "#f4ecdd";
  fit(pen, words, 160, 112, 780, 52, display);
  pen.fillStyle = "#f2b84b";
  pen.textAlign = "right";
  pen.font = `500 30px ${display}`;
  pen.fillText(table.say("title"), WIDTH - 76, 110, 260);
  pen.textAlign = "left";
}

/** A line of text, as large as it can be. */
function fit(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  font: string,
): void {
  let px = size;
  do pen.font = `600 ${px}px ${font}`;
  while (pen.measureText(words).width > width && (px -= 2) > 22);
  pen.fillText(words, x, y, width);
}

function places(pen: CanvasRenderingContext2D, table: TableStore, story: Story, font: string): void {
  story.places.slice(0, MOST_PLACES).forEach((one, row) => {
    pen.fillStyle = one.place === 1 ? "#f2b84b" : "#f4ecdd";
    pen.font = `${one.place === 1 ? 700 : 400} 28px ${font}`;
    pen.fillText(placeLine(table, one), 76, 190 + row * 40, 500);
  });
}

function curve(pen: CanvasRenderingContext2D, of: NonNullable<Story["curve"]>): void {
  pen.save();
  pen.translate(620, 168);
  for (const line of lines(of, 480, 190)) {
    const ink = INKS[line.seat % INKS.length]!;
    pen.strokeStyle = pen.fillStyle = ink;
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.setLineDash(
      (DASHES[line.seat] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((part) => Number(part) * 1.6),
    );
    pen.stroke(new Path2D(path(line)));
    pen.setLineDash([]);
    const end = line.points.at(-1)!;
    const sign = new Path2D(mark(line.seat, end.x, end.y, 9));
    pen.fill(sign);
    pen.stroke(sign);
  }
  pen.restore();
}

function sentences(pen: CanvasRenderingContext2D, told: string[], font: string): void {
  pen.fillStyle = "#f4ecdd";
  pen.font = `400 27px ${font}`;
  told.forEach((sentence, row) => pen.fillText(sentence, 76, 432 + row * 40, WIDTH - 152));
}

function marks(pen: CanvasRenderingContext2D, story: Story, font: string): void {
  const winner = story.places[0];
  if (!winner) return;
  pen.font = `400 30px ${font}`;
  pen.fillText(story.marks[winner.seat]?.join("") ?? "", 76, 560, WIDTH - 152);
}
