import type { Classes } from '../../../map/classes.ts';

/** Round limits within a decade: prices lie closer together than amounts; 1, 2 and 5 would not separate them. */
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

/** A number of few digits, where no round one lies between the prices. */
const fewDigits = (value: number): number => Number(value.toPrecision(3));

/** Fewest classes, where there are as many prices. */
const fewest = 3;

/** Classes of prices: round limits near their quantiles; where prices lie too close together for these, three classes of limits with more digits. */
export function priceClasses(values: readonly number[]): Classes {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || greatest === undefined) return { limits: [], zero: false };
  const limitsOf = (classes: number, round: (value: number) => number): readonly number[] => {
    const quantile = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? least;
    const near = Array.from({ length: classes - 1 }, (_, index) => round(quantile((index + 1) / classes)));
    return [...new Set(near)].filter((limit) => least < limit && limit <= greatest).sort((x, y) => x - y);
  };
  const limits = limitsOf(most, roundNear);
  if (limits.length + 1 >= Math.min(fewest, new Set(sorted).size)) return { limits, zero: false };
  // Between neighbours, so that a limit has prices on both sides.
  const distinct = [...new Set(sorted)];
  const between = [1, 2].flatMap((part) => {
    const at = Math.round((part * distinct.length) / fewest);
    const [below, above] = [distinct[at - 1], distinct[at]];
    return below === undefined || above === undefined ? [] : [fewDigits((below + above) / 2)];
  });
  const finer = [...new Set(between)].filter((limit) => least < limit && limit <= greatest);
  return { limits: finer.length > limits.length ? finer : limits, zero: false };
}
