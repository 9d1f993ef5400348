import { describe, expect, it } from 'vitest';
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
    area('IRN', ['Iran']),
    area('LAO', ['Laos']),
    area('KOR', ['South Korea']),
    area('ZAF', ['South Africa']),
    area('BHS', ['Bahamas']),
    area('SUR', ['Suriname']),
    area('BGD', ['Bangladesh']),
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
      id: 'rice',
      names: ['Rice'],
      also: [],
      path: '/rice',
      table: 'rice',
      items: { production: 27, balance: 2804 },
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
      asks: null,
      figure: { ...production, indicator: 'production' },
      crops: { beans: 2023, rice: 2023 },
    },
    {
      names: ['Food supply'],
      also: [],
      slug: 'consumption',
      said: 'food supply',
      takes: 'view',
      asks: null,
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
      asks: null,
      figure: null,
      crops: { beans: null },
    },
    {
      names: ['Prices'],
      also: [],
      slug: 'prices',
      said: 'domestic prices',
      takes: 'country-year',
      asks: 'prices',
      figure: null,
      crops: { beans: null },
    },
    {
      names: ['Wholesale prices'],
      also: [],
      slug: 'prices',
      said: 'wholesale prices',
      takes: 'country-year',
      asks: 'wholesale',
      figure: null,
      crops: { beans: null },
    },
    {
      names: ['Samples'],
      also: [],
      slug: 'genebanks',
      said: 'shipments',
      takes: 'country-year',
      asks: 'samples',
      figure: null,
      crops: { beans: null },
    },
    {
      names: ['Pests'],
      also: [],
      slug: 'pests',
      said: 'pests',
      takes: 'nothing',
      asks: null,
      figure: null,
      crops: { beans: null },
    },
  ],
  cities: [
    { names: ['Nairobi'], also: [], id: 7, country: 'KEN', crops: ['beans'] },
    { names: ['Iron Gate'], also: [], id: 8, country: 'NER', crops: ['rice'] },
  ],
  groups: [{ id: 'variety', entries: [{ names: ['Nigerian Gold'], also: [], path: '/v/1', note: 'Beans' }] }],
  absent: ['Coffee', 'Coffee beans', 'Tomato', 'Sur', 'América del Sur'],
  ranking: 'Countries ranked',
};
const search = prepareSearch(index);
const first = (text: string) => search(text).phrase[0];
const named = (text: string) => search(text).groups.flatMap(({ hits }) => hits.map(({ name }) => name));

