import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RequestStore } from '../export-form/request-store.ts';
import type { RequestDatabase } from '../export-form/request-tables.ts';

/** The keys that challenges are signed with, one for each purpose, all from one that every node has. */
export class Secrets {
  readonly #requests: RequestStore;
  #root: string | undefined;

  /** `key` is the operator's; without one it is made once and kept where requests are. */
  constructor({ requests, key }: { requests: RequestStore; key: string | undefined }) {
    this.#requests = requests;
    this.#root = key;
  }

  /** Throws `store-unavailable`. */
  async of(purpose: string): Promise<string> {
    this.#root ??= await this.#requests.use((db) => takeSecret(db, 'captcha'));
    return createHmac('sha256', this.#root).update(purpose).digest('base64url');
  }
}

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
