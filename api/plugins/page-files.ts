import type { FastifyReply, FastifyRequest } from 'fastify';
import { exportChoices } from '#contract/export-form.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { Answer } from '../cache/answer.ts';
import { KeptFile } from '../cache/kept-file.ts';
import { ProblemError, quoted } from '../errors.ts';
import { tableEndings } from '../files/endings.ts';
import {
  describeSection,
  requireOpenSection,
  sectionTitle,
  streamSection,
  wholeSection,
} from '../files/everything.ts';
import { listChoices } from '../files/export-choices.ts';
import type { FileContext } from '../files/figure-file.ts';
import { type FileAsk, movedFile, type TableAsk } from '../files/file-address.ts';
import { toSeriesFigure } from '../files/series-figure.ts';
import { besidePage, chooseFigures, openFigures, withSources, writeFile } from '../files/write-file.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { fileNameOf, toContentDisposition, wholeNameOf } from '../shaping/file-name.ts';
import type { ApiWords } from '../words.ts';
import type { Metrics } from './metrics.ts';
import { toHeaders, writeKept } from './response-cache.ts';
import { WorkLimit } from './work-limit.ts';

/**
 * Takes the permit for the file at an address (path and query, as requested), and returns a function that gives it back. Throws
 * `permit-required` when there is none, or it is over, used, or another file's.
 */
export type TakePermit = (permit: string | undefined, fileAddress: string) => Promise<() => Promise<void>>;

/** Takes the permit of an answer; one whose line is cut before its end leaves the permit as it was. */
export async function spendPermit(
  request: FastifyRequest,
  reply: FastifyReply,
  { permit, takePermit }: { permit: string | undefined; takePermit: TakePermit },
): Promise<void> {
  const giveBack = await takePermit(permit, request.url);
  let isThrough = false;
  const giveBackUnused = (): void => {
    if (!isThrough)
      giveBack().catch((error: unknown) =>
        request.log.error({ err: error }, 'Error giving back the permit of a file that did not get through'),
      );
  };
  // Whoever left while the file was made is gone already, and leaves no second time.
  if (reply.raw.destroyed) return giveBackUnused();
  reply.raw.once('finish', () => {
    isThrough = reply.raw.statusCode < 400;
  });
  reply.raw.once('close', giveBackUnused);
}

/** Used where no permits are issued. */
export const refusePermits: TakePermit = async () => {
  throw new ProblemError('permit-required', 'This file is handed out by the export form of its page.');
};

/** Files of whole sections are made one at a time: each takes seconds of the one thread, in pieces. */
export const sections = new WorkLimit({ atOnce: 1, waiting: 20, ofClient: 4 });

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Content-Disposition, Link',
  'x-robots-tag': 'noindex',
} as const;

/** Refuses a file of an address without a page, or of an incomplete page. */
export function requirePage({ status }: Pick<PageFigures, 'status'>): void {
  if (status === 404)
    throw new ProblemError('unknown-path', 'There is no page beside which this file could stand.');
  if (status >= 400)
    throw new ProblemError('busy', 'A part of the page could not be loaded. Ask again soon.');
}

/**
 * Refuses an address with a parameter that the page could not follow. The page shows something else instead with a note, which a file
 * would not have.
 */
export function requireFollowed({ ignored }: Pick<PageFigures, 'ignored'>): void {
  if (ignored.length === 0) return;
  const parameters = ignored.map(({ name, asked }) => `${name} is ${quoted(asked)}`).join(', ');
  throw new ProblemError(
    'invalid-parameter',
    `The page has nothing to show of this and would show something else instead: ${parameters}.`,
  );
}

/** Redirects to the same file of the page that replaced a page. */
export function answerMoved(
  file: FileAsk,
  { status, redirect }: { status: number; redirect: string },
  headers: Readonly<Record<string, string>>,
): Answer {
  const location = movedFile(redirect, file);
  return new Answer({ status, body: Buffer.from(''), headers: { ...headers, location }, kept: false });
}

/** The name of a workbook whose address names no figure; one of a comparison has its own. */
const defaultWorkbook = 'attachment; filename="ExportedData.xlsx"';

const isDefault = ({ ending, figure, rows }: TableAsk, first: PageFigure | undefined): boolean =>
  ending === 'xlsx' && figure === null && rows === 'shown' && first?.compares === undefined;

/** Makes the file of a page's tables. */
export async function drawFile(
  file: TableAsk,
  {
    release,
    figures,
    vary,
  }: {
    release: ServedRelease | null;
    figures: () => Promise<PageFigures>;
    /** Headers of the request that the answer depends on. */
    vary: string | undefined;
  },
  reply: FastifyReply,
  { words, nextUpdate }: Pick<FileContext, 'words' | 'nextUpdate'>,
): Promise<Answer> {
  const page = await figures();
  const headers = { ...toHeaders(reply, open), 'content-language': page.language };
  const { status, redirect } = page;
  if (redirect !== undefined) return answerMoved(file, { status, redirect }, headers);
  requirePage(page);
  requireFollowed(page);
  if (release === null)
    throw new ProblemError('no-release', 'There is no release to make a file of. Ask again soon.');
  const context: FileContext = { release, words, nextUpdate };
  const { ending } = file;
  const ofFile = { ...headers, 'content-type': tableEndings[ending].type, 'cache-control': cachingOf(file) };
  const varying = vary === undefined ? {} : { vary };
  if (file.rows === 'all') {
    const { name, text } = await describeSection(page, file, context);
    const headers = { ...ofFile, 'content-disposition': toContentDisposition(name, ending) };
    return new Answer({ body: Buffer.from(text), headers, ...varying });
  }
  const figuresOf = chooseFigures(page, file).map((figure) =>
    file.rows === 'series' ? seriesOf(figure, page, words) : figure,
  );
  const chosen = await Promise.all(figuresOf.map((figure) => withSources(figure, context)));
  const body = await writeFile(page, await openFigures(chosen, context), file, context);
  const [first] = chosen;
  const isWhole = (ending === 'json' || ending === 'zip') && file.figure === null;
  const downloadName = isWhole ? wholeNameOf(page, chosen) : fileNameOf(page, first);
  const disposition = isDefault(file, first) ? defaultWorkbook : toContentDisposition(downloadName, ending);
  return new Answer({
    body,
    headers: { ...ofFile, ...describing(page, file, first), 'content-disposition': disposition },
    ...varying,
  });
}