describe('names', () => {
  it('is in no word that some name has', () => {
    expect(named('iron')).toEqual(['Iron Gate']);
    expect(named('irn')).toEqual(['Iran']);
    expect(search('iron beans production')).toMatchObject({ phrase: [] });
  });

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

  it('are found where a word of theirs is there twice', () => {
    const areas = [...index.areas, area('SGS', ['South Georgia and the South Sandwich Islands'])];
    expect(
      prepareSearch({ ...index, areas })('South Georgia and the South Sandwich Islands').groups[0]?.hits,
    ).toMatchObject([{ path: '/country/SGS' }]);
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
        of: 'value',
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
      path: '/beans/comparator?series=002.beans.5510&kind=bar&year=2015',
      figure: {
        of: 'value',
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

  it('is no answer where the crop has no such page', () => {
    expect(search('forages food supply Kenya')).toMatchObject({ phrase: [], isName: true, unknown: [] });
    expect(named('forages food supply Kenya')).toEqual(['Kenya', 'Forages', 'Food supply']);
  });

  it.each([
    ['beans production Bahia 2019', 'Bahia', ['Beans', 'Production']],
    ['Texas rice production', 'Texas', ['Rice', 'Production']],
    ['Coffee Kenya production 2015', 'Coffee', ['Kenya', 'Production']],
    ['coffee beans Kenya production', 'coffee beans', ['Kenya', 'Production']],
    ['beans production South', 'South', ['Beans', 'Production']],
    ['beans production in Lagos', 'Lagos', ['Beans', 'Production']],
    ['beans K', 'K', ['Beans']],
    ['<b>beans</b> x', 'b x', ['Beans']],
    ['Niger Coast beans', 'Coast', ['Niger', 'Beans']],
    ['beans production ban', 'ban', ['Beans', 'Production']],
    ['sur de Kenya beans', 'sur', ['Kenya', 'Beans']],
  ])('is no answer where a word is not understood, which is said: %s', (text, unknown, things) => {
    expect(search(text)).toMatchObject({ phrase: [], isName: true, unknown: unknown.split(' ') });
    expect(named(text)).toEqual(things);
  });

  it('has the words of a figure apart', () => {
    expect(first('food of beans supply in Kenya')?.path).toBe(
      '/beans/data/consumption?element=645&country=KEN',
    );
  });

  it('has no figure of a place whose name is under way', () => {
    expect(first('beans production Keny')).toMatchObject({
      path: '/beans/data/production?country=KEN',
      figure: null,
    });
    expect(first('beans production Kenya')?.figure).not.toBeNull();
  });

  it('says nothing of words of which all is a name, or none', () => {
    expect(search('Nigerian Gold').unknown).toEqual([]);
    expect(search('zzzz yyyy').unknown).toEqual([]);
  });

  it('lists a thing that no phrase is asked of before the others that it names', () => {
    expect(search('beans nigerian gold production')).toMatchObject({ phrase: [], unknown: [] });
    expect(named('beans nigerian gold production')).toEqual(['Nigerian Gold', 'Beans', 'Production']);
  });

  it('that asks who comes first leads to the ranking of countries', () => {
    expect(first('which country has the most beans production 2015')).toEqual({
      title: 'Countries ranked, beans, production, 2015',
      path: '/beans/data/production/ranking?by=countries&element=5510&year=2015',
      figure: null,
    });
    expect(first('top 10 beans')?.path).toBe('/beans/data/production/ranking?by=countries&element=5510');
    expect(first('rank of Kenya, beans production')?.path).toBe(
      '/beans/data/production/ranking?by=countries&element=5510&area=KEN',
    );
    expect(search('beans 10').unknown).toEqual(['10']);
  });

  it('of several places, crops or years leads to the comparator, and no figure of one of them answers', () => {
    expect(first('Kenya vs Nigeria beans production')).toEqual({
      title: 'Kenya, Nigeria, beans, production',
      path: '/beans/comparator?series=KEN.beans.5510~NGA.beans.5510',
      figure: null,
    });
    expect(first('beans and rice Kenya 2015')).toMatchObject({
      path: '/beans/comparator?series=KEN.beans.5510~KEN.rice.5510&kind=bar&year=2015',
      figure: null,
    });
    expect(first('beans Kenya 2010-2015')).toMatchObject({
      title: 'Kenya, beans, production, 2010–2015',
      path: '/beans/comparator?series=KEN.beans.5510&kind=slope&from=2010&year=2015',
      figure: null,
    });
    expect(search('Kenya Nigeria beans samples').phrase).toEqual([]);
  });

  it('asks for the price of a year, and the samples', () => {
    expect(first('beans price Kenya 2023')).toMatchObject({
      path: '/beans/data/prices?country=KEN&year=2023',
      figure: { of: 'prices', kind: null, year: 2023, address: '/api/v1/prices/years/beans/KEN' },
    });
    expect(first('wholesale price of beans Kenya')).toMatchObject({
      path: '/beans/data/prices?type=wholesale&country=KEN',
      figure: { kind: 'wholesale' },
    });
    expect(first('beans prices Kenya wholesale prices')?.figure).toMatchObject({ kind: 'wholesale' });
    expect(search('wholesale prices').groups[0]?.hits[0]?.path).toBe('/beans/data/prices?type=wholesale');
    expect(first('beans samples Kenya')?.figure).toEqual({
      of: 'samples',
      address: '/api/v1/germplasm/samples/beans/KEN',
    });
    expect(first('beans samples Kenya 2012')?.figure).toMatchObject({
      address: '/api/v1/germplasm/samples/beans/KEN?from=2012&to=2012',
    });
    expect(first('beans prices Africa')?.figure).toBeNull();
  });

  it('of a city leads to its prices and their newest month, of which no figure of its country is one', () => {
    const expected = {
      title: 'Nairobi (Kenya), beans, domestic prices',
      path: '/beans/data/prices?country=KEN&city=7',
      figure: null,
    };
    const figure = { of: 'city', kind: null, address: '/api/v1/prices/beans/KEN?view=usd&city=7' };
    expect(first('beans price Nairobi')).toEqual({ ...expected, figure });
    expect(first('price of beans in Nairobi, Kenya 2023')).toEqual(expected);
    expect(search('Nairobi beans production')).toMatchObject({ phrase: [], unknown: [] });
    expect(named('Nairobi beans production')).toEqual(['Nairobi', 'Beans', 'Production']);
  });

  it('does not say a place that its page cannot show', () => {
    expect(first('beans pests Kenya')).toMatchObject({ title: 'Beans, pests', path: '/beans/data/pests' });
  });

  it('is none where one thing is named', () => {
    expect(search('common bean').phrase).toEqual([]);
    expect(search('niger').phrase).toEqual([]);
  });
});

describe('what nobody can mean', () => {
  it.each(['', '   ', '\u0000', '🫘🫘', '<script>', '"\'`;--', '\u202E\u200F', '%00', 'كينيا', '\\'])(
    'finds nothing by %j and breaks nothing',
    (text) => expect(search(text)).toEqual({ phrase: [], groups: [], isName: true, unknown: [] }),
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
