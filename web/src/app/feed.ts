import { findCrop } from '#catalog/crops/index.ts';
import { versioned } from '#contract/addresses.ts';
import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { isUnknown } from '../api/loaded.ts';
import { askFor } from '../api/queries.ts';
import { findingText } from '../blocks/findings/finding-text.ts';
import { cropCaveats } from '../i18n/crop-notes.ts';
import { getFormats } from '../i18n/formats.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { releaseChangeText } from '../i18n/release-change-text.ts';
import type { Speech } from '../i18n/speech.ts';
import { toLocale } from '../i18n/words.tsx';
import { negotiateLanguage, splitPath } from '../url/paths.ts';
import { retryAfter, wordsOf } from './open-page.ts';
import { absentNote } from './release-banner.tsx';

const mostEntries = 100;

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

function cardOf(page: string): string {
  const { origin, pathname, search } = new URL(page);
  return `${origin}${pathname}.png${search === '' ? '?' : `${search}&`}size=card`;
}

interface Feed {
  title: string;
  subtitle: string;
  /** Path of the page that has the same, without language. */
  page: string;
  isKnown: boolean;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  id: string;
  title: string;
  updated: string;
  href: string;
  image?: string;
  categories: readonly string[];
  summary: string;
}

type Drawing = PageRequest & { release: NonNullable<PageRequest['release']>; speech: Speech };

async function findingsFeed({ search, origin, release, getJson, speech }: Drawing): Promise<Feed> {
  const { words, language } = speech;
  const question = questionOf(search);
  const answer =
    question === null
      ? null
      : await askFor(getJson, 'findings', question).catch((cause: unknown) => {
          if (isUnknown(cause)) return null;
          throw cause;
        });
  return {
    title: words('findings.feed.title', { site: words('frame.site.title') }),
    subtitle: words('findings.feed.subtitle', { release: release.id }),
    page: answer === null ? '/country' : pageOf(search),
    isKnown: answer !== null,
    entries: (answer?.findings ?? []).map((finding) => ({
      id: `${origin}/country/${finding.area}#${finding.id}`,
      title: findingText(finding, speech),
      updated: release.created,
      href: `${origin}/${language}${finding.page}`,
      image: cardOf(`${origin}/${language}${finding.page}`),
      categories: [finding.rule, finding.crop, finding.area],
      summary: [words(`findings.how.${finding.rule}`), ...cropCaveats(words, [finding.crop], 'short')].join(
        ' ',
      ),
    })),
  };
}

async function changesFeed({ origin, getJson, speech }: Drawing): Promise<Feed> {
  const { words, language } = speech;
  const page = '/beans/about/changes';
  const releases = await askFor(getJson, 'releases', '/api/v1/releases');
  return {
    title: words('changes.feed.title', { site: words('frame.site.title') }),
    subtitle: words('changes.description'),
    page,
    isKnown: true,
    entries: releases.slice(0, mostEntries).map((release) => ({
      id: versioned(`${origin}${page}`, release.id),
      title: words('changes.feed.entry', { release: release.id }),
      updated: release.created,
      href: release.readable
        ? versioned(`${origin}/${language}${page}`, release.id)
        : `${origin}/${language}${page}`,
      categories: [],
      summary: releaseChangeText(release, speech),
    })),
  };
}

const writeEntry = (entry: FeedEntry): string =>
  `<entry><id>${escaped(entry.id)}</id><title>${escaped(entry.title)}</title><updated>${entry.updated}</updated>` +
  `<link href="${escaped(entry.href)}"/>` +
  (entry.image === undefined
    ? ''
    : `<link rel="enclosure" type="image/png" href="${escaped(entry.image)}"/>`) +
  entry.categories.map((term) => `<category term="${escaped(term)}"/>`).join('') +
  `<summary>${escaped(entry.summary)}</summary></entry>`;

export async function drawFeed(request: PageRequest): Promise<PageAnswer> {
  const { path, search, origin, release } = request;
  const { language: pathLanguage, rest } = splitPath(path);
  const language = pathLanguage ?? negotiateLanguage(request.cookieLanguage, request.acceptLanguage);
  const contentType = 'application/atom+xml; charset=utf-8';
  if (release === null)
    return { status: 503, headers: { 'retry-after': retryAfter }, language, html: '', contentType };
  const words = await wordsOf(['frame', 'crops', 'findings', 'changes'], language);
  const formats = withDecimals(request.decimals, () => getFormats(language));
  const drawing = { ...request, release, speech: { words, language, formats } };
  const feed = await (rest === '/changes.xml' ? changesFeed(drawing) : findingsFeed(drawing));
  const self = `${origin}/${language}${rest}${escaped(search)}`;
  return {
    status: feed.isKnown ? 200 : 404,
    language,
    contentType,
    html:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${toLocale(language)}"><id>${self}</id>` +
      `<title>${escaped(feed.title)}</title><subtitle>${escaped(absentNote(release, words, language) ?? feed.subtitle)}</subtitle>` +
      `<updated>${release.created}</updated>` +
      `<author><name>${escaped(words('frame.site.title'))}</name></author>` +
      `<link rel="self" type="application/atom+xml" href="${self}"/>` +
      `<link rel="alternate" type="text/html" href="${origin}/${language}${feed.page}"/>\n${feed.entries.map(writeEntry).join('\n')}\n</feed>\n`,
  };
}
