/** Numbers as a hand writes them: strokes through a few points, never twice quite the same. */
export type Point = readonly [x: number, y: number];

/** Strokes of each digit in a box 60 wide and 100 high. */
const STROKES: readonly (readonly Point[])[][] = [
  [
    [
      [32, 4],
      [13, 20],
      [7, 52],
      [15, 84],
      [32, 96],
      [48, 82],
      [54, 50],
      [47, 17],
      [29, 4],
    ],
  ],
  [
    [
      [12, 27],
      [24, 18],
      [36, 4],
    ],
    [
      [36, 4],
      [35, 50],
      [34, 97],
    ],
  ],
  [
    [
      [9, 25],
      [16, 9],
      [34, 4],
      [50, 19],
      [44, 44],
      [26, 68],
      [7, 94],
    ],
    [
      [7, 94],
      [30, 92],
      [55, 95],
    ],
  ],
  [
    [
      [9, 15],
      [26, 4],
      [46, 14],
      [44, 34],
      [24, 46],
    ],
    [
      [24, 46],
      [46, 54],
      [51, 76],
      [33, 96],
      [7, 87],
    ],
  ],
  [
    [
      [35, 4],
      [21, 34],
      [5, 65],
      [29, 67],
      [56, 64],
    ],
    [
      [42, 38],
      [41, 68],
      [39, 97],
    ],
  ],
  [
    [
      [50, 6],
      [32, 7],
      [17, 8],
    ],
    [
      [17, 8],
      [15, 24],
      [12, 45],
    ],
    [
      [12, 45],
      [31, 38],
      [50, 54],
      [46, 82],
      [26, 96],
      [7, 87],
    ],
  ],
  [
    [
      [43, 4],
      [24, 22],
      [10, 54],
      [13, 83],
      [31, 96],
      [49, 83],
      [48, 61],
      [32, 52],
      [13, 66],
    ],
  ],
  [
    [
      [8, 11],
      [28, 8],
      [53, 7],
    ],
    [
      [53, 7],
      [38, 46],
      [25, 97],
    ],
    [
      [20, 52],
      [33, 50],
      [47, 47],
    ],
  ],
  [
    [
      [47, 17],
      [30, 4],
      [14, 17],
      [24, 38],
      [42, 56],
      [50, 78],
      [30, 96],
      [9, 79],
      [20, 56],
      [41, 36],
      [47, 17],
    ],
  ],
  [
    [
      [47, 28],
      [30, 45],
      [12, 29],
      [26, 6],
      [46, 13],
      [48, 34],
      [44, 64],
      [31, 97],
    ],
  ],
];

/** The same chance for the same thing: what is written stays as it was written. */
export function unsteady(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 31 - 1;
  };
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (place: number): Point => points[Math.min(Math.max(place, 0), points.length - 1)]!;
  const round = (value: number): string => value.toFixed(1);
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let place = 0; place < points.length - 1; place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...one, ...two, ...to].map(round).join(" ")}`;
  }
  return path;
}

/** The strokes of one digit as paths, moved to the right by `x`; `shake` is how far a point may stray. */
export function digit(value: number, x = 0, shake = 0, seed = 1): string[] {
  const stray = unsteady(seed);
  return (STROKES[value] ?? []).map((stroke) =>
    smooth(stroke.map(([left, top]): Point => [x + left + shake * stray(), top + shake * stray()])),
  );
}
