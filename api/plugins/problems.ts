import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, type PageLanguage } from '#contract/page.ts';
import { type ProblemCode, problemStatus } from '#contract/problem.ts';
import { ProblemError, quoted, toProblem } from '../errors.ts';
import { isLanguage, messageLanguage, ownLanguage } from '../language.ts';
import { isDatabaseFailure, ReleaseChanged } from '../release/release-file.ts';
import { DatabaseAway } from '../release/release-place.ts';
import type { ApiWords } from '../words.ts';
import { problemSecurity } from './security.ts';

/** Seconds by which visitors who were refused together come back apart. */
const mostJitter = 5;

const styles = `body{margin:0;font:1.125rem/1.5 "Source Sans 3",system-ui,sans-serif;color:#1f2a24;background:#fff}
main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}img{height:2.75rem}h1{font-size:1.6rem;line-height:1.25}a{color:#1b5e3f}
@media(prefers-color-scheme:dark){body{color:#e8efe9;background:#131a16}a{color:#8fd3ae}img{background:#fff;padding:.4rem;border-radius:.3rem}}`;

/** The page needs neither a release nor the renderer, which may be missing. */
const refusalHeaders: Readonly<Record<string, string>> = {
  ...problemSecurity,
  'content-security-policy': `default-src 'none';img-src 'self';style-src 'sha256-${createHash('sha256')
    .update(styles)
    .digest('base64')}';base-uri 'none';frame-ancestors 'self'`,
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept, Accept-Language, Cookie',
};

/** Whether a browser requests a page, which is refused by a page. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** The language of the address, else the one that the visitor chose last, else the browser's. */
function languageOf({ url, headers }: FastifyRequest): PageLanguage {
  const code = /^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1];
  if (isLanguage(code)) return code;
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})`).exec(headers.cookie ?? '')?.[1];
  return ownLanguage(chosen, headers['accept-language']);
}

/** Key of a page's text on a problem, beside its title. */
const textKey = (code: ProblemCode): string => {
  if (code === 'too-many-requests') return 'problems.page.many';
  return code === 'internal' ? 'problems.page.fault' : 'problems.page.busy';
};

/** A page on why there is no page. It reloads after `seconds`, but not after a fault of the server. */
function refusalPage(
  request: FastifyRequest,
  { code, seconds, words }: { code: ProblemCode; seconds: number | null; words: ApiWords },
): string {
  const language = languageOf(request);
  const wait = seconds === null ? null : seconds + Math.floor(Math.random() * (mostJitter + 1));
  const say = (key: string): string => words.names(key)[language].replace('{seconds}', String(wait));
  const refresh = wait === null ? '' : `<meta http-equiv="refresh" content="${wait}">`;
  const title = words.problemTitle(code, language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${styles}</style></head><body><main><a href="/${language}"><img src="/logo.svg" alt="${say('problems.page.home')}"></a><h1>${title}</h1><p>${say(textKey(code))}</p><p><a href="">${say('problems.page.again')}</a></p></main></body></html>`;
}

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
