import type { CropBasis, PestKind } from '#catalog/losses/pests.ts';

/**
 * The release's tables of pests and diseases: records, one row an organism or disease of a crop in a source. What several sources have
 * of one is put together when it is read (`domain/losses/pest-entries.ts`), so that each fact keeps its source.
 */

/** A pest or disease of a crop, as one source has it. */
export interface PestTable {
  /** Crop, kind, name and source: `beans-pest-aphis-fabae-agrofit-names`. */
  id: string;
  /** `source.id` */
  source: number;
  /** Crop of the catalog. */
  crop: string;
  kind: PestKind;
  /** Organism as published; `null` where the source names none. */
  scientific: string | null;
  /** Groups of `catalog/losses/pests.ts` with commas between them; empty where nobody says. */
  agents: string;
  /** Finer group as published: `Coleoptera`. Empty without. */
  taxon: string;
  /** 1 where the source does not say the group, and the observatory took it from the organism's name. */
  assigned: 0 | 1;
  /** 1 where the source calls it a pest of stored produce. */
  stored: 0 | 1;
  /** Parts of the plant with commas between them; empty where the source does not say. */
  parts: string;
  /** What the source says beside the part, with commas between them. */
  notes: string;
  /** How the crop is told. */
  basis: CropBasis;
  /** Where the source has it from, with ` ; ` between several; empty where the source is the origin. */
  credit: string;
  /** Number or place of the row in its source; of several with commas between them. */
  published: string;
}

/** A common name of it. */
export interface PestNameTable {
  /** `pest.id` */
  pest: string;
  place: number;
  /** `source.id`, that of the pest. */
  source: number;
  /** `en`, `es` or `pt`. */
  language: string;
  name: string;
}

/** Kysely's view of the tables of pests and diseases. */
export interface PestDatabase {
  pest: PestTable;
  pest_name: PestNameTable;
}

/** Statements that make the tables of pests and diseases. */
export const pestDdl = `
CREATE TABLE pest (
  id TEXT PRIMARY KEY, source INTEGER NOT NULL, crop TEXT NOT NULL, kind TEXT NOT NULL, scientific TEXT, agents TEXT NOT NULL,
  taxon TEXT NOT NULL, assigned INTEGER NOT NULL, stored INTEGER NOT NULL, parts TEXT NOT NULL, notes TEXT NOT NULL,
  basis TEXT NOT NULL, credit TEXT NOT NULL, published TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE pest_name (
  pest TEXT NOT NULL, place INTEGER NOT NULL, source INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (pest, place)
) WITHOUT ROWID;
`;
