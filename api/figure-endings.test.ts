import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/page.ts';
import type { FigureCell, FigureColumn, PageFigure, ReadFigures } from '#contract/page-figures.ts';
import { csvRows } from '#contract/testing/csv-rows.ts';
import { csvwFaults, readArchive, readParquet, tableReaders } from '#contract/testing/table-files.ts';
import { toParquet } from './files/write-file.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const column = (id: string, changes: Partial<FigureColumn> = {}): FigureColumn => ({
  ...{ id, label: id, unit: null, holds: 'names', element: null, area: null },
  ...changes,
});
const numbers = (id: string, changes: Partial<FigureColumn> = {}): FigureColumn =>
  column(id, { holds: 'numbers', unit: 'kt', ...changes });

const figure = (id: string, changes: Partial<PageFigure>): PageFigure => ({
  ...{ id, title: `Title of ${id}`, finding: null, caption: id, columns: [], rows: [], flags: [], notes: [] },
  sources: [
    {
      ...{ key: 'fbs', publisher: 'FAO', title: 'Food Balances', licence: 'CC-BY-4.0' },
      ...{ url: 'https://fao.org', date: '2024-07-01', editions: [] },
    },
  ],
  ...{ citation: 'Cited.', elements: [], indicator: null, area: 'WLRD', year: null },
  ...changes,
});

/** Kinds of tables that pages have. */
const figures: readonly PageFigure[] = [
  figure('map', {
    columns: [
      column('country'),
      numbers('rank', { unit: null }),
      numbers('value', { element: 645, decimals: 2 }),
    ],
    rows: [
      [{ value: 'Rwanda', code: 'RWA' }, { value: 1 }, { value: 30.25, flag: 'E', isBreak: true }],
      [{ value: 'Togo', code: 'TGO' }, { value: null }, { value: null, note: 'withheld' }],
      [{ value: 'Kenya', code: 'KEN' }, { value: 2 }, { value: -0.001, flag: 'X' }],
    ],
    ...{ year: 2017, flags: [{ flag: 'E', meaning: 'Estimated' }], elements: [645] },
  }),
  figure('series', {
    columns: [
      column('year'),
      numbers('5142', { element: 5142, unit: 'thousand t' }),
      numbers('645', { element: 645 }),
    ],
    rows: [
      [{ value: 2020 }, { value: 744, flag: 'I' }, { value: 0 }],
      [{ value: 2019 }, { value: null }, { value: 1e-7, flag: 'T' }],
    ],
    ...{ area: 'KEN' },
  }),
  figure('compared', {
    columns: [
      column('year'),
      numbers('RWA', { element: 6, area: 'RWA' }),
      numbers('KEN', { element: 6, area: 'KEN' }),
    ],
    rows: [
      [{ value: 2018 }, { value: 1.5 }, { value: 2.5 }],
      [{ value: 2020 }, { value: 3.5 }, { value: 123456789.123 }],
    ],
  }),
  figure('unknown', {
    columns: [column('year'), numbers('645', { element: 645 })],
    rows: [
      [{ value: 2020 }, { value: null }],
      [{ value: 2019 }, { value: null, note: 'withheld' }],
    ],
    ...{ area: 'KEN' },
  }),
  figure('months', {
    columns: [column('period', { holds: 'months' }), numbers('price')],
    rows: [
      [{ value: '2020-01' }, { value: 4 }],
      [{ value: '2020-02' }, { value: 5 }],
    ],
    area: 'UGA',
  }),
  figure('losses', {
    columns: [column('country'), column('year'), column('stage'), numbers('share', { unit: '%' })],
    rows: (
      [
        ['farm', 1],
        ['farm', 2],
        ['market', 1],
      ] as const
    ).map(([stage, value]): FigureCell[] => [
      ...[{ value: 'Uganda', code: 'UGA' }, { value: 2015 }, { value: stage }, { value }],
    ]),
  }),
  figure('slope', {
    columns: [column('country'), numbers('from'), numbers('to'), numbers('relative', { unit: '%' })],
    rows: [[{ value: 'Kenya', code: 'KEN' }, { value: 2 }, { value: 3 }, { value: 50 }]],
    year: 2020,
  }),
];
const harvest = figure('harvest', {
  columns: [
    column('country'),
    column('crop'),
    column('year'),
    numbers('value', { unit: null }),
    column('unit'),
    numbers('rank', { unit: null }),
  ],
  rows: [
    [
      ...[{ value: 'Kenya', code: 'KEN' }, { value: 'Beans' }, { value: 2020 }],
      ...[{ value: 450 }, { value: 't' }, { value: 14 }],
    ],
  ],
});
const unsourced: PageFigure = {
  ...figure('unsourced', { sources: [], elements: [645], indicator: 2546 }),
  citation: undefined,
  citeWith: (sources) => `Based on ${sources.map(({ title }) => title).join(', ')}.`,
};
const words = figure('words', {
  columns: [column('name'), column('place')],
  rows: [[{ value: 'a' }, { value: 'b' }]],
});
const closed = {
  ...figures[0],
  id: 'closed',
  sources: [{ ...figures[0]?.sources[0], licence: 'LicenseRef-view-only' }],
};

