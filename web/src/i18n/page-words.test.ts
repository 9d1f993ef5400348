import { describe, expect, it } from 'vitest';
import { sections } from '#catalog/sections/index.ts';
import { languages } from '../url/paths.ts';
import { loadPageWords, loadWords, nameWordFiles, pageWordsSource } from './page-words.ts';

describe('loadPageWords', () => {
  it('gives a group with the files of its folder', async () => {
    const words = await loadPageWords(['consumption'], 'en');
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['consumption.podium.title', 'items.2601']));
  });

  it.each(sections.map((section) => [section.id, section.words] as const))(
    'finds the words of section %s in every language',
    async (id, shared) => {
      for (const language of languages) {
        const own = await loadPageWords([id], language);
        expect(Object.keys(own).filter((key) => key.startsWith(`${id}.`)).length).toBeGreaterThan(5);
        await loadPageWords(shared, language);
      }
    },
  );

  it('is nothing without groups', async () => {
    expect(await loadPageWords([], 'es')).toEqual({});
  });

  it('says which file is missing for a group without words', async () => {
    await expect(loadPageWords(['storage'], 'pt')).rejects.toThrow('There is no locales/pt/storage.json.');
    expect(pageWordsSource('storage', 'pt')).toBe('locales/pt/storage.words.js');
  });

  it('fetches what the document names from there, in its language alone', async () => {
    const address = `data:text/javascript,export default ${JSON.stringify({ 'contact.title': ['Handed'] })}`;
    nameWordFiles('en', { contact: address });
    expect(await loadPageWords(['contact'], 'en')).toEqual({ 'contact.title': ['Handed'] });
    expect((await loadPageWords(['contact'], 'es'))['contact.title']).not.toEqual(['Handed']);
    expect(await loadPageWords(['country'], 'en')).toHaveProperty(['country.title']);
    nameWordFiles('en', {});
  });
});

describe('loadWords', () => {
  it('makes the words of a part once for a language, and asks again for what failed', async () => {
    const words = await loadWords(['contact', 'licences'], 'es');
    expect(words.has('contact.title')).toBe(true);
    expect(await loadWords(['contact', 'licences'], 'es')).toBe(words);
    expect(await loadWords(['contact', 'licences'], 'pt')).not.toBe(words);
    await expect(loadWords(['storage'], 'es')).rejects.toThrow('There is no locales/es/storage.json.');
    const address = `data:text/javascript,export default ${JSON.stringify({ 'storage.title': ['Llegó'] })}`;
    nameWordFiles('es', { storage: address });
    expect((await loadWords(['storage'], 'es'))('storage.title')).toBe('Llegó');
    nameWordFiles('es', {});
  });
});
