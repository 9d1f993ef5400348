import { createHmac } from 'node:crypto';
import type { RequestStore } from '../export-form/request-store.ts';
import { takeSecret } from '../export-form/take-secret.ts';

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
