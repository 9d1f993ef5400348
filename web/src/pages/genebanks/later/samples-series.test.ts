import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { peakText } from './samples-series.tsx';

describe('the samples of an area by year in a sentence', () => {
  const speech = readSpeech('en');
  const sides = (of: number, received: number | null, provided: number | null) => ({
    ...{ year: of, received, provided, balance: null },
  });

  it('names the year in which it received most, or sent most where it sends more', () => {
    const years = [sides(2009, 404, null), sides(2012, 2357, 33), sides(2014, null, null)];
    expect(peakText(years, speech)).toMatch(/received in 2012.*2,357 of 2,761/);
    expect(peakText([sides(2009, 10, 300), sides(2010, null, 100)], speech)).toMatch(
      /sent in 2009.*300 of 400/,
    );
  });

  it('names no year where two have most', () => {
    const years = [sides(2009, 300, null), sides(2010, 10, null), sides(2012, 300, null)];
    expect(peakText(years, speech)).toBeUndefined();
  });

  it('says of one year that it has all, and nothing without a report', () => {
    expect(peakText([sides(2009, 404, null)], speech)).not.toContain(' of ');
    expect(peakText([sides(2009, null, null)], speech)).toBeUndefined();
  });
});
