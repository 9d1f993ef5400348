import { expect, it } from 'vitest';
import { CROPLAND_PER_INHABITANT } from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { surfaceContext } from '#catalog/sections/surface-context.ts';
import { cubeElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { hasFigures } from './page-limits.ts';
import { viewNotes } from './view-notes.ts';

const area = (
  code: string,
  firstYear: number | null = null,
  lastYear: number | null = null,
): readonly [string, AreaSummary] => [
  code,
  { code, kind: lastYear === null ? 'country' : 'former', region: null, macro: null, firstYear, lastYear },
];
const areas = new Map([
  area('CSK', null, 1992),
  area('CZE', 1993),
  area('SVK', 1993),
  area('SCG', 1992, 2005),
  area('MNE', 2006),
  area('YUG', null, 1991),
  area('LIE'),
]);
const notes = (code: string, year: number, known: boolean | null = true) =>
  viewNotes({ area: code, year, areas, years: [1961, 2017, 2018], empty: false, known });

it('says until when a former state existed, and who followed', () => {
  expect(notes('CSK', 2017)).toEqual([{ kind: 'dissolved', year: 1992, successors: ['CZE', 'SVK'] }]);
  expect(notes('CSK', 1992)).toEqual([]);
  // A successor may have ended, too.
  expect(notes('YUG', 2000)).toEqual([{ kind: 'dissolved', year: 1991, successors: ['SCG'] }]);
  expect(notes('YUG', 2017)).toEqual([{ kind: 'dissolved', year: 1991, successors: ['MNE'] }]);
  expect(notes('SCG', 1980)).toEqual([{ kind: 'not-yet', year: 1992 }]);
});

it('says from when a state exists, rather than that it has no figures', () => {
  expect(notes('MNE', 1990, false)).toEqual([{ kind: 'not-yet', year: 2006 }]);
  expect(notes('MNE', 2006)).toEqual([]);
});

it('says that an area has no figures at all, once that is known', () => {
  expect(notes('LIE', 2017, false)).toEqual([{ kind: 'area-without-figures' }]);
  expect(notes('LIE', 2017, null)).toEqual([]);
});

it('says of a network whose members are new that its sum waits, whatever is loaded', () => {
  const waits: AreaSummary = {
    code: 'PABRA',
    kind: 'aggregate',
    region: null,
    macro: null,
    firstYear: null,
    lastYear: null,
    awaitsSum: true,
  };
  for (const known of [false, null])
    expect(
      viewNotes({
        area: 'PABRA',
        year: 2017,
        areas: new Map([['PABRA', waits]]),
        years: [2017],
        empty: false,
        known,
      }),
    ).toEqual([{ kind: 'sum-awaited' }]);
});

it('says that the release has no figure of the element', () => {
  expect(viewNotes({ area: 'CZE', year: 2017, areas, years: [], empty: true, known: true })).toEqual([
    { kind: 'element-without-figures' },
  ]);
});

it('says between which years figures are to be had', () => {
  const outside = { kind: 'year-outside', first: 1961, last: 2018 };
  expect(notes('WLRD', 1950)).toEqual([outside]);
  expect(notes('WLRD', 2030)).toEqual([outside]);
  // A gap between them is no reason: the year's own blocks say where the nearest figure is.
  expect(notes('WLRD', 1990)).toEqual([]);
});

const cube = (element: number, areaCodes: readonly string[], value: number | null): Cube => ({
  ...plainFacts,
  table: 'beans_consumption',
  element,
  indicator: 2546,
  unit: 'kt',
  years: [2017],
  areas: [...areaCodes],
  rows: areaCodes.map(() => [value]),
  flags: areaCodes.map(() => ' '),
  countries: [1],
  defaultYear: 2017,
});

it('knows of figures from what is loaded', () => {
  expect(hasFigures(consumption, 'LIE', CubeStore.of([cube(645, ['LIE'], 3)]))).toBe(true);
  expect(hasFigures(consumption, 'LIE', CubeStore.of([cube(645, ['BRA'], 3)]))).toBeNull();
  const every = cubeElements(consumption).map((element) => cube(element, ['BRA'], 3));
  expect(hasFigures(consumption, 'LIE', CubeStore.of(every))).toBe(false);
});

it('takes land that every country has for no figure of the crop', () => {
  const elements = cubeElements(surfaceContext);
  expect(elements).toContain(CROPLAND_PER_INHABITANT);
  const every = elements.map((element) =>
    cube(element, [element === CROPLAND_PER_INHABITANT ? 'LIE' : 'BRA'], 3),
  );
  expect(hasFigures(surfaceContext, 'LIE', CubeStore.of(every))).toBe(false);
  expect(hasFigures(surfaceContext, 'BRA', CubeStore.of(every))).toBe(true);
});
