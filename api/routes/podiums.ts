import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Podiums } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import { parseIds } from '../parameters.ts';
import { selectPodium } from '../queries/select-podium.ts';
import { selectPodiumYears } from '../queries/select-podium-years.ts';
import { selectRankedCounts } from '../queries/select-ranked-counts.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { type PodiumsParts, podiumPlaces, toPlaces, toPodiums } from '../shaping/to-podiums.ts';
import {
  anyTable,
  cropOfItem,
  isInScope,
  listHiddenItems,
  listRankedItems,
  requireElement,
  requireIndicator,
  requireMeasure,
  requireTable,
} from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
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
  dataRoute(routes.podiums, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const ranks = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const measured = ranks.map((element) => ({ element, measure: requireMeasure(element) }));
    const podiums: Podiums[] = [];
    for (const { element, measure } of measured) {
      podiums.push(await makePodiums(release, { element, measure, indicator }));
    }
    return { podiums };
  }),
];

async function makePodiums(
  release: ServedRelease,
  { element, measure, indicator }: { element: Element; measure: number; indicator: number },
): Promise<Podiums> {
  const crop = cropOfItem(String(indicator));
  const own = listRankedItems(crop);
  const hidden = listHiddenItems(crop);
  const rowsByArea: PodiumsParts['rowsByArea'][number][] = [];
  for (const area of release.areas.values()) {
    if (!isInScope(element, area)) continue;
    const rows = await selectPodiumYears(release.db, {
      measure,
      area: area.code,
      places: podiumPlaces,
      own,
      hidden,
    });
    const counts = rows.length > 0 ? await selectRankedCounts(release.db, { measure, area: area.code }) : [];
    rowsByArea.push({ area: area.code, rows, counts });
    // A ranking holds a million rows; other requests go in between, so that none waits for all of them.
    await otherRequests();
  }
  const unit = findElement(measure)?.unit ?? '';
  return toPodiums({ element: element.id, indicator, measure, unit, own, rowsByArea });
}
