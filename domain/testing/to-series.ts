import type { ChangingSeries } from '../change-over-decade.ts';

/**
 * A series of figures typed by hand: runs of years by their first one. A letter behind a number is its flag, a blank none; official
 * without either.
 */
export function toSeries(
  runs: Readonly<Record<number, readonly (string | number | null)[]>>,
  { breaks = [], doubts = [] }: { breaks?: readonly number[]; doubts?: readonly number[] } = {},
): ChangingSeries {
  const figures = Object.entries(runs).flatMap(([first, values]) =>
    values.flatMap((typed, at) => {
      const [, digits, flag = ''] = /^(-?[\d.]+)(\D?)$/.exec(String(typed)) ?? [];
      if (digits === undefined) return [];
      const figure = { value: Number(digits), flag: flag === '' ? 'A' : flag.trim(), summed: null };
      return [[Number(first) + at, figure] as const];
    }),
  );
  return { figures: new Map(figures), breaks, doubts: new Set(doubts) };
}
