/** Members of PABRA as somebody handed them in, instead of the catalog's list; empty where nobody has. */
export interface NetworkMembershipTable {
  /** `source.id` */
  source: number;
  /** Place of the row in what was handed in. */
  place: number;
  /** ISO3. */
  country: string;
  /** Code of the network; `null` where it is not known. */
  network: string | null;
  /** How sure it is: one of `networkBases`. */
  basis: string | null;
  note: string | null;
  /** Page that says so. */
  link: string | null;
}

/** Kysely's view of the tables of networks. */
export interface NetworkDatabase {
  network_membership: NetworkMembershipTable;
}

/** Statements that make the tables of networks. */
export const networkDdl = `
CREATE TABLE network_membership (
  source INTEGER NOT NULL, place INTEGER NOT NULL, country TEXT NOT NULL, network TEXT, basis TEXT, note TEXT, link TEXT,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
`;
