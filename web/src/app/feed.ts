import { findCrop } from '#catalog/crops/index.ts';
import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { isUnknown } from '../api/loaded.ts';
import { askFor } from '../api/queries.ts';
import { findingText } from '../blocks/findings/finding-text.ts';
import { cropCaveats } from '../i18n/crop-notes.ts';
import { getFormats } from '../i18n/formats.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { toLocale } from '../i18n/words.tsx';
import { negotiateLanguage, splitPath } from '../url/paths.ts';
import { feedPath } from './feed-path.ts';
import { wordsOf } from './open-page.ts';

/** Entries of a feed. */
const mostEntries = 100;

/** Seconds after which a failed feed may be requested again. */
const retryAfter = '5';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The API's address for the query of a feed; `null` for an impossible crop or country. */
function questionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  const [country, crop] = [query.get('country'), query.get('crop')];
  if (country !== null && !/^[A-Z]{3}$/.test(country)) return null;
  if (crop !== null && findCrop(crop) === undefined) return null;
  const pageQuery = new URLSearchParams({ ...(country && { country }), ...(crop && { crop }) });
  pageQuery.set('limit', String(mostEntries));
  return `/api/v1/findings?${pageQuery}`;
}

/** Path, without language, of the page with the feed's findings. */
function pageOf(search: string): string {
  const query = new URLSearchParams(search);
  const crop = query.get('crop');
  const country = query.get('country');
  if (country === null && crop !== null) return `/${crop}`;
  return country === null ? '/country' : `/country/${country}`;
}

/** The card of a page, as networks show it. */
function cardOf(page: string): string {
  const { origin, pathname, search } = new URL(page);
  return `${origin}${pathname}.png${search === '' ? '?' : `${search}&`}size=card`;
}

/** The findings of the release, of a country (`?country=KEN`) and of a crop (`?crop=rice`), as an Atom feed in a language. */
export async function drawFeed(request: PageRequest): Promise<PageAnswer> {
  const { path, search, origin, release, getJson } = request;
  const { language: asked } = splitPath(path);
  const language = asked ?? negotiateLanguage(request.cookieLanguage, request.acceptLanguage);
  const words = await wordsOf(['frame', 'crops', 'findings'], language);
  const speech = { words, language, formats: withDecimals(request.decimals, () => getFormats(language)) };
  const contentType = 'application/atom+xml; charset=utf-8';
  const question = questionOf(search);
  if (release === null)
    return { status: 503, headers: { 'retry-after': retryAfter }, language, html: '', contentType };
  const answer =
    question === null
      ? null
      : await askFor(getJson, 'findings', question).catch((cause: unknown) => {
          if (isUnknown(cause)) return null;
          throw cause;
        });
  const self = `${origin}/${language}${feedPath}${escaped(search)}`;
  const updated = `<updated>${release.created}</updated>`;
  const entries = (answer?.findings ?? []).map((finding) => {
    const href = `${origin}/${language}${finding.page}`;
    // An entry is the same one in every language and release.
    const id = `${origin}/country/${finding.area}#${finding.id}`;
    return (
      `<entry><id>${escaped(id)}</id><title>${escaped(findingText(finding, speech))}</title>${updated}` +
      `<link href="${escaped(href)}"/>` +
      `<link rel="enclosure" type="image/png" href="${escaped(cardOf(href))}"/>` +
      `<category term="${finding.rule}"/><category term="${escaped(finding.crop)}"/><category term="${finding.area}"/>` +
      `<summary>${escaped([words(`findings.how.${finding.rule}`), ...cropCaveats(words, [finding.crop], 'short')].join(' '))}</summary></entry>`
    );
  });
  const site = words('frame.site.title');
  return {
    status: answer === null ? 404 : 200,
    language,
    contentType,
    html:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${toLocale(language)}"><id>${self}</id>` +
      `<title>${escaped(words('findings.feed.title', { site }))}</title>` +
      `<subtitle>${escaped(words('findings.feed.subtitle', { release: release.id }))}</subtitle>${updated}` +
      `<author><name>${escaped(site)}</name></author>` +
      `<link rel="self" type="application/atom+xml" href="${self}"/>` +
      `<link rel="alternate" type="text/html" href="${origin}/${language}${answer === null ? '/country' : pageOf(search)}"/>\n${entries.join('\n')}\n</feed>\n`,
  };
}
