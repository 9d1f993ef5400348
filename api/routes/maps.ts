import { keptAs } from '#catalog/elements/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import { routes } from '#contract/routes.ts';
import { rankCountries } from '../figures/rank-countries.ts';
import { countryShapes } from '../geo/country-shapes.ts';
import { parseIds } from '../parameters.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { selectRows } from '../queries/select-rows.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { isRegion, refuse, requireArea, requireYear } from './scope.ts';

/** Shapes of countries, and the values that colour them. */
export const mapRoutes: readonly DataRoute[] = [
  dataRoute(routes.geojson, ({ params, release, words }) => {
    requireIndicator(requireTable(params.table), params.indicatorId);
    const features = countryShapes(release.areas).map(({ iso3, geometry }) => {
      const { en, es, pt } = words.names(`areas.${iso3}`);
      const properties = { iso3, country_name: en, country_name_es: es, country_name_pt: pt };
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
      const slice = { ...keptAs(element, indicator), year };
      const doubts = await selectRows(release.db, 'doubtful_figure', slice);
      const figures = await release.figures.slice(slice);
      for (const row of rankCountries(figures, slice.element, release.areas, doubts)) {
        const area = release.areas.get(row.area);
        if (!area || area.kind === 'aggregate' || !isInside(area)) continue;
        const { en, es, pt } = words.names(`areas.${area.code}`);
        const names = { country_name: en, country_name_es: es, country_name_pt: pt };
        const { value, flag, rank } = row;
        values.push({ iso3: area.code, ...names, id_element: element.id, value, year, flag, rank });
      }
    }
    return values;
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
