import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { areaText, peakText } from './samples-series.tsx';

const year = (of: number, samples: number | null) => ({
  ...{ year: of, received: samples, provided: samples, balance: samples === null ? null : 0 },
});

describe('the World’s samples by year in a sentence', () => {
  const speech = readSpeech('en');

  it('names the year with most samples and the last year with a report', () => {
    const text = peakText([year(2010, 1200), year(2011, 300), year(2012, null)], speech);
    expect(text).toMatch(/2010.*1,200.*2011.*300/);
  });

  it('compares with the last finished year', () => {
    const years = [year(2010, 1200), year(2011, 300), year(2012, 7)];
    const unfinished = { year: 2012, missing: ['COL'], share: 0.9, samples: null };
    expect(peakText(years, speech, unfinished)).toMatch(/2010.*1,200.*2011.*300/);
  });

  it('names one year where the last has most, and says nothing without a report', () => {
    expect(peakText([year(2010, 300), year(2011, 1200)], speech)).not.toContain('2010');
    expect(peakText([year(2010, null)], speech)).toBeUndefined();
  });
});

describe('the samples of an area by year in a sentence', () => {
  const speech = readSpeech('en');
  const sides = (of: number, received: number | null, provided: number | null) => ({
    ...{ year: of, received, provided, balance: null },
  });

  it('names the year in which it received most, or sent most where it sends more', () => {
    const years = [sides(2009, 404, null), sides(2012, 2357, 33), sides(2014, null, null)];
    expect(areaText(years, speech)).toMatch(/received in 2012.*2,357 of 2,761/);
    expect(areaText([sides(2009, 10, 300), sides(2010, null, 100)], speech)).toMatch(
      /sent in 2009.*300 of 400/,
    );
  });

  it('names no year where two have most', () => {
    const years = [sides(2009, 300, null), sides(2010, 10, null), sides(2012, 300, null)];
    expect(areaText(years, speech)).toBeUndefined();
  });

  it('says of one year that it has all, and nothing without a report', () => {
    expect(areaText([sides(2009, 404, null)], speech)).not.toContain(' of ');
    expect(areaText([sides(2009, null, null)], speech)).toBeUndefined();
  });
});
