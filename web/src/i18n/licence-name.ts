import type { Words } from './words.tsx';

/** A licence by its SPDX id; those outside SPDX's list in words, where the page has them. */
export function licenceName(words: Words, licence: string): string {
  const key = `sources.licence.${licence}`;
  return words.has(key) ? words(key) : licence;
}