/** A workbook is one person's, who has the permit for it. */
const cachingOf = ({ ending }: TableAsk): string =>
  ending === 'xlsx' ? 'private, no-store' : 'public, max-age=60, stale-while-revalidate=86400';

/** A link to the description of a table's columns and sources, for which the file has no place; none for descriptions themselves. */
function describing(page: PageFigures, file: TableAsk, figure: PageFigure | undefined): { link?: string } {
  if (file.ending.endsWith('json')) return {};
  const ref = { figure: figure?.id ?? null };
  const links: [href: string, type: string][] = [];
  // It describes the columns that the page shows.
  if (file.rows === 'shown' && file.shape === null)
    links.push([besidePage(page, { ...ref, ending: 'metadata.json' }), 'application/json']);
  if (file.ending === 'csv' && file.format === 'plain')
    links.push([besidePage(page, { ...file, ...ref, ending: 'csv-metadata.json' }), 'application/csvm+json']);
  if (links.length === 0) return {};
  return { link: links.map(([href, type]) => `<${href}>; rel="describedby"; type="${type}"`).join(', ') };
}

/** The series of a chart in long form; throws `invalid-parameter` where the figure has none. */
function seriesOf(figure: PageFigure, { language }: PageFigures, words: ApiWords): PageFigure {
  const long = toSeriesFigure(figure, (name) => words.names(`files.series.${name}`)[language]);
  if (long !== null) return long;
  throw new ProblemError(
    'invalid-parameter',
    `The table ${quoted(figure.id)} has no series: rows=series is for charts over years or months.`,
  );
}

/** The form's choices of a workbook, as an answer that is cached like the page. */
export async function drawChoices(
  file: string,
  ask: TableAsk,
  { release, read }: { release: ServedRelease; read: (rows: TableAsk['rows']) => Promise<PageFigures> },
  reply: FastifyReply,
  { words }: { words: ApiWords },
): Promise<Answer> {
  const visibleFigures = await read('shown');
  if (visibleFigures.redirect !== undefined)
    throw new ProblemError('unknown-path', 'The page beside which this file stood has moved.');
  requirePage(visibleFigures);
  requireFollowed(visibleFigures);
  const choices = await listChoices(
    file,
    ask,
    { shown: visibleFigures, series: () => read('series') },
    { release, words },
  );
  return new Answer({
    body: Buffer.from(JSON.stringify(exportChoices.parse(choices))),
    headers: {
      ...toHeaders(reply, {}),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    },
  });
}

/** Sends all rows of a page's section. The release is in use until the file is made, not until it is downloaded. */
export async function sendSection(
  request: FastifyRequest,
  reply: FastifyReply,
  source: {
    file: TableAsk;
    /** Unique key of the file in its release. */
    key: string;
    release: ServedRelease;
    read: () => Promise<PageFigures>;
    /** Headers of the request that the answer depends on. */
    vary: string | undefined;
  },
  { words, takePermit, metrics }: { words: ApiWords; takePermit: TakePermit; metrics: Metrics },
): Promise<FastifyReply> {
  const { file, key, release } = source;
  let isHit = true;
  const sectionFile = await release.files.getOrMake(key, () => {
    isHit = false;
    return sections.run(() => drawSection(source, reply, words), request);
  });
  if (file.ending === 'xlsx') await spendPermit(request, reply, { permit: file.permit, takePermit });
  return writeKept(request, reply, {
    metrics,
    isHit,
    write: () => sectionFile.write(request.raw, reply.raw),
  });
}

async function drawSection(
  source: {
    file: TableAsk;
    release: ServedRelease;
    read: () => Promise<PageFigures>;
    vary: string | undefined;
  },
  reply: FastifyReply,
  words: ApiWords,
): Promise<KeptFile> {
  const { file, release, read, vary } = source;
  const page = await read();
  requirePage(page);
  const section = wholeSection(page);
  await requireOpenSection(section, { release, words });
  const title = sectionTitle(page, section, words);
  return KeptFile.make(streamSection(page, section, file, { release, words }), {
    headers: {
      ...toHeaders(reply, open),
      'content-type': tableEndings[file.ending].type,
      'content-language': page.language,
      ...(file.ending === 'csv' && {
        link: `<${besidePage(page, { ...file, figure: null, ending: 'csv-metadata.json' })}>; rel="describedby"; type="application/csvm+json"`,
      }),
      'content-disposition': toContentDisposition(fileNameOf(page, { title, area: '' }), file.ending),
      'cache-control': cachingOf(file),
    },
    ...(vary === undefined ? {} : { vary }),
  });
}
