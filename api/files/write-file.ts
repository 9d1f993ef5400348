import { isRedistributable } from '#catalog/licences.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { ProblemError, quoted } from '../errors.ts';
import { findLicences } from '../licensing/release-licences.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { anyTable } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import { toWorkbook } from '../workbook/write-workbook.ts';
import { csvForm, figureCsv } from './figure-csv.ts';
import { figureSheets } from './figure-workbook.ts';
import type { TableAsk } from './file-address.ts';
import { requireOpenSeries, type SeriesOfAll } from './series-rows.ts';

interface Written {
  body: Buffer;
  type: string;
}

export const fileTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What makes a file: the words of its heads, and the release of its figures. */
export interface FileContext {
  release: ServedRelease;
  words: ApiWords;
}

/** The tables that a file is of; throws `unknown-figure`. */
export function chooseFigures(page: PageFigures, { ending, figure }: TableAsk): readonly PageFigure[] {
  const chosen = figure === null ? page.figures : page.figures.filter(({ id }) => id === figure);
  const [first] = chosen;
  if (first !== undefined) return ending === 'json' ? chosen : [first];
  const ids = page.figures.map(({ id }) => id);
  throw new ProblemError(
    'unknown-figure',
    `${figure === null ? 'This page has no table.' : `This page has no table ${quoted(figure)}.`} ${
      ids.length === 0 ? '' : `Tables: ${ids.join(', ')}.`
    }`.trim(),
  );
}

/** Every element of a figure with each item that it may be of. */
const seriesOf = ({ indicator, indicators, elements }: PageFigure): readonly SeriesOfAll[] =>
  (indicators ?? (indicator === null ? [] : [indicator])).flatMap((item) =>
    elements.flatMap((id) => {
      const element = anyTable.elements.get(id);
      return element === undefined ? [] : [{ element, indicator: item }];
    }),
  );

/** The figure with its sources, where its page names none that could be cited. */
export async function withSources(figure: PageFigure, { release }: FileContext): Promise<PageFigure> {
  if (figure.sources.length > 0) return figure;
  const found = await Promise.all(seriesOf(figure).map((series) => findLicences(release).behind(series)));
  const sources = [...new Map(found.flat().map((source) => [source.id, source])).values()];
  return { ...figure, sources: sources.map(({ id: _, ...source }) => ({ ...source, editions: [] })) };
}

/** Throws `licence-forbids-export` where a figure rests on a source whose licence lets it be shown and not handed on. */
async function requireOpenFigure(figure: PageFigure, context: FileContext): Promise<void> {
  const closed = figure.sources.filter(({ licence }) => !isRedistributable(licence));
  if (closed.length > 0) {
    const named = closed.map(({ key, title, licence }) => `${key ?? title} (${title}), licence ${licence}`);
    throw new ProblemError(
      'licence-forbids-export',
      `The table ${quoted(figure.id)} rests on figures of ${named.join('; ')}. They may be looked at on the pages, but not handed on.`,
    );
  }
  for (const series of seriesOf(figure)) await requireOpenSeries(series, context);
}

/**
 * Those of a page's tables that may be handed on. Throws `licence-forbids-export` where the requested one may not, or there is
 * no other.
 */
export async function openFigures(
  figures: readonly PageFigure[],
  context: FileContext,
): Promise<{ open: readonly PageFigure[]; withheld: readonly string[] }> {
  const open: PageFigure[] = [];
  const refused: ProblemError[] = [];
  for (const figure of figures) {
    try {
      await requireOpenFigure(figure, context);
      open.push(figure);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (first !== undefined && open.length === 0) throw first;
  const handed = new Set(open);
  return { open, withheld: figures.flatMap((figure) => (handed.has(figure) ? [] : figure.id)) };
}

/** The file of a page's tables; JSON names those that its licences keep back. */
export async function writeFile(
  page: PageFigures,
  { open: figures, withheld }: Awaited<ReturnType<typeof openFigures>>,
  file: TableAsk,
  { release, words }: FileContext,
): Promise<Written> {
  const { language, address } = page;
  const type = fileTypes[file.ending];
  const [figure] = figures;
  if (file.ending === 'json' || figure === undefined) {
    const { title, section, crop } = page;
    const about = { title, section, crop, language, address };
    const of = { id: release.id, created: release.info.created };
    return { body: Buffer.from(JSON.stringify({ ...about, release: of, withheld, figures })), type };
  }
  const own = addressOf(page, figure);
  if (file.ending === 'csv') {
    const of = { words, language, release: release.id, address: own, form: csvForm(file, page) };
    return { body: Buffer.from(await figureCsv(figure, of)), type };
  }
  const created = release.info.created;
  const sheets = figureSheets(figure, {
    words,
    language,
    release: { id: release.id, created },
    address: own,
    section: page.section,
  });
  const creator = words.names('frame.site.title')[language];
  return { body: await toWorkbook(sheets, { title: figure.title, creator, created }), type };
}

/** Address of a table on its page. */
const addressOf = ({ address }: PageFigures, { id }: PageFigure): string => `${address}#${id}`;
