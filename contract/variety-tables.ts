import type { VarietyRole, VarietyTrait } from '#catalog/germplasm/varieties.ts';

/**
 * The release's tables of released varieties: records, one row a variety and country of a source. Two sources that
 * name one variety are two records, each with its source, and `name_key` leads from one to the other.
 */

/** A released variety in a country, as one source has it. */
export interface VarietyTable {
  /** Part of addresses: country, crop and name, `ken-beans-rosecoco-glp-2`. */
  id: string;
  /** `source.id` */
  source: number;
  /** Crop of the catalog. */
  crop: string;
  area: string;
  /** As published. */
  name: string;
  /** Equal where names are spellings of one: `domain/germplasm/variety-name.ts`. */
  name_key: string;
  /** Further names as published, with `; ` between them; empty without. */
  synonyms: string;
  /** Type of the crop's varieties (`catalog/germplasm/varieties.ts`); `null` where the source does not say. */
  type: string | null;
  /** `null` where the source does not say, or has 0. */
  year: number | null;
  /** Days to harvest, where the source's text can be read. */
  maturity_low: number | null;
  maturity_high: number | null;
  /** Metres above the sea. */
  altitude_low: number | null;
  altitude_high: number | null;
  /** Traits to filter by, with commas between them. */
  topics: string;
  /** Pages that the source names for this row, with blanks between them; empty without. */
  link: string;
  /** Number or place of the row in its source. */
  published: string;
}

/** A field of a variety as its source publishes it and, where that can be read as a number, the number and its unit. */
export interface VarietyTraitTable {
  variety: string;
  /** `source.id` */
  source: number;
  trait: VarietyTrait;
  text: string;
  low: number | null;
  high: number | null;
  /** `days`, `months`, `m`, `t/ha` or `kg/ha`. */
  unit: string | null;
  /** Word key `varieties.doubt.<doubt>` of what is wrong with it; `null` for nothing. */
  doubt: string | null;
}

/** An institution of a variety: who bred it, who maintains it, who sells its seed. */
export interface VarietyInstitutionTable {
  variety: string;
  /** `source.id` */
  source: number;
  role: VarietyRole;
  /** Place among those of its role. */
  place: number;
  /** `null` where the source gives a number that it does not explain. */
  name: string | null;
  /** The unexplained number. */
  code: string | null;
}

/** Varieties released in the World, as UPOV counts them: no records, and no sum of those above. */
export interface VarietyCountTable {
  /** Crop of the catalog. */
  crop: string;
  year: number;
  number: number;
  /** Crop as published. */
  crop_name: string;
  /** `source.id` */
  source: number;
}

/** Who has handed in the records of a source. */
export interface VarietySupplyTable {
  /** `source.id` */
  source: number;
  supplier: string;
  /** ISO date of what was handed in. */
  supplied: string;
}

/** Kysely's view of the tables of varieties. */
export interface VarietyDatabase {
  variety: VarietyTable;
  variety_trait: VarietyTraitTable;
  variety_institution: VarietyInstitutionTable;
  variety_count: VarietyCountTable;
  variety_supply: VarietySupplyTable;
}

/** Statements that make the tables of varieties. */
export const varietyDdl = `
CREATE TABLE variety (
  id TEXT PRIMARY KEY, source INTEGER NOT NULL, crop TEXT NOT NULL, area TEXT NOT NULL, name TEXT NOT NULL,
  name_key TEXT NOT NULL, synonyms TEXT NOT NULL, type TEXT, year INTEGER, maturity_low INTEGER, maturity_high INTEGER,
  altitude_low INTEGER, altitude_high INTEGER, topics TEXT NOT NULL, link TEXT NOT NULL, published TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX variety_crop ON variety (crop, area);
CREATE TABLE variety_trait (
  variety TEXT NOT NULL, source INTEGER NOT NULL, trait TEXT NOT NULL, text TEXT NOT NULL, low REAL, high REAL, unit TEXT, doubt TEXT,
  PRIMARY KEY (variety, trait)
) WITHOUT ROWID;
CREATE TABLE variety_institution (
  variety TEXT NOT NULL, source INTEGER NOT NULL, role TEXT NOT NULL, place INTEGER NOT NULL, name TEXT, code TEXT,
  PRIMARY KEY (variety, role, place)
) WITHOUT ROWID;
CREATE TABLE variety_count (
  crop TEXT NOT NULL, year INTEGER NOT NULL, number INTEGER NOT NULL, crop_name TEXT NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (crop, year)
) WITHOUT ROWID;
CREATE TABLE variety_supply (
  source INTEGER PRIMARY KEY, supplier TEXT NOT NULL, supplied TEXT NOT NULL
) WITHOUT ROWID;
`;
