import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A file that the release was made from. */
export interface SourceRow {
  id: number;
  key: string;
  publisher: string;
  title: string;
  /** Where it is published. */
  url: string;
  /** ISO day of the file. */
  date: string;
  /** SPDX id. */
  licence: string;
}

/** The sources of a release, in its order. */
export function selectSources(db: Kysely<ReleaseDatabase>): Promise<SourceRow[]> {
  return db
    .selectFrom('source')
    .select(['id', 'key', 'publisher', 'title', 'url', 'date', 'licence'])
    .orderBy('id')
    .execute();
}
