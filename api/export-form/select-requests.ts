import type { Kysely, Selectable } from 'kysely';
import type { RequestDatabase } from './request-tables.ts';

/** A request as its operator reads it: all but its id and its permit. */
export type KeptRequest = Omit<
  Selectable<RequestDatabase['export_requests']>,
  'id' | 'permit_hash' | 'permit_expires_at'
>;

/** Every request that is kept, the oldest first. */
export function selectRequests(db: Kysely<RequestDatabase>): Promise<KeptRequest[]> {
  return db
    .selectFrom('export_requests')
    .select(['asked_at', 'full_name', 'email', 'country', 'institution', 'file', 'consent', 'used_at'])
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}
