import { readdirSync, readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { languages } from '#locales/words.ts';
import { readSimply } from './read-simply.ts';
import { createWords, readWordsBy, toLocale } from './words.tsx';

const messages = {
  counted: compileMessage('{samples, plural, one {# muestra} other {# muestras}} de {source}'),
  year: compileMessage('en {year}'),
};

describe('words', () => {
  it('group what is counted in Spanish with a narrow space, as figures are', () => {
    const words = createWords('es', messages);
    expect(words('counted', { samples: 30_529, source: 'la fuente' })).toBe(
      '30\u202f529 muestras de la fuente',
    );
    expect(words('counted', { samples: 1_234_567, source: 'X' })).toBe('1\u202f234\u202f567 muestras de X');
  });

  it('leave texts and years as they are', () => {
    const words = createWords('es', messages);
    expect(words('counted', { samples: 2, source: '10.101/x' })).toBe('2 muestras de 10.101/x');
    expect(words('year', { year: 2017 })).toBe('en 2017');
  });

  it.each(languages)('say every message of %s as the library does that reads them', (language) => {
    const folder = new URL(`../../../locales/${language}/`, import.meta.url);
    const all: Record<string, CompiledMessage> = {};
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
      for (const [key, text] of Object.entries(texts)) all[key] = compileMessage(text);
    }
    const locale = toLocale(language);
    const library = setupI18n({ locale, messages: { [locale]: all } });
    readWordsBy(readSimply);
    const words = createWords(language, all);
    const differing = Object.keys(all).flatMap((key) =>
      [0, 1, 2, 7, 2.5, -3, 4321, 9999.5, 1_000_000, '3', 'Ñandú'].flatMap((value) => {
        // Whatever a message calls its values, here all have this one.
        const values = new Proxy({}, { get: () => value, has: () => true, ownKeys: () => [] });
        const [said, meant] = [words(key, values), library._(key, values)];
        return said === meant ? [] : [{ key, value, said, meant }];
      }),
    );
    expect(Object.keys(all).length).toBeGreaterThan(2000);
    expect(differing).toEqual([]);
  });

  it('group with a point in Portuguese', () => {
    expect(createWords('pt', messages)('counted', { samples: 30_529, source: 'X' })).toBe(
      '30.529 muestras de X',
    );
  });
});
