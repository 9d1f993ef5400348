import { describe, expect, it } from 'vitest';
import { prepareSearch } from './search.ts';
import { index } from './testing/small-index.ts';

const search = await prepareSearch(index);
const first = (text: string) => search(text).phrase[0];
const hitNames = (text: string) => search(text).groups.flatMap(({ hits }) => hits.map(({ name }) => name));

describe('a question', () => {
  it('that asks who comes first leads to the ranking of countries', () => {
    expect(first('which country has the most beans production 2015')).toMatchObject({
      title: 'Beans, production, 2015, by country',
      path: '/beans/data/production/ranking?by=countries&element=5510&year=2015',
      figure: {
        of: 'ranking',
        isLowest: false,
        address: '/api/v1/data/ranking/countries/beans_production/5510/176/2015',
      },
    });
    expect(first('top 10 beans')?.path).toBe('/beans/data/production/ranking?by=countries&element=5510');
    expect(first('rank of Kenya, beans production')?.path).toBe(
      '/beans/data/production/ranking?by=countries&element=5510&area=KEN',
    );
    expect(search('beans 10').unknown).toEqual(['10']);
  });

  it('that asks who trades with a country asks for its partners, and one for prices of no place for the newest', () => {
    const partnersOf = { area: 'KEN', indicator: 176 };
    expect(first('who buys beans from Kenya')?.figure).toMatchObject({ element: 5922, partnersOf });
    expect(first('who sells beans to Kenya')?.figure).toMatchObject({ element: 5622, partnersOf });
    expect(first('Kenya beans exports')?.figure).not.toHaveProperty('partnersOf');
    expect(first('beans prices')?.figure).toEqual({ of: 'latest', address: '/api/v1/prices/world/beans' });
  });

  it('of several places, crops or years leads to the comparator, and no figure of one of them answers', () => {
    expect(first('Kenya vs Nigeria beans production')).toMatchObject({
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

  it('that asks who comes last has the ranking from below, and who it is has a ranking without a country', () => {
    expect(first('which countries have the least beans production')).toMatchObject({
      title: 'Beans, production, by country, lowest first',
      path: '/beans/data/production/ranking?by=countries&element=5510&sort=value',
    });
    expect(first('who beans production')?.path).toBe(
      '/beans/data/production/ranking?by=countries&element=5510',
    );
    expect(first('who beans production eastern africa')).toMatchObject({
      title: 'Eastern Africa, beans, production, by country',
      path: '/beans/data/production/ranking?by=countries&element=5510&area=014',
    });
    expect(first('who beans production Kenya')?.path).toBe('/beans/data/production?country=KEN');
    expect(first('most beans current value')?.path).toBe('/beans/data/production-value#glance');
  });

  it('on dependence has the countries that depend most, the ranking from below, the map, and of a country its figure', () => {
    const ranking = '/beans/data/consumption/ranking?by=countries&element=13';
    const comparison = '/beans/comparator?series=CRI.beans.13&kind=bar&year=2020';
    expect(first('which countries depend on imports of beans')?.path).toBe(comparison);
    expect(first('who depends on imports of beans')?.path).toBe(comparison);
    expect(first('which countries depend least on imports of beans')?.path).toBe(`${ranking}&sort=value`);
    expect(first('depend on bean imports')?.path).toBe('/beans/data/consumption?element=13');
    expect(first('does Kenya depend on bean imports')).toMatchObject({
      path: '/beans/data/consumption?element=13&country=KEN',
      figure: { element: 13 },
    });
  });

  it.each([
    'who sells beans to Kenya',
    'where do beans in Kenya come from',
    'who supplies beans to Kenya',
    'who supplies Kenya with beans',
    'which countries export beans to Kenya',
    'bean exports to Kenya',
    'quién vende frijol a Kenya',
    'quién suministra frijol a Kenya',
    'quem vende feijão ao Kenya',
    'quem vende feijão a Kenya',
    'quem fornece feijão para o Kenya',
    'where does Kenya buy beans',
    'who does Kenya buy beans from',
    'a quién compra frijol Kenya',
    'bean imports of Kenya',
  ])('on those who sell to a country has its imports: %s', (text) =>
    expect(first(text)?.path).toBe('/beans/data/trade?country=KEN'),
  );

  it.each([
    'who buys beans from Kenya',
    'who imports beans from Kenya',
    'which countries buy beans from Kenya',
    'bean imports from Kenya',
    'quién compra frijol de Kenya',
    'quién le compra frijol a Kenya',
    'quem compra feijão do Kenya',
    'quem importa feijão da Kenya',
    'where does Kenya sell beans',
    'a quem a Kenya vende feijão',
    'quanto feijão exporta a Kenya',
    'exports from Kenya of beans',
  ])('on those who buy from a country has its exports: %s', (text) =>
    expect(first(text)?.path).toBe('/beans/data/trade?element=5922&country=KEN'),
  );

  it('on those who trade, of no country, has the ranking', () => {
    const ranking = '/beans/data/trade/ranking?by=countries&element=';
    expect(first('who imports beans')?.path).toBe(`${ranking}5622`);
    expect(first('quién vende frijol')?.path).toBe(`${ranking}5922`);
  });

  it.each([
    ['beans production Kenya in US$', '/beans/data/production-value?country=KEN#glance'],
    ['beans in dollars Kenya', '/beans/data/production-value?country=KEN#glance'],
    ['beans current value in million tonnes Kenya', '/beans/data/production-value?country=KEN#glance'],
    ['rice production Kenya usd', '/rice/data/production?country=KEN'],
    ['beans kg/ha Kenya', '/beans/data/production?element=5412&country=KEN'],
    ['beans production in t Kenya', '/beans/data/production?country=KEN'],
    ['kg per person of beans in Kenya', '/beans/data/consumption?element=645&country=KEN'],
    ['beans per capita Kenya', '/beans/data/consumption?element=645&country=KEN'],
    ['beans price in usd Kenya', '/beans/data/prices?country=KEN&view=usd'],
  ])('has the figure of its unit: %s', (text, path) => expect(first(text)?.path).toBe(path));

  it('from one year on leads to the comparator, or to a page that has a span', () => {
    expect(first('beans production Kenya since 2010')).toMatchObject({
      title: 'Kenya, beans, production, 2010–',
      path: '/beans/comparator?series=KEN.beans.5510&kind=slope&from=2010',
    });
    expect(first('beans varieties Kenya desde 2000')?.path).toBe(
      '/beans/data/seed-varieties?country=KEN&from=2000',
    );
    expect(first('beans price Kenya since 2015')?.path).toBe('/beans/data/prices?country=KEN');
    expect(first('beans samples Kenya since 2010')).toMatchObject({
      path: '/beans/data/genebanks?country=KEN&from=2010',
      figure: { address: '/api/v1/germplasm/samples/beans/KEN?from=2010' },
    });
  });

  it('carries the caveat of its crop, and says what the figures are of where a part of it is named', () => {
    expect(search('beans Kenya').phrase.map(({ note }) => note)).toEqual(
      ['With Vigna.', '', '', ''].slice(0, search('beans Kenya').phrase.length),
    );
    expect(first('black beans Kenya')?.note).toBe('All kinds. With Vigna.');
    expect(first('vagem Kenya')?.note).toBe('Dry beans only. With Vigna.');
    expect(first('green beans price Kenya')?.note).toBe('Dry beans only.');
    expect(first('rice Kenya')?.note).toBe('');
    expect(search('vagem').groups[0]?.hits[0]).toMatchObject({
      path: '/beans',
      note: 'Vagem · Dry beans only.',
    });
  });

  it('whose crop is another one elsewhere has that one’s page beside it', async () => {
    expect(search('batata samples Kenya').phrase).toEqual([]);
    const both = {
      ...index,
      subjects: index.subjects.map((each) => ({ ...each, crops: { ...each.crops, forages: null } })),
    };
    expect((await prepareSearch(both))('batata Kenya production').phrase.map(({ title }) => title)).toEqual([
      'Kenya, rice, production',
      'Kenya, forages, production',
    ]);
  });

  it('asks for the price of a year, and the samples', () => {
    expect(first('beans price Kenya 2023')).toMatchObject({
      path: '/beans/data/prices?country=KEN&year=2023',
      figure: { of: 'prices', year: 2023, address: '/api/v1/prices/years/beans/KEN', months: null },
    });
    expect(first('wholesale price of beans Kenya')).toMatchObject({
      path: '/beans/data/prices?type=wholesale&country=KEN',
      figure: { kind: 'wholesale', months: '/api/v1/prices/beans/KEN?view=nominal' },
    });
    expect(first('beans prices Kenya wholesale prices')?.figure).toMatchObject({ kind: 'wholesale' });
    expect(search('wholesale prices').groups[0]?.hits[0]?.path).toBe('/beans/data/prices?type=wholesale');
    expect(first('samples sent beans Kenya')).toMatchObject({
      path: '/beans/data/genebanks?side=provided&country=KEN',
      figure: { side: 'provided' },
    });
    expect(first('beans samples Kenya')?.figure).toEqual({
      of: 'samples',
      side: null,
      address: '/api/v1/germplasm/samples/beans/KEN',
    });
    expect(first('beans samples Kenya 2012')?.figure).toMatchObject({
      address: '/api/v1/germplasm/samples/beans/KEN?from=2012&to=2012',
    });
    expect(first('beans prices Africa')?.figure).toBeNull();
  });

  it('of a city leads to its prices and their newest month, of which no figure of its country is one', () => {
    const expected = {
      title: 'Nairobi, Kenya, beans, domestic prices',
      path: '/beans/data/prices?country=KEN&city=7',
      figure: null,
      note: '',
    };
    const figure = { of: 'city', kind: null, address: '/api/v1/prices/beans/KEN?view=nominal&city=7' };
    expect(first('beans price Nairobi')).toEqual({ ...expected, figure });
    expect(first('price of beans in Nairobi, Kenya 2023')).toEqual(expected);
    expect(search('beans price Nairobi').phrase[1]?.path).toBe('/beans/data/prices?country=KEN');
    expect(search('Nairobi beans production')).toMatchObject({ phrase: [], unknown: [] });
    expect(hitNames('Nairobi beans production')).toEqual(['Kibra (Nairobi)', 'Beans', 'Production']);
  });
});
