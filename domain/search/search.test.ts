import { describe, expect, it } from 'vitest';
import { mostLetters } from './read-phrase.ts';
import { prepareSearch } from './search.ts';
import { area, index } from './testing/small-index.ts';

const search = await prepareSearch(index);
const first = (text: string) => search(text).phrase[0];
const hitNames = (text: string) => search(text).groups.flatMap(({ hits }) => hits.map(({ name }) => name));

describe('names', () => {
  it('is in no word that some name has', () => {
    expect(hitNames('iron')).toEqual(['Iron Gate']);
    expect(hitNames('irn')).toEqual(['Iran']);
    expect(search('iron beans production')).toMatchObject({ phrase: [] });
  });

  it('are found whole before their beginnings, by codes, by words of other languages and with a typo', () => {
    expect(hitNames('niger')).toEqual(['Niger', 'Nigeria', 'Nigerian Gold']);
    expect(hitNames('KEN')).toEqual(['Kenya']);
    expect(hitNames('quenia')).toEqual(['Kenya']);
    expect(hitNames('kenxa')).toEqual(['Kenya']);
    expect(search('ivory').groups[0]?.hits[0]).toEqual({
      name: 'Côte d’Ivoire',
      note: 'Ivory Coast',
      path: '/country/CIV',
    });
  });

  it('are found where a word of theirs is there twice', async () => {
    const areas = [...index.areas, area('SGS', ['South Georgia and the South Sandwich Islands'])];
    expect(
      (await prepareSearch({ ...index, areas }))('South Georgia and the South Sandwich Islands').groups[0]
        ?.hits,
    ).toMatchObject([{ path: '/country/SGS' }]);
  });

  it('of codes have no typos and no beginnings', () => {
    expect(hitNames('KEM')).toEqual([]);
    expect(hitNames('CI')).toEqual([]);
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
        address: '/api/v1/data/value/beans_production/VALUE/KEN/5510/176',
        series: null,
      },
    };
    expect(first('feijão Quênia produção 2015')).toMatchObject(expected);
    expect(first('2015 production of common beans in Kenya')).toMatchObject(expected);
    expect(first('kenia baens prodution 2015')).toMatchObject(expected);
  });

  it('opens with the year and the figure of the page where it says none', () => {
    expect(first('beans Kenya')).toMatchObject({
      title: 'Kenya, beans, production',
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
      figure: { address: '/api/v1/data/value/beans_consumption/VALUE/014/14/2546' },
    });
  });

  it('leads to the comparator where a data page would open with a part of the area', () => {
    expect(first('africa beans production 2015')).toMatchObject({
      title: 'Africa, beans, production, 2015',
      path: '/beans/comparator?series=002.beans.5510&kind=bar&year=2015',
      figure: {
        of: 'value',
        element: 5510,
        year: 2015,
        address: '/api/v1/data/value/beans_production/VALUE/002/5510/176',
        series: null,
      },
    });
  });

  it('has no figure where the page has none', () => {
    expect(first('beans Kenya varieties 1994')).toMatchObject({
      title: 'Kenya, beans, seed varieties, 1994',
      path: '/beans/data/seed-varieties?country=KEN&from=1994&to=1994',
      figure: null,
    });
  });

  it('is no answer where the crop has no such page', () => {
    const absent = ['forages food supply'];
    expect(search('forages food supply Kenya')).toMatchObject({
      phrase: [],
      isName: true,
      unknown: [],
      absent,
    });
    expect(hitNames('forages food supply Kenya')).toEqual(['Kenya', 'Forages']);
  });

  it.each([
    ['beans production Bahia 2019', 'Bahia', ['Beans', 'Production']],
    ['Texas rice production', 'Texas', ['Rice', 'Production']],
    ['beans production South', 'South', ['Beans', 'Production']],
    ['beans K', 'K', ['Beans']],
    ['<b>beans</b> x', 'b x', ['Beans']],
    ['Niger Coast beans', 'Coast', ['Niger', 'Beans']],
    ['beans production ban', 'ban', ['Beans', 'Production']],
  ])('is no answer where a word is not understood, which is said: %s', (text, unknown, things) => {
    expect(search(text)).toMatchObject({ phrase: [], isName: true, unknown: unknown.split(' '), absent: [] });
    expect(hitNames(text)).toEqual(things);
  });

  it.each([
    ['Coffee Kenya production 2015', 'Coffee', ['Kenya', 'Production']],
    ['coffee beans Kenya production', 'coffee beans', ['Kenya', 'Production']],
    ['beans production in Lagos', 'Lagos', ['Beans', 'Production']],
    ['sur de Kenya beans', 'sur', ['Kenya', 'Beans']],
    ['cowpea', 'cowpea', []],
    ['sugar', 'sugar', []],
  ])(
    'is no answer where it names what there are no figures of, which is said: %s',
    (text, absent, things) => {
      expect(search(text)).toMatchObject({ phrase: [], isName: true, unknown: [], absent: [absent] });
      expect(hitNames(text)).toEqual(things);
    },
  );

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
    expect(hitNames('beans nigerian gold production')).toEqual(['Nigerian Gold', 'Beans', 'Production']);
  });

  it('does not say a place that its page cannot show', () => {
    expect(first('beans pests Kenya')).toMatchObject({ title: 'Beans, pests', path: '/beans/data/pests' });
  });

  it('is none where one thing is named', () => {
    expect(search('common bean').phrase).toEqual([]);
    expect(search('niger').phrase).toEqual([]);
  });
});

