import { codeOfUnnumbered, shapeSplits, statePoints } from '#catalog/regions/atlas-exceptions.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { type AtlasCountry, type AtlasPolygon, type Position, readAtlas } from './atlas.ts';

/** Outline of a country in longitude and latitude; a point where the atlas has none. */
export interface CountryShape {
  iso3: string;
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] }
    | { type: 'Point'; coordinates: number[] };
}

/** Places for areas that the atlas lacks; beside the states, territories that only population figures know. */
const points: typeof statePoints = {
  ...statePoints,
  CCK: [96.8, -12.2],
  CHA: [-2.4, 49.3],
  GIB: [-5.4, 36.1],
};

/** The atlas does not depend on the release. */
let atlas: readonly AtlasCountry[] | null = null;

/** Shapes of the release's countries, by ISO3. Former states have none: their successors' borders are not theirs. */
export function countryShapes(areas: ReadonlyMap<string, AreaRow>): CountryShape[] {
  atlas ??= readAtlas();
  const countries = [...areas.values()].filter(({ kind }) => kind === 'country');
  const byM49 = new Map(countries.map(({ m49, code }) => [m49?.padStart(3, '0') ?? code, code]));
  const parts = new Map<string, AtlasPolygon[]>();
  for (const { m49, name, polygons } of atlas) {
    const country = codeOfUnnumbered[name] ?? (m49 === null ? undefined : byM49.get(m49));
    for (const polygon of polygons) {
      const owner =
        shapeSplits.find(({ from, box }) => from === country && isInside(polygon.middle, box))?.iso3 ??
        country;
      if (owner === undefined || !areas.has(owner)) continue;
      const list = parts.get(owner) ?? [];
      list.push(polygon);
      parts.set(owner, list);
    }
  }
  return countries
    .flatMap(({ code }) => toShape(code, parts.get(code) ?? []))
    .sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1));
}

/** Islands that simplifying flattened are left out, unless they are all that the country has. */
function toShape(iso3: string, parts: readonly AtlasPolygon[]): CountryShape[] {
  const simple = parts.filter(({ isSimple }) => isSimple);
  const polygons = (simple.length > 0 ? simple : parts)
    .filter(({ rings }) => rings.length > 0)
    .map(({ rings }) => rings.map((ring) => [...ring]));
  const [only] = polygons;
  if (only && polygons.length === 1) return [{ iso3, geometry: { type: 'Polygon', coordinates: only } }];
  if (only) return [{ iso3, geometry: { type: 'MultiPolygon', coordinates: polygons } }];
  const point = points[iso3];
  return point === undefined ? [] : [{ iso3, geometry: { type: 'Point', coordinates: [...point] } }];
}

function isInside(
  [longitude, latitude]: Position,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
