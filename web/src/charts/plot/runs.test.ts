import { describe, expect, test } from 'vitest';
import { toRuns } from './runs.ts';

const years = [2006, 2007, 2008, 2009, 2010, 2011];

describe('runs', () => {
  test('a missing value ends a run, and zero does not', () => {
    expect(toRuns([1, 0, null, 4, null, 6], years, 1, [])).toEqual([[0, 1], [3], [5]]);
  });
  test('lines are not joined across a change of method', () => {
    expect(toRuns([1, 2, 3, 4, 5, 6], years, 1, [2010])).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ]);
  });
  test('a missing year is a gap, a wider rhythm is none', () => {
    expect(toRuns([1, 2, 3], [2000, 2001, 2003], 1, [])).toEqual([[0, 1], [2]]);
    expect(toRuns([1, 2, 3], [2000, 2005, 2010], 5, [])).toEqual([[0, 1, 2]]);
  });
  test('a break between two given years counts at the later one', () => {
    expect(toRuns([1, 2], [2005, 2010], 5, [2008])).toEqual([[0], [1]]);
  });
  test('nothing gives no runs', () => {
    expect(toRuns([null, null], [2000, 2001], 1, [])).toEqual([]);
  });
});
