import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CountryRanking, CropRanking } from '#contract/data.ts';
import type { PageRequest } from '#contract/page.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const area = (code: string, kind: string, lastYear: number | null = null) => ({
  code,
  kind,
  region: null,
  macro: null,
  firstYear: null,
  lastYear,
});
const names = { crop_name: '', crop_name_es: '', crop_name_pt: '' };
const countryNames = { country_name: '', country_name_es: '', country_name_pt: '' };

/** Rwanda ranks three crops in 2016 and 2017. */
function cropRanking(code: string, element: number, year: number): CropRanking {
  const years = code === 'RWA' ? [2016, 2017] : [];
  const place = (item: string, ranking: number, value: number, tied = false) => ({
    ...names,
    item,
    ranking,
    value,
    flag: 'E',
    tied,
    selected: item === '2546',
  });
  return {
    element,
    measure: 664,
    unit: 'kcal-capita-day',
    area: code,
    year,
    indicator: 2546,
    ties: 'dense',
    direction: 'highest-first',
    years,
    places: years.includes(year)
      ? [
          place('2615', 1, 343),
          place('2546', 2, 322, true),
          place('2532', 2, 322, true),
          place('2533', 3, 220),
        ]
      : [],
  };
}

function countryRanking(element: number, year: number): CountryRanking {
  const means = (from: number, to: number) => ({
    from,
    to,
    years: { from: [year - 12, year - 11, year - 10], to: [year - 2, year - 1, year] },
  });
  const place = (iso3: string, ranking: number, value: number, before: number | null) => ({
    ...countryNames,
    iso3,
    ranking,
    value,
    flag: '',
    tied: false,
    share: null,
    before,
    compared: before === null ? null : means(before, value),
  });
  return {
    element,
    indicator: 2546,
    unit: 'kg-capita-year',
    year,
    ties: 'competition',
    direction: 'highest-first',
    shareElement: null,
    beforeYear: year - 10,
    breaks: [2010, 2014],
    world: { element: 14, value: 2.6, flag: '', before: 2, compared: { ...means(2, 2.6), same: null } },
    places: [place('RWA', 1, 35.98, 31.2), place('BRA', 2, 13.95, null)],
  };
}

/** Answers of the API, typed by hand; other requests fail as in the API. */
async function getJson(path: string): Promise<unknown> {
  const [, , , kind, ...rest] = new URL(path, 'http://api').pathname.split('/');
  if (path === '/api/v1/data/areas')
    return [
      area('RWA', 'country'),
      area('BRA', 'country'),
      area('FRA', 'country'),
      area('SUN', 'former', 1991),
      area('WLRD', 'aggregate'),
    ];
  if (path === '/api/v1/sources')
    return [
      { key: 'faostat-fbs', publisher: 'FAO', title: 'Food Balances', licence: 'CC-BY-4.0', editions: [] },
    ];
  if (kind === 'coverage') {
    const years = [2016, 2017, 2018];
    return {
      elements: [6, 7, 645].map((element) => ({ element, years, countries: [2, 2, 1], defaultYear: 2017 })),
    };
  }
  const [name, of, ...ids] = rest;
  if (name === 'ranking' && of === 'crops') return cropRanking(ids[0] ?? '', Number(ids[1]), Number(ids[3]));
  if (name === 'ranking') return countryRanking(Number(ids[1]), Number(ids[3]));
  throw new Error(`Nothing at ${path}.`);
}

const request = (search: string, change: Partial<PageRequest> = {}): PageRequest =>
  pageRequest({ path: '/en/beans/data/consumption/ranking', search, getJson, ...change });
const html = async (search: string, change: Partial<PageRequest> = {}): Promise<string> =>
  (await render(request(search, change))).html ?? '';
