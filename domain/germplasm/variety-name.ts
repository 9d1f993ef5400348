/** A text without accents and case, as it is searched in. */
export function searchable(text: string): string {
  // Most names have no accent to take away.
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Where a word begins in a searchable text, from a place on; −1 where none does: `iron` is not in `environment`, `131` is in `k131`.
 */
export function findWord(text: string, word: string, from = 0): number {
  const isLetter = /^\p{L}/u.test(word);
  const isWithin = (at: number): boolean =>
    (isLetter ? /\p{L}$/u : /\p{N}$/u).test(text.slice(Math.max(0, at - 2), at));
  let at = text.indexOf(word, from);
  while (at > 0 && /^[\p{L}\p{N}]/u.test(word) && isWithin(at)) at = text.indexOf(word, at + 1);
  return at;
}

/**
 * A text as a part of an address: letters and digits with hyphens between them. Letters of other alphabets become their code
 * points, so that different names stay different and none is empty.
 */
export function slugOf(text: string): string {
  const plain = searchable(text).replace(/[^a-z0-9]+/g, (gap) =>
    [...gap].some((sign) => /\p{L}/u.test(sign))
      ? `-${[...gap].flatMap((sign) => (/\p{L}/u.test(sign) ? (sign.codePointAt(0) ?? 0).toString(16) : [])).join('-')}-`
      : '-',
  );
  return plain.replace(/-+/g, '-').replace(/^-|-$/g, '').slice(0, 80);
}

/**
 * What two spellings of one variety's name have in common: its letters and digits before the first bracket, so that `K131 (MCM 5001)`
 * and `K 131` are recognised. It leads from one record to others, and never makes one of two.
 */
export function nameKey(name: string): string {
  const [before = ''] = name.split('(');
  return slugOf(before.trim() === '' ? name : before).replaceAll('-', '');
}

/** The address of a variety: country, crop and name. Records with equal ones are numbered. */
export function varietyId(area: string, crop: string, name: string, place = 1): string {
  const id = `${area.toLowerCase()}-${crop}-${slugOf(name)}`;
  return place === 1 ? id : `${id}-${place}`;
}
