import { type CollectionDatabase, collectionDdl } from './collection-tables.ts';
import { type FlowDatabase, flowDdl } from './flow-tables.ts';
import { type GermplasmDatabase, germplasmDdl } from './germplasm-tables.ts';
import { type LossDatabase, lossDdl } from './loss-tables.ts';
import { type NetworkDatabase, networkDdl } from './network-tables.ts';
import { type PestDatabase, pestDdl } from './pest-tables.ts';
import { type PriceDatabase, priceDdl } from './price-tables.ts';
import { type PublicationDatabase, publicationDdl } from './publication-tables.ts';
import { type RecordDatabase, recordDdl } from './record-tables.ts';
import { type SampleDatabase, sampleDdl } from './sample-tables.ts';
import { type SeriesDatabase, seriesDdl } from './series-tables.ts';
import { type VarietyDatabase, varietyDdl } from './variety-tables.ts';
import type { WorldSumReason } from './world-sums.ts';

/**
 * The release's SQLite file: written by ingest, read by the API. Figures are columns, of which the API looks up what it is asked for;
 * every other table is clustered (WITHOUT ROWID) for the question asked of it.
 */

/** Area kinds. `former` states keep their own rows and never enter ranks or sums with their successors. */
export type AreaKind = 'country' | 'aggregate' | 'former';

/** Countries, states that have ended, regions and the World, one row each. */
export interface AreaTable {
  /** ISO3 for countries, `WLRD`, M49 for regions, own code for former states (`SUN`, `SDF`). */
  code: string;
  kind: AreaKind;
  m49: string | null;
  fao: number | null;
  iso2: string | null;
  /** M49 code of the region; `null` for aggregates. */
  region: string | null;
  /** M49 code of the continent; `null` for aggregates. */
  macro: string | null;
  /** First and last year in which the area exists; `null` when open. */
  first_year: number | null;
  last_year: number | null;
}

/** The files that a release was made from, one row each. */
export interface SourceTable {
  id: number;
  /** Key such as `faostat-fbsh`; words are `sources.<key>`. */
  key: string;
  /** File name as published. */
  file: string;
  publisher: string;
  title: string;
  url: string;
  /** ISO date of the release or of the file inside the archive. */
  date: string;
  sha256: string;
  /** SPDX id where there is one. */
  licence: string;
  rows: number;
  /** 1 when the source itself is computed rather than published. */
  computed: 0 | 1;
}

/** A publisher's release from which figures come, or a set of them: what `release.json` says of each is not repeated here. */
export interface EditionTable {
  id: number;
  /** Key such as `FBS-2021-africa`, or several with ` + ` between them in alphabetical order. */
  key: string;
}

/** All figures of an item and element: `FigureColumn`, written. */
export interface FigureColumnTable {
  /** Item code: food-balance item, production item, 2901 grand total, 3010 population. */
  indicator: number;
  element: number;
  body: Uint8Array;
  /**
   * Whose figures the computed aggregates take, deflated JSON: for each year it, the codes of the areas with a figure and those of the
   * areas that are known to have nothing of it, which count in means and in the other part of a share. `null` where none is computed.
   */
  sums: Uint8Array | null;
}

/**
 * Every crop that an area ranks by a measured element, food crops by 664, 674, 645 or 14, primary crops by 5312, 5510 or 152: a
 * `FigureColumn`, written, with item codes as its areas. Ranks are dense (1, 1, 2) and follow from the values.
 */
export interface RankingColumnTable {
  element: number;
  area: string;
  body: Uint8Array;
}

/** Whose figures an aggregate adds up, in which years. The years of a state that ended or began are those of its figures. */
export interface MemberTable {
  aggregate: string;
  area: string;
  first_year: number;
  last_year: number;
}

/** How a source writes the unit of rows that were taken over as they are. */
export interface PublishedUnitTable {
  /** `source.id` */
  source: number;
  indicator: number;
  element: number;
  unit: string;
}

/** What one country reports of its trade with another in a year. Clustered for the flows of a product in a year. */
export interface TradeFlowTable {
  /** Item code of the trade files: 176 dry beans, 128 dried cassava. */
  item: number;
  year: number;
  /** Country whose report it is. */
  reporter: string;
  /** Country from which it imported, or to which it exported. */
  partner: string;
  /** 5622 value of imports, 5922 of exports; 5610 quantity of imports, 5910 of exports. */
  element: number;
  /** 1000 US$ or t. */
  value: number;
  flag: string;
  /** `source.id`. */
  source: number;
}

/** The World's figure beside the sum of the countries of the same year, with the reason where they differ. */
export interface WorldSumTable {
  indicator: number;
  element: number;
  year: number;
  world: number;
  /** Sum over countries and former states that exist in the year. */
  countries_sum: number;
  /** How many they are. */
  countries: number;
  reason: WorldSumReason;
}

/** What exists for an indicator and element in a year: years list, counts, default year. */
export interface CoverageTable {
  indicator: number;
  element: number;
  year: number;
  countries: number;
  regions: number;
  /** 1 for the newest year whose number of countries is at least 80 % of the best-covered year's. */
  is_default: 0 | 1;
}

