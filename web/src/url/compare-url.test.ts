import { describe, expect, it } from 'vitest';
import {
  type CompareView,
  compareMeasures,
  mostLines,
  parseCompare,
  serialiseCompare,
} from './compare-url.ts';

const line = (area: string, element = 5510) => ({ area, crop: 'beans', element });

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state;
  }
}

describe('the address of a comparison', () => {
  it('leads back to the same view, whatever it is', () => {
    const from = numbers(7);
    const next = (below: number): number => (from.next().value >> 8) % below;
    for (let round = 0; round < 10_000; round += 1) {
      const areas = ['COL', 'BRA', 'KEN', 'UGA', 'RWA', 'MEX', 'WLRD', 'AFR', 'TZA', 'NIC'];
      const measure = compareMeasures[next(compareMeasures.length)] ?? 'absolute';
      const view: CompareView = {
        lines: areas
          .slice(next(5))
          .slice(0, next(mostLines + 1))
          .map((area) => line(area, next(9999))),
        measure,
        base: measure === 'index' && next(2) === 0 ? 1961 + next(60) : null,
      };
      expect(parseCompare(serialiseCompare(view, null))).toEqual({ view, refused: [] });
    }
  });

  it('adds the line of the form, and each line once', () => {
    const { view } = parseCompare('?series=COL.beans.5510&area=BRA&crop=beans&element=5510');
    expect(view.lines).toEqual([line('COL'), line('BRA')]);
    expect(parseCompare('?series=COL.beans.5510~COL.beans.5510').view.lines).toEqual([line('COL')]);
  });

  it('says which entries it cannot follow: a ninth line, markup, nonsense', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `COL.beans.${5510 + index}`);
    expect(parseCompare(`?series=${nine.join('~')}`).refused).toEqual(['COL.beans.5518']);
    expect(parseCompare(`?series=${encodeURIComponent('<b>~COL')}`)).toEqual({
      view: { lines: [], measure: 'absolute', base: null },
      refused: ['<b>', 'COL'],
    });
    expect(parseCompare('?measure=both&base=20211').view).toEqual({
      lines: [],
      measure: 'absolute',
      base: null,
    });
  });
});