/** The endings and shapes that a table lacks. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  map: ['csv?shape=wide'],
  months: ['csv?shape=wide'],
  losses: ['csv?shape=wide'],
  slope: ['sdmx.csv', 'csv?shape=wide'],
  words: ['jsonstat', 'sdmx.csv', 'csv?shape=wide'],
};

const page = '/en/beans/data/consumption';
const folder = mkdtempSync(join(tmpdir(), 'endings-'));
const scratch = join(folder, 'table.parquet');
let test: TestApp;

const readFigures: ReadFigures = async ({ path, search, origin, decimals }) => ({
  ...{ status: 200, language: 'en', decimals, title: 'Consumption', section: 'consumption', crop: 'beans' },
  ...{ caveats: [], ignored: [], address: `${origin}${path}${search}?v=r1` },
  figures:
    path === '/en/beans/about'
      ? []
      : path === '/en/country/KEN'
        ? [harvest, unsourced]
        : [...figures, words, closed as PageFigure],
});

const renderPage: RenderPage = async () => ({ status: 200, language: 'en', html: '' });
const options = { renderPage, readFigures, nextUpdate: '2027-01-31' };

beforeAll(async () => {
  test = await startTestApp(options);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const ask = async (ending: string, id: string) =>
  test.app.inject(`${page}.${ending}${ending.includes('?') ? '&' : '?'}figure=${id}`);

/** Cells of the named columns that are numbers. */
const inCsv = (text: string, ...names: readonly string[]): number[] =>
  csvRows(text).flatMap((row) => names.flatMap((name) => (row[name] ? [Number(row[name])] : [])));

const isLacking = (id: string, ending: string): boolean =>
  (lacking[id] ?? []).includes(ending.replace('short=1&', ''));