/** Class limits of the map; `year` 0 means over all years. `limits` is a JSON list of rising numbers. */
export interface BreaksTable {
  indicator: number;
  element: number;
  year: number;
  limits: string;
  /** 1 when real zeros occur, which then have their own first class. */
  has_zero: 0 | 1;
}

/**
 * Figures that the release before had otherwise, or had not, or had alone: the change log. Values that differ by less
 * than a billionth of their size are the same figure added up in another order.
 */
export interface ChangeTable {
  indicator: number;
  element: number;
  year: number;
  /** Area of an observation; reporter of a trade flow. */
  area: string;
  /** Partner of a trade flow; empty for observations. */
  partner: string;
  /** In the release before; both `null` for an added figure. */
  before: number | null;
  before_flag: string | null;
  /** In this release; both `null` for a removed figure. */
  after: number | null;
  after_flag: string | null;
}

/** Kysely's view of the release. */
export interface ReleaseDatabase
  extends PriceDatabase,
    GermplasmDatabase,
    SampleDatabase,
    FlowDatabase,
    CollectionDatabase,
    NetworkDatabase,
    VarietyDatabase,
    PublicationDatabase,
    PestDatabase,
    LossDatabase,
    RecordDatabase,
    SeriesDatabase {
  area: AreaTable;
  source: SourceTable;
  edition: EditionTable;
  figure_column: FigureColumnTable;
  ranking_column: RankingColumnTable;
  member: MemberTable;
  published_unit: PublishedUnitTable;
  trade_flow: TradeFlowTable;
  world_sum: WorldSumTable;
  coverage: CoverageTable;
  breaks: BreaksTable;
  change: ChangeTable;
}

/** Version of this schema; a release of another version is refused with a clear message. */
export const releaseSchemaVersion = 11;

/** Statements that make an empty release. `docs/data.md` is checked against them. */
export const releaseDdl = `
CREATE TABLE area (
  code TEXT PRIMARY KEY, kind TEXT NOT NULL, m49 TEXT, fao INTEGER, iso2 TEXT,
  region TEXT, macro TEXT, first_year INTEGER, last_year INTEGER
) WITHOUT ROWID;
CREATE TABLE source (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL, file TEXT NOT NULL, publisher TEXT NOT NULL, title TEXT NOT NULL,
  url TEXT NOT NULL, date TEXT NOT NULL, sha256 TEXT NOT NULL, licence TEXT NOT NULL, rows INTEGER NOT NULL,
  computed INTEGER NOT NULL
);
CREATE TABLE edition (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE figure_column (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, body BLOB NOT NULL, sums BLOB,
  PRIMARY KEY (indicator, element)
) WITHOUT ROWID;
CREATE TABLE ranking_column (
  element INTEGER NOT NULL, area TEXT NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (element, area)
) WITHOUT ROWID;
CREATE TABLE member (
  aggregate TEXT NOT NULL, area TEXT NOT NULL, first_year INTEGER NOT NULL, last_year INTEGER NOT NULL,
  PRIMARY KEY (aggregate, area, first_year)
) WITHOUT ROWID;
CREATE TABLE published_unit (
  source INTEGER NOT NULL, indicator INTEGER NOT NULL, element INTEGER NOT NULL, unit TEXT NOT NULL,
  PRIMARY KEY (source, indicator, element)
) WITHOUT ROWID;
CREATE TABLE trade_flow (
  item INTEGER NOT NULL, year INTEGER NOT NULL, reporter TEXT NOT NULL, partner TEXT NOT NULL,
  element INTEGER NOT NULL, value REAL NOT NULL, flag TEXT NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (item, year, reporter, element, partner)
) WITHOUT ROWID;
CREATE INDEX trade_flow_mirror ON trade_flow (item, year, partner, element, reporter, value, flag);
CREATE TABLE world_sum (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, year INTEGER NOT NULL,
  world REAL NOT NULL, countries_sum REAL NOT NULL, countries INTEGER NOT NULL, reason TEXT NOT NULL,
  PRIMARY KEY (indicator, element, year)
) WITHOUT ROWID;
CREATE TABLE coverage (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, year INTEGER NOT NULL,
  countries INTEGER NOT NULL, regions INTEGER NOT NULL, is_default INTEGER NOT NULL,
  PRIMARY KEY (indicator, element, year)
) WITHOUT ROWID;
CREATE TABLE breaks (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, year INTEGER NOT NULL,
  limits TEXT NOT NULL, has_zero INTEGER NOT NULL,
  PRIMARY KEY (indicator, element, year)
) WITHOUT ROWID;
${seriesDdl}CREATE TABLE change (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, year INTEGER NOT NULL, area TEXT NOT NULL,
  partner TEXT NOT NULL, before REAL, before_flag TEXT, after REAL, after_flag TEXT,
  PRIMARY KEY (indicator, element, year, area, partner)
) WITHOUT ROWID;
${priceDdl}${germplasmDdl}${sampleDdl}${flowDdl}${collectionDdl}${varietyDdl}${publicationDdl}${pestDdl}${lossDdl}${recordDdl}${networkDdl}`;
