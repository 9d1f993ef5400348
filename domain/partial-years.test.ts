import { describe, expect, it } from 'vitest';
import { type PartOfWhole, partialYears } from './partial-years.ts';

const years = [1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968];
/** A part that is known where the letter is not a dot. */
const part = (id: string, known: string): PartOfWhole => ({
  id,
  known: [...known].map((one) => one !== '.'),
});

describe('years of which only some parts are known', () => {
  it('are those without a part that most years have', () => {
    expect(partialYears([part('food', 'xxxxxxxx'), part('seed', '..xxxxxx')], years)).toEqual([
      { from: 1961, to: 1962, known: ['food'] },
    ]);
    expect(partialYears([part('food', 'xxxxxxxx'), part('seed', '..xxxx..')], years)).toEqual([
      { from: 1961, to: 1962, known: ['food'] },
      { from: 1967, to: 1968, known: ['food'] },
    ]);
  });

  it('are those before a part that is known in the newest years, however late it begins', () => {
    expect(partialYears([part('cattle', 'xxxxxxxx'), part('goats', '.....xxx')], years)).toEqual([
      { from: 1961, to: 1965, known: ['cattle'] },
    ]);
  });

  it('are not the newest without a part that has ended', () => {
    expect(partialYears([part('cattle', 'xxxxx...'), part('goats', '.....xxx')], years)).toEqual([]);
    const parts = [part('cattle', 'xxxxx...'), part('goats', '.....xxx'), part('sheep', '.....xxx')];
    expect(partialYears(parts, years)).toEqual([{ from: 1961, to: 1965, known: ['cattle'] }]);
  });

  it('are told apart by what is known', () => {
    const parts = [part('food', 'xxxxxxxx'), part('feed', '.xxxxxxx'), part('seed', '...xxxxx')];
    expect(partialYears(parts, years)).toEqual([
      { from: 1961, to: 1961, known: ['food'] },
      { from: 1962, to: 1963, known: ['food', 'feed'] },
    ]);
  });

  it('are not those without a part that is seldom known: it may not apply', () => {
    expect(
      partialYears([part('food', 'xxxxxxxx'), part('seed', 'xxxxxxxx'), part('other', '......xx')], years),
    ).toEqual([]);
  });

  it('are not those without any part, which do not end a stretch', () => {
    expect(partialYears([part('food', 'x.xxxxxx'), part('seed', '...xxxxx')], years)).toEqual([
      { from: 1961, to: 1963, known: ['food'] },
    ]);
    expect(partialYears([part('food', '........'), part('seed', '........')], years)).toEqual([]);
  });

  it('need a whole of several parts', () => {
    expect(partialYears([part('food', 'xxxxxxxx')], years)).toEqual([]);
    expect(partialYears([part('food', 'xxxxxxxx'), part('seed', 'xxx.....')], years)).toEqual([]);
  });
});
