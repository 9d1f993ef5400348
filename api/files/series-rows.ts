import { setImmediate as otherRequests } from 'node:timers/promises';
import { group } from 'd3-array';
import type { Element } from '#catalog/element.ts';
import { columnKeyOf } from '#catalog/elements/index.ts';
import type { WithholdingSource } from '#contract/exports.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { Figure } from '#release/figure-column.ts';
import { ProblemError } from '../errors.ts';
import { listWithheld, type WithheldRow } from '../figures/withheld.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { CsvCell } from '../shaping/to-csv.ts';
import { toExportRows } from '../shaping/to-export-rows.ts';
import type { ApiWords } from '../words.ts';

/** One element of one item, of all areas and years. */
export interface SeriesOfAll {
  element: Element;
  indicator: number;
}

/** Throws `licence-forbids-export` where figures of the series may be shown and not redistributed. */
export async function requireOpenSeries(
  { element, indicator }: SeriesOfAll,
  { release, words }: { release: ServedRelease; words: ApiWords },
): Promise<void> {
  const withheld = await findLicences(release).withheld({ element, indicator });
  if (withheld.length > 0) throw forbidden(element, indicator, withheld, words);
}

/** Rows that are shaped in one piece: those of a whole series would hold other requests up for 20 ms and more. */
const inOnePiece = 500;

/** The rows of a series as files have them, by area and year, in lists of whole areas. */
export async function* readSeries(
  { element, indicator }: SeriesOfAll,
  { release, words, language }: { release: ServedRelease; words: ApiWords; language: PageLanguage },
): AsyncGenerator<CsvCell[][]> {
  const columnKey = columnKeyOf(element, indicator);
  const column = await release.figures.column(columnKey);
  const withheld = await listWithheld(release, columnKey);
  const names = new Map<string, string>();
  const licences = findLicences(release);
  const breaks = await selectRows(release.db, 'series_break', columnKey);
  const seams = await selectRows(release.db, 'series_seam', columnKey);
  const doubts = await selectRows(release.db, 'doubtful_figure', columnKey);
  const context = {
    element,
    indicator: columnKey.indicator,
    areas: release.areas,
    sources: await licences.sources(),
    computed: column.sources.includes(null) ? await licences.expression({ element, indicator }) : '',
    editions: release.editions,
    passages: new Map([
      ...seams.map(({ area, year }) => [`${area} ${year}`, 's'] as const),
      ...breaks.map(({ area, year }) => [`${area} ${year}`, 'b'] as const),
    ]),
    doubts: new Map(doubts.map(({ area, year, reason }) => [`${area} ${year}`, reason])),
    nameOf: (key: string) => {
      const name = names.get(key) ?? words.names(key)[language];
      names.set(key, name);
      return name;
    },
  };
  const withheldOf = group(withheld, ({ area }) => area);
  let rows: Figure[] = [];
  let missing: WithheldRow[] = [];
  for (const area of [...new Set([...column.areas, ...withheldOf.keys()])].sort()) {
    rows.push(...column.series(area));
    missing.push(...(withheldOf.get(area) ?? []));
    if (rows.length < inOnePiece) continue;
    yield toExportRows(rows, missing, context);
    await otherRequests();
    rows = [];
    missing = [];
  }
  yield toExportRows(rows, missing, context);
}

/** How many rows `readSeries` has. */
export async function countSeries(
  { element, indicator }: SeriesOfAll,
  release: Pick<ServedRelease, 'figures'>,
): Promise<number> {
  const columnKey = columnKeyOf(element, indicator);
  const withheld = await listWithheld(release, columnKey);
  return (await release.figures.column(columnKey)).count + withheld.length;
}

/** Names the series, whose figures it rests on and under which licence. */
function forbidden(
  element: Element,
  indicator: number,
  sources: readonly WithholdingSource[],
  words: ApiWords,
): ProblemError {
  const sourceLines = sources.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`);
  return new ProblemError(
    'licence-forbids-export',
    `Element ${element.id} (${words.names(`elements.${element.id}.name`).en}) of indicator ${indicator} rests on figures of ` +
      `${sourceLines.join('; ')}. They may be looked at on the pages, but not handed on.`,
  );
}
