import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import type { WithholdingSource } from '#contract/exports.ts';
import type { PageLanguage } from '#contract/page.ts';
import { routes } from '#contract/routes.ts';
import { ProblemError } from '../errors.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { parseIds } from '../parameters.ts';
import { selectCoverage } from '../queries/select-coverage.ts';
import { selectExportRows } from '../queries/select-export-rows.ts';
import { selectSeriesBreaks } from '../queries/select-series-breaks.ts';
import { selectWithheld } from '../queries/select-withheld.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { exportColumns, toExportRows } from '../shaping/to-export-rows.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

/** Series to keep, as far as the licences of their sources allow handing them on. */
export const exportRoutes: readonly DataRoute[] = [
  fileRoute(routes.exportSeries, async ({ params, query, release, words }) => {
    const table = requireTable(params.table);
    const element = requireElement(table, params.elementId);
    const indicator = requireIndicator(table, params.indicatorId);
    const language = query.lang ?? 'en';
    const withheld = await findLicences(release).withheld({ element, indicator });
    if (withheld.length > 0) throw forbidden(element, indicator, withheld, words);
    const text = await csvOf({ element, indicator }, { release, words, language });
    return new AnsweredFile(`${table.name.toLowerCase()}_${element.id}_${indicator}.csv`, text);
  }),
  dataRoute(routes.exports, async ({ params, query, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const asked = parseIds('elementIds', query.elementIds).map((id) => requireElement(table, id));
    const elements = [];
    for (const element of asked) {
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

async function csvOf(
  { element, indicator }: { element: Element; indicator: number },
  { release, words, language }: { release: ServedRelease; words: ApiWords; language: PageLanguage },
): Promise<string> {
  const kept = keptAs(element, indicator);
  const years = (await selectCoverage(release.db, kept)).map(({ year }) => year);
  const rows = await selectExportRows(release.db, { ...kept, years });
  const withheld = await selectWithheld(release.db, kept);
  const licences = findLicences(release);
  const isComputed = rows.some(({ source }) => source === null);
  const table = toExportRows(rows, withheld, {
    element,
    indicator: kept.indicator,
    areas: release.areas,
    sources: await licences.sources(),
    computed: isComputed ? await licences.expression({ element, indicator }) : '',
    editions: release.editions,
    breaks: await selectSeriesBreaks(release.db, kept),
    nameOf: (key) => words.names(key)[language],
  });
  return toCsv(exportColumns, table);
}

/** Names the series, whose figures it rests on and under which licence. */
function forbidden(
  element: Element,
  indicator: number,
  sources: readonly WithholdingSource[],
  words: ApiWords,
): ProblemError {
  const named = sources.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`);
  return new ProblemError(
    'licence-forbids-export',
    `Element ${element.id} (${words.names(`elements.${element.id}.name`).en}) of indicator ${indicator} rests on figures of ` +
      `${named.join('; ')}. They may be looked at on the pages, but not handed on.`,
  );
}
