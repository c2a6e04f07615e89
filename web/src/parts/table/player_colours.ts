/** A colour for each seat, beside its name and never instead of it. */
const COLOURS = ["#d1495b", "#2e86ab", "#edae49", "#5b8c3a", "#8e5fa8", "#e07a1f", "#3aa99f", "#b5838d", "#6c757d"];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
