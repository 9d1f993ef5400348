import { Readable } from 'node:stream';
import { findCrop } from '#catalog/crops/index.ts';
import type { Element } from '#catalog/element.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { PageFigures } from '#contract/page-figures.ts';
import { ProblemError } from '../errors.ts';
import { findLicences } from '../licensing/release-licences.ts';
import type { SourceRow } from '../queries/select-sources.ts';
import { type FileNameParts, fileNameOf } from '../shaping/file-name.ts';
import { type CsvCell, csvPieces } from '../shaping/to-csv.ts';
import { exportColumns } from '../shaping/to-export-rows.ts';
import { requireTable } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import { writeWorkbook } from '../workbook/write-workbook.ts';
import { toCsvw } from './csvw.ts';
import { csvForm } from './figure-csv.ts';
import type { FileContext } from './figure-file.ts';
import { type FieldType, shortNames } from './figure-table.ts';
import { columnWidths, sheetsAbout } from './figure-workbook.ts';
import type { TableAsk } from './file-address.ts';
import type { FieldAbout } from './metadata.ts';
import { countSeries, readSeries, requireOpenSeries } from './series-rows.ts';
import { besidePage } from './write-file.ts';

/** Words of the columns, in the order of `exportColumns`. */
const columnKeys = [
  'm49',
  'area-code',
  'area',
  'item-code',
  'item',
  'element-code',
  'element',
  'year',
  'unit',
  'value',
  'flag',
  'flag-text',
  'source',
  'licence',
  'edition',
  'break',
  'note',
] as const;

const unitAt = columnKeys.indexOf('unit');

/** Heads of a workbook: those of exports, and behind the id of the unit its name. */
const workbookKeys = columnKeys.flatMap((key) => (key === 'unit' ? ['unit-code', key] : key));

/** Kinds of the columns that are no text. */
const columnTypes: Readonly<Record<string, FieldType>> = { Year: 'year', Value: 'number' };

const sectionHeads = ({ short }: Pick<TableAsk, 'short'>): readonly string[] =>
  short ? shortNames(exportColumns) : exportColumns;

/** Columns of a section's CSV, whose labels are the same in all languages. */
export function sectionFields(): readonly Pick<
  FieldAbout,
  'name' | 'head' | 'type' | 'definition' | 'unit'
>[] {
  const names = shortNames(exportColumns);
  return exportColumns.map((head, at) => ({
    ...{ name: names[at] ?? '', head, type: columnTypes[head] ?? 'text' },
    ...{ definition: null, unit: null },
  }));
}

/** Name of a unit in a language; figures of exports are fractions, which pages show in percent. */
const unitName = (words: ApiWords, language: PageLanguage, unit: CsvCell): string =>
  words.names(unit === 'fraction' ? 'files.unit.fraction' : `units.${unit}.short`)[language];

/** The elements of a section's table, and the item whose figures they are. */
interface WholeSection {
  /** Word of its name: the page's own title names a place and a year, and the file has all of them. */
  name: string;
  elements: readonly Element[];
  indicator: number;
}

/** The section of a page with its elements; throws `invalid-parameter` where the page has none. */
export function wholeSection(page: PageFigures): WholeSection {
  const crop = findCrop(page.crop ?? '');
  const section = crop === undefined ? undefined : sectionAt(crop, page.section);
  const indicator = section === undefined ? undefined : crop?.items[section.indicator];
  if (crop === undefined || section === undefined || indicator == null)
    throw new ProblemError('invalid-parameter', 'rows=all is for pages of a section of a crop.');
  const table = requireTable(tableName(crop, section));
  const name = `crops.${crop.id}.title.${section.id}`;
  return { name, indicator, elements: listElements(section).flatMap((id) => table.elements.get(id) ?? []) };
}

/** Title of a section's file: its name, and that it has all areas and years. */
export function sectionTitle({ language }: PageFigures, { name }: WholeSection, words: ApiWords): string {
  return words.names('files.everything')[language].replace('{section}', words.names(name)[language]);
}

/** Throws `licence-forbids-export` where a series of the section may not be passed on. */
export async function requireOpenSection(
  { elements, indicator }: WholeSection,
  context: FileContext,
): Promise<void> {
  for (const element of elements) await requireOpenSeries({ element, indicator }, context);
}

export const sectionSources = (
  { elements, indicator }: WholeSection,
  { release }: Pick<FileContext, 'release'>,
): Promise<readonly SourceRow[]> =>
  findLicences(release).behind(...elements.map((element) => ({ element, indicator })));

/** The description of a section's CSV by CSV on the Web. */
export async function describeSection(
  page: PageFigures,
  file: TableAsk,
  context: FileContext,
): Promise<{ name: FileNameParts; text: string }> {
  const section = wholeSection(page);
  await requireOpenSection(section, context);
  const title = sectionTitle(page, section, context.words);
  const text = toCsvw({
    ...{ url: besidePage(page, { ...file, figure: null, ending: 'csv' }), title, language: page.language },
    modified: context.release.info.created,
    sources: await sectionSources(section, context),
    columns: sectionFields(),
  });
  return { name: fileNameOf(page, { title, area: '' }), text };
}

export async function countSection(
  { elements, indicator }: WholeSection,
  { release }: Pick<FileContext, 'release'>,
): Promise<number> {
  let rows = 0;
  for (const element of elements) rows += await countSeries({ element, indicator }, release);
  return rows;
}

/** All figures of a section, of every area and year, as a stream: no more than an element's rows are held at a time. */
export function streamSection(
  page: PageFigures,
  section: WholeSection,
  file: TableAsk,
  { release, words }: FileContext,
): Readable {
  const { language, address } = page;
  const title = sectionTitle(page, section, words);
  const { elements, indicator } = section;
  const lists = async function* (): AsyncGenerator<CsvCell[][]> {
    for (const element of elements) yield* readSeries({ element, indicator }, { release, words, language });
  };
  if (file.ending === 'csv')
    return Readable.from(csvPieces(sectionHeads(file), lists(), csvForm(file, page)));
  const unitNames = new Map(elements.map(({ unit }) => [unit as CsvCell, unitName(words, language, unit)]));
  const unitOf = (unit: CsvCell): CsvCell => unitNames.get(unit) ?? unit;
  const rows = async function* (): AsyncGenerator<CsvCell[]> {
    for await (const list of lists())
      for (const row of list) yield row.toSpliced(unitAt + 1, 0, unitOf(row[unitAt] ?? null));
  };
  const header = workbookKeys.map((key) => words.names(`files.column.${key}`)[language]);
  const sources = new Map(
    page.figures.flatMap((figure) => figure.sources.map((source) => [source.title, source])),
  );
  const about = sheetsAbout(
    {
      id: 'everything',
      title,
      finding: null,
      // Each row has the meaning of its flag.
      flags: ['b', 's'].map((flag) => ({ flag, meaning: words.names(`figure.flag.${flag}`)[language] })),
      notes: page.caveats,
      sources: [...sources.values()],
      elements: elements.map(({ id }) => id),
      columns: [],
    },
    {
      words,
      language,
      address,
      section: page.section,
      release: { id: release.id, created: release.info.created },
    },
  );
  return writeWorkbook([{ name: 'Data', header, rows: rows(), widths: columnWidths(header, []) }, ...about], {
    title,
    creator: words.names('frame.site.title')[language],
    created: release.info.created,
  });
}
