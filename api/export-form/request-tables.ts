import type { Kysely } from 'kysely';

/** Days and times are ISO 8601 in UTC, whose order as text is their order in time, in every database alike. */
type Time = string;

/** Tables of the export form's requests. They belong to the operator and to no release. */
export interface RequestDatabase {
  export_requests: {
    id: string;
    /** Name, email, country and institution are empty where the person agreed to no wording, or the site has no contact. */
    full_name: string;
    email: string;
    /** ISO3 code. */
    country: string;
    institution: string;
    /** Address of the requested file. */
    file: string;
    /** A day where nothing of the person is kept. */
    asked_at: Time;
    /** Version of the wording by which the person is kept; empty for none. */
    consent: string;
    /** SHA-256 of the permit; the permit itself is known to the person alone. */
    permit_hash: string;
    permit_expires_at: Time;
    used_at: Time | null;
  };
  /** Solutions of captchas that have served, for as long as they could serve again. */
  export_solutions: { hash: string; expires_at: Time };
  /** Keys that nodes share, made by the first that needs them. */
  export_secrets: { name: string; value: string };
}

/** Makes the tables where they are absent. The same statements serve SQLite and PostgreSQL. */
export async function createRequestTables(db: Kysely<RequestDatabase>): Promise<void> {
  await db.schema
    .createTable('export_requests')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('institution', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('permit_hash', 'text', (column) => column.notNull().unique())
    .addColumn('permit_expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('export_solutions')
    .ifNotExists()
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('export_secrets')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
