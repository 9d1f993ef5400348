import type { LicenceId } from '#catalog/licences.ts';
import type { Download } from '../source.ts';

/** A file whose columns are at hand: its header, and its name as the publisher ships it. */
export interface RowFile {
  header: readonly string[];
  file: string;
}

/**
 * A source whose rows are no figures of an item, element, area and year, such as market prices or shipments of seed: facts only,
 * one file per source in `ingest/sources`. Its rows are read into a table of published rows, from which steps build the release's.
 */
export interface RowSource<Table extends string = string> {
  /** Key in the release, for `--only` and in mappings. */
  key: string;
  publisher: string;
  title: string;
  url: string;
  licence: LicenceId;
  /** The source itself is computed rather than published. */
  computed: boolean;
  /** Beginning of the names of files with figures computed from those of the publisher. */
  computedIn?: string;
  /** How the names begin under which the files are known, in small or capital letters. */
  names: readonly string[];
  /** True where the publisher has a file per country or period, which are one source. */
  several: boolean;
  /** The sheet of a workbook that is the table; absent for CSV. */
  sheet?: string;
  /** Columns that each file must have; of each list the first that is there. */
  needs: readonly (readonly string[])[];
  /** Columns that identify the header (one is enough), for files with notes above it. */
  marks: readonly string[];
  into: Table;
  /**
   * Query over `raw`, which has the file's columns as texts (`column 1`, … where the header names none), for the columns of the
   * table `into` but `source`. Columns that a file lacks are left out.
   */
  rows: (file: RowFile) => string;
  /** Area whose rows a file of this name holds alone: it counts instead of the area's rows in a file of several. */
  country?: (file: string) => string | null;
  /** Key of the source that takes the file before the newest one, of a publisher that ships the same table anew. */
  earlier?: string;
  /** The source reports more often than monthly: the month's price of a market is the median of its reports. */
  reports?: 'often';
  /** Where the publisher offers the files to everyone; absent where they have to be brought by hand. */
  download?: Download;
}

/** A kind of data of its own, as far as reading and keeping its rows goes. */
export interface RowKind {
  /** Folder of its Parquet files below `parquet` of a release. */
  folder: string;
  /** Tables of published rows with their columns, which are texts beside `source`, the source's key. */
  tables: Readonly<Record<string, string>>;
  /** Tables of the release that are kept as Parquet beside the published rows. */
  served: readonly string[];
}
