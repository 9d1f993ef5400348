import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ProblemError } from '../errors.ts';
import { canonicalFile } from './file-address.ts';
import type { RequestStore } from './request-store.ts';
import type { RequestDatabase } from './request-tables.ts';

/** Minutes for which a permit holds. */
const permitMinutes = 10;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A permit that cannot be guessed, and the fields that are stored. */
export function newPermit(now: Date): { permit: string; hash: string; expiresAt: string } {
  const permit = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + permitMinutes * 60_000).toISOString();
  return { permit, hash: hashOf(permit), expiresAt };
}

/** Permits of files that need the form. */
export class Permits {
  readonly #requests: RequestStore;
  readonly #clock: () => Date;

  constructor({ requests, clock }: { requests: RequestStore; clock: () => Date }) {
    this.#requests = requests;
    this.#clock = clock;
  }

  /**
   * Takes the permit for the file at an address (with or without its `permit` parameter); a second request, on any node, comes too late.
   * Throws `permit-required` when there is none, or it is another file's, used or over, and `store-unavailable`. Returns a function that
   * gives the permit back after a failed download: it then expires as before.
   */
  async take(token: string | undefined, fileAddress: string): Promise<() => Promise<void>> {
    if (token === undefined || token === '')
      throw new ProblemError('permit-required', 'This file is handed out by the export form of its page.');
    const claim = { hash: hashOf(token), file: canonicalFile(fileAddress), now: this.#clock().toISOString() };
    const isTaken = await this.#requests.use((db) => takePermit(db, claim));
    if (!isTaken) {
      const detail =
        'The permit is of another file, has served already, or is over. Fill in the export form again.';
      throw new ProblemError('permit-required', detail);
    }
    return () => this.#requests.use((db) => returnPermit(db, claim));
  }
}

/** One statement, so that of two simultaneous requests one gets it. */
async function takePermit(
  db: Kysely<RequestDatabase>,
  { hash, file, now }: { hash: string; file: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_requests')
    .set({ used_at: now })
    .where('permit_hash', '=', hash)
    .where('file', '=', file)
    .where('used_at', 'is', null)
    .where('permit_expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Only a permit that was taken at that time, and not again since. */
async function returnPermit(
  db: Kysely<RequestDatabase>,
  { hash, now }: { hash: string; now: string },
): Promise<void> {
  await db
    .updateTable('export_requests')
    .set({ used_at: null })
    .where('permit_hash', '=', hash)
    .where('used_at', '=', now)
    .execute();
}
