import { licences } from '#catalog/licences.ts';

/** Prefix of the source keys of contributed records. In a file of its own, since browsers need nothing else of the formats. */
export const importPrefix = 'import-';

/** The values of a column of an import. Template and Table Schema are made from it. */
export interface ImportColumn {
  name: string;
  required?: true;
  type: 'text' | 'integer' | 'number' | 'date' | 'url';
  /** Values that there are, and no others, written in capital or small letters; codes that only a release knows come with the run. */
  oneOf?: readonly string[] | 'countries';
  minimum?: number;
  maximum?: number;
  /** The first day that can be meant: a year of three digits is a slip of the pen. */
  earliest?: string;
  /** Several texts with semicolons between them, written in one way. */
  list?: true;
  /** How the letters of a code are kept, however they are written. */
  letters?: 'capital' | 'small';
  /** Most characters of a text; 400 unless given. */
  longest?: number;
  /** A name or number, which is never a day: spreadsheets turn MAR 2 or pages 3-12 into one. */
  named?: true;
  /** A year or a day that must not be later than the import. */
  past?: true;
  /** What to write, in a sentence, for the Table Schema. */
  description: string;
  /** The example of the template; may be empty. */
  example: string;
}

/** A row whose cells are what their columns allow, by column. */
export type CheckedRow = Readonly<Record<string, string>>;

/** A kind of contributed data: one definition, from which header, rows and duplicates are checked. */
export interface ImportFormat {
  /** Its name on the command line and in addresses. */
  id: string;
  /** What its rows are, for titles: `Released varieties`. */
  title: string;
  /** The first one may hold no free text, which could begin with `#` like a comment; the last three are the provenance. */
  columns: readonly ImportColumn[];
  /** Columns that identify a row, where they are enough; part of the Table Schema. */
  primaryKey: readonly string[];
  /** What makes two rows the same, from cells that are right. */
  keyOf(row: CheckedRow): string;
  /** Faults of a row whose cells are valid one by one: column and reason. */
  faultsOf(row: CheckedRow): readonly (readonly [column: string, reason: string])[];
  /** Faults of rows compared with each other: the place of the row, column and reason. None when left out. */
  faultsAmong?(
    rows: readonly CheckedRow[],
  ): readonly (readonly [at: number, column: string, reason: string])[];
}

/** Columns of every kind for the supplier, the date and the licence of the rows. */
export const provenanceColumns = [
  {
    name: 'supplied_by',
    type: 'text',
    longest: 160,
    description: 'Who hands the records in; the same in every row',
    example: 'Name of your institution',
  },
  {
    name: 'supplied_on',
    type: 'date',
    earliest: '2000-01-01',
    description: 'As of when; the same in every row',
    example: '2026-05-31',
  },
  {
    name: 'licence',
    type: 'text',
    oneOf: Object.keys(licences),
    description: 'SPDX id of what others may do with it; the same in every row',
    example: 'CC-BY-4.0',
  },
] as const satisfies readonly ImportColumn[];

export const keyOfColumns =
  (names: readonly string[]) =>
  (row: CheckedRow): string =>
    names
      .map((name) => row[name] ?? '')
      .filter((cell) => cell !== '')
      .join(' ');
