import type { Cards } from '#contract/cards.ts';
import type { Profile } from '#contract/profiles.ts';
import { getJson } from './site-answers.ts';

const harvest = (element: number, value: number): Profile['crops'][number]['harvest'][number] => ({
  element,
  year: 2023,
  value,
  flag: 'A',
  rank: 8,
  ranked: 108,
  share: 0.0302,
  contributors: null,
  since: 2019,
  values: [value, value, null, value, value],
  breaks: [2022],
  seams: [],
  doubts: {},
});

const nothing = {
  balance: [],
  trade: [],
  tradeWithheld: false,
  partners: null,
  price: null,
  samples: null,
  varieties: null,
  losses: [],
};

const rwanda: Profile = {
  area: 'RWA',
  kind: 'country',
  region: '014',
  macro: '002',
  firstYear: null,
  lastYear: null,
  before: [],
  after: [],
  members: [],
  networks: ['PABRA', 'ECABREN'],
  membership: null,
  population: { year: 2023, value: 14_000, flag: '' },
  newest: 2023,
  newestBalance: 2020,
  crops: [
    {
      crop: 'beans',
      ...nothing,
      harvest: [harvest(5510, 481_000), harvest(5412, 850)],
      trade: [{ element: 5622, year: 2023, value: 1200, flag: 'L' }],
      partners: {
        imports: {
          year: 2023,
          by: 'partners',
          areas: [
            { area: 'TZA', value: 900, flag: '' },
            { area: 'UGA', value: 300, flag: '' },
          ],
          total: 1200,
        },
        exports: null,
        products: { counted: 1, all: 1 },
      },
      price: {
        type: 'retail',
        source: 'wfp-food-prices',
        currency: 'RWF',
        month: '2026-05',
        median: 950,
        markets: 5,
        camps: 0,
        yearBefore: null,
        change: null,
      },
      losses: [
        {
          commodity: 'beans-dry',
          studies: 3,
          sources: ['fao-food-losses'],
          stages: [
            {
              ...{ stage: 'farm', median: 9.585, low: 1.5, high: 19.67, studies: 2, figures: 3 },
              ...{ first: 2007, last: 2014 },
            },
            {
              ...{ stage: 'storage', median: 2, low: 2, high: 2, studies: 1, figures: 1 },
              ...{ first: 2014, last: 2014 },
            },
          ],
        },
      ],
    },
    { crop: 'cocoa', ...nothing, harvest: [] },
  ],
  findings: [
    {
      rule: 'change',
      id: 'change-RWA-beans-5510-2023',
      area: 'RWA',
      crop: 'beans',
      weight: 2,
      page: '/beans/data/production?year=2023&country=RWA',
      element: 5510,
      unit: 't',
      from: { year: 2013, years: [2011, 2012, 2013], value: 300_000, flag: 'A' },
      to: { year: 2023, years: [2022, 2023], value: 481_000, flag: 'A' },
    },
    {
      rule: 'price',
      id: 'price-RWA-beans-retail-2026-05',
      area: 'RWA',
      crop: 'beans',
      weight: 1,
      page: '/beans/data/prices?country=RWA',
      type: 'retail',
      source: 'wfp-food-prices',
      currency: 'RWF',
      month: '2026-05',
      price: 950,
      before: 760,
      ratio: 1.25,
      usual: 1,
      least: 0.95,
      greatest: 1.1,
      years: 5,
      markets: 5,
    },
  ],
  sources: [],
};

const soviet: Profile = {
  ...rwanda,
  area: 'SUN',
  kind: 'former',
  region: null,
  lastYear: 1991,
  after: ['EST', 'RUS'],
  crops: [{ crop: 'beans', ...nothing, harvest: [] }],
  findings: [],
};

const southSudan: Profile = {
  ...rwanda,
  area: 'SSD',
  before: ['SDF'],
  crops: [
    {
      crop: 'beans',
      ...nothing,
      harvest: [],
      partners: {
        imports: {
          year: 2024,
          by: 'partners',
          areas: [{ area: 'UGA', value: 12_200, flag: '' }],
          total: 12_200,
        },
        exports: null,
        products: { counted: 1, all: 1 },
      },
    },
    { crop: 'rice', ...nothing, harvest: [] },
  ],
  findings: [],
};

