/** One accession, occurrence or specimen of a collection, as its source has it. */
export interface CollectionPointTable {
  /** Collection of the catalog. */
  collection: string;
  /** Number by which the source names it; of a source without numbers the row in its file, the first after the header being 1. */
  id: number;
  /** `source.id` */
  source: number;
  /** Degrees as published; `null` where the source has none. None is made up and none is moved. */
  latitude: number | null;
  longitude: number | null;
  /** Decimals of the longer coordinate, as published. */
  decimals: number;
  /** `zero` at 0,0; `off-land` more than 10 km from any land of Natural Earth at 1:10 million; `null` otherwise. */
  flagged: 'zero' | 'off-land' | null;
  /** Codes of `catalog/germplasm/collections.ts`; `null` where it is not stated. */
  gene_pool: string | null;
  condition: string | null;
  habit: string | null;
  /** Codes of seed colours with commas between them, in the order of the catalog; empty where none is stated. */
  colours: string;
  /** Genus and epithet; `null` where the source names none. */
  species: string | null;
  /** Name without author. */
  taxon: string | null;
  /** Grams of 100 seeds. */
  weight: number | null;
  /** Metres above sea level. */
  altitude: number | null;
  /** Year of collecting. */
  year: number | null;
  /** What the source says of it, as published: a JSON list of texts in the order of the collection's `fields`. */
  published: string;
}

/** Kysely's view of the tables of collections. */
export interface CollectionDatabase {
  collection_point: CollectionPointTable;
}

/** Statements that make the tables of collections. */
export const collectionDdl = `
CREATE TABLE collection_point (
  collection TEXT NOT NULL, id INTEGER NOT NULL, source INTEGER NOT NULL,
  latitude REAL, longitude REAL, decimals INTEGER NOT NULL, flagged TEXT,
  gene_pool TEXT, condition TEXT, habit TEXT, colours TEXT NOT NULL, species TEXT, taxon TEXT,
  weight REAL, altitude INTEGER, year INTEGER, published TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) WITHOUT ROWID;
`;
