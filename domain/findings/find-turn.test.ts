import { describe, expect, it } from 'vitest';
import type { ChangingSeries } from '../change-over-decade.ts';
import { toSeries } from '../testing/to-series.ts';
import { findTurn } from './find-turn.ts';

type Typed = readonly (string | number | null)[];

/** Imports and exports of 2011–2013 and 2021–2023. */
const flows = (imports: readonly [Typed, Typed], exports: readonly [Typed, Typed], breaks: number[] = []) => {
  const seriesOf = ([older, newer]: readonly [Typed, Typed]): ChangingSeries =>
    toSeries({ 2011: older, 2021: newer }, { breaks });
  return { imports: seriesOf(imports), exports: seriesOf(exports) };
};

const [low, high]: [Typed, Typed] = [
  [10_000, 12_000, 11_000],
  [50_000, 40_000, 60_000],
];

describe('findTurn', () => {
  it('tells who buys what they used to sell, and the other way, by means', () => {
    const [older, newer] = [
      [2011, 2012, 2013],
      [2021, 2022, 2023],
    ];
    expect(findTurn(flows([low, high], [high, low]), 2023)).toEqual({
      became: 'importer',
      from: { year: 2013, years: older, imports: 11_000, exports: 50_000 },
      to: { year: 2023, years: newer, imports: 50_000, exports: 11_000 },
    });
    expect(findTurn(flows([high, low], [low, high]), 2023)).toMatchObject({ became: 'exporter' });
  });

  it.each([
    ['no-figure', flows([low, high], [high, [10_000, 12_000, null]])],
    ['break', flows([low, high], [high, low], [2016])],
    ['missing', flows([[1, null, null], high], [high, low])],
    ['other-years', flows([[10_000, null, 11_000], high], [high, low])],
    ['bound', flows([['10L', '10L', '10L'], high], [high, low])],
    ['estimated', flows([low, high], [['50000E', 50_000, 50_000], low])],
    ['tiny', flows([[1, 1, 1], high], [[5, 5, 5], low])],
    ['close', flows([low, [50_000, 50_000, 50_000]], [high, [52_000, 49_000, 48_000]])],
    ['same-side', flows([low, low], [high, high])],
    // One year of the three lies on the other side.
    ['same-side', flows([low, high], [high, [5000, 5000, 90_000]])],
  ] as const)('tells nothing: %s', (why, flows) => {
    expect(findTurn(flows, 2023)).toBe(why);
  });
});
