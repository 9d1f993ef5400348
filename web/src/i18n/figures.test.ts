import { expect, it } from 'vitest';
import { editFigure, figureWithUnit, formatFigure } from './figures.ts';
import { getFormats } from './formats.ts';
import { loadPageWords } from './page-words.ts';
import { readSpeech } from './testing/speech.ts';
import { createWords } from './words.tsx';

it.each([
  [6, 0.14562, 'en', '14.56%'],
  [6, 0.14562, 'pt', '14,56%'],
  [6, 0.000049, 'en', '~0%'],
  [6, 0, 'en', '0%'],
  [6, 0.00005, 'en', '0.01%'],
  [12, 95.5, 'en', '95.5%'],
  [645, 13.95, 'pt', '13,95'],
  [5142, 1234.5, 'en', '1,234.5'],
  [5142, 1234.5, 'es', '1234,5'],
  [5142, 1234.5, 'pt', '1.234,5'],
  [5142, 0.004, 'en', '~0'],
  [5142, 0, 'en', '0'],
  [1, 3, 'en', '3'],
] as const)('element %i, value %d, %s: %s', (element, value, language, text) => {
  expect(formatFigure(element, value, getFormats(language)).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [0.031, '+3.1%'],
  [-0.0006, '−0.1%'],
  [0.0003, '+0.03%'],
  [-0.0000042, '−0.0004%'],
  [0, '0%'],
] as const)('a change of %d is told, however small: %s', (change, text) => {
  expect(getFormats('en').change(change)).toBe(text);
});

it.each([
  [6, 0, true, '~0%'],
  [664, 0, true, '~0'],
  [6, 0, false, '0%'],
  [6, 0.1456, true, '14.56%'],
] as const)(
  'element %i, value %d, rounded away at the source: %s, reads %s',
  (element, value, tiny, text) => {
    expect(formatFigure(element, value, getFormats('en'), tiny)).toBe(text);
  },
);

it.each([
  [5510, 28_505_529.48, 'en', '28.5 million t'],
  [5510, 28_505_529.48, 'es', '28,5 millones de t'],
  [5510, 28_505_529.48, 'pt', '28,5 milhões de t'],
  [5510, 999_600, 'en', '1 million t'],
  [5510, 999_499, 'en', '999,000 t'],
  [5510, 12_345, 'es', '12 300 t'],
  [5142, 19_072, 'en', '19.1 million t'],
  [5142, 0.4, 'en', '400 t'],
  [5922, 3_340_412.5, 'en', 'US$ 3.34 billion'],
  [5922, 3_340_412.5, 'es', 'US$ 3,34 mil millones'],
  [5922, 3_340_412.5, 'pt', 'US$ 3,34 bilhões'],
  [5922, 1_000_000, 'es', 'US$ 1 mil millones'],
  [5510, 1_000_000_000, 'es', 'mil millones de t'],
  [5111, 4_405_087_442, 'en', '4.41 billion head'],
  [5111, 1, 'es', '1 cabeza'],
  [664, 546.16, 'en', '546 kcal per person per day'],
  [645, 2.545, 'en', '2.55 kg per person per year'],
  [6, 0.158_643, 'en', '15.9%'],
  [6, 0.008_134, 'pt', '0,81%'],
  [6, 0.000_01, 'en', '~0%'],
  [1, 17, 'en', '17'],
] as const)('element %i, value %d, %s, is read as %s', async (element, value, language, text) => {
  const speech = {
    words: createWords(language, await loadPageWords(['frame', 'crops'], language)),
    formats: getFormats(language),
  };
  const edited = editFigure(element, value, speech).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(edited).toBe(text);
});

it.each([
  [5922, 139, 'en', 'US$ 139,000'],
  [5922, 139.4, 'es', 'US$ 139 000'],
  [5922, 3_340_412.5, 'pt', 'US$ 3,34 bilhões'],
  [5510, 860_973, 'en', '860,973 t'],
  [5142, 0.0004, 'en', '0.4 t'],
  [6, 0.1586, 'en', '15.86%'],
] as const)('element %i, value %d, %s, stands on a card as %s', (element, value, language, text) => {
  expect(figureWithUnit(element, value, readSpeech(language)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

it('rounds no lower bound up on a card, where the sentence beside it has it rounded down', () => {
  const card = (isBound: boolean) =>
    figureWithUnit(5622, 4737.9, readSpeech('en'), false, isBound).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect([card(false), card(true)]).toEqual(['US$ 4.74 million', 'US$ 4.73 million']);
});
