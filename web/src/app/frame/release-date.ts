import { getFormats } from '../../i18n/formats.ts';
import type { Language } from '../../url/paths.ts';

/** The day of a release in the page's language; `null` when there is no release. UTC, so that every reader sees one. */
export function formatReleaseDate(created: string, language: Language): string | null {
  const time = Date.parse(created);
  return Number.isNaN(time) ? null : getFormats(language).date(created);
}
