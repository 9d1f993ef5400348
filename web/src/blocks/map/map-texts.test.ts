import { expect, it } from 'vitest';
import { PRODUCTION, VALUE_INT_DOLLARS, YIELD } from '#catalog/elements/codes.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { classRange, legendEnds } from './map-texts.ts';

const limits = [2_000, 20_000, 500_000, 2_000_000, 5_000_000];

const rangesOf = (element: number, language: 'en' | 'es' | 'pt', values: readonly number[]): string[] => {
  const { words, formats } = readSpeech(language);
  const scale = figureScale(element, values, { words, formats });
  return [null, ...values].map((from, at) =>
    classRange(words, scale, { from, to: values[at] ?? null }, 'read').replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};

it.each([
  [
    'en',
    [
      'below 2 thousand t',
      '2 to 20 thousand t',
      '20 to 500 thousand t',
      '500 thousand t to 2 million t',
      '2 million t to 5 million t',
      '5 million t or more',
    ],
  ],
  [
    'es',
    [
      'menos de 2 mil t',
      '2 a 20 mil t',
      '20 a 500 mil t',
      '500 mil t a 2 millones de t',
      '2 millones de t a 5 millones de t',
      '5 millones de t o más',
    ],
  ],
  [
    'pt',
    [
      'menos de 2 mil t',
      '2 a 20 mil t',
      '20 a 500 mil t',
      '500 mil t a 2 milhões de t',
      '2 milhões de t a 5 milhões de t',
      '5 milhões de t ou mais',
    ],
  ],
] as const)('says no class in thousands of thousands: %s', (language, ranges) => {
  expect(rangesOf(PRODUCTION, language, limits)).toEqual(ranges);
});

it('keeps units that have no scale of their own as they are', () => {
  expect(rangesOf(YIELD, 'en', [500, 2_000])).toEqual([
    'below 500 kg/ha',
    '500 to 2,000 kg/ha',
    '2,000 kg/ha or more',
  ]);
});

it('has ends that are off the scale on one of their own', () => {
  const { words, formats } = readSpeech('en');
  const amounts = [100, 1_000, 5_000, 50_000, 200_000, 2_000_000];
  const scale = figureScale(VALUE_INT_DOLLARS, [...amounts, 9_110_000], { words, formats });
  const { ends } = legendEnds(scale, { limits: amounts, zero: true }, [0.06, 9_110_000]);
  expect([ends.lowest, ends.highest].map((end) => end?.replaceAll('\u00a0', ' '))).toEqual([
    'Int$ 60',
    'Int$ 9.11 billion',
  ]);
});

it('names the steps of the legend by the numbers under them', () => {
  const rangeOf = (language: 'en' | 'pt', from: number, form: 'step' | 'read'): string => {
    const { words, formats } = readSpeech(language);
    const scale = figureScale(PRODUCTION, limits, { words, formats });
    return classRange(words, scale, { from, to: null }, form).replaceAll('\u00a0', ' ');
  };
  expect(rangeOf('en', 2_000_000, 'step')).toBe('2,000 thousand t or more');
  expect(rangeOf('pt', 1_000, 'step')).toBe('1 mil t ou mais');
  expect(rangeOf('pt', 1_000, 'read')).toBe('mil t ou mais');
});
