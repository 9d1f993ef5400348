import { findElement } from '#catalog/elements/index.ts';
import { sections } from '#catalog/sections/index.ts';
import type { CountryRanking, CropRanking, Cube, Podiums } from '#contract/data.ts';
import type { PageRequest } from '#contract/page.ts';
import { plainFacts } from '../../testing/plain-facts.ts';

const years = [2016, 2017];

/** The World, Africa's regions and countries of two of them: enough for every block to have something to draw. */
const areas = [
  { code: 'WLRD', kind: 'aggregate', region: null, macro: null },
  { code: '014', kind: 'aggregate', region: null, macro: null },
  { code: '005', kind: 'aggregate', region: null, macro: null },
  { code: 'RWA', kind: 'country', region: '014', macro: '002' },
  { code: 'BRA', kind: 'country', region: '005', macro: '019' },
].map((area) => ({ ...area, firstYear: null, lastYear: null }));
const codes = areas.map(({ code }) => code);

const names = { crop_name: '', crop_name_es: '', crop_name_pt: '' };
const countryNames = { country_name: '', country_name_es: '', country_name_pt: '' };

/** Every element has a value for every area in both years. */
function cube(table: string, element: number, indicator: number): Cube {
  return {
    table,
    element,
    indicator,
    unit: findElement(element)?.unit ?? 'kt',
    years,
    areas: codes,
    rows: codes.map((_, row) => [0.2 / (row + 1), 0.25 / (row + 1)]),
    flags: codes.map(() => 'AA'),
    ...plainFacts,
    countries: [2, 2],
    defaultYear: 2017,
    limits: [0.1],
  };
}

/** The crop itself leads, another follows. */
function podiums(element: number, indicator: number): Podiums {
  return {
    element,
    indicator,
    measure: 645,
    unit: 'kg-capita-year',
    items: [String(indicator), '2532'],
    years,
    areas: codes,
    counts: codes.map(() => [2, 2]),
    item: codes.map(() => [
      [0, 0],
      [1, 1],
    ]),
    rank: codes.map(() => [
      [1, 1],
      [2, 2],
    ]),
    // Steps are differences, year by year.
    step: codes.map(() => [
      [9, 1],
      [5, 1],
    ]),
    decimals: codes.map(() => [0, 0]),
  };
}

function cropRanking(area: string, element: number, indicator: number, year: number): CropRanking {
  const place = (item: string, ranking: number, value: number) => ({
    ...names,
    item,
    ranking,
    value,
    flag: 'A',
    tied: false,
    selected: ranking === 1,
  });
  return {
    element,
    measure: 664,
    unit: 'kcal-capita-day',
    area,
    year,
    indicator,
    ties: 'dense',
    direction: 'highest-first',
    years,
    places: [place(String(indicator), 1, 343), place('2532', 2, 322)],
  };
}

function countryRanking(element: number, indicator: number, year: number): CountryRanking {
  const place = (iso3: string, ranking: number, value: number) => ({
    ...countryNames,
    iso3,
    ranking,
    value,
    flag: 'A',
    tied: false,
    share: null,
    before: null,
    compared: null,
  });
  return {
    element,
    indicator,
    unit: findElement(element)?.unit ?? 'kt',
    year,
    ties: 'competition',
    direction: 'highest-first',
    shareElement: null,
    beforeYear: year - 10,
    breaks: [],
    world: null,
    places: [place('RWA', 1, 0.2), place('BRA', 2, 0.1)],
  };
}

const sources = [...new Set(sections.flatMap((section) => section.sources))].map((key) => ({
  key,
  file: `${key}.zip`,
  publisher: 'FAO',
  title: `Data set ${key}`,
  url: 'https://www.fao.org/faostat',
  date: '2024-07-01',
  sha256: 'ab'.repeat(32),
  licence: 'CC-BY-4.0',
  rows: 10,
  computed: false,
  editions: [],
}));

const release = {
  id: 'r7',
  created: '2026-11-20T12:00:00Z',
  origin: 'sources',
  sources,
  editions: [],
  accepted: [],
  checks: [],
  counts: {},
};

