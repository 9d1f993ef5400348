import { describe, expect, it } from 'vitest';
import { compareParams, ignoredCompareParams, parseCompare, serialiseCompare } from './compare-params.ts';

const line = (area: string, element = 5510) => ({ area, crop: 'beans', element });

describe('the address of a comparison', () => {
  it('is as it was before there was more to choose', () => {
    const old = '?series=BRA.beans.5510~COL.beans.5510&measure=index&base=2019';
    const { view } = parseCompare(old);
    expect(view).toEqual({
      ...compareParams.initial,
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
      view: compareParams.initial,
      refused: none,
      surplus: [],
    });
    expect(parseCompare('?measure=both&base=20211&kind=pie&log=yes&from=1&year=x&sort=up').view).toEqual(
      compareParams.initial,
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
