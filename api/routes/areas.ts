import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { aggregateTwin } from '#catalog/sections/element-twins.ts';
import { routes } from '#contract/routes.ts';
import { listSummedNetworks } from '../figures/figure-store.ts';
import { anyTable, requireElement, requireIndicator } from '../vocabulary.ts';
import { namesAs } from '../words.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { areaFacts, findMacro, isRegion, requireYear } from './scope.ts';

/** Countries, regions and their names. */
export const areaRoutes: readonly DataRoute[] = [
  dataRoute(routes.countries, ({ release, words }) =>
    [...release.areas.values()]
      .filter(({ kind }) => kind === 'country')
      .map(({ code }) => {
        const { en, es, pt } = words.names(`areas.${code}`);
        return { iso3: code, country_name: en, esp_name: es, pt_name: pt };
      })
      .sort((a, b) => a.country_name.localeCompare(b.country_name, 'en')),
  ),
  dataRoute(routes.areas, async ({ release }) => {
    const areas = [...release.areas.values()];
    const summed = await listSummedNetworks(release.figures);
    const awaited = new Set(
      areas.flatMap(({ networks = [] }) => networks).filter((network) => !summed.includes(network)),
    );
    return areas.map((area) => ({
      ...areaFacts(area),
      ...(area.networks === undefined ? {} : { networks: [...area.networks] }),
      ...(awaited.has(area.code) ? { awaitsSum: true as const } : {}),
    }));
  }),
  dataRoute(routes.macroRegions, ({ words }) =>
    macroRegions.map(({ id, code, regions }) => {
      return {
        id,
        code,
        ...namesAs('region_name', words.names(`areas.${code}`)),
        id_geo_regions: [...regions],
      };
    }),
  ),
  dataRoute(routes.regions, async ({ params, release, words }) => {
    const element = requireElement(anyTable, params.elementId);
    const twin = findElement(aggregateTwin(element.id)) ?? element;
    const columnKey = columnKeyOf(twin, requireIndicator(anyTable, params.indicatorId));
    const year = requireYear(release, columnKey.indicator, params.year);
    const rows = await release.figures.slice({ ...columnKey, year });
    return rows
      .filter(({ area }) => isRegion(area))
      .map(({ area }) => {
        const names = namesAs('region_name', words.names(`areas.${area}`));
        return { code: area, ...names, macro: findMacro(area) };
      });
  }),
];
