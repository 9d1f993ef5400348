import { columnKeyOf } from '#catalog/elements/index.ts';
import { codeOfUnnumbered, shapeSplits, statePoints } from '#catalog/regions/atlas-exceptions.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { PercentileHeatmap } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { type RankedFigure, rankCountries } from '../figures/rank-countries.ts';
import { type AtlasCountry, type AtlasPolygon, type Position, readAtlas } from '../geo/atlas.ts';
import { parseIds } from '../parameters.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { selectRows } from '../queries/select-rows.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { readLimits } from '../shaping/read-limits.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { namesAs } from '../words.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { isRegion, refuse, requireArea, requireYear } from './scope.ts';

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

/** Shapes of countries, the values that colour them, and their classes and ranks. */
export const mapRoutes: readonly DataRoute[] = [
  dataRoute(routes.geojson, ({ params, release, words }) => {
    requireIndicator(requireTable(params.table), params.indicatorId);
    const features = countryShapes(release.areas).map(({ iso3, geometry }) => {
      const properties = { iso3, ...namesAs('country_name', words.names(`areas.${iso3}`)) };
      return { type: 'Feature' as const, id: iso3, properties, geometry };
    });
    return { type: 'FeatureCollection' as const, features };
  }),
  dataRoute(routes.adminIds, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const elements = parseIds('id_elements', query.id_elements).map((id) => requireElement(table, id));
    const isInside = areaFilter(params.admin, requireArea(release, params.regionCode).code);
    const year = requireYear(release, indicator, params.year);
    const values = [];
    for (const element of elements) {
      const slice = { ...columnKeyOf(element, indicator), year };
      const doubts = await selectRows(release.db, 'doubtful_figure', slice);
      const figures = await release.figures.slice(slice);
      for (const row of rankCountries(figures, slice.element, release.areas, doubts)) {
        const area = release.areas.get(row.area);
        if (!area || area.kind === 'aggregate' || !isInside(area)) continue;
        const names = namesAs('country_name', words.names(`areas.${area.code}`));
        const { value, flag, rank } = row;
        values.push({ iso3: area.code, ...names, id_element: element.id, value, year, flag, rank });
      }
    }
    return values;
  }),
  dataRoute(routes.percentile, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const columnKey = columnKeyOf(element, requireIndicator(table, params.indicatorId));
    const year = requireYear(release, columnKey.indicator, params.year);
    const rows = await selectRows(release.db, 'breaks', { ...columnKey, year: [0, year] });
    const coverage = await selectRows(release.db, 'coverage', columnKey);
    const ownRow = rows.find((row) => row.year === year);
    return {
      limits: readLimits(ownRow?.limits),
      has_zero: ownRow?.has_zero === 1,
      all_years: readLimits(rows.find((row) => row.year === 0)?.limits),
      countries: coverage.find((row) => row.year === year)?.countries ?? 0,
    };
  }),
  dataRoute(routes.heatmap, async ({ params, release }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const columnKey = columnKeyOf(element, requireIndicator(table, params.indicatorId));
    const years = (await selectRows(release.db, 'coverage', columnKey)).map(({ year }) => year);
    const column = await release.figures.column(columnKey);
    const doubts = await selectRows(release.db, 'doubtful_figure', columnKey);
    const rank = (year: number) =>
      rankCountries(column.slice(year), columnKey.element, release.areas, doubts);
    const slices = await mapInPieces(years, 10, rank);
    return toHeatmap(years, slices);
  }),
];

/** Test for the countries of the World, a macro region, a region or a network. Former states count with the region they were in. */
function areaFilter(admin: 'World' | 'region' | 'macro', code: string): (area: AreaRow) => boolean {
  if (admin === 'World') return code === worldCode ? () => true : refuse('regionCode', code, [worldCode]);
  if (admin === 'region') {
    if (isRegion(code)) return ({ region }) => region === code;
    if (networkAreas.includes(code)) return ({ networks }) => networks?.includes(code) ?? false;
    return refuse('regionCode', code, [
      ...new Set(macroRegions.flatMap(({ regions }) => regions)),
      ...networkAreas,
    ]);
  }
  const macro = macroRegions.find((candidate) => candidate.code === code);
  if (!macro)
    return refuse(
      'regionCode',
      code,
      macroRegions.map((candidate) => candidate.code),
    );
  if (macro.code === worldCode) return () => true;
  return ({ region }) => region !== null && macro.regions.includes(region);
}

/** Percentile of every country and year; `slices` holds the rows of each year, in the order of `years`. */
function toHeatmap(
  years: readonly number[],
  slices: readonly (readonly RankedFigure[])[],
): PercentileHeatmap {
  const byCountry = new Map<string, (number | null)[]>();
  for (const [column, slice] of slices.entries()) {
    for (const { area, percentile } of slice) {
      if (percentile === null) continue;
      const cells = byCountry.get(area) ?? years.map(() => null);
      cells[column] = percentile;
      byCountry.set(area, cells);
    }
  }
  const countries = [...byCountry].map(([iso3, percentiles]) => ({ iso3, percentiles }));
  return { years: [...years], countries: countries.sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1)) };
}
