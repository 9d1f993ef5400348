import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportFormPath } from '#contract/export-addresses.ts';
import { ProblemError } from '../errors.ts';
import { ownAddress } from './pace.ts';
import { isPlainForm } from './plain-form.ts';
import { type Balance, TokenBuckets } from './token-buckets.ts';

/** Requests of an address in a minute; 0 sets no limit. */
export interface RateLimits {
  /** All requests, kept answers among them: those beyond wait (`pace.ts`), the others are refused. */
  all: number;
  /** Accepted forms. */
  form: number;
  /** Files: exports, spreadsheets, pictures. */
  files: number;
  /** All else of the API. */
  api: number;
  /** Requests that pages of this site make themselves: an answer counts one, a file ten. Many people may share an address. */
  pages: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why this plain form is refused, for its page. */
    overLimit: string | null;
  }
}

export const publishedLimits: RateLimits = { all: 12_000, form: 30, files: 60, api: 600, pages: 6000 };

const exportRoutes = '/api/v1/export/';

export const mcpPath = '/mcp';

type Kind = 'form' | 'files' | 'api';

/** The kind of an API request: by its route, since an address can be spelled in many ways; `null` for pages and their files. */
function kindOf({ routeOptions: { url } }: FastifyRequest): Kind | null {
  if (url === mcpPath) return 'api';
  if (url === undefined || !url.startsWith('/api/')) return null;
  if (url === exportFormPath) return 'form';
  return url.startsWith(exportRoutes) ? 'files' : 'api';
}

/** A bucket, and what a request takes of it. */
interface Price {
  bucket: Exclude<keyof RateLimits, 'all'>;
  cost: number;
}

/**
 * Prices of a request; the answer's headers report the last. Browsers mark requests of pages as same-origin. A form costs when
 * it is accepted (`limitRates`); as any request it costs before.
 */
function pricesOf(request: FastifyRequest, kind: Kind): readonly Price[] {
  if (kind === 'form')
    return [
      { bucket: 'api', cost: 1 },
      { bucket: 'form', cost: 0 },
    ];
  if (request.headers['sec-fetch-site'] !== 'same-origin') return [{ bucket: kind, cost: 1 }];
  return [{ bucket: 'pages', cost: kind === 'files' ? 10 : 1 }];
}

/** Sets the rest of a limit on the raw answer, so that it is not cached (`toHeaders`). */
function tellBalance({ raw }: FastifyReply, kind: string, limit: number, { left, full }: Balance): void {
  raw.setHeader('ratelimit-policy', `"${kind}";q=${limit};w=60`);
  raw.setHeader('ratelimit', `"${kind}";r=${left};t=${full}`);
}

/** Counts the work that a client requests. Throws `too-many-requests` beyond a limit. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, kind: Kind) => void;

/**
 * Counts the uncached requests of the API by client, each node for itself, and refuses what is beyond. Has to come after the hook
 * that sends cached answers, which cost nothing. Files of pages are counted where they are made, by the returned function.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits): Admit {
  const buckets = {
    form: new TokenBuckets(limits.form),
    files: new TokenBuckets(limits.files),
    api: new TokenBuckets(limits.api),
    pages: new TokenBuckets(limits.pages),
  };
  const admit: Admit = (request, reply, kind) => {
    if (request.raw.socket.remoteAddress === ownAddress) return;
    const { client } = request;
    const prices = pricesOf(request, kind).filter(({ bucket }) => limits[bucket] > 0);
    const taken = prices.map(({ bucket, cost }) => ({ bucket, ...buckets[bucket].take(client, cost) }));
    const decisive = taken.find(({ isAllowed }) => !isAllowed) ?? taken.at(-1);
    if (decisive === undefined) return;
    const { bucket, isAllowed, retryAfter } = decisive;
    tellBalance(reply, bucket, limits[bucket], decisive);
    if (!isAllowed) {
      reply.header('retry-after', String(retryAfter));
      throw new ProblemError(
        'too-many-requests',
        `At most ${limits[bucket]} requests of this kind (${bucket}) are answered in a minute. Ask again in ${retryAfter} s.`,
      );
    }
    if (kind === 'form')
      reply.raw.once('finish', () => reply.raw.statusCode < 400 && buckets.form.take(client, 1));
  };
  app.decorateRequest('overLimit', null);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request);
    try {
      if (kind !== null) admit(request, reply, kind);
    } catch (error) {
      // A form of the page without scripts is refused by that page, with its values kept.
      if (!(error instanceof ProblemError && kind === 'form' && isPlainForm(request))) throw error;
      request.overLimit = error.message;
    }
    done();
  });
  return admit;
}
