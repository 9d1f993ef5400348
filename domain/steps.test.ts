import { describe, expect, it } from 'vitest';
import { fromSteps, mostDecimals, toSteps } from './steps.ts';

describe('rows as steps', () => {
  it('counts in the last decimal that the row needs', () => {
    expect(toSteps([435, 443, null, 440])).toEqual({ steps: [435, 8, null, -3], decimals: 0 });
    expect(toSteps([0.1, 0.25, 0.3])).toEqual({ steps: [10, 15, 5], decimals: 2 });
    expect(toSteps([null, null])).toEqual({ steps: [null, null], decimals: 0 });
  });

  it('gives every number back exactly', () => {
    const row = [98.11, null, 13.18659, 0.1095, 2.6, 0, 1_200_000.4, -3.05, 279.4, 0.0000001, null, 6.388];
    expect(fromSteps(toSteps(row))).toEqual(row);
  });

  it('rounds only what is longer than the most decimals', () => {
    const { decimals, steps } = toSteps([0.1 + 0.2]);
    expect(decimals).toBe(mostDecimals);
    expect(fromSteps({ decimals, steps })).toEqual([0.3]);
  });
});
