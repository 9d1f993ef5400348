/** Words by the parts of their keys; `''` is the word of a key that others go on from. */
export interface NestedWords<Word extends object> {
  [part: string]: Word | NestedWords<Word>;
}

/** Words by their whole keys, with dots between the parts, as words that are lists of parts of a sentence. */
export function flatWords<Word extends readonly unknown[]>(
  nested: NestedWords<Word>,
  before = '',
  all: Record<string, Word> = {},
): Record<string, Word> {
  for (const part in nested) {
    const word = nested[part];
    const key = part && before ? `${before}.${part}` : before + part;
    if (Array.isArray(word)) all[key] = word as unknown as Word;
    else flatWords(word as NestedWords<Word>, key, all);
  }
  return all;
}

/** The same words with each beginning of keys once: what travels is a twentieth smaller. */
export function nestWords<Word extends readonly unknown[]>(
  flat: Readonly<Record<string, Word>>,
): NestedWords<Word> {
  const nested: NestedWords<Word> = {};
  const keys = new Set(Object.keys(flat));
  const isGroup = (key: string): boolean => {
    for (const other of keys) if (other.startsWith(`${key}.`)) return true;
    return false;
  };
  for (const [key, word] of Object.entries(flat)) {
    const parts = [...key.split('.'), ...(isGroup(key) ? [''] : [])];
    let group = nested;
    for (const part of parts.slice(0, -1)) {
      group[part] ??= {};
      group = group[part] as NestedWords<Word>;
    }
    group[parts.at(-1) ?? ''] = word;
  }
  return nested;
}
