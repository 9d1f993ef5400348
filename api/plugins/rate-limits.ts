import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { exportFormPath } from '#contract/export-addresses.ts';
import type { ApiWords } from '../words.ts';
import { isPlainForm } from './plain-form.ts';
import { sendProblem } from './problems.ts';

/** Requests that an address may make in a minute; 0 sets no limit. */
export interface RateLimits {
  /** Sent forms. */
  form: number;
  /** Files: exports, spreadsheets, pictures. */
  files: number;
  /** All else of the API. */
  api: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why this plain form is one too many; its page says so. */
    overLimit: string | null;
    /** Names and values in turn of the headers that tell what is left of a limit; they are no part of what is kept. */
    limitHeaders: readonly [string, string, string, string] | null;
  }
}

export const publishedLimits: RateLimits = { form: 5, files: 60, api: 600 };

const minute = 60_000;

/** Addresses that are counted at a time; the one that has not been heard of for longest is forgotten first. */
const mostAddresses = 20_000;

/** What the server asks of itself comes from an address that no connection can have, and is not counted. */
export const ownAddress = '0.0.0.0';

const exportRoutes = '/api/v1/export/';
const pageFile = /^\/(?:en|es|pt)\/[^?]*\.(?:csv|json|xlsx|png|svg)(?:\?|$)/;

/** What a request counts as: by its route, since an address can be spelled in many ways; `null` for pages and their parts. */
function kindOf(request: FastifyRequest): keyof RateLimits | null {
  const route = request.routeOptions.url;
  if (route === undefined || !route.startsWith('/api/')) return pageFile.test(request.url) ? 'files' : null;
  if (route === exportFormPath) return 'form';
  return route.startsWith(exportRoutes) ? 'files' : 'api';
}

/** Says what is left of a limit on the raw answer, so that it is no part of what is kept (`toHeaders`); kept answers are written with it. */
export function tellLimit({ limitHeaders }: FastifyRequest, { raw }: FastifyReply): void {
  if (limitHeaders === null) return;
  const [policyName, policy, leftName, left] = limitHeaders;
  raw.setHeader(policyName, policy);
  raw.setHeader(leftName, left);
}

/** Counts requests by address, each node for itself, and refuses what is beyond. Has to stand before kept answers are sent. */
export async function limitRates(
  app: FastifyInstance,
  { limits, words }: { limits: RateLimits; words: ApiWords },
): Promise<void> {
  const counted = new LRUCache<string, string>({ max: mostAddresses });
  // To find the network of an IPv6 address takes a third of what a kept answer does.
  const keyGenerator = ({ ip }: FastifyRequest): string => {
    const known = counted.get(ip) ?? normalizeIP(ip);
    counted.set(ip, known);
    return known;
  };
  await app.register(rateLimit, { global: false, cache: mostAddresses, timeWindow: minute, keyGenerator });
  const policyOf = (kind: keyof RateLimits): string => `"${kind}";q=${limits[kind]};w=${minute / 1000}`;
  const policies = { form: policyOf('form'), files: policyOf('files'), api: policyOf('api') };
  const counters = {
    form: app.createRateLimit({ max: limits.form }),
    files: app.createRateLimit({ max: limits.files }),
    api: app.createRateLimit({ max: limits.api }),
  };
  app.decorateRequest('overLimit', null);
  app.decorateRequest('limitHeaders', null);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request);
    if (kind === null || limits[kind] === 0 || request.raw.socket.remoteAddress === ownAddress) return done();
    counters[kind](request).then((count) => {
      if (count.isAllowed) return done();
      const { isExceeded, remaining, ttlInSeconds } = count;
      request.limitHeaders = [
        'ratelimit-policy',
        policies[kind],
        'ratelimit',
        `"${kind}";r=${remaining};t=${ttlInSeconds}`,
      ];
      if (!isExceeded) return done();
      tellLimit(request, reply);
      reply.header('retry-after', String(ttlInSeconds));
      const detail = `At most ${limits[kind]} requests of this kind (${kind}) are answered in a minute. Ask again in ${ttlInSeconds} s.`;
      // A form of the page without scripts is refused by that page, with what was written in it.
      if (kind === 'form' && isPlainForm(request)) {
        request.overLimit = detail;
        return done();
      }
      sendProblem(request, reply, { words, code: 'too-many-requests', detail });
    }, done);
  });
}
