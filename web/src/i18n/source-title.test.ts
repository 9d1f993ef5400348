import { expect, it } from 'vitest';
import { importFormats } from '#datasets/import-formats.ts';
import { languages } from '#locales/words.ts';
import { citedTitle, sourceTitle } from './source-title.ts';
import { readSpeech } from './testing/speech.ts';

const quotes = { key: 'import-quotes-bolsa', title: 'Quotes supplied by Bolsa', publisher: 'Bolsa' };

it.each([
  ['en', 'Quotes supplied by Bolsa'],
  ['es', 'Cotizaciones aportadas por Bolsa'],
  ['pt', 'Cotações fornecidas por Bolsa'],
] as const)('names what was handed in, in %s', (language, said) => {
  expect(sourceTitle(readSpeech(language).words, quotes)).toBe(said);
});

it.each(languages)('knows every kind in %s', (language) => {
  const { words } = readSpeech(language);
  const titles = [...importFormats.map(({ id }) => id), 'unheard-of'].map((id) =>
    sourceTitle(words, { key: `import-${id}-a`, title: 'own', publisher: 'A' }),
  );
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/ A$/);
});

it('leaves a publisher its own title', () => {
  expect(sourceTitle(readSpeech('es').words, { key: 'x', title: 'Own title', publisher: 'P' })).toBe(
    'Own title',
  );
});

it('is cited by its own title, where somebody gave it one', () => {
  const { words } = readSpeech('es');
  expect(citedTitle(words, quotes)).toBe('Cotizaciones aportadas por Bolsa');
  expect(citedTitle(words, { key: 'faostat-fbs', title: 'Food Balances', publisher: 'FAO' })).toBe(
    'Food Balances',
  );
});