describe('every file of a table', () => {
  const cases = [...figures, words].flatMap((one) =>
    Object.keys(tableReaders).map((ending) => [one.id, ending, one] as const),
  );
  it.each(cases.filter(([id, ending]) => !isLacking(id, ending)))(
    '%s.%s has its numbers',
    async (id, ending, one) => {
      const answer = await ask(ending, id);
      expect(answer.statusCode).toBe(200);
      const expected = one.rows.flatMap((row) =>
        row.flatMap(({ value }, at) =>
          one.columns[at]?.holds === 'numbers' && value !== null ? [Number(value)] : [],
        ),
      );
      const about: { columns: { name: string; head: string; part: string }[] } = (
        await ask('metadata.json', id)
      ).json();
      const columns = about.columns
        .filter(({ part }) => part === 'value')
        .filter((_, at) => one.columns[at]?.holds === 'numbers');
      const found = (await tableReaders[ending]?.(answer.rawPayload, columns, scratch)) ?? [];
      expect([...found].sort()).toEqual(expected.sort());
    },
  );

  it.each(cases.filter(([id, ending]) => isLacking(id, ending)))(
    '%s.%s is refused by name',
    async (id, ending) => {
      const answer = await ask(ending, id);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-parameter']);
      expect(answer.json().detail).toContain(`"${id}"`);
    },
  );

  it.each([...Object.keys(tableReaders), 'metadata.json', 'csv-metadata.json'])(
    '%s is withheld where its licence requires it, and no page without tables has it',
    async (ending) => {
      const withheld = await ask(ending, 'closed');
      expect([withheld.statusCode, withheld.json().code]).toEqual([403, 'licence-forbids-export']);
      const none = await test.app.inject(`/en/beans/about.${ending}`);
      expect([none.statusCode, none.json().code]).toEqual([404, 'unknown-figure']);
    },
  );

  it.each([
    ['csv?short=2', 'short'],
    ['csv?shape=long', 'shape'],
    ['csv?shape=wide&rows=series', 'shape'],
    ['json?short=1', 'short'],
    ['jsonstat?shape=wide', 'shape'],
    ['sdmx.csv?bom=1', 'bom'],
    ['parquet?rows=all', 'rows'],
  ])('%s is refused', async (ending, parameter) => {
    const answer = await ask(ending, 'map');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-parameter']);
    expect(answer.json().detail).toContain(`The parameter ${parameter} is`);
  });
});

it('metadata describe each column and how often its figures change', async () => {
  const about = (await ask('metadata.json', 'map')).json();
  expect(about).toMatchObject({
    ...{
      id: 'map',
      title: 'Title of map',
      licence: 'CC-BY-4.0',
      citation: 'Cited.',
      nextUpdate: '2027-01-31',
    },
    release: { id: test.store.current?.id },
  });
  const csv = await ask('csv?short=1', 'map');
  const names = about.columns.map(({ name }: { name: string }) => name);
  expect(csv.body.split('\r\n')[0]?.split(',')).toEqual([...names, 'source', 'release', 'address']);
  const value = about.columns.find(({ name }: { name: string }) => name === 'value');
  expect(value).toMatchObject({
    unit: 'kt',
    decimals: 2,
    element: 645,
    type: 'number',
    licence: 'CC-BY-4.0',
  });
  expect([value.definition, value.processing].every((text) => text.length > 20)).toBe(true);
});

it('a figure whose page names no sources is cited with those that the release has for it', async () => {
  const about = (await test.app.inject('/en/country/KEN.metadata.json?figure=unsourced')).json();
  expect(about.source).not.toBe('');
  expect(about.citation).toMatch(/^Based on .+\./);
});

it('CSV on the Web describes the CSV that leads to it', async () => {
  for (const query of ['', '&short=1', '&shape=tidy', '&rows=all', '&rows=all&short=1']) {
    const csv = await test.app.inject(`${page}.csv?figure=series${query}`);
    const [, href = ''] =
      /<([^<>]*csv-metadata[^<>]*)>; rel="describedby"/.exec(String(csv.headers['link'])) ?? [];
    const { pathname, search } = new URL(href.replace('v=r1&', '').replace('?v=r1', '?'));
    expect(csvwFaults((await test.app.inject(pathname + search)).body, csv.body), query).toEqual([]);
  }
});

it('statuses of SDMX are those of its code list', async () => {
  const rows = csvRows((await ask('sdmx.csv', 'map')).body);
  const states = rows.map((row) => [
    row['REF_AREA'],
    row['INDICATOR'],
    row['TIME_PERIOD'],
    row['OBS_STATUS'],
  ]);
  expect(states).toEqual([
    ['RWA', 'rank', '2017', ''],
    ['RWA', '645', '2017', 'E'],
    ['TGO', '645', '2017', 'O'],
    ['KEN', 'rank', '2017', ''],
    ['KEN', '645', '2017', 'A'],
  ]);
});

