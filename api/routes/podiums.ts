import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Crop } from '#catalog/crop.ts';
import {
  cropOfItem,
  indicatorsOfCrop,
  listHiddenItems,
  listRankedItems,
} from '#catalog/crops/ranked-items.ts';
import type { Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { isInScope } from '#catalog/sections/element-twins.ts';
import type { Podiums } from '#contract/data.ts';
import { routes } from '#contract/routes.ts';
import {
  choosePlaces,
  type PodiumColumnsParts,
  toPlaces,
  toPodiumColumns,
} from '#domain/columns/podium-columns.ts';
import { parseIds } from '../parameters.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { anyTable, requireElement, requireIndicator, requireMeasure, requireTable } from '../vocabulary.ts';
import { namesAs } from '../words.ts';
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
    const rankedItems = listRankedItems(crop);
    const area = requireArea(release, params.countryCode);
    const year = requireYear(release, indicator, params.year);
    if (!isInScope(element, area)) return [];
    const { rows } = await readPodiumRows(release, { measure, area: area.code, crop, year });
    return toPlaces(rows, rankedItems).map(({ item, ranking, value }) => {
      const other = cropOfItem(item);
      return {
        ranking,
        ...namesAs('crop_name', words.names(`items.${item}`)),
        logo_id: item,
        value,
        unit: findElement(measure)?.unit ?? '',
        colour: other?.accent ?? otherColour,
        selected: rankedItems.includes(item),
      };
    });
  }),
  dataRoute(routes.podiums, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const ranks = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const area = query.area === undefined ? undefined : requireArea(release, query.area).code;
    const podiums: Podiums[] = [];
    for (const element of ranks) podiums.push(await makePodiums(release, { element, indicator, area }));
    return { podiums };
  }),
];

/** The podiums of all areas or one, all years. Other requests go in between: 240 areas take some 400 ms. */
async function makePodiums(
  release: ServedRelease,
  { element, indicator, area: only }: { element: Element; indicator: number; area: string | undefined },
): Promise<Podiums> {
  const measure = requireMeasure(element);
  const crop = cropOfItem(String(indicator));
  const rowsByArea: PodiumColumnsParts['rowsByArea'][number][] = [];
  for (const area of await release.figures.rankingAreas(measure)) {
    if ((only !== undefined && area !== only) || !isInScope(element, release.areas.get(area))) continue;
    rowsByArea.push({ area, ...(await readPodiumRows(release, { measure, area, crop })) });
    await otherRequests();
  }
  const head = { element: element.id, indicator, measure, unit: findElement(measure)?.unit ?? '' };
  return { ...head, ...(await toPodiumColumns({ own: listRankedItems(crop), rowsByArea }, otherRequests)) };
}

/**
 * What the podiums of an area are chosen from: the first places of a year, or of every year, and those of the crop, with the length of
 * each list.
 */
async function readPodiumRows(
  { figures }: ServedRelease,
  {
    measure,
    area,
    crop,
    year: only,
  }: { measure: number; area: string; crop: Crop | undefined; year?: number },
) {
  const list = await figures.ranking({ measure, area });
  const sums = crop?.parts === undefined ? [] : indicatorsOfCrop(crop);
  const series = await Promise.all(
    sums.map(async (indicator) => ({
      item: String(indicator),
      figures: await figures.series({ indicator, element: measure, area }),
    })),
  );
  const subject = { own: listRankedItems(crop), hidden: new Set(listHiddenItems(crop)) };
  const rows = list.areas.map((item) => list.values(item));
  const ofYears = list.years.flatMap((year, column) => {
    if (only !== undefined && year !== only) return [];
    const values = new Float64Array(rows.length);
    for (const [at, row] of rows.entries()) values[at] = row.values[column - row.from] ?? Number.NaN;
    const added = series.flatMap(({ item, figures: rows }) =>
      rows.flatMap((figure) =>
        figure.year === year && figure.value > 0 ? [{ item, value: figure.value }] : [],
      ),
    );
    return [{ year, ...choosePlaces({ items: list.areas, values }, added, subject) }];
  });
  return {
    rows: ofYears.flatMap(({ year, places }) => places.map((place) => ({ ...place, year }))),
    counts: ofYears.map(({ year, count }) => ({ year, count })),
  };
}
