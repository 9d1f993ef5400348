import type { Cube } from '#contract/data.ts';
import type { PageRequest } from '#contract/page.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { nothingOf } from './answers.ts';
import { pageRequest } from './page-request.ts';
import { render } from './render.ts';

/** Every element has the same two years: 2017 well covered, 2018 not. */
function cube(table: string, element: number, indicator: number): Cube {
  return {
    table,
    element,
    indicator,
    unit: element === 6 || element === 7 ? 'fraction' : element === 5510 ? 't' : 'kt',
    years: [2016, 2017, 2018],
    areas: ['BRA', 'RWA', 'WLRD'],
    rows: [
      [0.05, 0.06],
      [0.14, 0.1476, 0.15],
      [0.008, 0.0083],
    ],
    flags: ['  ', '   ', ' I'],
    ...plainFacts,
    countries: [2, 2, 1],
    defaultYear: 2017,
    limits: [0.1],
  };
}

const area = (code: string, kind: string) => ({
  code,
  kind,
  region: null,
  macro: null,
  firstYear: null,
  lastYear: null,
});

const source = {
  key: 'faostat-fbs',
  file: 'FoodBalanceSheets.zip',
  publisher: 'FAO',
  title: 'Food Balances',
  url: 'https://www.fao.org/faostat',
  date: '2024-07-01',
  sha256: 'ab'.repeat(32),
  licence: 'CC-BY-4.0',
  rows: 231506,
  computed: false,
  editions: [],
};

const check = {
  key: 'uses-add-up',
  status: 'warned',
  examined: 67293,
  exceptions: 1387,
  detail: 'Uses add up.',
  examples: ['2805 159 1990 uses 10170.3'],
};

const accepted = [
  {
    name: 'shares-within-one',
    kind: 'check-not-examined',
    before: null,
    after: 0,
    reason: 'a release of harvests alone',
    since: null,
  },
  {
    name: 'faostat-fbs',
    kind: 'figures-lost',
    before: 240000,
    after: 231000,
    reason: 'FAO withdrew 2010',
    since: 'r5',
  },
  {
    name: 'faostat-fodder',
    kind: 'source-absent',
    before: 1608768,
    after: 0,
    reason: 'no longer offered',
    since: 'r6',
  },
];

/** Answers of the API, typed by hand; other requests fail as in the API. */
export async function getJson(path: string): Promise<unknown> {
  const address = new URL(path, 'http://api');
  const [kind, table = '', first = '', second = ''] = address.pathname.replace('/api/v1/', '').split('/');
  if (path === '/api/v1/data/areas')
    return [
      area('BRA', 'country'),
      area('RWA', 'country'),
      area('FRA', 'country'),
      area('WLRD', 'aggregate'),
    ];
  if (path === '/api/v1/release')
    return {
      id: 'r7',
      created: '2026-11-20T12:00:00Z',
      origin: 'sources',
      sources: [source],
      editions: [],
      checks: [
        check,
        {
          ...check,
          key: 'shares-within-one',
          status: 'not-examined',
          examined: 0,
          exceptions: 0,
          examples: [],
        },
      ],
      accepted,
      counts: {},
    };
  if (path === '/api/v1/releases')
    return [
      {
        id: 'r7',
        created: '2026-11-20T12:00:00Z',
        origin: 'sources',
        schemaVersion: 4,
        current: true,
        readable: true,
        observations: 2_299_695,
        bytes: 1,
        sha256: 'cdcd',
        changes: {
          previous: { id: 'r6', created: '2026-05-20T12:00:00Z' },
          added: 1200,
          removed: 0,
          changed: 34,
        },
      },
      {
        id: 'r6',
        created: '2026-05-20T12:00:00Z',
        origin: 'sources',
        schemaVersion: 3,
        current: false,
        readable: false,
        observations: 5,
        bytes: 1,
        sha256: 'efef',
        changes: null,
      },
    ];
  if (path === '/api/v1/germplasm/left-out')
    return [
      { source: 'plant-treaty-samples', reason: 'no-current-code', detail: '126', rows: 5 },
      { source: 'plant-treaty-samples', reason: 'no-current-code', detail: '160', rows: 2 },
    ];
  if (path === '/api/v1/prices/left-out')
    return {
      left_out: [{ source: 'wfp-food-prices', iso3: 'RWA', reason: 'customary-unit', rows: 1234 }],
      conflicts: [],
    };
  if (kind === 'world-sums')
    return {
      indicator: Number(first),
      sums: [
        {
          element: 5510,
          unit: 't',
          year: 2017,
          world: 200,
          countries_sum: 190,
          countries: 2,
          reason: 'few-countries',
        },
        {
          element: 5510,
          unit: 't',
          year: 2018,
          world: 200,
          countries_sum: 200,
          countries: 3,
          reason: 'equal',
        },
      ],
    };
  if (kind === 'coverage') {
    const elementIds: number[] = JSON.parse(address.searchParams.get('elementIds') ?? '[]');
    const years = (element: number) => (element === 133 ? [] : [2017]);
    return {
      elements: elementIds.map((element) => ({
        element,
        years: years(element),
        countries: years(element).map(() => 1),
        defaultYear: 2017,
      })),
    };
  }
  if (path.startsWith('/api/v1/findings')) return { total: 0, findings: [] };
  if (kind === 'cube') return cube(table, Number(first), Number(second));
  if (kind === 'cubes') {
    const elementIds: number[] = JSON.parse(address.searchParams.get('elementIds') ?? '[]');
    return { cubes: elementIds.map((element) => cube(table, element, Number(first))) };
  }
  const nothing = nothingOf(path);
  if (nothing === undefined) throw new Error(`Nothing at ${path}.`);
  return nothing;
}

export const request = (path: string, change: Partial<PageRequest> = {}): PageRequest =>
  pageRequest({ path, getJson, ...change });

export const html = async (path: string, change: Partial<PageRequest> = {}): Promise<string> =>
  (await render(request(path, change))).html ?? '';
export const text = (markup: string): string =>
  markup
    .slice(0, markup.indexOf('<script type="application/json"'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
export const count = (markup: string, pattern: RegExp): number => markup.match(pattern)?.length ?? 0;
