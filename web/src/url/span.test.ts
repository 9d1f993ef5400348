import { describe, expect, it } from 'vitest';
import { parseSpan, serialiseSpan } from './span.ts';

describe('the two years', () => {
  it('are read from the address in rising order; nonsense is no span', () => {
    expect(parseSpan('2012-2022')).toEqual({ from: 2012, to: 2022 });
    expect(parseSpan('2022-2012')).toEqual({ from: 2012, to: 2022 });
    expect(parseSpan('2012-2012')).toEqual({ from: 2012, to: 2012 });
    for (const text of [undefined, '', '2012', '2012-22', 'all', '2012-2022-1'])
      expect(parseSpan(text)).toBeNull();
    expect(serialiseSpan({ from: 2022, to: 2012 })).toBe('2012-2022');
  });
});
