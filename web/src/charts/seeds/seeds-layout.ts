/** Widths that the drawing is laid out for; a style sheet shows the widest that fits. */
export const seedWidths = [340, 620, 1000] as const;

/** The largest seed, its height beside its width, the height that the tallest stack may have, and the axis below it. */
const [WIDEST, FLAT, TALLEST, AXIS] = [24, 0.7, 190, 26];
/** Room above the stacks for what is written there, and beside the years. */
const [TOP, SIDE] = [24, 14];
/** Least distance of years on the axis, and the part of a wide drawing that seeds without a year take. */
const [BETWEEN, UNKNOWN_PART, GAP] = [44, 0.24, 32];

export interface PlacedSeed {
  x: number;
  y: number;
  width: number;
}

/** Years that are written on the axis: round ones, and the first and last where there is room. */
function yearTicks(first: number, last: number, perYear: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * perYear >= BETWEEN) ?? 100;
  const round = Array.from(
    { length: Math.floor(last / step) - Math.ceil(first / step) + 1 },
    (_, at) => (Math.ceil(first / step) + at) * step,
  );
  const hasRoom = (year: number): boolean =>
    round.every((each) => Math.abs(each - year) * perYear >= BETWEEN);
  return [...new Set([first, ...round, last].filter((year) => round.includes(year) || hasRoom(year)))];
}

/**
 * Stacks of seeds over their years, the first of a year at the bottom; those without a year in a box at the right, or below in a narrow
 * drawing. All have one size: the largest that keeps years apart and stacks low. `years` has the year of each seed.
 */
export function layoutSeeds(years: readonly (number | null)[], width: number) {
  const knownYears = years.filter((year) => year !== null);
  const unknown = years.length - knownYears.length;
  const [first, last] = [Math.min(...knownYears), Math.max(...knownYears)];
  const isBeside = width > 500 && unknown > 0 && knownYears.length > 0;
  const boxWidth = isBeside ? Math.round(width * UNKNOWN_PART) : width;
  const axisEnd = isBeside ? width - boxWidth - GAP : width;
  const perYear = (axisEnd - 2 * SIDE) / Math.max(1, last - first);
  const counts = new Map<number, number>();
  for (const year of knownYears) counts.set(year, (counts.get(year) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  // With a small overlap single seeds are still visible.
  const size = Math.min(WIDEST, Math.max(7, perYear * 1.15), TALLEST / Math.max(1, most) / FLAT);
  const step = size * FLAT;
  const inBox = boxSize(unknown, boxWidth, size);
  const base = knownYears.length === 0 ? 0 : TOP + Math.max(most * step, isBeside ? inBox.height : 0);
  const boxTop = knownYears.length === 0 ? TOP : base + AXIS + TOP;
  const boxBase = isBeside ? base : boxTop + inBox.height;
  const xOf = (year: number): number =>
    SIDE + (first === last ? (axisEnd - 2 * SIDE) / 2 : (year - first) * perYear);
  const stacked = new Map<number, number>();
  let boxed = 0;
  const seeds = years.map((year): PlacedSeed => {
    if (year === null) {
      const [column, row] = [boxed % inBox.columns, Math.floor(boxed / inBox.columns)];
      boxed += 1;
      return {
        x: width - boxWidth + (column + 0.5) * inBox.step,
        y: boxBase - (row + 0.5) * inBox.step * FLAT - 3,
        width: inBox.size,
      };
    }
    const at = stacked.get(year) ?? 0;
    stacked.set(year, at + 1);
    return { x: xOf(year), y: base - (at + 0.5) * step - 3, width: size };
  });
  const tallest = [...counts].find(([, count]) => count === most);
  return {
    width,
    height: (unknown > 0 && !isBeside ? boxBase : base) + AXIS,
    base,
    axisEnd,
    seeds,
    ticks:
      knownYears.length === 0 ? [] : yearTicks(first, last, perYear).map((year) => ({ year, x: xOf(year) })),
    tallest:
      tallest === undefined
        ? null
        : { year: tallest[0], count: most, x: xOf(tallest[0]), y: base - most * step - 10 },
    box:
      unknown === 0
        ? null
        : {
            x: width - boxWidth,
            width: boxWidth,
            base: boxBase,
            top: boxBase - inBox.height - 10,
            count: unknown,
          },
  };
}

/** Columns and size of seeds in a box, a little apart: smaller where more than fit would make it higher than the stacks may be. */
function boxSize(count: number, width: number, largest: number) {
  let size = largest;
  for (;;) {
    const step = size * 1.24;
    const columns = Math.max(1, Math.floor(width / step));
    const height = Math.ceil(count / columns) * step * FLAT;
    if (height <= TALLEST || size < 3) return { size, step, columns, height };
    size -= 0.5;
  }
}
