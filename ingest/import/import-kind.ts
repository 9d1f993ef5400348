/** What a column of an import may hold. Kept equal to the kind's Table Schema by a test. */
export interface ImportColumn {
  name: string;
  required?: true;
  type: 'text' | 'integer' | 'date' | 'url';
  /** Values that there are, and no others; codes that only a release knows come with the run. */
  oneOf?: readonly string[] | 'countries';
  minimum?: number;
  maximum?: number;
  /** Several texts with semicolons between them, written in one way. */
  list?: true;
  /** Most characters of a text; 400 unless given. */
  longest?: number;
}

/** A row whose cells are what their columns allow, by column. */
export type CheckedRow = Readonly<Record<string, string>>;

/** A kind of data that people can hand in: one definition, from which header, rows and duplicates are checked. */
export interface ImportKind {
  /** Its name on the command line and its folder in a release. */
  id: string;
  columns: readonly ImportColumn[];
  /** What makes two rows the same, from cells that are right. */
  keyOf(row: CheckedRow): string;
  /** What is wrong with a row whose cells are right one by one: column and reason. */
  faultsOf(row: CheckedRow): readonly (readonly [column: string, reason: string])[];
}
