import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RequestDatabase } from './request-tables.ts';

/** The key of a name: the first node that needs it makes it, and all others share it. */
export async function takeSecret(db: Kysely<RequestDatabase>, name: string): Promise<string> {
  await db
    .insertInto('export_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('export_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
