import type { ReactNode } from 'react';
import type { PageRelease } from '#contract/page.ts';
import type { Words } from '../i18n/words.tsx';
import type { Language } from '../url/paths.ts';
import { formatReleaseDate } from './frame/release-date.ts';

/** The query string without the release that it names. */
function withoutRelease(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('v');
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}

/**
 * Notice above the page that its figures are not of the current or not of the requested release; nothing
 * otherwise. Drawn by the server alone, outside of the hydrated root: it never changes.
 */
export function ReleaseBanner(props: {
  release: PageRelease;
  words: Words;
  language: Language;
  /** Path with its language, and the query string of the view. */
  path: string;
  search: string;
}): ReactNode {
  const { release, words, language, path, search } = props;
  const { newest, absent } = release;
  const day = (created: string): string => formatReleaseDate(created, language) ?? '';
  if (absent === null && newest === null) return null;
  const longest = 60;
  return (
    <aside className="page-banner" aria-label={words('release.banner.label')}>
      <p>
        {absent === null
          ? words('release.banner.earlier', { release: release.id, date: day(release.created) })
          : words('release.banner.absent', {
              release: absent.length > longest ? `${absent.slice(0, longest)}…` : absent,
              date: day(release.created),
            })}
        {newest !== null && (
          <>
            {' '}
            <a href={`${path}${withoutRelease(search)}`}>
              {words('release.banner.newest', { date: day(newest.created) })}
            </a>
          </>
        )}
      </p>
    </aside>
  );
}
