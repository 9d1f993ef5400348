/** What the release's tables of germplasm have in common: what of the sources is in none of them. */

/** Published rows that are in no table of the release. */
export interface GermplasmLeftOutTable {
  /** `source.id` */
  source: number;
  /** Word key `germplasm.left-out.<reason>`. */
  reason: string;
  /** What the rows say where that is why: a name of a place, a year. Else empty. */
  detail: string;
  rows: number;
}

/** Kysely's view of them. */
export interface GermplasmDatabase {
  germplasm_left_out: GermplasmLeftOutTable;
}

/** Statements that make them. */
export const germplasmDdl = `
CREATE TABLE germplasm_left_out (
  source INTEGER NOT NULL, reason TEXT NOT NULL, detail TEXT NOT NULL, rows INTEGER NOT NULL,
  PRIMARY KEY (source, reason, detail)
) WITHOUT ROWID;
`;
