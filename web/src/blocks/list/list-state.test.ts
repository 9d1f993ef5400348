import { expect, it } from 'vitest';
import { isFilled } from './list-state.ts';

it('shows a column that at least one row in five fills', () => {
  const says = (row: string): boolean => row !== '';
  expect(isFilled(['a', '', '', '', ''], says)).toBe(true);
  expect(isFilled(['a', '', '', '', '', ''], says)).toBe(false);
  expect(isFilled(['', ''], says)).toBe(false);
  expect(isFilled([], says)).toBe(false);
});
