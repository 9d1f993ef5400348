import type { Crop } from '#catalog/crop.ts';
import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { parseIds } from '../parameters.ts';
import { selectBreaksAmong } from '../queries/select-breaks-among.ts';
import type { SeriesRow } from '../queries/select-series.ts';
import { selectSeriesAmong } from '../queries/select-series-among.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { itemFor, requireCrop, requireElement, requireTable, type ServedTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

/** Series of several elements of one crop. */
export const chartRoutes: readonly DataRoute[] = [
  dataRoute(routes.chart, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const area = requireArea(release, params.countryCode).code;
    const elements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const crop = chartCrop(table, query.cropIds);
    const rows = await makeSeries(release, { table, crop, elements, area });
    const series = elements.flatMap((element) => {
      const { en, es, pt } = words.names(`elements.${element.id}.name`);
      // Written out: spreading what all rows share into each takes longer than all the rest of the answer.
      return rows
        .filter((row) => row.element === element.id)
        .map(({ value, year, flag, edition, isBreak }) => ({
          id_element: element.id,
          element_en: en,
          element_es: es,
          element_pt: pt,
          unit: element.unit,
          value,
          year,
          flag,
          edition: release.editions.get(edition ?? 0) ?? null,
          break_in_series: isBreak,
        }));
    });
    const labels = [...new Set(series.map(({ year }) => year))].sort((a, b) => a - b);
    const { en, es, pt } = words.names(`crops.${crop.id}.name`);
    return { data: { labels, observations: series }, crop_name: en, crop_name_es: es, crop_name_pt: pt };
  }),
];

type ChartRow = SeriesRow & { element: number; isBreak: boolean };

/** The rows of all elements, each from the item under which its domain has the crop. */
async function makeSeries(
  release: ServedRelease,
  of: { table: ServedTable; crop: Crop; elements: readonly Element[]; area: string },
): Promise<ChartRow[]> {
  const [own] = of.table.indicators;
  const kept = of.elements.flatMap((element) => {
    const item = of.table.crop === null ? itemFor(of.crop, element) : own;
    return item === undefined || item === null ? [] : [{ id: element.id, ...keptAs(element, item) }];
  });
  const among = {
    indicators: [...new Set(kept.map(({ indicator }) => indicator))],
    elements: [...new Set(kept.map(({ element }) => element))],
    area: of.area,
  };
  const [series, breaks] = await Promise.all([
    selectSeriesAmong(release.db, among),
    selectBreaksAmong(release.db, among),
  ]);
  return kept.flatMap(({ id, indicator, element }) => {
    const isOf = (row: { indicator: number; element: number }): boolean =>
      row.indicator === indicator && row.element === element;
    const first = new Set(breaks.filter(isOf).map(({ year }) => year));
    return series.filter(isOf).map(({ year, value, flag, edition }) => ({
      element: id,
      year,
      value,
      flag,
      edition,
      isBreak: first.has(year),
    }));
  });
}

/** A crop's table names its crop; `OBSERVATIONS` holds all, so there `cropIds` has to name one. */
function chartCrop(table: ServedTable, cropIds: string | undefined): Crop {
  const named = cropIds === undefined ? [] : parseIds('cropIds', cropIds).map(requireCrop);
  const [crop] = named;
  if (table.crop === null) {
    if (crop !== undefined && named.every((other) => other === crop)) return crop;
    if (crop === undefined) {
      throw new ProblemError(
        'missing-parameter',
        `The parameter "cropIds" is required with table ${table.name}.`,
      );
    }
    invalid(`The parameter "cropIds" cannot be ${quoted(cropIds)}: a chart is of one crop.`);
  }
  const own = table.crop;
  if (named.every((other) => other === own)) return own;
  const allowed = [own.items.production, own.items.balance].filter((item) => item !== null);
  invalid(
    `The parameter "cropIds" cannot be ${quoted(cropIds)} with table ${table.name}. Crops: ${listed(allowed)}.`,
  );
}
