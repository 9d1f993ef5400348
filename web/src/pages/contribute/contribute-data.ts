import type { Loaded } from '../../api/loaded.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';

/** A column of a table that offices send. */
export interface FormatColumn {
  name: string;
  /** `beside`: a letter may give it instead of the table. */
  needed: 'yes' | 'no' | 'beside';
  isCode: boolean;
  isNumber: boolean;
  isDate: boolean;
  /** Its only valid codes. */
  choices: readonly string[];
  range: readonly [low: number, high: number] | null;
  /** Empty where the template has none. */
  example: string;
}

/** A row with a fault, by column, and the messages of the import's check, in English. */
export interface FaultyRow {
  cells: Readonly<Record<string, string>>;
  faults: readonly { column: string; text: string }[];
}

export interface ContributePageData {
  /** Every table in the order of the list; its address, and how many records the release has of it. */
  tables: readonly { id: string; href: string; records: Loaded<number> }[];
  /** The table that is shown. */
  id: string;
  columns: readonly FormatColumn[];
  faulty: FaultyRow;
  ignored: readonly IgnoredParam[];
}
