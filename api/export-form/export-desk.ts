import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { altcha, type Tries } from '../captcha/altcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { type RecaptchaOptions, recaptcha } from '../captcha/recaptcha.ts';
import { SumQuestions } from '../captcha/sum-question.ts';
import type { RequestPlace } from './open-requests.ts';
import { Permits } from './permits.ts';
import { RequestStore } from './request-store.ts';
import type { RequestDatabase } from './request-tables.ts';
import { purgeRequests } from './write-requests.ts';

/** The keys that challenges are signed with, one for each purpose, all from one that every node has. */
class Secrets {
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

export interface ExportDeskOptions {
  place: RequestPlace;
  /** Months for which requests are kept. */
  retentionMonths: number;
  /** Key of the captcha's signatures; made and kept with the requests when `undefined`. */
  captchaKey: string | undefined;
  /** Tries that our own captcha takes; the published ones when left out. */
  captchaTries?: Tries | undefined;
  /** Google's keys, where the operator has them. */
  google: Omit<RecaptchaOptions, 'fetch' | 'clock'> | undefined;
  clock: () => Date;
  fetch: typeof fetch;
  logger: FastifyBaseLogger;
}

/** All that decides whether a person gets a file that the form hands out. */
export interface ExportDesk {
  requests: RequestStore;
  permits: Pick<Permits, 'take'>;
  captcha: Captcha;
  /** Sums for forms without scripts; `null` where the captcha is Google's, which needs scripts. */
  sums: SumQuestions | null;
  /** Months for which requests are kept. */
  retentionMonths: number;
  clock: () => Date;
  /** Deletes expired rows, now and every day, until the desk is closed. */
  beginPurging(): void;
  close(): Promise<void>;
}

const day = 86_400_000;

/**
 * The moment before which requests are deleted. In a month without a day of this number it is the month's last: "31 February" would
 * be a day of March, and requests would be deleted before the time that the form names.
 */
export function retentionBegins(now: Date, months: number): Date {
  const begins = new Date(now);
  begins.setUTCMonth(begins.getUTCMonth() - months);
  if (begins.getUTCDate() !== now.getUTCDate()) begins.setUTCDate(0);
  return begins;
}

export function openExportDesk(options: ExportDeskOptions): ExportDesk {
  const { place, retentionMonths, captchaKey, captchaTries: tries, google, clock, fetch, logger } = options;
  const requests = new RequestStore({ place, logger });
  const secrets = new Secrets({ requests, key: captchaKey });
  const keys = async (): Promise<{ challenge: string; key: string }> => ({
    challenge: await secrets.of('altcha challenge'),
    key: await secrets.of('altcha key'),
  });
  const purge = async (): Promise<void> => {
    const now = clock();
    const before = retentionBegins(now, retentionMonths).toISOString();
    const deleted = await requests.use((db) => purgeRequests(db, { before, now: now.toISOString() }));
    if (deleted > 0) logger.info({ deleted }, 'Requests of the export form that were old enough are deleted');
  };
  // The store has logged its failure; the next day tries again.
  const purgeOrWait = (): void => void purge().catch(() => {});
  let daily: NodeJS.Timeout | undefined;
  return {
    requests,
    permits: new Permits({ requests, clock }),
    captcha:
      google === undefined ? altcha({ secrets: keys, clock, tries }) : recaptcha({ ...google, fetch, clock }),
    sums: google === undefined ? new SumQuestions({ secret: () => secrets.of('sum'), clock }) : null,
    retentionMonths,
    clock,
    beginPurging() {
      purgeOrWait();
      daily = setInterval(purgeOrWait, day).unref();
    },
    async close() {
      clearInterval(daily);
      await requests.close();
    },
  };
}
