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

const [complete, bound] = [{ flag: 'A' }, { flag: 'L' }];

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
  expect(isWithheld('partial-value', bound, complete)).toBe(true);
  expect(isWithheld('partial-value', bound, bound)).toBe(false);
  expect(isWithheld('partial-value', complete, complete)).toBe(false);
  expect(isWithheld('partial-value', bound, undefined)).toBe(false);
});

it('withholds a difference as soon as one side is known in part alone', () => {
  expect(isWithheld('partial-difference', bound, bound)).toBe(true);
  expect(isWithheld('partial-difference', bound, complete)).toBe(true);
  expect(isWithheld('partial-difference', complete, bound)).toBe(true);
  expect(isWithheld('partial-difference', complete, complete)).toBe(false);
  expect(isWithheld('partial-difference', bound, null)).toBe(false);
});

it('withholds a sum less others where one of them is known in part alone, and keeps a sum', () => {
  const less = { minus: [IMPORT_VALUE] };
  expect(isDifferenceWithheld(less, [complete, bound])).toBe(true);
  expect(isDifferenceWithheld(less, [complete, complete])).toBe(false);
  expect(isDifferenceWithheld({ minus: [] }, [complete, bound])).toBe(false);
});
