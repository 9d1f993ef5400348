import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { exportFormPath } from '#contract/export-addresses.ts';
import { ProblemError } from '../errors.ts';
import { isPlainForm } from './plain-form.ts';
import { type Balance, TokenBuckets } from './token-buckets.ts';

/** What an address may ask for in a minute; 0 sets no limit. */
export interface RateLimits {
  /** Accepted forms. */
  form: number;
  /** Files: exports, spreadsheets, pictures. */
  files: number;
  /** All else of the API. */
  api: number;
  /** What pages of this site ask for themselves: an answer counts one, a file ten. Many people may share an address. */
  pages: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is: an address of IPv4, or a network of IPv6, which one household or phone has. */
    client: string;
    /** Why this plain form is one too many; its page says so. */
    overLimit: string | null;
  }
}

export const publishedLimits: RateLimits = { form: 30, files: 60, api: 600, pages: 6000 };

/** What the server asks of itself comes from an address that no connection can have, and is not counted. */
export const ownAddress = '0.0.0.0';

const exportRoutes = '/api/v1/export/';

/** Where assistants ask. */
export const mcpPath = '/mcp';

type Kind = 'form' | 'files' | 'api';

/** What a request of the API counts as: by its route, since an address can be spelled in many ways; `null` for pages and what stands beside them. */
function kindOf({ routeOptions: { url } }: FastifyRequest): Kind | null {
  if (url === mcpPath) return 'api';
  if (url === undefined || !url.startsWith('/api/')) return null;
  if (url === exportFormPath) return 'form';
  return url.startsWith(exportRoutes) ? 'files' : 'api';
}

/** Bits of an IPv6 address that name its network. */
const networkBytes = 8;

/** The client of an address: IPv4 written either way is one, and so is a /64 of IPv6. */
function clientOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toByteArray().slice(0, networkBytes).join('.');
}

/** A bucket, and what a request takes of it. */
interface Price {
  bucket: keyof RateLimits;
  cost: number;
}

/**
 * Prices of a request, the one that is told last. Browsers say of what pages ask for that it is of the same origin. A form costs
 * when it is accepted (`limitRates`); as any request it costs before.
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

/** Says what is left of a limit on the raw answer, so that it is no part of what is kept (`toHeaders`). */
function tellBalance({ raw }: FastifyReply, kind: string, limit: number, { left, full }: Balance): void {
  raw.setHeader('ratelimit-policy', `"${kind}";q=${limit};w=60`);
  raw.setHeader('ratelimit', `"${kind}";r=${left};t=${full}`);
}

/** Counts what a client asks to be made. Throws `too-many-requests` where that is beyond a limit. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, kind: Kind) => void;

/**
 * Counts by client, each node for itself, what of the API has to be made, and refuses what is beyond. Has to stand behind the hook
 * that sends kept answers, which cost nothing. Files beside pages are counted where they are made, by the returned function.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits): Admit {
  const clients = new LRUCache<string, string>({ max: 20_000, memoMethod: clientOf });
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
    const told = taken.find(({ isAllowed }) => !isAllowed) ?? taken.at(-1);
    if (told === undefined) return;
    const { bucket, isAllowed, retryAfter } = told;
    tellBalance(reply, bucket, limits[bucket], told);
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
  app.decorateRequest('client', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.client = clients.memo(request.ip);
    const kind = kindOf(request);
    try {
      if (kind !== null) admit(request, reply, kind);
    } catch (error) {
      // A form of the page without scripts is refused by that page, with what was written in it.
      if (!(error instanceof ProblemError && kind === 'form' && isPlainForm(request))) throw error;
      request.overLimit = error.message;
    }
    done();
  });
  return admit;
}
