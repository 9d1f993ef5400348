import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { languageCookie, type PageLanguage } from '#contract/page.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { isLanguage, ownLanguage } from '../language.ts';
import type { ApiWords } from '../words.ts';
import { problemSecurity } from './security.ts';

/** Seconds by which visitors who were refused together come back apart. */
const mostJitter = 5;

const styles = `body{margin:0;font:1.125rem/1.5 "Source Sans 3",system-ui,sans-serif;color:#1f2a24;background:#fff}
main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}img{height:2.75rem}h1{font-size:1.6rem;line-height:1.25}a{color:#1b5e3f}
@media(prefers-color-scheme:dark){body{color:#e8efe9;background:#131a16}a{color:#8fd3ae}img{background:#fff;padding:.4rem;border-radius:.3rem}}`;

/** The page needs neither a release nor the renderer, which may be missing. */
export const refusalHeaders: Readonly<Record<string, string>> = {
  ...problemSecurity,
  'content-security-policy': `default-src 'none';img-src 'self';style-src 'sha256-${createHash('sha256')
    .update(styles)
    .digest('base64')}';base-uri 'none';frame-ancestors 'self'`,
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept, Accept-Language, Cookie',
};

/** Whether a browser requests a page, which is refused by a page. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
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
export function refusalPage(
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
