import { routes } from '#contract/routes.ts';
import { readSeries, requireOpenSeries } from '../files/series-rows.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { parseIds } from '../parameters.ts';
import { csvPieces } from '../shaping/to-csv.ts';
import { exportColumns } from '../shaping/to-export-rows.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

/** Series to keep, as far as the licences of their sources allow handing them on. */
export const exportRoutes: readonly DataRoute[] = [
  fileRoute(routes.exportSeries, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const language = query.lang ?? 'en';
    await requireOpenSeries({ element, indicator }, { release, words });
    const pieces: string[] = [];
    const lists = readSeries({ element, indicator }, { release, words, language });
    for await (const piece of csvPieces(exportColumns, lists)) pieces.push(piece);
    const text = pieces.join('');
    return new AnsweredFile(`${table.name.toLowerCase()}_${element.id}_${indicator}.csv`, text);
  }),
  dataRoute(routes.exports, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const requestedElements = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const elements = [];
    for (const element of requestedElements) {
      const sources = await findLicences(release).withheld({ element, indicator });
      const withheld = sources.map(({ key, publisher, title, licence }) => ({
        key,
        publisher,
        title,
        licence,
      }));
      elements.push({ element: element.id, withheld });
    }
    return { elements };
  }),
];
