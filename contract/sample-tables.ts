import type { SampleReading } from './sample-readings.ts';

/**
 * The release's tables of shipments of accessions: what countries reported to the Plant Treaty, and, each a source of its own, what
 * the genebanks of the United States and of Canada sent.
 */

/** A report of samples under standard material transfer agreements: one of a crop, country and year, each once. */
export interface SampleReportTable {
  /** Crop of the catalog. */
  crop: string;
  area: string;
  year: number;
  side: 'received' | 'provided';
  /** Crop as published: of forages the genus. */
  product: string;
  /** Number of the report among those of its crop, area, year and side, from 1 on. */
  number: number;
  samples: number;
  /** How it was found: `single`, `undone`, `by-totals` or `not-joined` (`domain/germplasm/undo-cross-join.ts`). */
  reading: SampleReading;
  /** Rows that the file has of the crop, area and year. */
  rows: number;
  /** `source.id` */
  source: number;
}

/** Samples that the genebanks of the United States sent to recipients in a country. */
export interface SampleDistributionTable {
  crop: string;
  /** Country of the recipients. */
  area: string;
  year: number;
  /** Crop as published: of forages the genus. */
  product: string;
  samples: number;
  source: number;
}

/** Accessions that Canada's genebank shipped to recipients in a country under standard material transfer agreements. */
export interface ShippedAccessionTable {
  crop: string;
  /** Country of the recipients. */
  area: string;
  year: number;
  /** Species or genus. */
  product: string;
  accessions: number;
  /** Agreements under which they were shipped. */
  agreements: number;
  source: number;
}

/** Kysely's view of them. */
export interface SampleDatabase {
  sample_report: SampleReportTable;
  sample_distribution: SampleDistributionTable;
  shipped_accession: ShippedAccessionTable;
}

/** Statements that make them. */
export const sampleDdl = `
CREATE TABLE sample_report (
  crop TEXT NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL, side TEXT NOT NULL, product TEXT NOT NULL,
  number INTEGER NOT NULL, samples INTEGER NOT NULL, reading TEXT NOT NULL, rows INTEGER NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (crop, area, year, side, product, number)
) WITHOUT ROWID;
CREATE TABLE sample_distribution (
  crop TEXT NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL, product TEXT NOT NULL, samples INTEGER NOT NULL,
  source INTEGER NOT NULL,
  PRIMARY KEY (crop, area, year, product)
) WITHOUT ROWID;
CREATE TABLE shipped_accession (
  crop TEXT NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL, product TEXT NOT NULL, accessions INTEGER NOT NULL,
  agreements INTEGER NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (crop, area, year, product)
) WITHOUT ROWID;
`;
