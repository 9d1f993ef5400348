import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { expect, it } from 'vitest';
import { landNeighbours } from '#catalog/regions/neighbours.ts';
import { FAO_COUNTRIES, iso3Of, SPLITS } from './build-shapes.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Countries with a common line in the atlas of the map, each of its polygons with the country that it belongs to. */
function bordersOfAtlas(): Record<string, string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('world-atlas/package.json'));
  const atlas: Atlas = JSON.parse(readFileSync(join(folder, 'countries-50m.json'), 'utf8'));
  const ownersOfArc = new Map<number, Set<string>>();
  for (const geometry of atlas.objects.countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const name = geometry.properties?.name ?? '';
    const iso3 = iso3Of(geometry.id === undefined ? undefined : String(geometry.id), name);
    if (iso3 === null || !FAO_COUNTRIES.includes(iso3)) continue;
    for (const arcs of geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs) {
      const polygon: Polygon = { type: 'Polygon', arcs };
      const [longitude = 0, latitude = 0] = feature(atlas, polygon).geometry.coordinates[0]?.[0] ?? [];
      const split = SPLITS.find(
        ({ from, box: [west, south, east, north] }) =>
          from === iso3 && west <= longitude && longitude <= east && south <= latitude && latitude <= north,
      );
      for (const arc of arcs.flat()) {
        // An arc that is walked backwards has the complement of its number.
        const at = arc < 0 ? ~arc : arc;
        ownersOfArc.set(at, (ownersOfArc.get(at) ?? new Set()).add(split?.iso3 ?? iso3));
      }
    }
  }
  const found = new Map<string, Set<string>>();
  for (const owners of ownersOfArc.values())
    for (const one of owners)
      for (const other of owners) if (one !== other) found.set(one, (found.get(one) ?? new Set()).add(other));
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, others]) => [code, [...others].sort()]),
  );
}

it('are those of the map, both ways', () => {
  const borders = bordersOfAtlas();
  expect(
    Object.fromEntries(
      FAO_COUNTRIES.map((code) => [code, landNeighbours(code)]).filter(([, list]) => list?.length),
    ),
  ).toEqual(Object.fromEntries(Object.entries(borders)));
  for (const [code, others] of Object.entries(borders))
    for (const other of others) expect(borders[other], `${code} ${other}`).toContain(code);
});
