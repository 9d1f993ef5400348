import { describe, expect, it } from 'vitest';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { activityLanguage, activityText } from './loss-texts.ts';

const inLanguage = async (language: 'en' | 'es' | 'pt') =>
  createWords(language, await loadPageWords(['losses'], language));

describe('the works that a loss is of', () => {
  it.each([
    ['en', 'Shelling, Threshing'],
    ['es', 'Desgranado, Trilla'],
    ['pt', 'Debulha, Trilha'],
  ] as const)('are read in %s', async (language, sentences) => {
    const words = await inLanguage(language);
    const row = { activity: 'Shelling, Threshing', source: 'fao-food-losses' };
    expect(activityText(words, row)).toBe(sentences);
    expect(activityLanguage(words, row)).toBeUndefined();
  });

  it('stand as published, marked as English, where one of them has no words', async () => {
    const words = await inLanguage('es');
    const row = { activity: 'Shelling, Juggling', source: 'fao-food-losses' };
    expect(activityText(words, row)).toBe('Shelling, Juggling');
    expect(activityLanguage(words, row)).toBe('en');
  });

  it('are of no known language where a table was handed in', async () => {
    const words = await inLanguage('es');
    const row = { activity: 'Aporreo', source: 'import-post-harvest' };
    expect(activityText(words, row)).toBe('Aporreo');
    expect(activityLanguage(words, row)).toBeUndefined();
  });

  it('are missing where the source says none', async () => {
    const row = { activity: null, source: 'fao-food-losses' };
    expect(activityText(await inLanguage('pt'), row)).toBe('–');
  });
});