const network: Profile = {
  ...rwanda,
  area: 'ECABREN',
  kind: 'aggregate',
  region: null,
  members: ['RWA', 'SDN'],
  networks: [],
  membership: {
    from: 'catalog',
    bases: [
      { basis: 'stated', countries: 7 },
      { basis: 'stated-in-part', countries: 2 },
    ],
    summed: true,
  },
  crops: rwanda.crops.map((crop) => ({
    ...crop,
    harvest: [{ ...harvest(5510, 481_000), contributors: 9, rank: null, ranked: null }],
    partners: null,
    price: null,
    losses: [],
  })),
};

const source = {
  key: 'fao-production',
  publisher: 'FAO',
  title: 'Crops and livestock products',
  url: 'https://example.org/',
  date: '2026-01-01',
  licence: 'CC-BY-4.0',
  exportable: true,
} as const;

/** The series of beans; two members of groups, one of them changed. */
const cardsOf = (area: string, crop: string): Cards => ({
  area,
  crop,
  harvest: [
    {
      ...{ ...harvest(5510, 481_000), since: 2010, breaks: [], values: series(14, 300_000, 481_000) },
      means: /^[A-Z]{3}$/.test(area)
        ? { from: 300_000, to: 481_000, years: { from: [2011, 2012, 2013], to: [2021, 2022, 2023] } }
        : null,
    },
  ],
  supply: null,
  yields: {
    from: 2013,
    to: 2023,
    areas: [
      { area: 'SSD', before: null, now: 3100, production: 900 },
      { area: 'TZA', before: 900, now: 1340, production: 1_200_000 },
      { area: 'RWA', before: 1000, now: 850, production: 481_000 },
    ],
  },
  world: { year: 2020, value: 0.02 },
  prices: { first: 2025 * 12, values: [900, null, 950] },
  season: null,
  samples: [],
  varieties: [],
  members: /^[A-Z]{3}$/.test(area)
    ? []
    : [
        {
          ...{ area: 'RWA', year: 2023, since: 2010, values: series(14, 300, 481), breaks: [] },
          ...{ production: 481, change: 0.6 },
        },
        {
          ...{ area: 'BDI', year: 2023, since: 2010, values: series(14, 300, 300), breaks: [2020] },
          ...{ production: 300, change: null },
        },
      ],
  sources: [{ ...source, parts: ['harvest', 'yields', 'price', 'members'] }],
});

/** `count` values, with others in the last three years. */
const series = (count: number, before: number, now: number): number[] =>
  Array.from({ length: count }, (_, at) => (at < count - 3 ? before : now));

/** Answers of the API on countries, groups and findings in these tests. */
export const answers = (path: string): Promise<unknown> => {
  if (path === '/api/v1/profiles/SSD') return Promise.resolve(southSudan);
  if (path === '/api/v1/profiles/ECABREN') return Promise.resolve(network);
  if (path === '/api/v1/profiles/SABRN')
    return Promise.resolve({
      ...network,
      area: 'SABRN',
      members: ['ZMB'],
      membership: { from: 'supply', bases: [{ basis: null, countries: 1 }], summed: false },
    });
  if (path === '/api/v1/profiles/RWA') return Promise.resolve(rwanda);
  if (path === '/api/v1/profiles/SUN') return Promise.resolve(soviet);
  const [, area, crop] = /^\/api\/v1\/profiles\/(\w+)\/cards\?crop=(.+)$/.exec(path) ?? [];
  if (area !== undefined && crop !== undefined) return Promise.resolve(cardsOf(area, crop));
  if (path === '/api/v1/collections') return Promise.resolve([]);
  if (path.startsWith('/api/v1/findings')) return Promise.resolve({ total: 2, findings: rwanda.findings });
  if (path.startsWith('/api/v1/profiles/'))
    return Promise.reject(Object.assign(new Error('unknown'), { status: 404, code: 'unknown-area' }));
  return getJson(path);
};
