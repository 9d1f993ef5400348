import { expect, it } from 'vitest';
import { itemOfTerm } from './formula.ts';

it('knows under which item an input is kept', () => {
  const input = { element: 664, sign: 1 } as const;
  expect(itemOfTerm(input, 2546)).toBe(2546);
  expect(itemOfTerm({ ...input, item: 'grand-total' }, 2546)).toBe(2901);
  expect(itemOfTerm({ ...input, item: 'primary-crops' }, 176)).toBe(1714);
  expect(itemOfTerm({ ...input, item: 'population' }, 2546)).toBe(3010);
  expect(itemOfTerm({ ...input, item: 866 }, 1756)).toBe(866);
});
