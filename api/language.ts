import type { DecimalSign, PageLanguage } from '#contract/page.ts';
import { fallbackLanguage, languages } from '#locales/words.ts';

export function isLanguage(text: string | undefined): text is PageLanguage {
  return languages.some((language) => language === text);
}

/** The best language of the site for an `Accept-Language` header, or `undefined` when the header names none of them. */
export function acceptedLanguage(header: string | undefined): PageLanguage | undefined {
  if (header === undefined) return undefined;
  let best: { language: PageLanguage; quality: number } | undefined;
  for (const part of header.slice(0, 200).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.split('-')[0];
    if (!isLanguage(language)) continue;
    const q = parameters
      .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    const quality = q === undefined ? 1 : Number(q);
    if (quality > 0 && (best === undefined || quality > best.quality)) best = { language, quality };
  }
  return best?.language;
}

/** The language of texts that belong to no page: the one that the visitor chose last, else the browser's. */
export function ownLanguage(cookie: string | undefined, acceptLanguage: string | undefined): PageLanguage {
  return isLanguage(cookie) ? cookie : (acceptedLanguage(acceptLanguage) ?? fallbackLanguage);
}

/**
 * Language of a problem's title: the header's, or Portuguese where the site has none of its languages. Without a header
 * it is English: programs send none, and the detail beside the title is English.
 */
export function messageLanguage(acceptLanguage: string | undefined): PageLanguage {
  return acceptLanguage === undefined ? 'en' : (acceptedLanguage(acceptLanguage) ?? fallbackLanguage);
}

/** Where Spanish is written with a decimal point; elsewhere it has a comma. */
const pointRegions: ReadonlySet<string> = new Set('mx gt hn sv ni pa do pr us pe'.split(' '));

export function isDecimalSign(text: string | undefined): text is DecimalSign {
  return text === 'comma' || text === 'point';
}

/** How a page of a language writes decimals: in Spanish as the visitor chose, else as the first country does that the browser names. */
export function decimalsIn(
  language: PageLanguage,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): DecimalSign {
  if (language !== 'es') return language === 'en' ? 'point' : 'comma';
  if (isDecimalSign(cookie)) return cookie;
  const region = /(?:^|,)\s*es-([a-z]{2})\s*(?=[,;]|$)/i.exec(acceptLanguage?.slice(0, 200) ?? '')?.[1];
  return pointRegions.has(region?.toLowerCase() ?? '') ? 'point' : 'comma';
}
