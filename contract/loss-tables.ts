/** The release's tables of food losses, and what of their sources and of those of pests is in no table. */

/** A percentage lost, as a source reports it of a place, a year and a stage of the chain. */
export interface LossTable {
  /** `source.id` */
  source: number;
  /** Place of the row in its source. */
  place: number;
  /** Crop of the catalog. */
  crop: string;
  /** Commodity of `catalog/losses/stages.ts`. */
  commodity: string;
  /** `area.code` */
  country: string;
  /** Part of the country as published; `null` where it is the country. */
  region: string | null;
  year: number;
  /** Stage of `catalog/losses/stages.ts`. */
  stage: string;
  /** What was done there, as published. */
  activity: string | null;
  /** Percent of what came to the stage. */
  loss_percent: number;
  /** Ends of a range that the source gives; its `loss_percent` is then the middle. */
  loss_low: number | null;
  loss_high: number | null;
  /** Method of `catalog/losses/stages.ts`. */
  method: string;
  /** 1 where the source states no method, and it follows from the other file (decision 0331). */
  method_inferred: number | null;
  treatment: string | null;
  cause: string | null;
  sample: string | null;
  /** The work that the figure is from, as published. */
  reference: string | null;
  /** Address of it, where whoever handed it in gives one. */
  link: string | null;
  /** 1 where the newer file of the same data has the same row. */
  in_newer: number | null;
}

/** Published rows of pests, diseases and losses that are in no table of the release. */
export interface LossLeftOutTable {
  /** `source.id` */
  source: number;
  /** Word key `losses.left-out.<reason>`. */
  reason: string;
  /** What the rows say where that is why; else empty. */
  detail: string;
  rows: number;
}

/** Kysely's view of them. */
export interface LossDatabase {
  loss: LossTable;
  loss_left_out: LossLeftOutTable;
}

/** Statements that make them. */
export const lossDdl = `
CREATE TABLE loss (
  source INTEGER NOT NULL, place INTEGER NOT NULL, crop TEXT NOT NULL, commodity TEXT NOT NULL, country TEXT NOT NULL, region TEXT,
  year INTEGER NOT NULL, stage TEXT NOT NULL, activity TEXT, loss_percent REAL NOT NULL, loss_low REAL, loss_high REAL,
  method TEXT NOT NULL, method_inferred INTEGER, treatment TEXT, cause TEXT, sample TEXT, reference TEXT, link TEXT, in_newer INTEGER,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
CREATE INDEX loss_crop ON loss (crop, commodity, country);
CREATE TABLE loss_left_out (
  source INTEGER NOT NULL, reason TEXT NOT NULL, detail TEXT NOT NULL, rows INTEGER NOT NULL,
  PRIMARY KEY (source, reason, detail)
) WITHOUT ROWID;
`;
