import type { ReactNode } from 'react';
import type { PageRelease } from '#contract/page.ts';
import { searchText } from '#contract/search-text.ts';
import type { Words } from '../i18n/words.tsx';
import type { Language } from '../url/paths.ts';
import { formatReleaseDate } from './frame/release-date.ts';

/** The query string without the release that it names. */
function withoutRelease(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('v');
  return searchText(query);
}

/** Notice that figures are not of the current or requested release; outside of the hydrated root, as it never changes. */
export function ReleaseBanner(props: {
  release: PageRelease;
  words: Words;
  language: Language;
  path: string;
  search: string;
}): ReactNode {
  const { release, words, language, path, search } = props;
  const { newest, absent } = release;
  if (absent === null && newest === null) return null;
  return (
    <aside className="page-banner" aria-label={words('release.banner.label')}>
      <p>
        {absent === null
          ? words('release.banner.earlier', { release: release.id, date: dayOf(release.created, language) })
          : absentNote(release, words, language)}
        {newest !== null && (
          <>
            {' '}
            <a href={`${path}${withoutRelease(search)}`}>
              {words('release.banner.newest', { date: dayOf(newest.created, language) })}
            </a>
          </>
        )}
        {absent !== null && (
          <>
            {' '}
            <a href={`/${language}/beans/about/changes#releases`}>{words('release.banner.kept')}</a>
          </>
        )}
      </p>
    </aside>
  );
}

const dayOf = (created: string, language: Language): string => formatReleaseDate(created, language) ?? '';

/** That the release of an address is not here, and whose figures are shown instead; `null` where it is here. */
export function absentNote(
  { absent, created }: PageRelease,
  words: Words,
  language: Language,
): string | null {
  if (absent === null) return null;
  const longest = 60;
  return words('release.banner.absent', {
    release: absent.length > longest ? `${absent.slice(0, longest)}…` : absent,
    date: dayOf(created, language),
  });
}
