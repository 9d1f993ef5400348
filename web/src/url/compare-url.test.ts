import { describe, expect, it } from 'vitest';
import {
  type CompareView,
  canonicalComparison,
  comparedBenchmarks,
  comparedCounts,
  comparedLosses,
  comparedPrices,
  comparedSamples,
  compareKinds,
  compareMeasures,
  emptyComparison,
  ignoredCompareParams,
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

const areas = ['COL', 'BRA', 'KEN', 'UGA', 'RWA', 'MEX', 'WLRD', 'AFR', 'TZA', '014'];
const kinds = [
  ...comparedPrices,
  ...comparedSamples,
  ...comparedLosses,
  ...comparedCounts,
  ...comparedBenchmarks,
];
const crops = ['beans', 'sweet-potato', 'rice', 'musa'];

describe('the address of a comparison', () => {
  it('leads back to the same view, whatever it is', () => {
    const from = numbers(7);
    const next = (below: number): number => (from.next().value >> 8) % below;
    const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const year = (): number | null => (next(2) === 0 ? 1961 + next(63) : null);
    const lost: string[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const view: CompareView = canonicalComparison({
        lines: areas
          .slice(next(5))
          .slice(0, next(mostLines + 1))
          .map((area) => ({
            area,
            crop: pick(crops),
            element: next(3) === 0 ? pick(kinds) : next(9999),
          })),
        kind: pick(compareKinds),
        measure: pick(compareMeasures),
        base: year(),
        log: next(2) === 0,
        from: year(),
        year: year(),
        sort: pick(['name', 'value']),
      });
      const version = next(3) === 0 ? '2026-11-22-b1a1eb26e4' : null;
      const search = serialiseCompare(view, version);
      if (JSON.stringify(parseCompare(search)) !== JSON.stringify({ view, refused: [], surplus: [] }))
        lost.push(search);
    }
    expect(lost).toEqual([]);
  });

  it('is as it was before there was more to choose', () => {
    const old = '?series=BRA.beans.5510~COL.beans.5510&measure=index&base=2019';
    const { view } = parseCompare(old);
    expect(view).toEqual({
      ...emptyComparison,
      lines: [line('BRA'), line('COL')],
      measure: 'index',
      base: 2019,
    });
    expect(serialiseCompare(view, null)).toBe(old);
  });

  it('adds the lines of the form, and each line once', () => {
    const { view } = parseCompare('?series=COL.beans.5510&area=BRA&area=KEN&crop=beans&element=5510');
    expect(view.lines).toEqual([line('COL'), line('BRA'), line('KEN')]);
    expect(parseCompare('?series=COL.beans.5510~COL.beans.5510').view.lines).toEqual([line('COL')]);
    expect(parseCompare('?area=KEN&crop=beans&element=price-retail').view.lines).toEqual([
      { area: 'KEN', crop: 'beans', element: 'price-retail' },
    ]);
  });

  it('says which entries it cannot follow: a ninth line, markup, nonsense, a kind of price that there is not', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `COL.beans.${5510 + index}`);
    expect(parseCompare(`?series=${nine.join('~')}`)).toMatchObject({
      refused: [],
      surplus: ['COL.beans.5518'],
    });
    const none = ['<b>', 'COL', 'COL.beans.price-free', 'WLRD.rice.benchmark-gold', 'COL.beans.samples'];
    expect(parseCompare(`?series=${encodeURIComponent(none.join('~'))}`)).toEqual({
      view: emptyComparison,
      refused: none,
      surplus: [],
    });
    expect(parseCompare('?measure=both&base=20211&kind=pie&log=yes&from=1&year=x&sort=up').view).toEqual(
      emptyComparison,
    );
  });

  it('says what else it cannot follow, and nothing of what it can', () => {
    expect(ignoredCompareParams('?kind=pie&base=20211&log=yes&series=x&utm_source=y&sort=value')).toEqual([
      { name: 'kind', asked: 'pie' },
      { name: 'base', asked: '20211' },
      { name: 'log', asked: 'yes' },
    ]);
    expect(ignoredCompareParams('?kind=slope&measure=index&base=&log=1&from=1990&year=2020&v=2024')).toEqual(
      [],
    );
  });
});
