/** A publication as one source has it; records of one publication are found by their DOI, `domain/publications/gather.ts`. */
export interface PublicationTable {
  /** `source.id` */
  source: number;
  /** Place among the source's rows, from 1 on. */
  place: number;
  /** `conceptual` or `social`; `null` where nobody has said which. */
  page_type: string | null;
  /** Type of the catalog. */
  type: string;
  /** Text without markup. */
  title: string;
  /** `Surname, Given names` with `; ` between them. */
  authors: string | null;
  year: number | null;
  journal: string | null;
  publisher: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  /** Of sources without what stands before it, in small letters; as it was handed in. */
  doi: string | null;
  handle: string | null;
  url: string | null;
  /** Code of the title's language. */
  language: string | null;
  /** Crops of the catalog with `; ` between them. */
  crops: string | null;
  /** With `; ` between them. */
  topics: string | null;
  /** `yes` or `no`; `null` where the source does not say. */
  open_access: string | null;
}

/** What of a source could not be taken over: rows without a title, years and DOIs that are none. */
export interface PublicationLeftOutTable {
  /** `source.id` */
  source: number;
  /** `no-title` of a row that is in no table; `year` and `doi` of a cell that is empty there. */
  reason: string;
  /** What stands there. */
  detail: string;
  rows: number;
}

/** Kysely's view of the tables of publications. */
export interface PublicationDatabase {
  publication: PublicationTable;
  publication_left_out: PublicationLeftOutTable;
}

/** Statements that make the tables of publications. */
export const publicationDdl = `
CREATE TABLE publication (
  source INTEGER NOT NULL, place INTEGER NOT NULL, page_type TEXT, type TEXT NOT NULL, title TEXT NOT NULL, authors TEXT,
  year INTEGER, journal TEXT, publisher TEXT, volume TEXT, issue TEXT, pages TEXT, doi TEXT, handle TEXT, url TEXT,
  language TEXT, crops TEXT, topics TEXT, open_access TEXT,
  PRIMARY KEY (source, place)
) WITHOUT ROWID;
CREATE TABLE publication_left_out (
  source INTEGER NOT NULL, reason TEXT NOT NULL, detail TEXT NOT NULL, rows INTEGER NOT NULL,
  PRIMARY KEY (source, reason, detail)
) WITHOUT ROWID;
`;
