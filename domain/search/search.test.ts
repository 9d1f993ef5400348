import { describe, expect, it } from 'vitest';
import { foldQuery, tellingWords } from './fold-query.ts';
import { isOneTypo } from './one-typo.ts';
import { mostLetters } from './read-phrase.ts';
import { prepareSearch } from './search.ts';
import type { SearchIndex } from './search-index.ts';

const area = (code: string, names: string[], also: string[] = []) => ({
  code,
  kind: 'country' as const,
  names: /^[A-Z]{3}$/.test(code) ? [...names, code] : names,
  also,
  path: `/country/${code}`,
  view: `country=${code}`,
});
const production = { country: 5510, aggregate: 5510, isNamed: false, tableSuffix: 'production' };
const index: SearchIndex = {
  areas: [
    area('KEN', ['Kenya'], ['Quênia']),
    area('CIV', ['Côte d’Ivoire', 'Ivory Coast']),
    area('NER', ['Niger']),
    area('NGA', ['Nigeria']),
    { ...area('WLRD', ['World']), kind: 'world', view: '' },
    { ...area('014', ['Eastern Africa']), kind: 'region', view: 'macro=20&region=014' },
    { ...area('002', ['Africa']), kind: 'macro', view: 'macro=20' },
  ],
  crops: [
    {
      id: 'beans',
      names: ['Beans', 'Common bean'],
      also: ['Feijão'],
      path: '/beans',
      table: 'beans',
      items: { production: 176, balance: 2546 },
    },
    {
      id: 'forages',
      names: ['Forages'],
      also: [],
      path: '/forages',
      table: 'forages',
      items: { production: 1756, balance: null },
    },
  ],
  subjects: [
    {
      names: ['Production'],
      also: ['Produção'],
      slug: 'production',
      said: 'production',
      takes: 'view',
      figure: { ...production, indicator: 'production' },
      crops: { beans: 2023 },
    },
    {
      names: ['Food supply'],
      also: [],
      slug: 'consumption',
      said: 'food supply',
      takes: 'view',
      figure: {
        country: 645,
        aggregate: 14,
        isNamed: true,
        tableSuffix: 'consumption',
        indicator: 'balance',
      },
      crops: { beans: 2022 },
    },
    {
      names: ['Seed varieties'],
      also: [],
      slug: 'seed-varieties',
      said: 'seed varieties',
      takes: 'country-span',
      figure: null,
      crops: { beans: null },
    },
  ],
  groups: [{ id: 'variety', entries: [{ names: ['Nigerian Gold'], also: [], path: '/v/1', note: 'Beans' }] }],
};
const search = prepareSearch(index);
const first = (text: string) => search(text).phrase[0];
const named = (text: string) => search(text).groups.flatMap(({ hits }) => hits.map(({ name }) => name));

describe('words of a query', () => {
  it('have no accents, marks and capitals', () => {
    expect(foldQuery(' Côte d’Ivoire – ŁÓDŹ, Straße, Ærø ')).toEqual([
      ...['cote', 'd', 'ivoire', 'lodz', 'strasse', 'aero'],
    ]);
    expect(foldQuery('كينيا')).toEqual(['كينيا']);
  });

  it('are letters or a number', () => {
    expect(foldQuery('NUA45, NUA 45; NUA-45')).toEqual(['nua', '45', 'nua', '45', 'nua', '45']);
    expect(foldQuery('producción2015')).toEqual(['produccion', '2015']);
  });

  it('tell something, unless none does', () => {
    expect(tellingWords(['price', 'of', 'beans', 'in', 'rwanda'])).toEqual(['price', 'beans', 'rwanda']);
    expect(tellingWords(['de'])).toEqual(['de']);
  });

  it.each([
    ['kenya', 'kenia', true],
    ['kenya', 'keny', true],
    ['kenya', 'kennya', true],
    ['kenya', 'keyna', true],
    ['kenya', 'kenya', false],
    ['kenya', 'kania', false],
    ['kenya', 'kenyaan', false],
  ])('%s and %s: one typo is %s', (one, other, is) => {
    expect(isOneTypo(one, other)).toBe(is);
    expect(isOneTypo(other, one)).toBe(is);
  });
});

