/**
 * The release's tables of delivery networks: a kind of data of their own, flows (origin × genebank × recipient) in samples a
 * year on average, of all crops together. A release without their source has the tables, empty.
 */

/** What is published of three names: one row, or a few of the same names, added. */
export interface AccessionFlowTable {
  /** Names as published. */
  genebank_name: string;
  origin_name: string;
  recipient_name: string;
  /** Genebank of `catalog/germplasm/genebanks.ts`. */
  genebank: string;
  /** `area.code`; `null` for a name that is no country's: a group of countries. */
  origin: string | null;
  recipient: string | null;
  /** Samples a year on average, above zero. */
  value: number;
  /** Number of published rows: a name may stand twice, where the source knows it by two. */
  rows: number;
  /**
   * Why the row is in no picture and no sum: `implausible` of flows that begin or end in Kosovo, `outside` of names that are no
   * country's; empty for the others.
   */
  left_out: '' | 'implausible' | 'outside';
  /** `source.id` */
  source: number;
}

/**
 * What the publisher's tables of two steps say of the same flows: how many of their sums there are, and how many of them the
 * flows of three steps do not add up to.
 */
export interface AccessionFlowCheckTable {
  /** `origin` from origins to genebanks, `recipient` from genebanks to recipients. */
  step: 'origin' | 'recipient';
  sums: number;
  differ: number;
  /** `source.id` */
  source: number;
}

/** Kysely's view of the tables of delivery networks. */
export interface FlowDatabase {
  accession_flow: AccessionFlowTable;
  accession_flow_check: AccessionFlowCheckTable;
}

/** Statements that make the tables of delivery networks. */
export const flowDdl = `
CREATE TABLE accession_flow (
  genebank_name TEXT NOT NULL, origin_name TEXT NOT NULL, recipient_name TEXT NOT NULL, genebank TEXT NOT NULL,
  origin TEXT, recipient TEXT, value REAL NOT NULL, rows INTEGER NOT NULL, left_out TEXT NOT NULL, source INTEGER NOT NULL,
  PRIMARY KEY (genebank_name, origin_name, recipient_name)
) WITHOUT ROWID;
CREATE TABLE accession_flow_check (
  step TEXT PRIMARY KEY, sums INTEGER NOT NULL, differ INTEGER NOT NULL, source INTEGER NOT NULL
) WITHOUT ROWID;
`;
