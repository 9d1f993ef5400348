import { describe, expect, it } from 'vitest';
import { toPassages } from './write-cube.ts';

describe('toPassages', () => {
  it('names the breaks that most areas have once, and those of the others by area', () => {
    const rows = [
      { area: 'BRA', year: 2010 },
      { area: 'BRA', year: 2019 },
      { area: 'KEN', year: 2010 },
      { area: 'KEN', year: 2014 },
      { area: 'KEN', year: 2019 },
      { area: 'MEX', year: 2010 },
      { area: 'MEX', year: 2019 },
      // Begins after the first common break.
      { area: 'SSD', year: 2019 },
      { area: 'TLS', year: 2019 },
    ];
    const spans = new Map<string, readonly [number, number]>([
      ['BRA', [1961, 2023]],
      ['KEN', [1961, 2023]],
      ['MEX', [1961, 2023]],
      ['SSD', [2012, 2023]],
      // Begins with the first common break, before which it has nothing.
      ['TLS', [2010, 2023]],
      // One edition throughout.
      ['WLRD', [1992, 2023]],
    ]);
    expect(toPassages(rows, spans)).toEqual({
      common: [2010, 2019],
      byArea: { KEN: [2010, 2014, 2019], WLRD: [] },
    });
  });

  it('has no sentence on areas without breaks', () => {
    expect(toPassages([], new Map([['BRA', [1961, 2023]]]))).toEqual({ common: [], byArea: {} });
  });
});
