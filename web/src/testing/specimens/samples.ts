import type { Crop } from '#catalog/crop.ts';
import { flagState } from '#catalog/flags.ts';
import type { ChartSeries } from '../../charts/plot/series.ts';
import type { MapValue } from '../../map/classes.ts';

// Items of the food balances that samples name.
const WHEAT = 2511;
const MAIZE = 2514;
const POTATOES = 2531;
const SUGAR_CANE = 2536;
const BEANS = 2546;
const BANANAS = 2615;

/** Years of every sample series. */
export const sampleYears: readonly number[] = Array.from({ length: 31 }, (_, index) => 1992 + index);

/** The year that the samples are at, and the first year of their new method. */
export const sampleYear = 2017;
export const sampleBreaks: readonly number[] = [2010];

/** A slow wave around a rising line: smooth enough to read, uneven enough to look like figures. */
const wave = (index: number, base: number, rise: number, swing: number): number =>
  Math.round(base + rise * index + swing * Math.sin(index * 1.3) + swing * 0.6 * Math.cos(index * 0.7));

const values = (base: number, rise: number, swing: number): number[] =>
  sampleYears.map((_, index) => wave(index, base, rise, swing));

/** Takes the figures of some years away. */
const without = (all: readonly number[], missing: (year: number) => boolean): (number | null)[] =>
  all.map((value, index) => (missing(sampleYears[index] ?? 0) ? null : value));

const flagsUntil = (year: number): string[] =>
  sampleYears.map((at) => (at < year ? 'A' : ['E', 'C', ''][at % 3]) ?? '');

const gap = (year: number): boolean => year === 2001 || year === 2002 || year === 2004;

/** Production and trade: bars of both signs, a dashed ratio on the right axis, gaps, estimated years. */
export function comboSeries(tonnes: string): readonly ChartSeries[] {
  const bar = (id: string, label: string, all: readonly number[], negate = false): ChartSeries => ({
    id,
    label,
    unit: tonnes,
    axis: 'left',
    mark: 'bar',
    colour: `var(--use-${id})`,
    negate,
    values: without(all, gap),
    flags: flagsUntil(2015),
    states: flagsUntil(2015).map(flagState),
  });
  return [
    bar('production', 'Production', values(420, 9, 30)),
    bar('imports', 'Imports', values(60, 2, 14)),
    bar('exports', 'Exports', values(80, 3, 18), true),
    {
      id: 'ratio',
      label: 'Ratio',
      unit: '%',
      axis: 'right',
      mark: 'line',
      colour: 'var(--use-ratio)',
      dash: '5 3',
      values: without(values(104, 0.2, 3), gap),
      flags: flagsUntil(2015),
      states: flagsUntil(2015).map(flagState),
    },
  ];
}

/** Two lines with names at their ends: one with a band, one with a gap and a lone year. */
export function lineSeries(names: { low: string; high: string }, unit: string) {
  const low = values(30, 0.6, 4);
  return [
    {
      id: 'high',
      label: names.high,
      unit,
      colour: 'var(--accent)',
      values: values(62, 1.1, 6),
    },
    {
      id: 'low',
      label: names.low,
      unit,
      colour: 'var(--ink)',
      dash: '5 3',
      values: without(low, (year) => year > 2005 && year < 2012 && year !== 2008),
      band: {
        low: without(low, (year) => year > 2005 && year < 2012).map((value) =>
          value === null ? null : value - 6,
        ),
        high: without(low, (year) => year > 2005 && year < 2012).map((value) =>
          value === null ? null : value + 7,
        ),
      },
    },
  ];
}

/** The crop's food-balance item, or the item of beans where the crop has none. */
export const itemOf = (crop: Crop): number => crop.items.balance ?? BEANS;

/** Ranks and values of a podium: the page's crop first, or none of its places. */
export function podiumPlaces(
  crop: Crop,
): Readonly<Record<'own' | 'below' | 'three', readonly { item: number; rank: number; value: number }[]>> {
  const own = itemOf(crop);
  const others = [WHEAT, MAIZE, SUGAR_CANE, POTATOES, BANANAS].filter((item) => item !== own);
  const [first = 0, second = 0, third = 0, fourth = 0] = others;
  return {
    own: [
      { item: first, rank: 1, value: 702 },
      { item: own, rank: 2, value: 341 },
      { item: second, rank: 3, value: 290 },
      { item: third, rank: 4, value: 77 },
    ],
    below: [
      { item: first, rank: 1, value: 702 },
      { item: second, rank: 2, value: 290 },
      { item: third, rank: 3, value: 77 },
      { item: fourth, rank: 4, value: 12.5 },
    ],
    three: [
      { item: own, rank: 1, value: 150 },
      { item: first, rank: 1, value: 150 },
      { item: second, rank: 3, value: 40.2 },
    ],
  };
}

/** A value for every country, from its code alone; some are zero, some missing, some not applicable. */
export function mapValue(iso3: string): MapValue {
  const number = [...iso3].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  if (number % 17 === 0) return null;
  if (number % 23 === 0) return 0;
  return Math.round(number ** 1.6 / 100) / 10;
}

/** Rows of a ranking and of a table. */
export const rankedSamples = [
  { area: 'IND', value: 6110, flag: 'A' },
  { area: 'BRA', value: 2890, flag: 'A' },
  { area: 'TZA', value: 1280, flag: 'E' },
  { area: 'UGA', value: 1280, flag: 'I' },
  { area: 'MEX', value: 1210, flag: 'A' },
  { area: 'KEN', value: 846, flag: 'B' },
  { area: 'ETH', value: null, flag: '' },
  { area: 'RWA', value: 455, flag: 'T' },
] as const;
