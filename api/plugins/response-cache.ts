import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer } from '../cache/answer.ts';
import { negotiateEncoding } from '../cache/encoding.ts';
import type { Improver } from '../cache/improver.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Metrics } from './metrics.ts';

/**
 * Answers hits of the response cache in the first hook, with one write and without anything else of the framework:
 * headers and body are ready, compressed and with their entity tag.
 */
export function answerFromCache(app: FastifyInstance, store: ReleaseStore, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    const raw = request.raw;
    if (raw.method === 'GET' || raw.method === 'HEAD') {
      const answer = store.current?.cache.get(raw.url ?? '');
      const variant = answer?.ready(negotiateEncoding(raw.headers['accept-encoding']?.toString()));
      if (answer && variant) {
        metrics.hit();
        reply.hijack();
        answer.write(variant, raw, reply.raw);
        return;
      }
    }
    done();
  });
}

/** Headers that the hooks of this request set, such as the security headers, and these. */
export function headersOf(
  reply: FastifyReply,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const set = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(set), ...own };
}

/** Sends a kept answer that the first hook could not: it is new, or has yet to be compressed. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    answer,
    metrics,
    improver,
    kept,
  }: {
    answer: Answer;
    metrics: Metrics;
    improver: Improver;
    /** Where the answer is kept, and whether it was made for this request. */
    kept?: { cache: ResponseCache; key: string; made: boolean };
  },
): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']?.toString());
  const fresh = answer.ready(encoding) === undefined;
  const variant = await answer.prepare(encoding);
  if (fresh) {
    const measure = (): void => kept?.cache.measure(kept.key);
    measure();
    if (encoding === 'br') improver.add(answer, measure);
  }
  reply.hijack();
  answer.write(variant, request.raw, reply.raw);
  if (kept?.made) metrics.miss();
  if (kept?.made === false) metrics.hit();
  else metrics.answered(reply.raw.statusCode);
  return reply;
}

/** Makes an answer of JSON. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>>): Answer {
  return new Answer({
    body: Buffer.from(JSON.stringify(value)),
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Makes an answer of a file that browsers keep instead of showing it. Its name is plain ASCII without quotes. */
export function fileAnswer(
  { name, text, type }: { name: string; text: string; type: string },
  headers: Readonly<Record<string, string>>,
): Answer {
  return new Answer({
    body: Buffer.from(text),
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'access-control-expose-headers': 'ETag, Content-Disposition',
    },
  });
}