const kept = {
  id: 'r7',
  created: release.created,
  origin: 'sources',
  schemaVersion: 5,
  current: true,
  readable: true,
  observations: 10,
  bytes: 1,
  sha256: 'cdcd',
  changes: null,
};

/** An answer of the API that is a problem, as the server's `getJson` rejects with it. */
export function problemOf(status: number, code: string): Error {
  return Object.assign(new Error(`${status} ${code}`), { status, code });
}

/** Answers for a home without places, samples and prices. */
export function nothingOf(path: string): unknown {
  const [kind, of, crop] = new URL(path, 'http://api').pathname.replace('/api/v1/', '').split('/');
  if (kind === 'growing-places') return { crop: of, source: null, countries: [] };
  if (kind === 'prices' && of === 'page') return { markets: [], latest: [], sources: [] };
  if (kind === 'germplasm' && of === 'samples-map')
    return { crop, totals: { received: null, provided: null }, countries: [], source: null };
  return undefined;
}

/** Answers of the API, typed by hand, for all requests of pages; others fail. */
export const answers: PageRequest['getJson'] = async (path) => {
  const address = new URL(path, 'http://api');
  const [kind = '', ...rest] = address.pathname.replace('/api/v1/', '').split('/');
  const elementIds: number[] = JSON.parse(address.searchParams.get('elementIds') ?? '[]');
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = rest;
  const nothing = nothingOf(path);
  if (nothing !== undefined) return nothing;
  switch (kind) {
    case 'findings':
      return { total: 0, findings: [] };
    case 'sources':
      return sources;
    case 'release':
      return release;
    case 'releases':
      return [kept];
    case 'changes':
      return {
        ...{
          release: kept,
          previous: { id: 'r0', created: kept.created },
          sources: [],
          figures: [],
          next: null,
        },
        counts: { added: 1, removed: 0, changed: 0 },
        elements: [
          { indicator: 176, element: 5510, unit: 't', added: 1, removed: 0, changed: 0, largest: null },
        ],
      };
    case 'cube':
      return cube(first, Number(second), Number(third));
    case 'cubes':
      return { cubes: elementIds.map((element) => cube(first, element, Number(second))) };
    case 'podiums':
      return { podiums: elementIds.map((element) => podiums(element, Number(second))) };
    case 'coverage':
      return {
        elements: elementIds.map((element) => ({ element, years, countries: [2, 2], defaultYear: 2017 })),
      };
    case 'exports':
      return { elements: elementIds.map((element) => ({ element, withheld: [] })) };
    case 'world-sums':
      return { indicator: Number(second), sums: [] };
    case 'germplasm':
      if (first !== 'left-out') break;
      return [
        { source: 'plant-treaty-samples', reason: 'no-current-code', detail: '126', rows: 5 },
        { source: 'plant-treaty-samples', reason: 'no-current-code', detail: '160', rows: 2 },
      ];
    case 'prices':
      if (first === 'world') return { crop: second, countries: [], left_out: [], sources: [] };
      if (first !== 'left-out') break;
      return {
        left_out: [{ source: 'wfp-food-prices', iso3: 'RWA', reason: 'customary-unit', rows: 1234 }],
        conflicts: [],
      };
    case 'trade':
      return {
        id_crop: 176,
        year: Number(third),
        unit: '1000-usd',
        flows: [
          {
            origin: 'BRA',
            destination: 'RWA',
            exported: 20,
            exported_flag: '',
            imported: 21,
            imported_flag: '',
          },
          {
            origin: 'RWA',
            destination: 'BRA',
            exported: 5,
            exported_flag: '',
            imported: 4,
            imported_flag: '',
          },
        ],
        reporters: ['BRA', 'RWA'],
        unreported: [],
        items: [176],
        years,
      };
    case 'data':
      if (first === 'areas') return areas;
      if (second === 'crops') return cropRanking(third, Number(fourth), Number(fifth), Number(rest[5]));
      if (second === 'countries') return countryRanking(Number(fourth), Number(fifth), Number(rest[5]));
  }
  throw problemOf(404, 'unknown-path');
};