describe('what is listed', () => {
  const hitsOf = (text: string, group: string) =>
    search(text).groups.find(({ id }) => id === group)?.hits ?? [];

  it('has the main sections of a crop below its name', () => {
    expect(
      search('common bean')
        .groups.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['crop', 'subject']);
    expect(hitsOf('common bean', 'subject').map(({ path }) => path)).toContain('/beans/data/production');
  });

  it('keeps the place of a question in sections beside a word that is not understood', () => {
    expect(hitsOf('unheard prices Kenya', 'subject')[0]?.path).toBe('/beans/data/prices?country=KEN');
  });

  it('dates a market where it leads to the crop of its newest price', async () => {
    const cities = index.cities.map((city) => ({ ...city, crops: ['beans', 'rice'], latest: 'May 2024' }));
    const find = await prepareSearch({ ...index, cities });
    const notesOf = (text: string) =>
      find(text)
        .groups.filter(({ id }) => id === 'city')
        .flatMap(({ hits }) => hits.map(({ note }) => note));
    expect(notesOf('iron gate')).toEqual([expect.stringContaining('May 2024')]);
    expect(notesOf('iron gate rice').join()).not.toContain('May 2024');
  });

  it('has the price of a market, and none of its pages twice', () => {
    expect(hitsOf('nairobi', 'city')[0]?.figure).toMatchObject({ of: 'city' });
    const { phrase, groups } = search('beans production Kenya');
    const paths = [...phrase, ...groups.flatMap(({ hits }) => hits)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('what nobody can mean', () => {
  it.each(['', '   ', '\u0000', '🫘🫘', '<script>', '"\'`;--', '\u202E\u200F', '%00', 'كينيا', '\\'])(
    'finds nothing by %j and breaks nothing',
    (text) => expect(search(text)).toEqual({ phrase: [], groups: [], isName: true, unknown: [], absent: [] }),
  );

  it('takes a digit for no beginning of a year', async () => {
    const areas = [...index.areas, area('ETF', ['Ethiopia before 1993'])];
    const answer = await prepareSearch({ ...index, areas });
    expect(answer('<script>alert(1)</script>').groups).toEqual([]);
    expect(answer('ethiopia 199').groups).toHaveLength(1);
  });

  it('reads no more than a name has', () => {
    const long = 'Kenya '.repeat(1000);
    expect(search(long)).toEqual(search(long.slice(0, mostLetters)));
    expect(search('a'.repeat(5000)).groups).toEqual([]);
  });
});
