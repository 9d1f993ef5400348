import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ProblemCode, problemStatus } from '#contract/problem.ts';
import { ProblemError, quoted, toProblem } from '../errors.ts';
import { messageLanguage } from '../language.ts';
import { isDatabaseFailure, ReleaseChanged } from '../release/release-file.ts';
import { DatabaseAway } from '../release/release-place.ts';
import type { ApiWords } from '../words.ts';
import { asksForPage, refusalHeaders, refusalPage } from './refusal-page.ts';
import { problemSecurity } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request is refused; `null` of an answer, and of a page that shows the reason itself. */
    problemCode: ProblemCode | null;
  }
}

/** Longest address that is read. Every address of the contract is far shorter. */
export const longestAddress = 4096;

/** The page of results shortens a long query with a note: a long text pasted into the search gets a page, and no problem. */
const isSearch = /^\/(?:[a-z]{2}\/)?search\?/;

/** Nobody keeps a problem, and any site may read it. */
export const problemHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
};

/** A problem without its title. */
interface Explained {
  code: ProblemCode;
  detail: string;
  fields?: readonly string[] | undefined;
}

/** Seconds after which a temporarily refused request may be repeated. */
const soon = 5;

/** Sends a problem in the reader's language: as JSON, or, where a browser requests a page that is temporarily refused, as a page. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { words, code, detail, fields }: Explained & { words: ApiWords },
): FastifyReply {
  const status = problemStatus[code];
  request.problemCode = code;
  if (status === 503) reply.header('retry-after', String(soon));
  reply.code(status).headers(problemHeaders);
  if ((status === 429 || status >= 500) && asksForPage(request)) {
    const waitSeconds = Number(reply.getHeader('retry-after'));
    const seconds = Number.isNaN(waitSeconds) ? null : waitSeconds;
    return reply.headers(refusalHeaders).send(refusalPage(request, { code, seconds, words }));
  }
  const title = words.problemTitle(code, messageLanguage(request.headers['accept-language']));
  const problem = toProblem(code, detail, title, request.url, fields);
  return reply
    .headers({ ...problemSecurity, vary: 'Accept-Language' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Every error of a request becomes a problem here, and is logged only when it is ours. */
export function registerProblems(app: FastifyInstance, words: ApiWords): void {
  app.decorateRequest('problemCode', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= longestAddress || isSearch.test(request.url)) return done();
    const detail = `The address has ${request.url.length} characters; at most ${longestAddress} are read.`;
    sendProblem(request, reply, { words, code: 'url-too-long', detail });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, detail, fields } = explain(error);
    if (code === 'internal') request.log.error({ err: error, url: request.url }, 'Request failed');
    return sendProblem(request, reply, { words, code, detail, fields });
  });

  app.setNotFoundHandler((request, reply) => {
    const detail = `There is nothing at ${quoted(request.url.split('?')[0])} for ${request.method}.`;
    return sendProblem(request, reply, { words, code: 'unknown-path', detail });
  });
}

/** The framework's refusals of bodies. */
const ofBodies: Readonly<Record<number, ProblemCode>> = {
  413: 'body-too-large',
  415: 'unsupported-media-type',
};

export function explain(error: FastifyError): Explained {
  if (error instanceof ProblemError) return { code: error.code, detail: error.message, fields: error.fields };
  if (error instanceof ReleaseChanged)
    return { code: 'busy', detail: 'The release changed while the page was drawn. Ask again.' };
  if (error instanceof DatabaseAway)
    return { code: 'database-away', detail: `${error.message} Ask again in a few seconds.` };
  // The release store has logged it, once for all requests that meet it.
  if (isDatabaseFailure(error)) return { code: 'no-release', detail: 'The release cannot be read.' };
  // The framework's own refusals before a route is reached: bodies, broken percent codes.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: ofBodies[error.statusCode] ?? 'unreadable-request', detail: `${error.message}.` };
  }
  return { code: 'internal', detail: 'The server could not answer; the fault has been logged.' };
}
