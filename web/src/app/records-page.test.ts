import { describe, expect, it } from 'vitest';
import type { RouteAnswer } from '#contract/routes.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

type Records = RouteAnswer<'records'>;

const source: Records['sources'][number] = {
  key: 'import-quotes-bolsa',
  publisher: 'Bolsa Nacional',
  title: 'Quotes handed in by Bolsa Nacional',
  url: 'https://example.org/bolsa',
  date: '2026-05-31',
  licence: 'CC0-1.0',
  exportable: true,
  records: 120,
};

const quote = {
  country: 'COL',
  crop: 'beans',
  date: '2026-05-29',
  market: 'Bogotá',
  product: 'Bola roja',
  quote_type: 'trade',
  terms: 'EXW',
  price: 7850.5,
  price_high: 8200,
  currency: 'COP',
  unit: 'kg',
  reference: 'Bulletin 21',
  link: 'https://example.org/21',
  note: '<b>not a tag</b>',
};

const none = (kind: Records['kind']): Records => ({
  kind,
  total: 0,
  rows: [],
  next: null,
  facets: { country: [], crop: [], type: [], source: [] },
  years: null,
  sources: [],
});

const filled: Records = {
  kind: 'quotes',
  total: 120,
  rows: [{ source: source.key, place: 1, cells: quote }],
  next: null,
  facets: {
    country: [{ id: 'COL', count: 120 }],
    crop: [{ id: 'beans', count: 120 }],
    type: [{ id: 'trade', count: 120 }],
    source: [{ id: source.key, count: 120 }],
  },
  years: { first: 2024, last: 2026 },
  sources: [source],
};

