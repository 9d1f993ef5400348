import { expect, it } from 'vitest';
import {
  ENERGY_SHARE,
  EXPORT_QUANTITY,
  EXPORT_UNIT_VALUE,
  EXPORT_VALUE,
  IMPORT_VALUE,
  TRADE_BALANCE,
} from '#catalog/elements/codes.ts';
import { findParts, isDifferenceWithheld, isWithheld } from './withheld.ts';

const [whole, bound] = [{ flag: 'A' }, { flag: 'L' }];

it('finds the parts of quotients and differences of trade alone', () => {
  expect(findParts(EXPORT_UNIT_VALUE)).toEqual({
    first: EXPORT_VALUE,
    second: EXPORT_QUANTITY,
    reason: 'partial-value',
  });
  expect(findParts(TRADE_BALANCE)).toEqual({
    first: EXPORT_VALUE,
    second: IMPORT_VALUE,
    reason: 'partial-difference',
  });
  expect([EXPORT_VALUE, ENERGY_SHARE].map(findParts)).toEqual([null, null]);
});

it('withholds a part over the whole, and keeps a part over a part', () => {
  expect(isWithheld('partial-value', bound, whole)).toBe(true);
  expect(isWithheld('partial-value', bound, bound)).toBe(false);
  expect(isWithheld('partial-value', whole, whole)).toBe(false);
  expect(isWithheld('partial-value', bound, undefined)).toBe(false);
});

it('withholds a difference as soon as one side is known in part alone', () => {
  expect(isWithheld('partial-difference', bound, bound)).toBe(true);
  expect(isWithheld('partial-difference', bound, whole)).toBe(true);
  expect(isWithheld('partial-difference', whole, bound)).toBe(true);
  expect(isWithheld('partial-difference', whole, whole)).toBe(false);
  expect(isWithheld('partial-difference', bound, null)).toBe(false);
});

it('withholds a sum less others where one of them is known in part alone, and keeps a sum', () => {
  const less = { minus: [IMPORT_VALUE] };
  expect(isDifferenceWithheld(less, [whole, bound])).toBe(true);
  expect(isDifferenceWithheld(less, [whole, whole])).toBe(false);
  expect(isDifferenceWithheld({ minus: [] }, [whole, bound])).toBe(false);
});
