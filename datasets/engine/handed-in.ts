import { networkAreas } from '#catalog/regions/networks.ts';
import type { SectionGroup } from '#catalog/section.ts';
import {
  type CheckedRow,
  type ImportColumn,
  type ImportFormat,
  provenanceColumns,
} from '#domain/imports/import-format.ts';
import { countryColumn, cropColumn, keyOfNames, referenceColumns } from '#domain/imports/record-columns.ts';
import { choice, country, crop, dataset, limit, search, source } from './dataset.ts';

/** A contributed record: its source, its row number in that import, and its cells by column. */
export interface HandedIn {
  source: string;
  place: number;
  cells: Readonly<Record<string, string | number | null>>;
}

/** The page of a kind below `/{crop}/data/`. */
interface RecordPage {
  path: string;
  /** Path, below the same parent, of the page that explains what is measured, if there is one. */
  information?: string;
  /** Its menu group, for crops with records. */
  group: SectionGroup;
  /** Crops for which lists of all pages always name the page. */
  crops: readonly string[];
}

/** Definition of a kind of contributed records; everything else is derived from it. */
interface Definition<Id extends string, Table extends string> {
  /** Its name in addresses, on the command line, and in the words `records.….<id>`, `sections.<id>.name` and `contribute.<id>.…`. */
  id: Id;
  /** In English, for the command line: `Seed production`. */
  title: string;
  /** The release's table of its rows. */
  table: Table;
  /** What a row is, for the data dictionary. */
  about: string;
  /** The country column, if it differs from the usual one. */
  country?: ImportColumn;
  /** Columns between crop and reference. One of them is `year` or `date`. */
  columns: readonly ImportColumn[];
  /** Where the figure is written, in the template's example. */
  reference?: string;
  /** Columns that make two rows the same. */
  same: readonly string[];
  /** The column with the main classification of its records: a facet of its list. */
  type: string;
  faultsOf?: ImportFormat['faultsOf'];
  /** Typical wrong cells; the page for data officers shows how the check reports them. */
  slips?: CheckedRow;
  /** `null` where pages of its own show its records. */
  page: RecordPage | null;
}

export interface RecordKind<Id extends string = string, Table extends string = string>
  extends Definition<Id, Table> {
  format: ImportFormat;
  list: RecordList;
}

const textOf = ({ cells }: HandedIn, column: string): string | null => cells[column]?.toString() ?? null;

/** The year of a record; some have a day. */
export const yearOf = (row: HandedIn): number | null => {
  const year = Number((textOf(row, 'year') ?? textOf(row, 'date') ?? '').slice(0, 4));
  return year > 0 ? year : null;
};

/** Records on one page. */
export const recordsOnPage = 25;

/** Columns of free text, in which a search looks. */
const isSearched = ({ type, oneOf, letters }: ImportColumn): boolean =>
  type === 'text' && oneOf === undefined && letters === undefined;

const isName = ({ named, required }: ImportColumn): boolean => named === true || required !== true;

const listOf = (id: string, type: string, searched: readonly string[]) =>
  dataset<HandedIn>()({
    id,
    filters: {
      country: country((row) => textOf(row, 'country')),
      crop: crop((row) => textOf(row, 'crop')),
      /** PABRA, or one of its networks. The release defines their countries, so the caller selects the members' rows. */
      network: choice(() => networkAreas, networkAreas),
      /** Class of seed, type of price, measured trait. */
      type: choice((row) => textOf(row, type), null, { example: 'certified' }),
      from: limit('from', yearOf),
      to: limit('to', yearOf),
      q: search((row) => searched.map((column) => textOf(row, column) ?? '')),
      source: source((row) => row.source),
    },
    sorts: { newest: { of: (row) => textOf(row, 'date') ?? yearOf(row), first: 'desc' } },
    sort: 'newest',
    tie: (row) => `${textOf(row, 'country')} ${textOf(row, 'crop')}`,
    onPage: recordsOnPage,
  });

type RecordList = ReturnType<typeof listOf>;

/**
 * A kind of contributed records that no publisher has. Its import with template and Table Schema, its table, list, filters,
 * files, page and menu entry follow from it. Fails for a column that it does not have.
 */
export function recordKind<const Id extends string, const Table extends string>(
  definition: Definition<Id, Table>,
): RecordKind<Id, Table> {
  const { id, title, same, type, reference = '', faultsOf = () => [] } = definition;
  const ownColumns = [
    definition.country ?? countryColumn,
    cropColumn,
    ...definition.columns,
    ...referenceColumns.map((column) =>
      column.name === 'reference' ? { ...column, example: reference } : column,
    ),
  ];
  const find = (name: string): ImportColumn => {
    const column = ownColumns.find((each) => each.name === name);
    if (column === undefined) throw new Error(`The records ${id} have no column ${name}.`);
    return column;
  };
  const [names, codes] = [true, false].map((wantsNames) =>
    same
      .map(find)
      .filter((column) => isName(column) === wantsNames)
      .map(({ name }) => name),
  ) as [string[], string[]];
  const format: ImportFormat = {
    id,
    title,
    columns: [...ownColumns, ...provenanceColumns],
    primaryKey: ownColumns.map(({ name }) => name).filter((name) => same.includes(name)),
    keyOf: keyOfNames(codes, names),
    faultsOf,
  };
  const searched = ownColumns.filter(isSearched).map(({ name }) => name);
  return { ...definition, format, list: listOf(id, find(type).name, searched) };
}
