import { describe, expect, it } from 'vitest';
import { PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { createWords } from '../../i18n/words.tsx';
import { columnTexts } from './networks-figure.tsx';

const speech = { words: createWords('en', await loadPageWords(['frame'], 'en')), formats: getFormats('en') };

const figures = (...values: number[]) => values.map((value) => ({ figure: { value, flag: 'A' } }));

function write(element: number, values: readonly number[], flag = 'A'): string[] {
  const textOf = columnTexts(element, [...figures(...values), { figure: null }], speech);
  return values.map((value) => textOf({ value, flag }));
}

describe('a column of figures', () => {
  it('reads large amounts on one scale', () => {
    expect(write(PRODUCTION, [2_345_678, 812_345])).toEqual(['2.35 million t', '0.812 million t']);
  });

  it('never reads a lower bound above what is known', () => {
    expect(write(PRODUCTION, [2_345_678, 812_745], 'L')).toEqual(['≥ 2.34 million t', '≥ 0.812 million t']);
  });

  it('leaves small amounts in digits', () => {
    expect(write(YIELD, [812.4, 655])).toEqual(['812 kg/ha', '655 kg/ha']);
  });

  it.each([
    ['en', '1 million t', '1.31 million t', '0.853 million t', '7 million t'],
    ['es', '1 millón de t', '1,31 millones de t', '0,853 millones de t', '7 millones de t'],
    ['pt', '1 milhão de t', '1,31 milhão de t', '0,853 milhão de t', '7 milhões de t'],
  ] as const)('writes the scale in the number of its figure (%s)', async (language, ...said) => {
    const { words, formats } = readSpeech(language);
    const values = [1_000_000, 1_310_000, 853_000, 7_000_000];
    const textOf = columnTexts(PRODUCTION, figures(...values), { words, formats });
    expect(values.map((value) => textOf({ value, flag: 'A' }).replaceAll(/\s/gu, ' '))).toEqual(said);
  });
});
