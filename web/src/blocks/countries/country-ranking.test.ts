import { expect, it } from 'vitest';
import { PRODUCTION, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { toRankingItems } from './country-ranking.ts';
import { countryTexts } from './country-texts.ts';

it("reads a zero of the source's rounding as nearly nothing", () => {
  const { words, formats } = readSpeech('en');
  const [, least] = toRankingItems({
    ranked: [62_700_000, 0].map((value, index) => ({
      area: `A${index}`,
      value,
      flag: 'A',
      summed: null,
      rank: index + 1,
    })),
    selected: 'A1',
    reference: undefined,
    whole: '001',
    name: String,
    isTiny: (code) => code === 'A1',
    texts: countryTexts(words, formats, PRODUCTION, null),
    words,
  }).items;
  expect(least?.valueLabel).toBe('~0\u00a0t');
});

it('reads a chosen country far below the others on a scale of its own', () => {
  const { words, formats } = readSpeech('en');
  const labelsOf = (...values: number[]) => labelsIn(PRODUCTION, ...values);
  const labelsIn = (element: number, ...values: number[]) =>
    toRankingItems({
      ranked: values.map((value, index) => ({
        area: `A${index}`,
        value,
        flag: 'A',
        summed: null,
        rank: index + 1,
      })),
      selected: `A${values.length - 1}`,
      reference: undefined,
      whole: '001',
      name: String,
      isTiny: () => false,
      texts: countryTexts(words, formats, element, null),
      words,
    }).items.map(({ valueLabel }) => valueLabel?.replaceAll('\u00a0', ' '));
  expect(labelsOf(62_700_000, 7_610_000, 241)).toEqual(['62.7', '7.6', '241 t']);
  // Of quantities without a word of scale all are read in the same unit.
  expect(labelsOf(80_750, 44_393, 132, 44)).toEqual(['80,800', '44,400', '132', '44 t']);
  expect(labelsOf(80_750, 44_393, 8_000)).toEqual(['80.8', '44.4', '8.0']);
  expect(labelsOf(62_700_000, 241_000)).toEqual(['62.7', '0.24']);
  // A percentage has its sign once.
  expect(labelsIn(SELF_SUFFICIENCY, 1600, 299, 9.26).map((text) => text?.match(/%/g)?.length)).toEqual([
    1, 1, 1,
  ]);
});
