import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { ProblemError } from '../errors.ts';
import type { RequestDatabase } from './request-tables.ts';

/** A solution of a captcha, by its hash, and until when it could serve again. */
interface SpentSolution {
  hash: string;
  expiresAt: string;
}

/**
 * Keeps a request and spends the solution that came with it, both or neither. Throws `captcha-failed` when the solution has
 * served before, on whichever node.
 */
export async function keepRequest(
  db: Transaction<RequestDatabase>,
  request: Insertable<RequestDatabase['export_requests']>,
  { hash, expiresAt }: SpentSolution,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('export_solutions')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n)
    throw new ProblemError('captcha-failed', 'This solution has served already. Ask for another challenge.');
  await db.insertInto('export_requests').values(request).execute();
}

/**
 * Deletes requests before a time and expired solutions; returns the number of requests. Anonymous requests keep only
 * the day of their times, once their permits are over.
 */
export async function purgeRequests(
  db: Kysely<RequestDatabase>,
  { before, now }: { before: string; now: string },
): Promise<number> {
  await db.deleteFrom('export_solutions').where('expires_at', '<', now).execute();
  const day = (column: 'permit_expires_at' | 'used_at') => sql<string>`substr(${sql.ref(column)}, 1, 10)`;
  await db
    .updateTable('export_requests')
    .set({ permit_expires_at: day('permit_expires_at'), used_at: day('used_at') })
    .where('consent', '=', '')
    .where('permit_expires_at', '<', now)
    .where(sql`length(permit_expires_at)`, '>', 10)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('export_requests')
    .where('asked_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the requests of an email address, in any case of letters; returns their number. */
export async function forgetRequests(db: Kysely<RequestDatabase>, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('export_requests')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
