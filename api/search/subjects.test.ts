import { expect, it } from 'vitest';
import {
  EXPORT_QUANTITY,
  EXPORT_VALUE,
  IMPORT_QUANTITY,
  IMPORT_VALUE,
  TRADE_BALANCE,
} from '#catalog/elements/codes.ts';
import { trade } from '#catalog/sections/trade.ts';
import { readWords } from '../words.ts';
import { listSubjects, type YearOf } from './subjects.ts';

const [beans, rice, cassava] = [176, 27, 125];
const words = readWords('locales');

/** Crops for which the subject of an element of trade has figures, and the element of the section's own subject. */
function answersOf(yearOf: YearOf, element: number) {
  const subjects = listSubjects(words, 'en', yearOf);
  const found = subjects.findLast(({ figure }) => figure?.country === element);
  const section = subjects.find(
    ({ slug, names }) => slug === trade.id && names.includes('Imports and exports'),
  );
  return { crops: Object.keys(found?.crops ?? {}), opens: section?.figure?.country };
}

it('answers of trade by what is not withheld: quantities of rice and cassava, values of beans', () => {
  const quantities = [IMPORT_QUANTITY, EXPORT_QUANTITY];
  const yearOf: YearOf = (indicator, element) =>
    quantities.includes(element) || (indicator === beans && [IMPORT_VALUE, EXPORT_VALUE].includes(element))
      ? 2020
      : null;
  expect(answersOf(yearOf, EXPORT_VALUE)).toEqual({ crops: ['beans'], opens: IMPORT_QUANTITY });
  expect(answersOf(yearOf, EXPORT_QUANTITY).crops).toEqual(['beans', 'rice', 'cassava']);
  expect(answersOf(yearOf, TRADE_BALANCE).crops).toEqual([]);
});

it('answers by values and balances of all crops where a release has them', () => {
  const yearOf: YearOf = (indicator) => ([beans, rice, cassava].includes(indicator) ? 2022 : null);
  for (const element of [EXPORT_VALUE, TRADE_BALANCE])
    expect(answersOf(yearOf, element)).toEqual({ crops: ['beans', 'rice', 'cassava'], opens: IMPORT_VALUE });
});
