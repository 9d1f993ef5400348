import type { LicenceId } from '#catalog/licences.ts';

/** Where a canonical column comes from: the first of these headers that the file has. */
export type Headers = readonly string[];

/**
 * How a source's CSV is laid out. FAO's files need only that of `publishers.ts`; the others name their columns.
 * Every reader yields `area, item, element, year, unit, value, flag, partner, note`.
 */
export interface FileLayout {
  area: Headers;
  /** Codes in `area`: FAO's numbers, or the codes of `mappings/areas.csv`. */
  areaCode: 'fao' | 'code';
  item: Headers | { constant: string };
  element: Headers | { constant: number } | { columns: Readonly<Record<number, string>> };
  year: Headers;
  unit: Headers | { constant: string };
  value: Headers;
  /** Columns that may be absent. */
  optional: { flag: Headers; partner: Headers; months: Headers; note: Headers };
}

/** Content near the beginning of a file: these columns, and one of the element codes or the other code. */
export interface Signature {
  headers: readonly string[];
  /** Codes in FAO's column of elements; empty when the columns alone identify the file. */
  elements: readonly number[];
  /** A code in another publisher's column. */
  code?: { column: string; value: string };
}

/** A publisher's file as everyone can fetch it. */
export interface Download {
  url: string;
  /** Name under which the file is kept. */
  file: string;
  /** Format of the file; a ZIP with a CSV by default. A `catalogue` is a CKAN response in JSON, which lists the files to read. */
  format?: 'workbook' | 'csv' | 'catalogue';
  /** Names of the files to fetch among those that a catalogue lists. */
  lists?: RegExp;
  /** Whose data sets a catalogue's are taken from; others may give theirs the same names. */
  organisation?: { id: string; name: string };
  /**
   * True when the publisher packs the file anew for each request. Its bytes then differ although the figures do not, so that a
   * kept copy is refreshed only after a while, and its checksum is not verified.
   */
  generated?: boolean;
}

/** What a publisher offers, and how its files are known. */
export interface Published {
  /** Key in the release, for `--only` and in `mappings/*.csv`. */
  key: string;
  publisher: string;
  title: string;
  url: string;
  licence: LicenceId;
  /** The source itself is computed rather than published. */
  computed?: boolean;
  /** How the names begin under which the publisher ships the files, in small or capital letters. No other source has them. */
  names: readonly string[];
  /** Where the publisher offers the files to everyone; absent where they have to be brought by hand. */
  download?: Download;
}

/** A statistical source: facts only, one file per source in `ingest/sources`. */
export interface Source extends Published {
  /** Domain of the rows: names their item list in `mappings/items.csv` and their precedence. */
  domain: 'balance' | 'production' | 'fodder' | 'land' | 'population';
  /** What makes the file known under another name. */
  signature: Signature;
  /** Lower wins where two sources have the same row. */
  priority: number;
  /** Rows before this year never win over another source of the same domain. */
  firstYear?: number;
  /** Every figure is a lower bound of the true one and gets the flag L. */
  lowerBound?: boolean;
  /** Rows that are kept in the release's Parquet files only. */
  archiveOnly?: boolean;
  layout: FileLayout;
}

/** A reference list that the release is checked against; it adds no observations. */
export interface Reference extends Published {
  headers: readonly string[];
  /** Column with an ISO3 or FAO code, and the column with the M49 code that must agree with `areas.csv`. */
  check?: { code: string; areaCode: 'fao' | 'code'; m49: string };
}
