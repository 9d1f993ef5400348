import { expect, it } from 'vitest';
import { consumption } from '#catalog/sections/consumption.ts';
import type { Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { toDrawableChart } from './chart-series.ts';

const cube = (element: number, rows: (number | null)[], flags: string): Cube => ({
  ...plainFacts,
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'kt',
  years: [2009, 2011, 2013],
  areas: ['BRA'],
  rows: [rows],
  flags: [flags],
  countries: [1, 1, 1],
  defaultYear: 2013,
});

const charts = consumption.blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : []));
const balance = charts[1]?.series ?? [];
const label = (element: number) => `element ${element}`;
const unit = (element: number) => (element === 12 ? '%' : '1000 t');
const doubt = (reason: string) => reason;
const event = (id: string) => id;

const store = CubeStore.of([
  cube(8, [3000, null, 2892], 'A-E'),
  cube(5611, [100, 120, 304], 'AAA'),
  cube(9, [25, null, 0], 'E-A'),
  cube(12, [97.56, null, 90.5], 'E-E'),
]);

it('draws production, imports, negated exports and the ratio over every year between the first and the last', () => {
  const chart = toDrawableChart({
    chart: balance,
    cubes: store,
    allCubes: store,
    area: 'BRA',
    label,
    unit,
    doubt,
    event,
  });
  expect(chart?.years).toEqual([2009, 2010, 2011, 2012, 2013]);
  expect(
    chart?.series.map(({ id, values, negate, axis, mark }) => ({ id, values, negate, axis, mark })),
  ).toEqual([
    { id: '8', values: [3000, null, null, null, 2892], negate: undefined, axis: 'left', mark: 'bar' },
    { id: '5611', values: [100, null, 120, null, 304], negate: undefined, axis: 'left', mark: 'bar' },
    { id: '9', values: [25, null, null, null, 0], negate: true, axis: 'left', mark: 'bar' },
    { id: '12', values: [97.56, null, null, null, 90.5], negate: undefined, axis: 'right', mark: 'line' },
  ]);
});

it('lets exports stand where there is next to nothing beside them', () => {
  const exporter = CubeStore.of([
    cube(8, [0, null, 2], 'A-E'),
    cube(5611, [1, 0, 1], 'AAA'),
    cube(9, [90, null, 100], 'E-A'),
    cube(12, [97.56, null, 90.5], 'E-E'),
  ]);
  const cubes = { cubes: exporter, allCubes: exporter };
  const chart = toDrawableChart({ chart: balance, ...cubes, area: 'BRA', label, unit, doubt, event });
  expect(chart?.series.map(({ id, negate }) => [id, negate])).toEqual([
    ['8', true],
    ['5611', true],
    ['9', false],
    ['12', undefined],
  ]);
});

it('keeps official figures only when asked to', () => {
  const chart = toDrawableChart({
    chart: balance,
    cubes: store.official(),
    allCubes: store,
    area: 'BRA',
    label,
    unit,
    doubt,
    event,
  });
  expect(chart?.series[0]?.values).toEqual([3000, null, null, null, null]);
});

it('tells nothing from not yet', () => {
  const options = { chart: balance, allCubes: store, area: 'BRA', label, unit, doubt, event };
  expect(toDrawableChart({ ...options, cubes: store, area: 'PER' })).toBeNull();
  expect(toDrawableChart({ ...options, cubes: CubeStore.of([cube(8, [1], 'A')]) })).toBeUndefined();
});

it('leaves out a line of which there is no figure at all, not one that the filter empties', () => {
  const options = { chart: balance, allCubes: store, area: 'BRA', label, unit, doubt, event };
  expect(toDrawableChart({ ...options, cubes: store.official() })?.elements).toEqual([8, 5611, 9, 12]);
  const without = store.with([{ ...cube(12, [], ''), areas: [], rows: [], flags: [] }]);
  expect(toDrawableChart({ ...options, cubes: without.official(), allCubes: without })?.elements).toEqual([
    8, 5611, 9,
  ]);
});

it('says which years have parts of the stack only, whatever a filter leaves', () => {
  const uses = charts[0]?.series.filter(({ element }) => [5142, 5527].includes(element.country)) ?? [];
  const all = CubeStore.of([cube(5142, [3, 3, 3], 'AAA'), cube(5527, [null, 1, 1], '-EA')]);
  const options = { chart: uses, allCubes: all, area: 'BRA', label, unit, doubt, event };
  const partial = [{ from: 2009, to: 2009, known: ['5142'] }];
  expect(toDrawableChart({ ...options, cubes: all })?.partial).toEqual(partial);
  expect(toDrawableChart({ ...options, cubes: all.official() })?.partial).toEqual(partial);
  // A part that is nothing in every year that has it may be left out in the others.
  const nil = CubeStore.of([cube(5142, [3, 3, 3], 'AAA'), cube(5527, [null, 0, 0], '-EA')]);
  expect(toDrawableChart({ ...options, allCubes: nil, cubes: nil })?.partial).toEqual([]);
  // What goes in and what goes out are no parts of one whole.
  expect(
    toDrawableChart({ chart: balance, cubes: store, allCubes: store, area: 'BRA', label, unit, doubt, event })
      ?.partial,
  ).toEqual([]);
});

it('keeps a doubtful figure in its place and says why, and has the seams of the series', () => {
  const plain = cube(8, [3000, 10, 2892], 'AAA');
  const [areaOf = '', years] = [plain.areas[0], plain.years];
  const store = CubeStore.of([
    {
      ...plain,
      seams: years.slice(1, 2),
      doubts: { [areaOf]: { [String(years[1])]: 'isolated' as const } },
    },
  ]);
  const chart = toDrawableChart({
    chart: balance.slice(0, 1),
    cubes: store,
    allCubes: store,
    area: areaOf,
    label,
    unit,
    doubt,
    event,
  });
  const at = chart?.years.indexOf(years[1] ?? 0) ?? -1;
  const [series] = chart?.series ?? [];
  expect([series?.values[at], series?.doubts?.[at], series?.doubts?.[at - 1]]).toEqual([
    10,
    'isolated',
    null,
  ]);
  expect(series?.seams).toEqual(years.slice(1, 2));
});

it('ends a stack of sums of countries where its base ends, and no country’s', () => {
  const of = (area: string) => {
    const cubes = CubeStore.of(
      [
        cube(10, [3000, 3100, null], 'AA-'),
        cube(8, [3000, 3100, null], 'AA-'),
        cube(5611, [100, 120, 304], 'AAA'),
        cube(9, [25, 3, 2], 'AAA'),
        cube(5911, [25, 3, 2], 'AAA'),
        cube(12, [97, 96, null], 'AA-'),
      ].map((each) => ({ ...each, areas: [area] })),
    );
    return toDrawableChart({ chart: balance, cubes, allCubes: cubes, area, label, unit, doubt, event })
      ?.years;
  };
  expect(of('PABRA')?.at(-1)).toBe(2011);
  expect(of('BRA')?.at(-1)).toBe(2013);
});
