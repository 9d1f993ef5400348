import type { Crop } from '#catalog/crop.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import type { Element } from '#catalog/element.ts';
import { columnKeyOf } from '#catalog/elements/index.ts';
import { routes } from '#contract/routes.ts';
import type { Figure } from '#release/figure-column.ts';
import { invalid, listed, ProblemError, quoted } from '../errors.ts';
import { parseIds } from '../parameters.ts';
import { selectMarks } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { itemFor, requireCrop, requireElement, requireTable, type ServedTable } from '../vocabulary.ts';
import { namesAs } from '../words.ts';
import { type DataRoute, dataRoute } from './data-route.ts';
import { requireArea } from './scope.ts';

/** Series of several elements of one crop. */
export const chartRoutes: readonly DataRoute[] = [
  dataRoute(routes.chart, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const area = requireArea(release, params.countryCode).code;
    const elements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const crop = chartCrop(table, query.cropIds);
    const made = await makeSeries(release, { table, crop, elements, area });
    const series = made.flatMap(({ element, rows, breaks, seams, doubts }) => {
      const { en, es, pt } = words.names(`elements.${element.id}.name`);
      // Written out: with Node 20, spreading what all rows share into each takes longer than all the rest of the answer.
      return rows.map(({ value, year, flag, edition }) => ({
        id_element: element.id,
        element_en: en,
        element_es: es,
        element_pt: pt,
        unit: element.unit,
        value,
        year,
        flag,
        edition: release.editions.get(edition ?? 0) ?? null,
        break_in_series: breaks.has(year),
        seam_in_series: seams.has(year) ? (true as const) : undefined,
        doubt: doubts.get(year),
      }));
    });
    const labels = [...new Set(series.map(({ year }) => year))].sort((a, b) => a - b);
    const names = namesAs('crop_name', words.names(`crops.${crop.id}.name`));
    return { data: { labels, observations: series }, ...names };
  }),
];

/** An element's figures over the years, the years in which its series breaks or goes on in another edition, and the doubtful ones. */
interface ElementSeries {
  element: Element;
  rows: readonly Figure[];
  breaks: ReadonlySet<number>;
  seams: ReadonlySet<number>;
  doubts: ReadonlyMap<number, DoubtReason>;
}

/** The series of all elements, each from the item under which its domain has the crop. */
async function makeSeries(
  release: ServedRelease,
  filter: { table: ServedTable; crop: Crop; elements: readonly Element[]; area: string },
): Promise<ElementSeries[]> {
  const [own] = filter.table.indicators;
  const columns = filter.elements.flatMap((element) => {
    const item = filter.table.crop === null ? itemFor(filter.crop, element) : own;
    return item === undefined || item === null ? [] : [{ element, as: columnKeyOf(element, item) }];
  });
  const among = {
    indicators: [...new Set(columns.map(({ as }) => as.indicator))],
    elements: [...new Set(columns.map(({ as }) => as.element))],
    area: filter.area,
  };
  const [breaks, seams, doubts, ...series] = await Promise.all([
    selectMarks(release.db, 'series_break', among),
    selectMarks(release.db, 'series_seam', among),
    selectMarks(release.db, 'doubtful_figure', among),
    ...columns.map(({ as }) => release.figures.series({ ...as, area: filter.area })),
  ]);
  return columns.map(({ element, as }, at) => {
    const isOwn = (row: { indicator: number; element: number }): boolean =>
      row.indicator === as.indicator && row.element === as.element;
    return {
      element,
      rows: series[at] ?? [],
      breaks: new Set(breaks.filter(isOwn).map(({ year }) => year)),
      seams: new Set(seams.filter(isOwn).map(({ year }) => year)),
      doubts: new Map(doubts.filter(isOwn).map(({ year, reason }) => [year, reason])),
    };
  });
}

/** A crop's table names its crop; `OBSERVATIONS` holds all, so there `cropIds` has to name one. */
function chartCrop(table: ServedTable, cropIds: string | undefined): Crop {
  const cropList = cropIds === undefined ? [] : parseIds('cropIds', cropIds).map(requireCrop);
  const [crop] = cropList;
  if (table.crop === null) {
    if (crop !== undefined && cropList.every((other) => other === crop)) return crop;
    if (crop === undefined) {
      throw new ProblemError(
        'missing-parameter',
        `The parameter "cropIds" is required with table ${table.name}.`,
      );
    }
    invalid(`The parameter "cropIds" cannot be ${quoted(cropIds)}: a chart is of one crop.`);
  }
  const ownCrop = table.crop;
  if (cropList.every((other) => other === ownCrop)) return ownCrop;
  const allowed = [ownCrop.items.production, ownCrop.items.balance].filter((item) => item !== null);
  invalid(
    `The parameter "cropIds" cannot be ${quoted(cropIds)} with table ${table.name}. Crops: ${listed(allowed)}.`,
  );
}
