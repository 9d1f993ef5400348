import { describe, expect, it } from 'vitest';
import { sampleBalance, sumReports } from './sample-totals.ts';

describe('samples', () => {
  it('are unknown without a report, and 0 where 0 was reported', () => {
    expect(sumReports([])).toBeNull();
    expect(sumReports([0])).toBe(0);
    expect(sumReports([21, 2559])).toBe(2580);
  });

  it('have a balance where both sides are known: Colombia’s beans of 2011', () => {
    expect(sampleBalance(2574, 13459)).toBe(10885);
    expect(sampleBalance(null, 13459)).toBeNull();
    expect(sampleBalance(12, null)).toBeNull();
    expect(sampleBalance(5, 0)).toBe(-5);
  });
});
