import { describe, expect, it } from 'vitest';
import { languages } from '../url/paths.ts';
import { messages as en } from './messages/en.ts';
import { loadPageWords, type WordGroup } from './page-words.ts';

const groups: readonly WordGroup[] = [
  'about',
  'charts',
  'consumption',
  'contact',
  'elements',
  'home',
  'items-production',
  'production',
  'production-value',
  'rankings',
  'surface-context',
];

describe('loadPageWords', () => {
  it.each(groups)('%s has the same keys in every language', async (group) => {
    const keys = await Promise.all(
      languages.map(async (language) => Object.keys(await loadPageWords([group], language))),
    );
    expect(keys[0]?.length).toBeGreaterThan(5);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });

  it('has each word in one place only: a file of two groups would be loaded by every page', async () => {
    const all = await Promise.all(groups.map((group) => loadPageWords([group], 'en')));
    const keys = [...Object.keys(en), ...all.flatMap((words) => Object.keys(words))];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('is nothing for pages that need only the common words', async () => {
    expect(await loadPageWords([], 'es')).toEqual({});
  });
});
