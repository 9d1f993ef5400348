/** A source and the publisher's releases behind its figures. */
interface DatedSource {
  key: string;
  /** ISO day of its file. */
  date: string;
}

interface SourceRelease {
  sources: readonly string[];
  kind: 'published' | 'assembled' | 'computed' | 'untold';
  /** A day, a month, a year, or two with `/` between them; may be empty. */
  release: string;
}

/**
 * The release date of a source: the day of its publisher's own file; for a file that was put together from extracts the first and
 * the last of the publisher's releases (`2020-12/2025-10`, one where they are the same), since the day of the compilation does
 * not date its figures; empty where no release is known.
 */
export function sourceDate({ key, date }: DatedSource, editions: readonly SourceRelease[]): string {
  const parts = editions.filter(({ sources, kind }) => sources.includes(key) && kind !== 'published');
  if (parts.length === 0) return date;
  const releases = parts.flatMap(({ release }) => (release === '' ? [] : release.split('/'))).sort();
  return [...new Set([releases[0], releases.at(-1)])].join('/');
}
