import { describe, expect, it } from 'vitest';
import { defaultSpan, parseSpan, serialiseSpan } from './span.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the two years', () => {
  it('are the newest and ten years before, where both have figures', () => {
    expect(defaultSpan(range(1961, 2023))).toEqual({ from: 2013, to: 2023 });
    expect(defaultSpan(range(1961, 2023).filter((year) => year !== 2013))).toEqual({ from: 2012, to: 2022 });
  });

  it('are the first and the last of a short series, and none of a single year', () => {
    expect(defaultSpan([2018, 2019, 2021])).toEqual({ from: 2018, to: 2021 });
    expect(defaultSpan([2021])).toBeNull();
    expect(defaultSpan([])).toBeNull();
    // No change is told across a break: from the first year after it, or before it where it is the last year.
    expect(defaultSpan(range(1961, 2023), [2010, 2019])).toEqual({ from: 2019, to: 2023 });
    expect(defaultSpan(range(1961, 2019), [2010, 2019])).toEqual({ from: 2010, to: 2018 });
  });

  it('are read from the address in rising order; nonsense is no span', () => {
    expect(parseSpan('2012-2022')).toEqual({ from: 2012, to: 2022 });
    expect(parseSpan('2022-2012')).toEqual({ from: 2012, to: 2022 });
    expect(parseSpan('2012-2012')).toEqual({ from: 2012, to: 2012 });
    for (const text of [undefined, '', '2012', '2012-22', 'all', '2012-2022-1'])
      expect(parseSpan(text)).toBeNull();
    expect(serialiseSpan({ from: 2022, to: 2012 })).toBe('2012-2022');
  });
});
