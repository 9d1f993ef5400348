import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { ReleasedVariety } from './load-varieties-page.ts';
import { inOrder, releaseFacts, releaseFinding } from './release-seeds.tsx';

const variety = (year: number | null, changes: Partial<ReleasedVariety> = {}): ReleasedVariety => ({
  ...{ id: `${year} ${changes.name}`, name: 'X', country: 'KEN', year, seed: null, traits: [], ...changes },
});
const iron = (year: number | null) => variety(year, { traits: ['iron-zinc'] });

describe('varieties by year', () => {
  it('are in the order of years, unknown ones last, those with a colour first in a year', () => {
    const rows = [variety(null), variety(2012), variety(2012, { name: 'MAC', seed: 'red' }), variety(1982)];
    expect(inOrder(rows).map(({ year, seed }) => [year, seed])).toEqual([
      [1982, null],
      [2012, 'red'],
      [2012, null],
      [null, null],
    ]);
  });

  it('have the decade with most, and a trait that all came with after the first decade', () => {
    const rows = [variety(1982), variety(2008), ...[2010, 2012, 2012, 2013, 2019].map(iron)];
    expect(releaseFacts(rows)).toEqual({
      ...{ decade: 2010, count: 5, total: 7 },
      trait: { trait: 'iron-zinc', count: 5, since: 2010 },
    });
    expect(releaseFinding(rows, readSpeech('en'))).toMatch(/5 of the 7.*2010–2019.*all 5 .*2010/);
  });

  it('say what all have in common where no decade leads', () => {
    expect(releaseFinding(Array(5).fill(iron(2012)), readSpeech('en'))).toMatch(/^All 5 .*iron/);
    expect(releaseFinding([...Array(4).fill(iron(2012)), variety(2012)], readSpeech('en'))).toBeUndefined();
    expect(releaseFinding(Array(4).fill(iron(2012)), readSpeech('en'))).toBeUndefined();
  });

  it('say nothing of a trait of which a year is unknown, and of no decade where two lead or few years are known', () => {
    const rows = [variety(1982), ...[2010, 2012, 2012, 2013, 2019, null].map(iron)];
    expect(releaseFacts(rows)?.trait).toBeUndefined();
    expect(releaseFacts([1982, 1983, 1984, 2010, 2011, 2012].map((year) => variety(year)))).toBeUndefined();
    expect(releaseFacts([1982, 2010, 2011].map((year) => variety(year)))).toBeUndefined();
  });
});
