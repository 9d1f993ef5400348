import type { Varieties, VarietyRow } from '#contract/varieties.ts';

export const row: VarietyRow = {
  id: 'ken-beans-flora',
  name: 'FLORA',
  synonyms: [],
  crop: 'beans',
  country: 'KEN',
  type: 'climbing',
  year: 1996,
  year_basis: null,
  institutions: ['KARI'],
  maturity: { low: 122, high: 152 },
  altitude: null,
  traits: ['disease'],
  seed: null,
  source: 'kenya-mbeguchoice',
};

export const source: Varieties['sources'][number] = {
  key: 'kenya-mbeguchoice',
  publisher: 'KALRO',
  title: 'MbeguChoice',
  url: 'https://example.org',
  date: '2016-01-01',
  licence: 'LicenseRef-not-stated',
  exportable: false,
  nature: 'register',
  records: 1,
  supply: null,
};

const counted = { count: 1, seen: 0 };

export const list = (rows: readonly VarietyRow[]): Varieties => ({
  total: rows.length,
  counted: rows.length,
  seen: 0,
  rows: [...rows],
  next: null,
  facets: {
    country: [
      { id: 'KEN', ...counted },
      { id: 'ETH', count: 0, seen: 1 },
    ],
    type: [{ id: 'climbing', ...counted }],
    institution: [{ id: 'KARI', ...counted }],
    trait: [{ id: 'disease', ...counted }],
    source: [{ id: source.key, ...counted }],
    decade: [
      { year: 1990, ...counted },
      { year: null, count: 2, seen: 1 },
    ],
  },
  years: [{ year: 1996, ...counted }],
  other_years: 2,
  sources: [source],
  left_out: [{ source: source.key, reason: 'not-common-bean', detail: 'DOLICHOS BEAN', rows: 3 }],
});

const unknown = () => Promise.reject(Object.assign(new Error('404'), { status: 404 }));

/** Answers for a list; an address with `from=2019` finds nothing, of France nothing at all. */
export const getJson = (path: string): Promise<unknown> => {
  if (path.startsWith('/api/v1/varieties?'))
    return Promise.resolve(list(/from=2019|country=FRA/.test(path) ? [] : [row]));
  if (path === '/api/v1/varieties/upov/beans')
    return Promise.resolve({
      crop: 'beans',
      crop_name: 'Common bean',
      years: [{ year: 2018, number: 341 }],
      source: { ...source, key: 'upov-varietal-releases', licence: 'MIT', exportable: true },
    });
  return unknown();
};

export const variety = {
  ...row,
  ...{ year: 2013, year_basis: 'generated in 2013 (abstract)', people: [], link: 'https://example.org/1' },
  fields: [{ trait: 'drought-tolerant', text: 'YES', low: null, high: null, unit: null, doubt: null }],
  ...{ further_links: ['https://example.com/2'], published: '1', from: source, same_name: [] },
};

export const withVariety = (path: string): Promise<unknown> =>
  path.endsWith('/ken-beans-flora') ? Promise.resolve(variety) : getJson(path);
