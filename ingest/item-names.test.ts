import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readWords } from '#locales/testing/read-words.ts';
import { languages } from '#locales/words.ts';
import { parseCsv } from './testing/parse-csv.ts';

const mapping = async (name: string) =>
  parseCsv(await readFile(new URL(`mappings/${name}.csv`, import.meta.url), 'utf8'));
const items = await mapping('items');

/** Every item that a ranking may have. */
const ranked = [
  ...items
    .filter(({ domain, is_leaf, is_crop }) => domain === 'balance' && is_leaf === '1' && is_crop === '1')
    .map(({ item = '' }) => item),
  ...items
    .filter(({ domain, is_crop }) => domain === 'production' && is_crop === '1')
    .map(({ item = '' }) => item),
];

describe('the crops of rankings', () => {
  it.each(languages)('have a name in %s', (language) => {
    const words = readWords(language);
    expect(ranked.length).toBeGreaterThan(220);
    expect(ranked.filter((item) => typeof words[`items.${item}`] !== 'string')).toEqual([]);
  });
});