describe('names', () => {
  it('are found whole before their beginnings, by codes, by words of other languages and with a typo', () => {
    expect(named('niger')).toEqual(['Niger', 'Nigeria', 'Nigerian Gold']);
    expect(named('KEN')).toEqual(['Kenya']);
    expect(named('quenia')).toEqual(['Kenya']);
    expect(named('kenxa')).toEqual(['Kenya']);
    expect(search('ivory').groups[0]?.hits[0]).toEqual({
      name: 'Côte d’Ivoire',
      note: 'Ivory Coast',
      path: '/country/CIV',
    });
  });

  it('of codes have no typos and no beginnings', () => {
    expect(named('KEM')).toEqual([]);
    expect(named('CI')).toEqual([]);
  });
});

describe('a phrase', () => {
  it('leads to the page in its state with the figure, in any order', () => {
    const expected = {
      title: 'Kenya, beans, production, 2015',
      path: '/beans/data/production?year=2015&country=KEN',
      figure: {
        element: 5510,
        year: 2015,
        address: '/api/v1/data/value/beans_production/VALUE/KEN/5510/176/2015',
        series: null,
      },
    };
    expect(first('feijão Quênia produção 2015')).toEqual(expected);
    expect(first('2015 production of common beans in Kenya')).toEqual(expected);
    expect(first('kenia baens prodution 2015')).toEqual(expected);
  });

  it('opens with the year and the figure of the page where it says none', () => {
    expect(first('beans Kenya')).toMatchObject({
      title: 'Kenya, beans, production, 2023',
      path: '/beans/data/production?country=KEN',
      figure: {
        year: 2023,
        series: '/api/v1/chart/default/beans_production/KEN?elementIds=[5510]&cropIds=[176]',
      },
    });
    expect(first('beans 2012')).toMatchObject({ title: 'World, beans, production, 2012' });
  });

  it('asks for the element of groups of countries where it is of one', () => {
    expect(first('food supply eastern africa beans')).toMatchObject({
      path: '/beans/data/consumption?element=645&macro=20&region=014',
      figure: { address: '/api/v1/data/value/beans_consumption/VALUE/014/14/2546/2022' },
    });
  });

  it('leads to the comparator where a data page would open with a part of the area', () => {
    expect(first('africa beans production 2015')).toEqual({
      title: 'Africa, beans, production, 2015',
      path: '/beans/comparator?series=002.beans.5510',
      figure: {
        element: 5510,
        year: 2015,
        address: '/api/v1/data/value/beans_production/VALUE/002/5510/176/2015',
        series: null,
      },
    });
  });

  it('has no figure where the page has none', () => {
    expect(first('beans Kenya varieties 1994')).toEqual({
      title: 'Kenya, beans, seed varieties, 1994',
      path: '/beans/data/seed-varieties?country=KEN&from=1994&to=1994',
      figure: null,
    });
  });

  it('is no answer where the crop has no such page, or much of it is not understood', () => {
    expect(search('forages food supply Kenya')).toMatchObject({ phrase: [], isName: true });
    expect(named('forages food supply Kenya')).toEqual(['Kenya', 'Forages', 'Food supply']);
    expect(first('beans Kenya zzzz yyyy xxxx')).toBeUndefined();
  });

  it('is none where one thing is named', () => {
    expect(search('common bean').phrase).toEqual([]);
    expect(search('niger').phrase).toEqual([]);
  });
});

describe('what nobody can mean', () => {
  it.each(['', '   ', '\u0000', '🫘🫘', '<script>', '"\'`;--', '\u202E\u200F', '%00', 'كينيا', '\\'])(
    'finds nothing by %j and breaks nothing',
    (text) => expect(search(text)).toEqual({ phrase: [], groups: [], isName: true }),
  );

  it('takes a digit for no beginning of a year', () => {
    const areas = [...index.areas, area('ETF', ['Ethiopia before 1993'])];
    const answer = prepareSearch({ ...index, areas });
    expect(answer('<script>alert(1)</script>').groups).toEqual([]);
    expect(answer('ethiopia 199').groups).toHaveLength(1);
  });

  it('reads no more than a name has', () => {
    const long = 'Kenya '.repeat(1000);
    expect(search(long)).toEqual(search(long.slice(0, mostLetters)));
    expect(search('a'.repeat(5000)).groups).toEqual([]);
  });
});
