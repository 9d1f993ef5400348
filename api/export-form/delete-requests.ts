import { type Kysely, sql } from 'kysely';
import type { RequestDatabase } from './request-tables.ts';

/** Deletes requests of before a time, and what has expired of solutions; the number of requests. */
export async function purgeRequests(
  db: Kysely<RequestDatabase>,
  { before, now }: { before: string; now: string },
): Promise<number> {
  await db.deleteFrom('export_solutions').where('expires_at', '<', now).execute();
  const { numDeletedRows } = await db
    .deleteFrom('export_requests')
    .where('asked_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes what was asked for under an address of mail, in whichever case it was written; the number of requests. */
export async function forgetRequests(db: Kysely<RequestDatabase>, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('export_requests')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
