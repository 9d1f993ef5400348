import { expect, it } from 'vitest';
import { AREA_HARVESTED, FOOD, SEED } from '#catalog/elements/codes.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import { breakTexts } from './break-texts.ts';

const speech = {
  words: createWords('en', await loadPageWords(['frame', 'crops', 'charts'], 'en')),
  formats: getFormats('en'),
};
const all = { first: 1961, last: 2023 };

it('says of food balances which break is their method, and of the others that a release begins', () => {
  const breaks = [2010, 2013, 2017, 2019];
  expect(breakTexts([{ element: FOOD, breaks }], all, speech)).toEqual([
    'Food balances changed method in 2010: values before and after are not comparable.',
    "From 2017, figures come from FAO's new food balances, whose method is another: the jump is not a real change.",
    'Another release of the source begins in 2013 and 2019: small jumps may be revisions.',
  ]);
});

it('says nothing of food balances where the figures are not theirs', () => {
  expect(breakTexts([{ element: AREA_HARVESTED, breaks: [2010] }], all, speech)).toEqual([
    'Another release of the source begins in 2010: small jumps may be revisions.',
  ]);
});

it('names a year once, with its strongest cause, and none outside the chart', () => {
  const series = [
    { element: AREA_HARVESTED, breaks: [2010] },
    { element: SEED, breaks: [1961, 2010, 2030] },
  ];
  expect(breakTexts(series, all, speech)).toEqual([
    'Food balances changed method in 2010: values before and after are not comparable.',
  ]);
  expect(breakTexts([{ element: FOOD, breaks: [] }], all, speech)).toEqual([]);
});