const kindOf = (path: string) => (/records\/([a-z-]+)\?/.exec(path)?.[1] ?? 'quotes') as Records['kind'];
/** Tonnes of each element in 2020: the greatest, of Kenya's neighbour, is doubtful. */
const cubeAt = (path: string) => ({
  element: Number(/OBSERVATIONS\/(\d+)\//.exec(path)?.[1]),
  indicator: 176,
  unit: 't',
  years: [2019, 2020],
  areas: ['KEN', 'MMR', 'UGA', 'WLRD'],
  rows: [
    [1, 20_000],
    [2, 1_181_600],
    [3, 9_000_000],
    [4, 10_201_600],
  ],
  flags: ['AA', 'AA', 'AA', 'AA'],
  sums: {},
  defaultYear: 2020,
  doubts: { UGA: { 2020: 'isolated' } },
});
const areas = ['KEN', 'MMR', 'UGA', 'WLRD'].map((code) => ({
  code,
  kind: code === 'WLRD' ? 'aggregate' : 'country',
}));
/** US$ per kg: in 2025 only Kenya has a price. */
const prices = {
  years: [2023, 2024, 2025],
  areas: ['KEN', 'MMR', 'UGA'],
  rows: [
    [1.4, 1.1, 1],
    [0.8, 0.7, null],
    [9, 1.25, null],
  ],
  source: [
    [0, 0, 0],
    [0, 0, null],
    [1, 1, null],
  ],
  sources: [
    { ...source, key: 'wfp', publisher: 'WFP', title: 'Food prices' },
    { ...source, key: 'fews', publisher: 'FEWS NET', title: 'Prices' },
  ],
  doubts: {},
  countries: [3, 3, 1],
};
const empty = (path: string): Promise<unknown> => {
  if (path === '/api/v1/data/areas') return Promise.resolve(areas);
  if (path.startsWith('/api/v1/prices/map/')) return Promise.resolve(prices);
  return Promise.resolve(path.startsWith('/api/v1/cube/') ? cubeAt(path) : none(kindOf(path)));
};
const handed = (path: string): Promise<unknown> => {
  if (path === '/api/v1/records')
    return Promise.resolve([{ kind: 'quotes', records: 120, suppliers: 1, crops: ['beans'] }]);
  if (path.includes('country=XYZ') || path.includes('source=nobody'))
    return Promise.reject(Object.assign(new Error('404'), { status: 404 }));
  const isNone = path.includes('q=nothing') || path.includes('offset=225');
  const total = path.includes('offset=225') ? 120 : 0;
  return Promise.resolve(isNone ? { ...filled, total, rows: [] } : filled);
};

const draw = async (path: string, search = '', getJson = empty, language = 'en') => {
  const answer = await render(pageRequest({ path: `/${language}${path}`, search, getJson }));
  const html = answer.html ?? '';
  return { ...answer, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};

const paths = [
  ['/beans/data/quotes', 'quotes'],
  ['/beans/data/industrial-quality/general-information', 'industrial-quality'],
  ['/beans/data/industrial-quality/results', 'industrial-quality'],
] as const;

describe('a room without records', () => {
  it.each(
    paths.flatMap(([path, kind]) => ['en', 'es', 'pt'].map((language) => [language, path, kind] as const)),
  )('leads in %s from %s to the table of its kind, and lists nothing', async (language, path, kind) => {
    const { status, main } = await draw(path, '', empty, language);
    expect(status).toBe(200);
    expect(main.match(/<h1/g)).toHaveLength(1);
    const template = `/api/v1/imports/${kind}/template.csv${language === 'en' ? '' : `?lang=${language}`}`;
    expect(main).toContain(`href="${template}"`);
    expect(main).toContain(`href="/${language}/contribute?format=${kind}"`);
    expect(main).not.toContain('id="records"');
  });

  it('ranks countries by what comes nearest, led by none whose figure is doubtful, and leads to their page', async () => {
    const { main } = await draw('/beans/data/quotes');
    const price = main.slice(main.indexOf('id="nearest-consumer-price"'), main.indexOf('id="nearest-5910"'));
    expect([...price.matchAll(/\/en\/country\/([A-Z]{3})/g)].map(([, code]) => code)).toEqual([
      'UGA',
      'KEN',
      'MMR',
    ]);
    expect(price).toContain('US$ 1.25 per kg');
    expect(price).toContain('href="/en/beans/data/prices?year=2024"');
    const exports = main.slice(main.indexOf('id="nearest-5910"'), main.indexOf('id="nearest-5610"'));
    expect([...exports.matchAll(/\/en\/country\/([A-Z]{3})/g)].map(([, code]) => code)).toEqual([
      'MMR',
      'KEN',
    ]);
    expect(exports).toContain('Myanmar led exports of beans in 2020 with 1.18 million tonnes');
    expect(exports).toContain('href="/en/beans/data/trade?element=5910&amp;year=2020"');
  });

  it('says where what comes nearest could not be loaded', async () => {
    const { status, main } = await draw('/beans/data/quotes', '', (path) =>
      path.startsWith('/api/v1/cube/') ? Promise.reject(new Error('down')) : empty(path),
    );
    expect(status).toBe(503);
    expect(main).toContain('role="alert"');
    expect(main).toContain('/contribute?format=quotes');
  });

  it('is none of a crop that there is not', async () => {
    expect((await draw('/wheat/data/quotes')).status).toBe(404);
    expect((await draw('/rice/data/quotes')).status).toBe(200);
  });
});

describe('a room with records', () => {
  it('lists them with unit, supplier, day and licence, and leads to the file', async () => {
    const { main } = await draw('/beans/data/quotes', '', handed);
    expect(main).toContain('120 records from Colombia');
    expect(main).toContain('2026</span>');
    expect(main).toContain('7,850.50–8,200.00 COP/kg');
    expect(main).toContain('Bolsa Nacional');
    expect(main).toContain('CC0-1.0');
    expect(main).toContain('href="https://example.org/21"');
    expect(main).toContain('&lt;b&gt;not a tag&lt;/b&gt;');
    expect(main).toContain('/api/v1/export/records/quotes?crop=beans');
  });

  it('stands in the menus, which it does not without', async () => {
    const link = 'href="/en/beans/data/quotes"';
    const plain = async (getJson: typeof empty) =>
      (await draw('/beans/about/accessibility', '', getJson)).html;
    expect(await plain(handed)).toContain(link);
    expect(await plain(empty)).not.toContain(link);
    expect((await draw('/beans/about/pages')).html).toContain(link);
  });

  it('filters and turns pages by its address', async () => {
    const { main } = await draw('/beans/data/quotes', '?type=trade&page=2', handed);
    expect(main).toContain('href="/en/beans/data/quotes?type=trade#records"');
    expect(main).toContain('href="/en/beans/data/quotes?type=trade&amp;page=3#records"');
    const nothing = (await draw('/beans/data/quotes', '?q=nothing&type=trade', handed)).main;
    expect(nothing).not.toContain('id="records"');
    expect(nothing).toContain('href="/en/beans/data/quotes?type=trade"');
    expect(nothing).toContain('href="/en/beans/data/quotes?q=nothing"');
    const beyond = (await draw('/beans/data/quotes', '?page=10', handed)).main;
    expect(beyond).toContain('href="/en/beans/data/quotes#records"');
  });

  it('says what it could not follow', async () => {
    expect((await draw('/beans/data/quotes', '?from=20211', handed)).main).toContain('From year: 20211');
    for (const query of ['country=XYZ', 'source=nobody']) {
      const unknown = await draw('/beans/data/quotes', `?${query}`, handed);
      expect([unknown.status, unknown.main.includes(query.split('=')[1] ?? '')], query).toEqual([200, true]);
    }
  });

  it('that cannot be loaded is told as failed, never as empty', async () => {
    const { status, main } = await draw('/beans/data/quotes', '', () => Promise.reject(new Error('down')));
    expect(status).toBe(503);
    expect(main).toContain('role="alert"');
    expect(main).not.toContain('/contribute?format=quotes');
  });
});

const seedSource = { ...source, key: 'import-seed-production-rab', publisher: 'RAB' };
const seedRecords = (records: number): Records => ({
  ...none('seed-production'),
  total: records,
  rows: [
    {
      source: seedSource.key,
      place: 1,
      cells: {
        country: 'RWA',
        crop: 'beans',
        year: 2023,
        seed_class: 'certified',
        quantity: 1250.5,
        unit: 't',
      },
    },
  ].slice(0, records),
  facets: {
    ...none('seed-production').facets,
    country: records === 0 ? [] : [{ id: 'RWA', count: records }],
  },
  sources: records === 0 ? [] : [{ ...seedSource, records }],
});

/** Four records, `members` of them of member countries. */
const ofMembers =
  (members: number) =>
  (path: string): Promise<unknown> => {
    if (!path.startsWith('/api/v1/records/seed-production')) return Promise.reject(new Error('down'));
    return Promise.resolve(seedRecords(path.includes('network=PABRA') ? members : 4));
  };

describe('seed production of the members of PABRA', () => {
  it('counts records of members alone, and says that there are others', async () => {
    const { main } = await draw('/beans/pabra/seed-production', '', ofMembers(3));
    expect(main).toContain('3 records from Rwanda');
    expect(main).toContain('1 further record is of countries that are not members of PABRA');
    expect(main).toContain('/api/v1/export/records/seed-production?crop=beans&amp;network=PABRA');
  });

  it('does not take records of others for none, nor for those of members', async () => {
    const { main } = await draw('/beans/pabra/seed-production', '', ofMembers(0));
    expect(main).toContain('href="/en/contribute?format=seed-production"');
    expect(main).toContain('4 further records are of countries');
    expect((await draw('/beans/pabra/seed-production', '', ofMembers(4))).main).not.toContain(
      'further record',
    );
  });
});
