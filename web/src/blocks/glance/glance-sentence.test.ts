import { describe, expect, it } from 'vitest';
import { coverageCase } from './glance-sentence.ts';

const parts = (
  production: number | null,
  imports: number | null,
  exports: number | null,
  stocks: number | null,
  supply: number | null = null,
) => ({ production, imports, exports, stocks, supply });

describe('what a ratio of self-sufficiency lets one say', () => {
  it('speaks of use where stocks did not move', () => {
    expect(coverageCase('KEN', parts(80, 25, 5, 0, 100))).toBe('below');
    expect(coverageCase('KEN', parts(120, 5, 25, 0, 100))).toBe('above');
    expect(coverageCase('KEN', parts(100, 5, 5, 0, 100))).toBe('equal');
    expect(coverageCase('KEN', parts(100, 0, 0, 0))).toBe('equal');
  });

  it('never says that the surplus was exported where exports came from stocks: 55 produced and 21 drawn', () => {
    // 55 ÷ (55 + 0 − 21) is 161.76 %, yet 55 of 55 used were grown there.
    expect(coverageCase('KEN', parts(55, 0, 21, -21, 55))).toBe('drawn');
    expect(coverageCase('KEN', parts(120, 0, 10, 30, 80))).toBe('added');
  });

  it('overlooks stocks that two decimals of the ratio do not show', () => {
    // 3,000 ÷ 3,100 and 3,000 ÷ 3,100.1 are both 96.77 %.
    expect(coverageCase('BRA', parts(3000, 100, 0, -0.1, 3100))).toBe('below');
    expect(coverageCase('BRA', parts(3000, 100, 0, -1, 3101))).toBe('drawn');
  });

  it('names the parts where the change in stocks is not known, unless the published supply leaves none', () => {
    expect(coverageCase('KEN', parts(120, 5, 25, null))).toBe('parts');
    expect(coverageCase('KEN', parts(120, 5, 25, null, 130))).toBe('parts');
    expect(coverageCase('KEN', parts(120, 5, 25, null, 100))).toBe('above');
  });

  it('names the parts where they do not make the published supply', () => {
    expect(coverageCase('KEN', parts(120, 5, 25, 0, 140))).toBe('parts');
    expect(coverageCase('KEN', parts(120, 5, 25, -10, 140))).toBe('drawn');
  });

  it('tells nothing but the ratio of the World, and of parts that are not all there', () => {
    expect(coverageCase('WLRD', parts(120, 5, 25, 0, 100))).toBe('other');
    expect(coverageCase('KEN', parts(120, null, 25, 0, 100))).toBe('other');
  });
});
