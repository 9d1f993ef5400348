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
    ['ha', 1234.5, '1,230 hectares', '1230 hectáreas', '1.230 hectares'],
    ['1000-usd', 3_340_000, 'US$ 3.34 billion', 'US$ 3,34 mil millones', 'US$ 3,34 bilhões'],
    ['1000-usd', 1_340, 'US$ 1.34 million', 'US$ 1,34 millones', 'US$ 1,34 milhão'],
    ['1000-usd', -277_000, '−US$ 277 million', '−US$ 277 millones', '−US$ 277 milhões'],
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
    expect(bound(670.6)).toBe('at least US$ 670,000');
    expect(bound(670.4)).toBe('at least US$ 670,000');
    expect(bound(100.4)).toBe('at least US$ 100,000');
    expect(bound(999.96)).toBe('at least US$ 999,000');
  });

  it('says a value that the source rounded away', () => {
    expect(figureInSentence(PRODUCTION, { value: 0, flag: 'A' }, speeches.es, true)).toBe('~0 toneladas');
  });

  it('says a unit in short that has no name in full', () => {
    expect(figureInSentence(YIELD, { value: 1084.3, flag: 'A' }, speeches.en)).toBe('1,080 kg/ha');
  });
});
