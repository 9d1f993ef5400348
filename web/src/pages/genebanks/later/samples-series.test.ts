import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../../i18n/testing/speech.ts';
import { peakText } from './samples-series.tsx';

const year = (of: number, samples: number | null) => ({
  ...{ year: of, received: samples, provided: samples, balance: samples === null ? null : 0 },
});

describe('the World’s samples by year in a sentence', () => {
  const speech = readSpeech('en');

  it('names the year with most samples and the last year with a report', () => {
    const text = peakText([year(2010, 1200), year(2011, 300), year(2012, null)], speech);
    expect(text).toMatch(/2010.*1,200.*2011.*300/);
  });

  it('names one year where the last has most, and says nothing without a report', () => {
    expect(peakText([year(2010, 300), year(2011, 1200)], speech)).not.toContain('2010');
    expect(peakText([year(2010, null)], speech)).toBeUndefined();
  });
});
