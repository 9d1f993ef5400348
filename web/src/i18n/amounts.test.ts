import { describe, expect, it } from 'vitest';
import { EXPORT_VALUE, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { amountText, figureInSentence } from './amounts.ts';
import { readSpeech } from './testing/speech.ts';

const speeches = { en: readSpeech('en'), es: readSpeech('es'), pt: readSpeech('pt') };
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

describe('amountText', () => {
  it.each([
    ['t', 28_505_529.48, '28.5 million tonnes', '28,5 millones de toneladas', '28,5 milhões de toneladas'],
    ['t', 1_000_000, '1 million tonnes', '1 millón de toneladas', '1 milhão de toneladas'],
    ['t', 999_999, '1 million tonnes', '1 millón de toneladas', '1 milhão de toneladas'],
    ['kt', 263.4, '263,000 tonnes', '263 mil toneladas', '263 mil toneladas'],
    ['kt', 2899, '2.9 million tonnes', '2,9 millones de toneladas', '2,9 milhões de toneladas'],
    ['t', 1, '1 tonne', '1 tonelada', '1 tonelada'],
    ['t', -1, '−1 tonne', '−1 tonelada', '−1 tonelada'],
    ['t', 0, '0 tonnes', '0 toneladas', '0 tonelada'],
    ['ha', 1234.5, '1,230 hectares', '1\u202f230 hectáreas', '1.230 hectares'],
    [
      '1000-usd',
      3_340_000,
      '3.34 billion US dollars',
      '3,34 mil millones de dólares estadounidenses',
      '3,34 bilhões de dólares dos EUA',
    ],
    ['t', 1_000_000_000, '1 billion tonnes', 'mil millones de toneladas', '1 bilhão de toneladas'],
  ] as const)('says %s, %d', (unit, value, en, es, pt) => {
    expect(
      (['en', 'es', 'pt'] as const).map((language) => plain(amountText(unit, value, speeches[language]))),
    ).toEqual([en, es, pt]);
  });

  it('says nothing of units that have no name in full', () => {
    expect(amountText('kg-ha', 1084, speeches.en)).toBeUndefined();
  });
});

describe('figureInSentence', () => {
  it('never rounds a lower bound up', () => {
    const bound = (value: number) =>
      figureInSentence(EXPORT_VALUE, { value, flag: lowerBoundFlag }, speeches.en);
    expect(bound(670.6)).toBe('at least 670,000 US dollars');
    expect(bound(670.4)).toBe('at least 670,000 US dollars');
    expect(bound(100.4)).toBe('at least 100 thousand US dollars');
    expect(bound(999.96)).toBe('at least 999 thousand US dollars');
  });

  it('says a value that the source rounded away', () => {
    expect(figureInSentence(PRODUCTION, { value: 0, flag: 'A' }, speeches.es, true)).toBe('~0 toneladas');
  });

  it('says a unit in short that has no name in full', () => {
    expect(figureInSentence(YIELD, { value: 1084.3, flag: 'A' }, speeches.en)).toBe('1,080 kg/ha');
  });
});