const text = (markup: string): string =>
  markup
    .slice(0, markup.indexOf('<script type="application/json"'))
    .replaceAll(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
/** Names of the rows, in their order. */
const rowNames = (markup: string): string[] =>
  [...markup.matchAll(/<th scope="row">(?:<a[^>]*>)?([^<]+)/g)].map(([, name = '']) => name);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the ranking of crops', () => {
  it('is drawn for the address: title, finding, table, rules, source', async () => {
    const markup = await html('?area=RWA');
    expect(markup).toContain('<title>Plant foods by energy, Rwanda, 2017');
    expect(markup).toContain(
      '<link rel="canonical" href="https://crops.example/en/beans/data/consumption/ranking?area=RWA"/>',
    );
    expect(markup).toContain(
      'hrefLang="pt-BR" href="https://crops.example/pt/beans/data/consumption/ranking?area=RWA"',
    );
    expect(rowNames(markup)).toEqual(['Bananas', 'Beans', 'Cassava', 'Sweet potatoes']);
    const pageText = text(markup);
    expect(pageText).toContain('Beans rank second in Rwanda by energy, after bananas.');
    expect(pageText).toContain('Energy supply, 2017: 4 rows');
    expect(pageText).toContain('=2 2 (tied)');
    expect(pageText).toContain('the next value has the next rank (1, 1, 2)');
    expect(pageText).toContain('FAO, Food Balances');
    expect(markup).toMatch(
      /<tr data-selected="true" data-pinned="true"><td[^>]*>.*?<\/td><th scope="row"><a[^>]*>Beans/,
    );
    expect(markup).toMatch(/<th scope="col" class="[^"]*" aria-sort="ascending"/);
  });

  it('is sorted and searched by the address alone', async () => {
    expect(rowNames(await html('?area=RWA&sort=name'))).toEqual([
      'Bananas',
      'Beans',
      'Cassava',
      'Sweet potatoes',
    ]);
    expect(rowNames(await html('?area=RWA&sort=-rank'))).toEqual([
      'Sweet potatoes',
      'Beans',
      'Cassava',
      'Bananas',
    ]);
    const result = await html('?area=RWA&q=CASS');
    expect(rowNames(result)).toEqual(['Cassava']);
    expect(text(result)).toContain('1 row of 4');
    expect(text(await html('?area=RWA&q=zz%3C'))).toContain('Nothing in the table matches “zz&lt;”');
    expect(await html('?area=RWA&sort=name')).toContain('href="?area=RWA&amp;sort=-name"');
  });

  it('offers the nearest year where the one asked for has no list, and says why', async () => {
    const pageText = text(await html('?area=RWA&year=2018'));
    expect(pageText).toContain('No data for this year');
    expect(pageText).toContain('A ranking of crops exists only where');
    expect(await html('?area=RWA&year=2018')).toContain('href="?area=RWA&amp;year=2017"');
    expect(text(await html('?area=RWA&year=1200'))).toContain(
      'no figures for 1200; they run from 2016 to 2018',
    );
    expect(text(await html('?area=BRA'))).toContain(
      'There is no complete list of crops in Brazil in any year',
    );
    expect(text(await html('?area=SUN&year=2016'))).toContain('Separate figures of the USSR end in 1991');
  });

  it('keeps the page whatever the address says', async () => {
    const answer = await render(request('?by=x&ranking=99&area=<b>&year=now&sort=;'));
    expect(answer.status).toBe(200);
    expect(text(answer.html ?? '')).toMatch(
      /asks for \([^)]*: “x”, “ranking”: 99, Area: “&lt;b&gt;”, Year: “now”, and “sort”: “;”\)\. It shows: Plant foods/,
    );
    expect(answer.html).toContain(
      '<link rel="canonical" href="https://crops.example/en/beans/data/consumption/ranking"/>',
    );
    expect(text(await html('?area=ZZZ'))).toContain('asks for (Area: “ZZZ”). It shows: ');
  });

  it.each([
    '/en/potato/data/consumption/ranking',
    '/en/beans/data/nothing/ranking',
    '/en/maize/data/consumption/ranking',
  ])('%s is no page', async (path) => {
    expect((await render(request('', { path }))).status).toBe(404);
  });

  it('says that figures failed to load, and keeps the rest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pageText = text(await html('', { getJson: () => Promise.reject(new Error('no release')) }));
    expect(pageText).toContain('Retry');
    expect(pageText).toContain('Bean consumption: full ranking, World');
  });
});

describe('the ranking of countries', () => {
  it('has the World below, the change, and who has no data', async () => {
    const markup = await html('?by=countries&element=645&area=BRA');
    expect(rowNames(markup)).toEqual(['Rwanda', 'Brazil', 'World']);
    const pageText = text(markup);
    expect(pageText).toMatch(/Brazil ranks second of 2 countries; first is Rwanda, with 36 kg/);
    expect(pageText).toContain('FAO changed the method of its food balances in 2010');
    // 35.98 / 31.2 − 1
    expect(pageText).toContain('35.98 +15.3%');
    expect(pageText).toContain('13.95 –');
    expect(pageText).toContain('Without data in 2017: 1 country');
    expect(pageText).toContain('(1, 1, 3)');
    expect(markup).toContain('href="/en/beans/data/consumption?country=BRA&amp;year=2017"');
  });
});
