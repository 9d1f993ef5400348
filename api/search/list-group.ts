import type { Kysely } from 'kysely';
import type { PageLanguage } from '#contract/page.ts';
import type { SearchEntry } from '#domain/search/search-index.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import type { ApiWords } from '../words.ts';

/** Context of entries. */
export interface GroupContext {
  db: Kysely<ReleaseDatabase>;
  words: ApiWords;
  language: PageLanguage;
  /** Elements that pages show, one id for each name and unit. */
  elements: readonly number[];
}

/** Lists the entries of a group; its name is `search.group.<id>`. A further kind of thing is one such function, and a line in `build-index.ts`. */
export type ListGroup = (context: GroupContext) => Promise<{ id: string; entries: SearchEntry[] }>;
