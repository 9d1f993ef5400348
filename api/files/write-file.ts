import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import { ZipFile } from 'yazl';
import { isRedistributable } from '#catalog/licences.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { ProblemError, quoted } from '../errors.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { fileNameOf, toFileName } from '../shaping/file-name.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import { plainCsv } from '../shaping/to-csv.ts';
import { anyTable } from '../vocabulary.ts';
import { toWorkbook } from '../workbook/write-workbook.ts';
import { toCsvw } from './csvw.ts';
import type { TableEnding } from './endings.ts';
import { csvFields, csvForm, figureCsv } from './figure-csv.ts';
import type { FigureFile, FileContext } from './figure-file.ts';
import { type FieldType, figureFields } from './figure-table.ts';
import { figureSheets } from './figure-workbook.ts';
import { movedFile, plainTable, type TableAsk } from './file-address.ts';
import { toJsonStat } from './json-stat.ts';
import { describeFields, toMetadata, toReadme } from './metadata.ts';
import { toSdmx } from './sdmx.ts';
import { requireOpenSeries, type SeriesOfAll } from './series-rows.ts';
import { reshape } from './shapes.ts';

const parquetTypes: Readonly<Record<FieldType, BasicType>> = {
  text: 'STRING',
  number: 'DOUBLE',
  year: 'INT32',
  month: 'STRING',
};

/** A figure as Parquet: columns under their names for programs, and what they are as metadata of the file. */
export async function toParquet(file: FigureFile): Promise<Uint8Array> {
  const { figure, page, context, address } = file;
  const metadata = await toMetadata(file);
  const fields = await figureFields(figure, context.words, page.language);
  const facts = { title: figure.title, address, release: context.release.id };
  const { source, licence, citation } = metadata;
  const entries = Object.entries({ ...facts, source, licence, citation, metadata: JSON.stringify(metadata) });
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: fields.map(({ name, type, of }) => ({
        ...{ name, type: parquetTypes[type], nullable: true },
        data: figure.rows.map((row) => {
          const value = of(row);
          return value === null || type === 'number' || type === 'year' ? value : String(value);
        }),
      })),
      kvMetadata: entries.flatMap(([key, value]) => (typeof value === 'string' ? [{ key, value }] : [])),
    }),
  );
}

/** The beginning of DOS time, in local time: the same bytes on every day and machine. */
const noTime = new Date(1980, 0, 1);

