import type { FastifyInstance } from 'fastify';
import { decimalsCookie, decimalsPath } from '#contract/page.ts';
import { ProblemError, quoted } from '../errors.ts';
import { isDecimalSign } from '../language.ts';
import { refuseOtherMethods } from './data.ts';

/** Seconds of a year. */
const secondsOfYear = 31_536_000;

/** The Spanish page to go back to: path and query. Throws `invalid-parameter` for any other address, another site's above all. */
function spanishPage(to: string | null): string {
  const site = 'http://site.invalid';
  const url = to !== null && URL.canParse(to, site) ? new URL(to, site) : null;
  if (url?.origin === site && /^\/es(?:\/|$)/.test(url.pathname)) return `${url.pathname}${url.search}`;
  throw new ProblemError(
    'invalid-parameter',
    `The parameter to is ${quoted(to ?? '')}, which is no page in Spanish.`,
  );
}

/** Remembers whether a reader of Spanish has a decimal comma or a point, and leads back to the page: a plain link does it, without scripts. */
export function registerDecimals(app: FastifyInstance): void {
  app.get(decimalsPath, { schema: { hide: true } }, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const sign = query.get('sign') ?? '';
    if (!isDecimalSign(sign))
      throw new ProblemError(
        'invalid-parameter',
        `The parameter sign is ${quoted(sign)}. Allowed: comma, point.`,
      );
    const page = spanishPage(query.get('to'));
    return reply
      .setCookie(decimalsCookie, sign, {
        path: '/',
        maxAge: secondsOfYear,
        sameSite: 'lax',
        httpOnly: true,
        secure: request.protocol === 'https',
      })
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(page, 303);
  });
  refuseOtherMethods(app, decimalsPath);
}
