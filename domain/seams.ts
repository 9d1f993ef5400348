export interface DatedValue {
  year: number;
  value: number;
}

/**
 * A passage from one release or method to another: a `seam`, across which the series and its changes go on, or a `break`, which
 * no change spans.
 */
export type Passage = 'seam' | 'break';

/** A step of at most a fifth is a seam in every series. */
const leastLimit = Math.log(1.2);

/** The greatest step where too few neighbouring steps define what is usual. */
const limitOfFew = Math.log(1.3);
const fewestSteps = 6;

/** Years on either side whose steps define what is usual, and how many times their median a step may be. */
const yearsAround = 5;
const timesUsual = 3;

const middleOf = (rising: readonly number[]): number => {
  const half = (rising.length - 1) / 2;
  return ((rising[Math.floor(half)] ?? 0) + (rising[Math.ceil(half)] ?? 0)) / 2;
};

/** The median; 0 of nothing. */
export const medianOf = (values: readonly number[]): number => middleOf([...values].sort((a, b) => a - b));

/**
 * Judges each passage of a series. `passages` are first years of another release or method, each with a figure before it. The step
 * between the figures on both sides is compared with the steps from year to year of the five years before and after, those at other
 * passages left out. A gap of several years earns no larger step. A series that is nil on both sides goes on; from or to nil, and
 * wherever a figure is below zero, no step can be measured, and the series breaks.
 */
export function judgePassages(
  figures: readonly DatedValue[],
  passages: readonly number[],
): ReadonlyMap<number, Passage> {
  const values = new Map(figures.map(({ year, value }) => [year, value]));
  const stepTo = (year: number): number | null => {
    const [before, after] = [values.get(year - 1), values.get(year)];
    if (before === undefined || after === undefined || before <= 0 || after <= 0) return null;
    return Math.abs(Math.log(after / before));
  };
  const isPassage = new Set(passages);
  const judge = (year: number): Passage => {
    const at = figures.findIndex((figure) => figure.year === year);
    const [before, after] = [figures[at - 1]?.value, figures[at]?.value];
    if (before === undefined || after === undefined || before < 0 || after < 0) return 'break';
    if (before === 0 || after === 0) return before === after ? 'seam' : 'break';
    const around: number[] = [];
    for (let other = year - yearsAround; other <= year + yearsAround; other += 1) {
      const step = isPassage.has(other) ? null : stepTo(other);
      if (step !== null) around.push(step);
    }
    const usual = Math.max(leastLimit, timesUsual * medianOf(around));
    const limit = around.length < fewestSteps ? Math.min(usual, limitOfFew) : usual;
    // Twelve digits: a step of exactly a fifth stays within the limit, despite the rounding of its logarithm.
    return Math.abs(Math.log(after / before)) <= limit + 1e-12 ? 'seam' : 'break';
  };
  return new Map(passages.map((year) => [year, judge(year)]));
}

/**
 * Passages of inputs as those of a series that is computed from them: each in the first year at or after it with a figure, where
 * there is one before. `years` rise.
 */
export function inheritPassages(years: readonly number[], ofInputs: Iterable<number>): ReadonlySet<number> {
  const inherited = new Set<number>();
  for (const passage of ofInputs) {
    const at = years.findIndex((year) => year >= passage);
    const year = years[at];
    if (at > 0 && year !== undefined) inherited.add(year);
  }
  return inherited;
}
