import { toLocale } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

/** The day of a release in the page's language; `null` when there is no release. UTC, so that every reader sees one. */
export function formatReleaseDate(created: string, language: Language): string | null {
  const time = Date.parse(created);
  if (Number.isNaN(time)) return null;
  return new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
