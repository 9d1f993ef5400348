import { describe, expect, it } from 'vitest';
import {
  countsWithout,
  findPoints,
  isWholeMinutes,
  noFilter,
  type PointColumns,
  readPoints,
} from './points.ts';

/** Five specimens at three places: 11 and 12 share one, 20 lies in the sea, 21 has no coordinates. */
const columns: PointColumns = {
  ids: [10, 1, 1, 8, 1],
  latitudes: [19.5, 20, 15],
  longitudes: [-99, -100, -110],
  decimals: [1, 0, 0],
  zero: [],
  offLand: [2],
  places: [0, 1, 1, 2, -1],
  genePools: '',
  habits: '',
  conditions: '11203',
  colours: [],
  species: ['Phaseolus lunatus', 'Phaseolus vulgaris'],
  taxa: ['Phaseolus lunatus', 'Phaseolus lunatus var. silvester', 'Phaseolus vulgaris'],
  taxonSpecies: [0, 0, 1],
  taxon: [2, 1, 0, 2, -1],
  weight: [],
  altitude: [1999, 2000, null, 0, 2249],
  year: [1978, 1979, 1980, null, 1789],
};
const points = readPoints(columns);
const idsOf = (filter: Partial<typeof noFilter>): number[] =>
  [...findPoints(points, { ...noFilter, ...filter }).rows].map((row) => points.ids[row] ?? 0);

describe('points of a collection', () => {
  it('are found by the country of their place, and counted by it whatever country is chosen', () => {
    const located = { ...points, countries: ['MEX', 'GTM', ''] };
    const found = findPoints(located, { ...noFilter, country: 'GTM', condition: ['wild'] });
    expect([...found.rows]).toEqual([1]);
    expect(found.countries).toEqual([
      { value: 'MEX', count: 1 },
      { value: 'GTM', count: 1 },
    ]);
  });

  it('are found by facets, ranges, place and whereabouts', () => {
    expect(idsOf({})).toEqual([10, 11, 12, 20, 21]);
    expect(idsOf({ condition: ['wild', 'escaped'] })).toEqual([10, 11, 21]);
    expect(idsOf({ condition: ['unknown'] })).toEqual([20]);
    // A species holds its varieties.
    expect(idsOf({ species: ['Phaseolus lunatus'] })).toEqual([11, 12]);
    expect(idsOf({ species: ['unknown'] })).toEqual([21]);
    expect(idsOf({ altitude: { from: 2000, to: 2249 } })).toEqual([11, 21]);
    expect(idsOf({ year: { from: null, to: 1978 } })).toEqual([10, 21]);
    expect(idsOf({ where: 'flagged' })).toEqual([20]);
    expect(idsOf({ where: 'none' })).toEqual([21]);
    expect(idsOf({ at: [20, -100] })).toEqual([11, 12]);
    expect(idsOf({ condition: ['wild'], species: ['Phaseolus lunatus'] })).toEqual([11]);
    expect(idsOf({ species: ['Phaseolus nullus'] })).toEqual([]);
  });

  it('are counted where they fall, a facet without its own filter', () => {
    const found = findPoints(points, { ...noFilter, condition: ['wild'] });
    expect(found.facets.condition).toEqual([
      { value: 'wild', count: 2 },
      { value: 'cultivated', count: 1 },
      { value: 'escaped', count: 1 },
      { value: 'unknown', count: 1 },
    ]);
    expect(found.facets.species).toEqual([
      { value: 'Phaseolus lunatus', count: 1 },
      { value: 'Phaseolus vulgaris', count: 1 },
      { value: 'unknown', count: 0 },
    ]);
    expect(found.whereabouts).toEqual({ land: 2, flagged: 0, none: 0 });
    expect(found.places).toBe(2);
    expect(found.histograms.altitude).toEqual({
      first: 0,
      step: 250,
      counts: [0, 0, 0, 0, 0, 0, 0, 1, 1],
      unknown: 0,
    });
    const all = findPoints(points, noFilter);
    expect(all.histograms.year.first).toBe(1780);
    expect(all.histograms.year.counts.filter((count) => count > 0)).toEqual([1, 2, 1]);
    expect([all.histograms.year.unknown, all.histograms.altitude.unknown]).toEqual([1, 1]);
    expect(all.histograms.weight).toEqual({ first: 0, step: 10, counts: [], unknown: 5 });
  });

  it('are counted without each part of a filter that finds none', () => {
    const filter = { ...noFilter, condition: ['escaped'], species: ['Phaseolus lunatus'] };
    expect(idsOf(filter)).toEqual([]);
    expect(countsWithout(points, filter)).toEqual([
      { part: 'condition', count: 2 },
      { part: 'species', count: 1 },
    ]);
    const hopeless = { ...filter, year: { from: 2000, to: null } };
    expect(countsWithout(points, hopeless).map(({ count }) => count)).toEqual([0, 0, 0]);
  });
});

describe('coordinates in whole minutes of arc', () => {
  it('are told from finer ones', () => {
    expect(isWholeMinutes(2.9167, -75)).toBe(true);
    expect(isWholeMinutes(13.68333333, -89.28333333)).toBe(true);
    expect(isWholeMinutes(19.024722222222223, -100.04472222222222)).toBe(false);
    expect(isWholeMinutes(52.58988, 6.044872)).toBe(false);
  });
});
