import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Variant } from '../cache/answer.ts';
import { type Encoding, negotiateEncoding } from '../cache/encoding.ts';
import type { KeptPlace, Recompressor } from '../cache/recompressor.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Absence } from '../release/release-place.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { tellTrace } from '../tracing/trace-requests.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Since when the place of the releases is unreachable; `null` while it is reachable. */
    absence: Absence | null;
    /** Whether the answer was at hand. */
    isHit: boolean;
  }
}

/**
 * Answers hits of the response cache in the first hook, with one write and without anything else of the framework:
 * headers and body are ready, compressed and with their entity tag.
 */
export function answerFromCache(
  app: FastifyInstance,
  { store, metrics, recompressor }: { store: ReleaseStore; metrics: Metrics; recompressor: Recompressor },
): void {
  app.decorateRequest('absence', null);
  app.decorateRequest('isHit', false);
  app.addHook('onRequest', (request, reply, done) => {
    const raw = request.raw;
    request.absence = store.absence;
    const cache = store.current?.cache;
    if (cache && (raw.method === 'GET' || raw.method === 'HEAD')) {
      const url = raw.url ?? '';
      const answer = cache.get(url);
      if (answer !== undefined) {
        const encoding = negotiateEncoding(raw.headers['accept-encoding']?.toString());
        const write = (variant: Variant): void => {
          metrics.hit();
          request.isHit = true;
          if (encoding === 'br') recompressor.requested(answer, placeIn(cache, url));
          tellAge(request, reply);
          reply.hijack();
          answer.write(variant, raw, reply.raw);
        };
        const ready = answer.ready(encoding);
        if (ready !== undefined) return write(ready);
        answer.prepare(encoding).then((variant) => {
          cache.measure(url);
          write(variant);
        }, done);
        return;
      }
    }
    done();
  });
}

/** A cached answer has its age while no check for another release is possible. */
function tellAge({ absence }: FastifyRequest, reply: FastifyReply): void {
  if (absence === null) return;
  reply.raw.setHeader('age', String(Math.floor((performance.now() - absence.since) / 1000)));
  reply.raw.setHeader('warning', '111 - "Revalidation Failed"');
}

/** Where the answer of an address is kept. */
export function placeIn(cache: ResponseCache, url: string): KeptPlace {
  return { key: url, find: () => cache.get(url), measure: () => cache.measure(url) };
}

/** Headers that belong to a connection or a client, and not to an answer. */
const ofConnection: readonly string[] = [
  'connection',
  'ratelimit',
  'ratelimit-policy',
  'strict-transport-security',
];

/** Headers that the hooks of this request set, such as the security headers, and these. */
export function toHeaders(
  reply: FastifyReply,
  ownHeaders: Readonly<Record<string, string>>,
): Record<string, string> {
  const set = Object.entries(reply.getHeaders())
    .filter(([name]) => !ofConnection.includes(name))
    .map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(set), ...ownHeaders };
}

export function encodingFor(request: FastifyRequest): Encoding {
  return negotiateEncoding(request.headers['accept-encoding']?.toString());
}

/** Sends a kept answer that the first hook could not: it is new, or has yet to be compressed. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    answer,
    metrics,
    recompressor,
    place,
    isHit,
  }: {
    answer: Answer;
    metrics: Metrics;
    recompressor: Recompressor;
    /** The answer's place in the cache; `null` for one that is not cached. */
    place: KeptPlace | null;
    /** Whether the answer could come out of the cache, and did; left out where there is no cache to come out of. */
    isHit?: boolean;
  },
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const isNew = answer.ready(encoding) === undefined;
  const variant = await answer.prepare(encoding);
  if (isNew) place?.measure();
  if (encoding === 'br' && place) recompressor.requested(answer, place);
  return writeKept(request, reply, {
    ...{ metrics, isHit },
    write: () => answer.write(variant, request.raw, reply.raw),
  });
}

/** Writes a cached answer past the framework, and counts it. */
export function writeKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { metrics, isHit, write }: { metrics: Metrics; isHit: boolean | undefined; write: () => void },
): FastifyReply {
  request.isHit = isHit === true;
  if (isHit) tellAge(request, reply);
  reply.hijack();
  tellTrace(request, reply);
  write();
  if (isHit === false) metrics.miss();
  if (isHit) metrics.hit();
  else metrics.answered(reply.raw.statusCode);
  return reply;
}

export function jsonAnswer(text: string, headers: Readonly<Record<string, string>>): Answer {
  return new Answer({
    body: Buffer.from(text),
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Makes an answer of a file that browsers keep instead of showing it. Its name is plain ASCII without quotes. */
export function fileAnswer(
  { name, text, type, lacks }: { name: string; text: string; type: string; lacks: readonly string[] },
  headers: Readonly<Record<string, string>>,
): Answer {
  return new Answer({
    body: Buffer.from(text),
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      // A CSV has no place for a sentence.
      ...(lacks.length === 0 ? {} : { 'x-file-lacks': lacks.join(', ') }),
      'access-control-expose-headers': 'ETag, Content-Disposition, X-File-Lacks',
    },
  });
}
