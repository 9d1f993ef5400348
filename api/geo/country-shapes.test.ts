import { type GeoGeometryObjects, geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import type { AreaRow } from '../queries/select-areas.ts';
import { type CountryShape, countryShapes } from '../routes/maps.ts';

const areas = new Map(
  Object.entries({ MAR: '504', ESH: '732', MRT: '478' }).map(([code, m49]): [string, AreaRow] => [
    code,
    { code, kind: 'country', m49, fao: null, region: null, macro: null, first_year: null, last_year: null },
  ]),
);

it.each([
  ['Laayoune', -13.2, 27.15, 'ESH'],
  ['Smara', -11.67, 26.74, 'ESH'],
  ['Aousserd', -14.33, 22.55, 'ESH'],
  ['Bir Lehlou', -9.58, 26.35, 'ESH'],
  ['Tarfaya', -12.85, 27.9, 'MAR'],
])('has %s in the outline of its area', (_, longitude, latitude, expected) => {
  const travelled: CountryShape[] = JSON.parse(JSON.stringify(countryShapes(areas)));
  const owners = travelled.filter(({ geometry }) =>
    geoContains(geometry as GeoGeometryObjects, [longitude, latitude]),
  );
  expect(owners.map(({ iso3 }) => iso3)).toEqual([expected]);
});
