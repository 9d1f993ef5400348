import type { Classes } from '../../map/classes.ts';

/** Round limits within a decade: prices lie closer together than amounts, which 1, 2 and 5 would not tell apart. */
const steps = [1, 1.5, 2, 3, 5, 7.5];

/** Classes at most, and the limits between them. */
const most = 6;

/** The round number nearest to a value, by ratio. */
function roundNear(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  const near = [...steps, 10].map((step) => step * decade);
  const best = near.reduce((a, b) => (Math.abs(Math.log(b / value)) < Math.abs(Math.log(a / value)) ? b : a));
  return Number(best.toPrecision(3));
}

/** Classes of prices: round limits near their quantiles. */
export function priceClasses(values: readonly number[]): Classes {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || greatest === undefined) return { limits: [], zero: false };
  const quantile = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? least;
  const near = Array.from({ length: most - 1 }, (_, index) => roundNear(quantile((index + 1) / most)));
  const limits = [...new Set(near)].filter((limit) => least < limit && limit <= greatest);
  return { limits: limits.sort((a, b) => a - b), zero: false };
}
