/**
 * The release's tables of records that people hand in and no publisher has: one row a record, as it was handed in, its columns
 * those of the import's format. Who supplied it, as of when and under which licence stands in its source.
 */
interface RecordTable {
  /** `source.id` */
  source: number;
  /** Place of the row in what was handed in, from 1 on. */
  place: number;
  /** ISO 3166-1, three letters. */
  country: string;
  /** Crop of the catalog. */
  crop: string;
  /** Where the figure is written, in which words. */
  reference: string | null;
  link: string | null;
  note: string | null;
}

/** Seed that was produced. */
export interface SeedProductionTable extends RecordTable {
  year: number;
  /** One of `catalog/records/seed-classes.ts`. */
  seed_class: string;
  /** `null` for all varieties together. */
  variety: string | null;
  /** `null` for all producers together. */
  producer: string | null;
  quantity: number;
  /** `t` or `kg`. */
  unit: string;
  area_ha: number | null;
}

/** A quoted price. */
export interface QuoteTable extends RecordTable {
  /** ISO date. */
  date: string;
  market: string;
  product: string;
  /** One of `catalog/records/quotes.ts`, as terms and unit. */
  quote_type: string;
  terms: string | null;
  /** The lower end where a range is quoted. */
  price: number;
  price_high: number | null;
  /** ISO 4217. */
  currency: string;
  unit: string;
}

/** A result of a test of grain. */
export interface IndustrialQualityTable extends RecordTable {
  variety: string;
  year: number;
  /** One of `catalog/records/industrial-quality.ts`, which has its units. */
  trait: string;
  value: number;
  unit: string;
  /** How many samples the result is the mean of. */
  samples: number | null;
  method: string | null;
  location: string | null;
  laboratory: string | null;
}

/** Kysely's view of the tables of records. */
export interface RecordDatabase {
  seed_production: SeedProductionTable;
  quote: QuoteTable;
  industrial_quality: IndustrialQualityTable;
}

/** Statements that make the tables of records. */
export const recordDdl = `
CREATE TABLE seed_production (
  source INTEGER NOT NULL, place INTEGER NOT NULL, country TEXT NOT NULL, crop TEXT NOT NULL, year INTEGER NOT NULL,
  seed_class TEXT NOT NULL, variety TEXT, producer TEXT, quantity REAL NOT NULL, unit TEXT NOT NULL, area_ha REAL,
  reference TEXT, link TEXT, note TEXT,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
CREATE TABLE quote (
  source INTEGER NOT NULL, place INTEGER NOT NULL, country TEXT NOT NULL, crop TEXT NOT NULL, date TEXT NOT NULL,
  market TEXT NOT NULL, product TEXT NOT NULL, quote_type TEXT NOT NULL, terms TEXT, price REAL NOT NULL, price_high REAL,
  currency TEXT NOT NULL, unit TEXT NOT NULL, reference TEXT, link TEXT, note TEXT,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
CREATE TABLE industrial_quality (
  source INTEGER NOT NULL, place INTEGER NOT NULL, country TEXT NOT NULL, crop TEXT NOT NULL, variety TEXT NOT NULL,
  year INTEGER NOT NULL, trait TEXT NOT NULL, value REAL NOT NULL, unit TEXT NOT NULL, samples INTEGER, method TEXT,
  location TEXT, laboratory TEXT, reference TEXT, link TEXT, note TEXT,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
`;
