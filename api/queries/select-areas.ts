import type { Kysely } from 'kysely';
import type { AreaKind } from '#catalog/area-kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** An area, with the years in which it existed. */
export interface AreaRow {
  code: string;
  kind: AreaKind;
  m49: string | null;
  /** FAO's number of the area. */
  fao: number | null;
  region: string | null;
  macro: string | null;
  first_year: number | null;
  last_year: number | null;
  /** PABRA and those of its networks that count the country as a member; absent where none does. */
  networks?: readonly string[];
}

/** Every area of the release, by code. */
export function selectAreas(db: Kysely<ReleaseDatabase>): Promise<AreaRow[]> {
  return db
    .selectFrom('area')
    .select(['code', 'kind', 'm49', 'fao', 'region', 'macro', 'first_year', 'last_year'])
    .orderBy('code')
    .execute();
}
