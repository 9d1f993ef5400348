import { splitPath } from '../../url/paths.ts';

/** Parts of addresses that nobody searches for. */
const silent = new Set(['country', 'data', 'region']);

/** The words of an address, as somebody would type them into a search. */
export function wordsOf(path: string): string {
  try {
    return decodeURIComponent(splitPath(path).rest)
      .replace(/\.[a-z]{2,5}$/, '')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '' && !silent.has(word))
      .join(' ');
  } catch {
    return '';
  }
}
