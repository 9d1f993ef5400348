import { varietyTraits } from '#catalog/germplasm/varieties.ts';
import type { Published } from '../source.ts';

/** The column of `variety_row` that holds a field. */
export const traitColumn = (trait: string): string => trait.replaceAll('-', '_');

/**
 * Tables that the files of rows are read into, by the folder of their Parquet files below `parquet` of a release. Every column is a
 * text, as published; `source`, the source's key, is a further one.
 */
const rowTables = {
  prices: {
    market_row:
      'area, date, admin1, market, latitude, longitude, commodity, unit, flag, price_type, currency, price',
    rate_row: 'area, iso2, frequency, date, currency, rate',
    index_row: 'area, year, value',
    benchmark_row: 'series, unit, date, value',
  },
  germplasm: {
    sample_row: 'crop, area, year, received, provided',
    distribution_row: 'crop, area, year, samples',
    shipped_accession_row: 'agreement, year, taxon, recipient, accession',
    flow_row: 'origin, genebank, recipient, samples',
    flow_from_origin_row: 'origin, genebank, samples',
    flow_to_recipient_row: 'genebank, recipient, samples',
    landrace_row:
      'id, latitude, longitude, gene_pool, interpreted, altitude, habit, shape, brightness, weight, analysis, colours, phaseolin',
    occurrence_row: 'id, latitude, longitude, taxon',
    specimen_row:
      'id, database, specimen, project, year, altitude, state, municipality, locality, full_taxon, condition, taxon, longitude, latitude',
    /** `number` is the row's own, or its place. */
    variety_row: `number, area, crop_name, name, synonyms, year, breeders, maintainers, merchants, altitude_low, altitude_high, link, ${varietyTraits.map(traitColumn).join(', ')}`,
    variety_count_row: 'crop_name, area, year, number',
  },
  publications: {
    publication_row:
      'place, type, title, authors, year, journal, identifier, url, topic, keywords, crops, citation, open_access',
  },
  losses: {
    pest_row: 'number, crop_name, kind, agent, scientific, names, parts, credit',
    loss_row:
      'number, m49, area_name, region, cpc, commodity, year, percentage, original, activity, stage, treatment, cause, sample, method, reference',
  },
  places: { growing_place_row: 'crop, iso3, latitude, longitude, share, basis' },
} as const;

type TablesOf<Kind> = Kind extends unknown ? keyof Kind & string : never;

type RowTable = TablesOf<(typeof rowTables)[keyof typeof rowTables]>;

export const listedRowTables = Object.entries(rowTables).flatMap(([folder, tables]) =>
  Object.entries<string>(tables).map(([table, columns]) => ({
    table,
    columns: columns.split(', '),
    file: `parquet/${folder}/${table}.parquet`,
  })),
);

/** A file whose columns are at hand: its header, and its name as the publisher ships it. */
export interface RowFile {
  header: readonly string[];
  file: string;
}

/**
 * A source whose rows are no figures of an item, element, area and year, such as market prices or shipments of seed: facts only,
 * one file per source in `ingest/sources`. Its rows are read into a table of published rows, from which steps build the release's.
 */
export interface RowSource extends Published {
  /** Beginning of the names of files with figures computed from those of the publisher. */
  computedIn?: string;
  /** The publisher has a file per country or period, which are one source. */
  several?: boolean;
  /** The sheet of a workbook that is the table; absent for CSV. */
  sheet?: string;
  into: RowTable;
  /** Columns of the file by those of the table; each file must have them. */
  columns?: Readonly<Record<string, string>>;
  /** Further columns that each file must have. One of all these is enough to know the header, where notes are above it. */
  needs?: readonly string[];
  /** Texts of columns of the table that are the same in every row. */
  constants?: Readonly<Record<string, string>>;
  /** Column of the table for the place of a row in a file that has no numbers of its own. */
  numbered?: string;
  /**
   * Query for the columns of the table `into` but `source`, where it is not `texts`, the query of the four fields above. Both read
   * `raw`, which has the file's columns as texts (`column 1`, … where the header names none). Columns that a file lacks are left out.
   */
  rows?: (texts: string, file: RowFile) => string;
  /** Area whose rows a file of this name holds alone: it counts instead of the area's rows in a file of several. */
  country?: (file: string) => string | null;
  /** Key of the source that takes the file before the newest one, of a publisher that ships the same table anew. */
  earlier?: string;
  /** The source reports more often than monthly: the month's price of a market is the median of its reports. */
  reports?: 'often';
}
