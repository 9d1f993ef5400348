import { expect, it } from 'vitest';
import { findPoints, type PointColumns, readPoints } from './points.ts';
import { wildFilter } from './wild-filter.ts';

/** Four points at one place and one off the land: common beans, a species that is not domesticated, the genus alone. */
const columns: PointColumns = {
  ids: [1, 1, 1, 1, 1],
  latitudes: [19.5, 15],
  longitudes: [-99, -110],
  decimals: [1, 0],
  zero: [],
  offLand: [1],
  places: [0, 0, 0, 0, 1],
  genePools: '',
  habits: '',
  conditions: '',
  colours: [],
  species: ['Phaseolus parvifolius', 'Phaseolus vulgaris'],
  taxa: ['Phaseolus parvifolius', 'Phaseolus vulgaris', 'Phaseolus vulgaris var. aborigineus'],
  taxonSpecies: [0, 1, 1],
  taxon: [1, 2, 0, -1, 0],
  ...{ weight: [], altitude: [], year: [] },
};

/** Ids of the points that grew wild. */
function wildIds(of: PointColumns): number[] | null {
  const points = readPoints(of);
  const filter = wildFilter(points);
  return filter && [...findPoints(points, filter).rows].map((row) => points.ids[row] ?? 0);
}

it('takes species that are not domesticated where the source states no conditions', () => {
  expect(wildIds(columns)).toEqual([3]);
  expect(wildIds({ ...columns, species: ['Phaseolus lunatus', 'Phaseolus vulgaris'] })).toBeNull();
});

it('takes what the source calls wild, of any species', () => {
  // Wild, cultivated, escaped, wild, wild off the land.
  expect(wildIds({ ...columns, conditions: '12311' })).toEqual([1, 4]);
});
