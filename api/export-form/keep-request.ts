import type { Insertable, Transaction } from 'kysely';
import { ProblemError } from '../errors.ts';
import type { RequestDatabase } from './request-tables.ts';

/** A solution of a captcha, by its hash, and until when it could serve again. */
export interface SpentSolution {
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
