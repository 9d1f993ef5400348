import { describe, expect, it } from 'vitest';
import {
  compareParams,
  ignoredCompareParams,
  lineKey,
  parseCompare,
  serialiseCompare,
} from './compare-params.ts';

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
    expect(parseCompare('?country=COL,bra').view.lines).toEqual([line('COL'), line('BRA')]);
    expect(parseCompare('?area=KEN&crop=beans&element=price-retail').view.lines).toEqual([
      { area: 'KEN', crop: 'beans', element: 'price-retail' },
    ]);
  });

  it('opens with lines of one element where it names none', () => {
    const { view } = parseCompare('?kind=bar');
    expect(view.lines.length).toBeGreaterThan(1);
    expect(new Set(view.lines.map(({ element }) => element)).size).toBe(1);
    expect(serialiseCompare(view, null)).toBe('?kind=bar');
  });

  it('changes the crop and the elements of all lines, as a form asks', () => {
    const of = (search: string) => parseCompare(search).view.lines.map(lineKey);
    const two = '?series=KEN.beans.5510~UGA.beans.5510';
    expect(of(`${two}&newElement=5412&newCrop=rice`)).toEqual(['KEN.rice.5412', 'UGA.rice.5412']);
    expect(of(`${two}&newElement=varieties-upov`)).toEqual(['WLRD.beans.varieties-upov']);
    expect(of(`${two}&newElement=5510&newCrop=beans`)).toEqual(of(two));
    expect(of(`${two}~KEN.rice.5510&newElement=&newCrop=`)).toEqual(of(`${two}~KEN.rice.5510`));
    // A second element is added to each line, or replaces the one that is there.
    const both = `${two}&second=5312`;
    expect(of(both)).toEqual(['KEN.beans.5510', 'UGA.beans.5510', 'KEN.beans.5312', 'UGA.beans.5312']);
    const pair = '?series=KEN.beans.5510~KEN.beans.5312';
    expect(of(`${pair}&newElement=5510&second=5412`)).toEqual(['KEN.beans.5510', 'KEN.beans.5412']);
    expect(of(`${pair}&area=UGA`)).toEqual([
      ...['KEN.beans.5510', 'KEN.beans.5312', 'UGA.beans.5510', 'UGA.beans.5312'],
    ]);
    const five = ['KEN', 'UGA', 'BRA', 'COL', 'RWA'].map((area) => `${area}.beans.5510`).join('~');
    expect(parseCompare(`?series=${five}&second=5312`).surplus).toEqual(['RWA.beans.5510', 'RWA.beans.5312']);
  });

  it('says which entries it cannot follow: a ninth line, markup, nonsense, a kind of price that there is not', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `COL.beans.${5510 + index}`);
    expect(parseCompare(`?series=${nine.join('~')}`)).toMatchObject({
      refused: [],
      surplus: ['COL.beans.5518'],
    });
    const none = ['<b>', 'COL', 'COL.beans.price-free', 'WLRD.rice.benchmark-gold', 'COL.beans.samples'];
    expect(parseCompare(`?series=${encodeURIComponent(none.join('~'))}`)).toEqual({
      view: { ...compareParams.initial, lines: [] },
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
