import { describe, expect, it } from 'vitest';
import { isRoundedAway } from './rounded-away.ts';

describe('a figure of 0', () => {
  const eaten = (values: Readonly<Record<number, number | null>>) => (measure: number) => values[measure];

  it('is rounded away where some of the crop is eaten: 0 kcal and 0.03 g of protein', () => {
    expect(isRoundedAway(6, 0, eaten({ 664: 0, 674: 0.03 }))).toBe(true);
    expect(isRoundedAway(664, 0, eaten({ 664: 0, 5142: 0.4 }))).toBe(true);
  });

  it('is a true zero where nothing tells otherwise', () => {
    expect(isRoundedAway(6, 0, eaten({ 664: 0, 674: 0, 5142: null }))).toBe(false);
    // Food use is published as it is: its 0 is taken for one.
    expect(isRoundedAway(5142, 0, eaten({ 674: 0.03 }))).toBe(false);
  });

  it('is no other figure', () => {
    expect(isRoundedAway(6, 0.01, eaten({ 674: 0.03 }))).toBe(false);
  });
});
