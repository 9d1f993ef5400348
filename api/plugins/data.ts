import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { editionHeader, editionText } from '#contract/page.ts';
import { problem } from '#contract/problem.ts';
import { reach } from '#contract/reach.ts';
import type { RouteContract } from '#contract/route.ts';
import type { Answer } from '../cache/answer.ts';
import type { Recompressor } from '../cache/recompressor.ts';
import { ProblemError } from '../errors.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { AnsweredFile, type DataRoute, JsonText, type RouteContext } from '../routes/data-route.ts';
import type { ApiWords } from '../words.ts';
import type { AnswerValues } from './get-json.ts';
import type { Metrics } from './metrics.ts';
import { encodingFor, fileAnswer, jsonAnswer, placeIn, sendAnswer, toHeaders } from './response-cache.ts';
import type { WorkLimit } from './work-limit.ts';

/** Answers are valid as long as the release; a few minutes let a new one through without a request each time. */
const dataHeaders = {
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
} as const;

export interface DataOptions {
  routes: readonly DataRoute[];
  store: ReleaseStore;
  words: ApiWords;
  metrics: Metrics;
  recompressor: Recompressor;
  values: AnswerValues;
  limit: WorkLimit;
  /** Hash of the built browser files. */
  build: string;
}

/** Mounts the routes of the contract: each answer is made once per release and kept. */
export function registerData(
  app: FastifyInstance,
  { routes, store, words, metrics, recompressor, values, limit, build }: DataOptions,
): void {
  for (const route of routes) {
    app.get(route.contract.path, { schema: describe(route) }, (request, reply) =>
      store.use(async (release) => {
        let isHit = true;
        const make = async (): Promise<Answer> => {
          const parameters = { params: request.params, query: request.query };
          const value = await makeAnswer(route, parameters, { release, words, kept: () => store.kept() });
          const answer = answerWith(
            value,
            route.contract,
            toHeaders(reply, {
              ...dataHeaders,
              [editionHeader]: editionText(release.id, build),
            }),
          );
          if (!(value instanceof JsonText)) values.made(release.cache, request.url, answer, value);
          await answer.prepare(encodingFor(request));
          return answer;
        };
        const answer = await release.cache.getOrMake(request.url, () => {
          isHit = false;
          return limit.run(make, { client: request.client, isPart: values.isWanted(request.url) });
        });
        const place = placeIn(release.cache, request.url);
        return sendAnswer(request, reply, { answer, metrics, recompressor, place, isHit });
      }, versionOf(request.query)),
    );
    refuseOtherMethods(app, route.contract.path);
  }
}

/**
 * The route's answer. Throws `DamagedRelease`, whatever the route throws, when its file has changed: an absence read from a
 * damaged file is unreliable. Nothing is read from a changed file, for the driver ends the process over bytes that are no text.
 */
async function makeAnswer(
  route: DataRoute,
  parameters: { params: unknown; query: unknown },
  context: RouteContext,
): Promise<unknown> {
  context.release.file.requireUnchanged();
  try {
    return await route.answer(parameters, context);
  } finally {
    context.release.file.requireUnchanged();
  }
}

/** A file as its contract's media type, everything else as JSON. */
function answerWith(
  value: unknown,
  { file }: RouteContract,
  headers: Readonly<Record<string, string>>,
): Answer {
  if (value instanceof JsonText) return jsonAnswer(value.text, headers);
  if (!(value instanceof AnsweredFile) || file === undefined)
    return jsonAnswer(JSON.stringify(value), headers);
  return fileAnswer({ name: value.name, text: value.text, type: file, lacks: value.lacks }, headers);
}

/** The release that the query names; `undefined` is the current one. Every query of the contract has `v`. */
const versionOf = (query: unknown): string | undefined => (query as { v?: string }).v;

const otherMethods: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** A path that only answers GET: other methods are refused before their body is read, and preflights are allowed. */
export function refuseOtherMethods(app: FastifyInstance, url: string): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', 'GET, HEAD, OPTIONS');
    throw new ProblemError(
      'method-not-allowed',
      `${request.method} is not allowed here. Allowed: GET, HEAD, OPTIONS.`,
    );
  };
  app.route({ method: otherMethods, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
  app.options(url, { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}

function describe({ name, contract }: Pick<DataRoute, 'name' | 'contract'>): Record<string, unknown> {
  const refused = { description: 'Problem', content: { 'application/problem+json': { schema: problem } } };
  const media = contract.file ?? 'application/json';
  return {
    operationId: name,
    summary: contract.summary,
    params: contract.params,
    querystring: contract.query,
    response: {
      200: { description: contract.summary, content: { [media]: { schema: contract.answer } } },
      400: refused,
      ...(reach[name] === 'open' ? { 403: refused } : {}),
      404: refused,
      410: refused,
      503: refused,
    },
  };
}
