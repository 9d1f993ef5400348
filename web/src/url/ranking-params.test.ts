import { describe, expect, it } from 'vitest';
import { nextSort, rankingParams } from './ranking-params.ts';

const params = rankingParams({ rankings: [1, 16, 2], elements: [6, 7, 645] });

describe('the address of a ranking', () => {
  it.each([
    '',
    '?ranking=16&area=RWA&year=2017',
    '?by=countries&element=645&area=BRA&year=2010&sort=-value&q=s%C3%A3o',
    '?area=014&sort=name',
    '?sort=-rank',
    '?area=RWA&explain=RWA.1.2017.2511',
  ])('%s comes back as it was', (search) => {
    expect(params.serialise(params.parse(search))).toBe(search);
  });

  it('leaves out what belongs to the other kind', () => {
    expect(params.serialise(params.parse('?by=countries&ranking=16'))).toBe('?by=countries');
    expect(params.serialise(params.parse('?by=crops&element=7'))).toBe('');
  });

  it.each([
    '?by=tables',
    '?ranking=3',
    '?ranking=1e1',
    '?area=<b>',
    '?area=rwa',
    '?year=last',
    '?sort=colour',
    '?sort=--value',
    '?q=%20',
    '?explain=%3Cscript%3E',
  ])('%s falls back', (search) => {
    expect(params.parse(search)).toEqual(params.initial);
  });

  it('ranks countries where a section has no podium', () => {
    const without = rankingParams({ rankings: [], elements: [6] });
    expect(without.initial.by).toBe('countries');
    expect(without.parse('?by=crops').by).toBe('countries');
  });

  it('cuts a search text', () => {
    expect(params.parse(`?q=${'a'.repeat(500)}`).query).toHaveLength(80);
  });
});

describe('nextSort', () => {
  it('begins with the largest figure, the first rank or A, and turns round on the next click', () => {
    const start = { column: 'rank', descending: false } as const;
    expect(nextSort(start, 'value')).toEqual({ column: 'value', descending: true });
    expect(nextSort(start, 'name')).toEqual({ column: 'name', descending: false });
    expect(nextSort(start, 'rank')).toEqual({ column: 'rank', descending: true });
    expect(nextSort({ column: 'value', descending: true }, 'value')).toEqual({
      column: 'value',
      descending: false,
    });
    expect(nextSort({ column: 'value', descending: true }, 'rank')).toEqual(start);
  });
});

describe('what is told of an address', () => {
  const refused = (search: string) => params.ignored(search, params.parse(search));
  it('names what an address asks for in vain, and nothing else', () => {
    expect(refused('?by=tables&year=last&area=RWA&q=x&other=1&utm_source=mail')).toEqual([
      { name: 'by', asked: 'tables' },
      { name: 'year', asked: 'last' },
      { name: 'other', asked: '1' },
    ]);
    expect(refused('?ranking=16&year=2017&sort=-value&area=&element=7')).toEqual([]);
    expect(refused('?element=5510&area=rwanda').map(({ asked }) => asked)).toEqual(['5510', 'rwanda']);
    // The first of two counts, and is met; the other is not.
    expect(refused('?year=2017&year=2018').map(({ asked }) => asked)).toEqual(['2018']);
  });
});

it('takes country and region of a data page for its area, and names the one that it cannot follow', () => {
  const areaOf = (search: string) => params.parse(search).area;
  expect(areaOf('?country=KEN')).toBe('KEN');
  expect(areaOf('?region=029')).toBe('029');
  expect(areaOf('?region=014&country=KEN')).toBe('KEN');
  expect(areaOf('?area=BRA&country=KEN')).toBe('BRA');
  const refusedBy = (search: string) => params.ignored(search, params.parse(search));
  expect(refusedBy('?country=KEN')).toEqual([]);
  expect(refusedBy('?area=BRA&country=KEN')).toEqual([{ name: 'country', asked: 'KEN' }]);
});
