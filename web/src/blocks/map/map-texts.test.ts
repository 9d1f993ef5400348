import { expect, it } from 'vitest';
import { PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { classRange, legendEnds, originSentence } from './map-texts.ts';

const limits = [2_000, 20_000, 500_000, 2_000_000, 5_000_000];

const rangesOf = (element: number, language: 'en' | 'es' | 'pt', values: readonly number[]): string[] => {
  const { words, formats } = readSpeech(language);
  const scale = figureScale(element, values, { words, formats });
  return [null, ...values].map((from, at) =>
    classRange(words, scale, { from, to: values[at] ?? null }).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};

it.each([
  [
    'en',
    [
      'below 2 thousand t',
      '2 to 20 thousand t',
      '20 to 500 thousand t',
      '500 to 2,000 thousand t',
      '2,000 to 5,000 thousand t',
      '5,000 thousand t or more',
    ],
  ],
  [
    'es',
    [
      'menos de 2 mil t',
      '2 a 20 mil t',
      '20 a 500 mil t',
      '500 a 2000 mil t',
      '2000 a 5000 mil t',
      '5000 mil t o más',
    ],
  ],
  [
    'pt',
    [
      'menos de 2 mil t',
      '2 a 20 mil t',
      '20 a 500 mil t',
      '500 a 2.000 mil t',
      '2.000 a 5.000 mil t',
      '5.000 mil t ou mais',
    ],
  ],
] as const)('says classes in one unit, once: %s', (language, ranges) => {
  expect(rangesOf(PRODUCTION, language, limits)).toEqual(ranges);
});

it('keeps units that have no scale of their own as they are', () => {
  expect(rangesOf(YIELD, 'en', [500, 2_000])).toEqual([
    'below 500 kg/ha',
    '500 to 2,000 kg/ha',
    '2,000 kg/ha or more',
  ]);
});

it('has its ends in the unit of the legend', () => {
  const { words, formats } = readSpeech('en');
  const amounts = [2_000, 20_000, 500_000];
  const scale = figureScale(PRODUCTION, [...amounts, 6_490_000], { words, formats });
  const ends = (zero: boolean) => legendEnds(scale, { limits: amounts, zero }, [0, 60, 6_490_000]);
  expect(ends(true)).toEqual({ lowest: null, highest: '6,490' });
  expect(legendEnds(scale, { limits: amounts, zero: false }, [60, 3_000]).highest).toBeNull();
});

it.each([
  [['E', 'I', 'A', ''], /^2 of 4 /],
  [['C', 'A'], /^1 of 2 /],
  [['', 'A', 'A'], /1 of 3 /],
  [['E', 'I'], /^All /],
  // What others than FAO estimate is no estimate of FAO's.
  [['X', 'A'], undefined],
])('says whose the figures are: %j', (flags, said) => {
  const { words } = readSpeech('en');
  const sentence = originSentence(
    words,
    flags.map((flag) => ({ flag })),
  );
  if (said === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toMatch(said);
});