/** Files in one archive. The same files give the same bytes. */
function toArchive(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of files)
    zip.addBuffer(Buffer.from(text), name, { mtime: noTime, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** The tables that a file is of; throws `unknown-figure`. */
export function chooseFigures(page: PageFigures, { ending, figure }: TableAsk): readonly PageFigure[] {
  const chosen = figure === null ? page.figures : page.figures.filter(({ id }) => id === figure);
  const [first] = chosen;
  if (first !== undefined) return ending === 'json' || ending === 'zip' ? chosen : [first];
  const ids = page.figures.map(({ id }) => id);
  throw new ProblemError(
    'unknown-figure',
    `${figure === null ? 'This page has no table.' : `This page has no table ${quoted(figure)}.`} ${
      ids.length === 0 ? '' : `Tables: ${ids.join(', ')}.`
    }`.trim(),
  );
}

const seriesOf = ({ indicator, indicators, elements }: PageFigure): readonly SeriesOfAll[] =>
  (indicators ?? (indicator === null ? [] : [indicator])).flatMap((item) =>
    elements.flatMap((id) => {
      const element = anyTable.elements.get(id);
      return element === undefined ? [] : [{ element, indicator: item }];
    }),
  );

/** The figure with its sources and citation, where its page names no sources. */
export async function withSources(
  { citeWith, ...figure }: PageFigure,
  { release }: FileContext,
): Promise<PageFigure> {
  if (figure.sources.length > 0) return figure;
  const found = await findLicences(release).behind(...seriesOf(figure));
  const sources = found.map(({ id: _, ...source }) => ({
    ...source,
    date: source.date || null,
    editions: [],
  }));
  // A citation without its sources would be wrong.
  return { ...figure, sources, ...(citeWith && sources.length > 0 && { citation: citeWith(sources) }) };
}

/** Throws `licence-forbids-export` where a figure rests on a source that may be shown and not redistributed. */
async function requireOpenFigure(figure: PageFigure, context: FileContext): Promise<void> {
  const closed = figure.sources.filter(({ licence }) => !isRedistributable(licence));
  if (closed.length > 0) {
    const sourceLines = closed.map(
      ({ key, title, licence }) => `${key ?? title} (${title}), licence ${licence}`,
    );
    throw new ProblemError(
      'licence-forbids-export',
      `The table ${quoted(figure.id)} rests on figures of ${sourceLines.join('; ')}. They may be looked at on the pages, but not handed on.`,
    );
  }
  for (const series of seriesOf(figure)) await requireOpenSeries(series, context);
}

/** Those of a page's tables that may be redistributed. Throws `licence-forbids-export` where the requested one may not, or there is no other. */
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

type Writer = (of: FigureFile) => string | Uint8Array | Promise<string | Uint8Array>;

/** Writers of a figure's file; JSON has several figures. */
const writers: Readonly<Record<Exclude<TableEnding, 'json'>, Writer>> = {
  csv: (file) =>
    figureCsv(file.figure, {
      ...csvAbout(file),
      form: csvForm(file.file, file.page),
      short: file.file.short,
    }),
  xlsx: toFigureWorkbook,
  'metadata.json': async (file) => JSON.stringify(await toMetadata(file)),
  'csv-metadata.json': async (file) =>
    toCsvw({
      ...{ url: file.beside('csv', file.file), title: file.figure.title, language: file.page.language },
      ...{ modified: file.context.release.info.created, sources: file.figure.sources },
      citation: file.figure.citation,
      columns: describeFields(await csvFields(file.figure, csvAbout(file)), file),
    }),
  zip: toZip,
  jsonstat: toJsonStat,
  parquet: toParquet,
  'sdmx.csv': toSdmx,
};

const csvAbout = ({ page, context, address }: FigureFile) => ({
  ...{ words: context.words, language: page.language, release: context.release.id, address },
});

async function toFigureWorkbook({ figure, page, context, address }: FigureFile): Promise<Buffer> {
  const { release, words } = context;
  const { language, section } = page;
  const { created } = release.info;
  const sheets = await figureSheets(figure, {
    ...{ words, language, address, section },
    release: { id: release.id, created },
  });
  const creator = words.names('frame.site.title')[language];
  return toWorkbook(sheets, { title: figure.title, creator, created });
}

async function toZip(file: FigureFile): Promise<Buffer> {
  const name = (ending: string): string => toFileName(fileNameOf(file.page, file.figure), ending);
  return toArchive(await archived(file, name, 'README.md'));
}

/** The files of a figure in an archive: its table, and the descriptions of its columns and sources. */
async function archived(
  file: FigureFile,
  nameOf: (ending: string) => string,
  readme: string,
): Promise<readonly (readonly [name: string, text: string])[]> {
  const csv = await figureCsv(file.figure, { ...csvAbout(file), form: plainCsv, short: file.file.short });
  return [
    [nameOf('csv'), csv],
    [nameOf('metadata.json'), JSON.stringify(await toMetadata(file), null, 1)],
    [readme, toReadme(file)],
  ];
}

/** A JSON text before and after the entries of its one empty list of this name. */
function around(text: string, name: string): [string, string] {
  const at = text.indexOf(`"${name}":[]`) + name.length + 4;
  return [text.slice(0, at), text.slice(at)];
}

/** Rows that are written as JSON at once: 14,000 would hold other requests up for 50 ms. */
const rowsAtOnce = 500;

/** A figure as JSON; between its rows other requests go on. */
async function figureJson(figure: PageFigure): Promise<string> {
  const [start, end] = around(JSON.stringify({ ...figure, rows: [] }), 'rows');
  const rows = await mapInPieces(figure.rows, rowsAtOnce, (row) => JSON.stringify(row));
  return `${start}${rows.join(',')}${end}`;
}

/** The file of a page's tables; JSON, and an archive of all, names those that its licences keep back. */
export async function writeFile(
  page: PageFigures,
  { open: figures, withheld }: Awaited<ReturnType<typeof openFigures>>,
  file: TableAsk,
  context: FileContext,
): Promise<Buffer> {
  const { release, words } = context;
  const { language, address } = page;
  const { ending } = file;
  const [figure] = figures;
  if (ending === 'json' || figure === undefined) {
    const { title, section, crop } = page;
    const about = { title, section, crop, language, address };
    const facts = { id: release.id, created: release.info.created };
    const texts: string[] = [];
    for (const one of figures) texts.push(await figureJson(one));
    const [start, end] = around(
      JSON.stringify({ ...about, release: facts, withheld, figures: [] }),
      'figures',
    );
    return Buffer.from(`${start}${texts.join(',')}${end}`);
  }
  const gazetteer = { areas: release.areas, nameOf: (key: string) => words.names(key)[language] };
  const toFile = (one: PageFigure): FigureFile => ({
    ...{ page, file, context, gazetteer },
    figure: file.shape === null ? one : reshape(one, file.shape, gazetteer),
    address: `${address}#${one.id}`,
    beside: (other, options) => besidePage(page, { figure: one.id, ...options, ending: other }),
  });
  if (ending === 'zip' && file.figure === null) {
    const all: (readonly [name: string, text: string])[] = [];
    for (const one of figures)
      all.push(
        ...(await archived(toFile(one), (ending) => `${one.id}/${one.id}.${ending}`, `${one.id}/README.md`)),
      );
    if (withheld.length > 0) all.push(['withheld.json', JSON.stringify(withheld)]);
    return toArchive(all);
  }
  const written = await writers[ending](toFile(figure));
  await otherRequests();
  return Buffer.from(written);
}

/** Address of another file of a page; of all rows of its section it has no figure. */
export function besidePage(
  { address }: Pick<PageFigures, 'address'>,
  file: Partial<TableAsk> & Pick<TableAsk, 'ending' | 'figure'>,
): string {
  return movedFile(address, { ...plainTable, ...file });
}