it('SDMX has the unit in which a column is, and what changes at a break', async () => {
  const unitsOf = async (id: string) =>
    csvRows((await ask('sdmx.csv', id)).body).map((row) => row['UNIT_MEASURE']);
  // Element 5142 is stored in kt. Elements 645 and the ranks are in other units than these columns.
  expect(await unitsOf('series')).toEqual(['kt', 'kt', 'kt']);
  expect(await unitsOf('map')).toEqual(['', 'kt', 'kt', '', 'kt']);
  expect(csvRows((await ask('sdmx.csv', 'map')).body)[1]?.['COMMENT_OBS']).toMatch(/^Estimated\. .+/);
});

it('values of several years have not the year of their page', async () => {
  expect(inCsv((await ask('csv?short=1&shape=tidy', 'map')).body, 'period')).toContain(2017);
  expect((await ask('csv?short=1&shape=tidy', 'slope')).body.split('\r\n')[0]).not.toContain('period');
});

it.each(['tidy', 'wide'])(
  'a unit that rows name is that of their value alone, once, in the %s shape',
  async (shape) => {
    const { body } = await test.app.inject(`/en/country/KEN.csv?shape=${shape}&short=1`);
    const rows = csvRows(body);
    expect(rows.map(({ measure, unit }) => [measure, unit])).toEqual([
      ['value', 't'],
      ['rank', ''],
    ]);
    expect(Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('unit'))).toEqual(['unit']);
  },
);

it('a description keeps the address of its page, and is linked where it has the columns of the file', async () => {
  const links = async (query: string) =>
    String((await test.app.inject(`${page}.csv?figure=series${query}`)).headers['link']);
  expect(await links('&places=KEN%2CTZA')).toContain('places=KEN%2CTZA');
  expect(await links('')).toContain('consumption.metadata.json');
  expect(await links('&shape=tidy')).not.toContain('.metadata.json');
});

it('an archive has data, what they are and a text about them, and the same bytes on another server', async () => {
  const { rawPayload } = await ask('zip', 'map');
  const names = [...(await readArchive(rawPayload)).keys()].map((name) => name.replace(/^[^.]*_/, ''));
  expect(names).toEqual(['beans.csv', 'beans.metadata.json', 'README.md']);
  const other = await startTestApp(options);
  const again = await other.app.inject(`${page}.zip?figure=map`);
  await other.close();
  expect(again.rawPayload.equals(rawPayload)).toBe(true);
});

it('an archive without a figure in its address has all that may be handed on, each in a folder', async () => {
  const { rawPayload, headers } = await test.app.inject(`${page}.zip`);
  const names = [...(await readArchive(rawPayload)).keys()];
  const open = [...figures, words].map(({ id }) => id);
  expect(names).toEqual(
    open
      .flatMap((id) => [`${id}/${id}.csv`, `${id}/${id}.metadata.json`, `${id}/README.md`])
      .concat('withheld.json'),
  );
  expect(headers['content-disposition']).toContain('.zip');
});

it('Parquet has typed columns and their descriptions, without rows, too', async () => {
  const { facts, rows } = await readParquet((await ask('parquet', 'series')).rawPayload, scratch);
  expect(rows[0]).toMatchObject({ year: 2020, element_5142: 744, element_645: 0 });
  expect(facts.get('licence')).toBe('CC-BY-4.0');
  expect(JSON.parse(facts.get('metadata') ?? '').columns[0]).toMatchObject({ name: 'year', type: 'year' });
  const release = test.store.current;
  const words = { names: (key: string) => ({ en: key, es: key, pt: key }), problemTitle: String };
  if (release === null) throw new Error('There is no release.');
  const [series] = figures.slice(1);
  if (series === undefined) throw new Error('There is no figure.');
  const bytes = await toParquet({
    figure: { ...series, rows: [] },
    page: await readFigures({ path: '', search: '', origin: '', decimals: 'point' } as never),
    ...{
      file: {} as never,
      context: { release, words },
      gazetteer: { areas: release.areas, nameOf: String },
    },
    ...{ address: 'a', beside: String },
  });
  expect((await readParquet(bytes, scratch)).rows).toEqual([]);
});
