import { cropOfItem, listHiddenItems, listRankedItems } from '#catalog/crops/ranked-items.ts';
import type { Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { isInScope } from '#catalog/sections/element-twins.ts';
import { routes } from '#contract/routes.ts';
import { noPodiumColumns, podiumPlaces, toPlaces } from '#domain/columns/podium-columns.ts';
import { parseIds } from '../parameters.ts';
import { selectPodium } from '../queries/select-podium.ts';
import { selectPodiumColumns } from '../queries/select-podium-columns.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { joinJson } from '../shaping/join-json.ts';
import { anyTable, requireElement, requireIndicator, requireMeasure, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute, JsonText, jsonRoute } from './data-route.ts';
import { requireArea, requireYear } from './scope.ts';

/** Colour of items that are no crop of the observatory: a quiet tone beside the crop's accent. */
const otherColour = '#b8b0a2';

/** Podiums of one area and year, and of all. */
export const podiumRoutes: readonly DataRoute[] = [
  dataRoute(routes.podium, async ({ params, release, words }) => {
    const element = requireElement(anyTable, params.elementId);
    const measure = requireMeasure(element);
    const indicator = requireIndicator(anyTable, params.indicatorId);
    const crop = cropOfItem(String(indicator));
    const own = listRankedItems(crop);
    const area = requireArea(release, params.countryCode);
    const year = requireYear(release, indicator, params.year);
    if (!isInScope(element, area)) return [];
    const rows = await selectPodium(release.db, {
      measure,
      area: area.code,
      year,
      places: podiumPlaces,
      own,
      hidden: listHiddenItems(crop),
    });
    return toPlaces(rows, own).map(({ item, ranking, value }) => {
      const { en, es, pt } = words.names(`items.${item}`);
      const other = cropOfItem(item);
      return {
        ranking,
        crop_name: en,
        crop_name_es: es,
        crop_name_pt: pt,
        logo_id: item,
        value,
        unit: findElement(measure)?.unit ?? '',
        colour: other?.accent ?? otherColour,
        selected: own.includes(item),
      };
    });
  }),
  jsonRoute(routes.podiums, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const ranks = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const podiums: string[] = [];
    for (const element of ranks) podiums.push(await writePodiums(release, { element, indicator }));
    return new JsonText(`{"podiums":[${podiums.join(',')}]}`);
  }),
];

/** `Podiums` of the contract as JSON: what the release keeps stands in it as it is kept. */
async function writePodiums(
  release: ServedRelease,
  { element, indicator }: { element: Element; indicator: number },
): Promise<string> {
  const measure = requireMeasure(element);
  const crop = cropOfItem(String(indicator))?.id ?? '';
  const columns = await selectPodiumColumns(release.db, { element: element.id, crop });
  const head = { element: element.id, indicator, measure, unit: findElement(measure)?.unit ?? '' };
  return joinJson(JSON.stringify(head), columns ?? JSON.stringify(noPodiumColumns));
}
