import { describe, expect, it } from 'vitest';
import { areDistinct, compareDecades, leadingTrait } from './variety-lead.ts';

const years = (...all: readonly (number | null)[]) => all.map((year) => ({ year }));

describe('decades of release', () => {
  it('are the newest one that is over and the last before it that has any', () => {
    const rows = years(1982, 1987, 2011, 2012, 2019, 2020, null);
    expect(compareDecades(rows, 2026)).toEqual({
      known: 6,
      last: { decade: 2010, count: 3 },
      before: { decade: 1980, count: 2 },
    });
    // The decade of the release is not over.
    expect(compareDecades(rows, 2019)).toBeUndefined();
  });

  it('are not compared by few years, nor where one of the two has none', () => {
    expect(compareDecades(years(2001, 2011, 2012, 2013), 2026)).toBeUndefined();
    expect(compareDecades(years(2010, 2011, 2012, 2013, 2014), 2026)).toBeUndefined();
    expect(compareDecades(years(1990, 1991, 1992, 2001, 2002), 2026)).toBeUndefined();
  });
});

it('leads with the trait that most varieties have, and with none of a single one', () => {
  const traits: ('drought' | 'disease')[][] = [['drought'], ['disease', 'drought'], []];
  expect(leadingTrait(traits.map((each) => ({ traits: each })))).toEqual({ trait: 'drought', count: 2 });
  expect(leadingTrait([{ traits: ['drought'] }, { traits: ['disease'] }])).toBeUndefined();
});

it('takes spellings of one name for records of one variety', () => {
  expect(areDistinct([{ name: 'KATB1' }, { name: 'Aporé' }])).toBe(true);
  expect(areDistinct([{ name: 'Apore' }, { name: 'Aporé' }])).toBe(false);
});
