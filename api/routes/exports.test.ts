import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { csvRows } from '#contract/testing/csv-rows.ts';
import type { Figure } from '#release/figure-column.ts';
import { copyRelease } from '../testing/altered-release.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Sources that may be shown and not redistributed: one by its licence, the other because its licence is unknown. */
const closedSources = [
  { id: 901, key: 'agreed', title: 'Figures by agreement', licence: 'LicenseRef-view-only' },
  { id: 902, key: 'unread', title: 'Figures under terms', licence: 'Terms-2031' },
] as const;

const addSources = closedSources
  .map(
    ({ id, key, title, licence }) => `INSERT INTO source
      SELECT ${id}, '${key}', file, publisher, '${title}', url, date, sha256, '${licence}', 0, 0 FROM source WHERE id = 1;`,
  )
  .join('');

/** Takes Kenya's figures from a source. */
function fromSource(source: number) {
  return (figures: readonly Figure[]) =>
    figures.map((figure) => (figure.area === 'KEN' ? { ...figure, source } : figure));
}

/** Kenya's production of rice and one product that it imports, and Kenya's food. */
const closeFlows = 'UPDATE trade_flow SET source = 901 WHERE item = 31;';
const closeFigures = [
  { indicator: 27, element: 5510, to: fromSource(901) },
  { indicator: 2805, element: 5142, to: fromSource(902) },
];

/**
 * All sources of ingest are open, so the others are written into copies: `closed` has closed sources, `unseen` has some whose
 * rows it does not hold, as those have that are seen in sums and places alone. Served is `r1`, and `r0` came before it.
 */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: 'r1' });
  copyRelease(test.directory, 'r0', { of: 'first' });
  copyRelease(test.directory, 'closed', { sql: addSources + closeFlows, figures: closeFigures });
  copyRelease(test.directory, 'closed-flows', {
    sql: `${addSources} UPDATE trade_flow SET source = 901 WHERE item = 176;`,
  });
  copyRelease(test.directory, 'priced', {
    sql: `${addSources} UPDATE price_series SET source = 900 + id % 2 + 1;`,
  });
  copyRelease(test.directory, 'unseen', { sql: addSources });
});
afterAll(() => test.close());

async function exported(path: string): Promise<Record<string, string>[]> {
  const response = await test.app.inject(`/api/v1/export/${path}`);
  expect(response.statusCode, response.body).toBe(200);
  return csvRows(response.body);
}

async function refused(path: string) {
  const response = await test.app.inject(`/api/v1/export/${path}`);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  return problem.parse(response.json());
}

describe('an exported series', () => {
  it('is a CSV file with a name, and kept like every answer', async () => {
    const url = '/api/v1/export/beans_consumption/6/2546';
    const response = await test.app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="beans_consumption_6_2546.csv"',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
    });
    const etag = String(response.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await test.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const head = await test.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(response.body)),
    ]);
  });

  it('has the columns of FAOSTAT, and of each figure its source and licence', async () => {
    const response = await test.app.inject('/api/v1/export/beans_trade/5622/176');
    expect(response.body.split('\r\n')[0]).toBe(
      'Area Code (M49),Area Code,Area,Item Code,Item,Element Code,Element,Year,Unit,Value,Flag,Flag Description,Source,Licence,Edition,Break in series,Note',
    );
    const rows = await exported('beans_consumption/14/2546');
    // 1240 ÷ (53,000 + 40,000) × 1000
    expect(rows.find((row) => row['Area Code'] === '014' && row['Year'] === '2020')).toEqual({
      'Area Code (M49)': '014',
      'Area Code': '014',
      Area: 'Eastern Africa',
      'Item Code': '2546',
      Item: 'Beans',
      'Element Code': '14',
      Element: 'Food supply per inhabitant',
      Year: '2020',
      Unit: 'kg-capita-year',
      Value: '13.3333',
      Flag: 'E',
      'Flag Description': 'Estimated value',
      Source: '',
      Licence: 'CC-BY-4.0',
      Edition: 'FBS-2024-07 + faostat-population 2025-12-18',
      'Break in series': '',
      Note: '',
    });
  });

  it('has a row without a value, and why, for what is withheld', async () => {
    const rows = await exported('beans_trade/132/176');
    // Brazil's lower bound of 51,663 over its whole 79,000 t, and that of the aggregates that rest on it.
    expect(rows.map((row) => row['Area Code'])).toEqual(['005', '019', '419', 'BRA', 'WLRD']);
    expect(rows[3]).toMatchObject({
      'Area Code': 'BRA',
      Year: '2020',
      Value: '',
      Flag: '',
      'Flag Description': '',
      Source: '',
      Licence: '',
      Note: 'withheld: partial-value',
    });
  });

  it('has no balance with a lower bound, with a note', async () => {
    const rows = await exported('beans_trade/131/176');
    expect(rows.length).toBeGreaterThan(0);
    for (const { Value, Note } of rows) expect([Value, Note]).toEqual(['', 'withheld: partial-difference']);
  });

  it.each([
    'beans_consumption/6/2546',
    'beans_consumption/5142/2546',
    'beans_consumption/645/2546',
    'cassava_consumption/674/2532',
    'beans_surface_context/205/176',
    'rice_trade/5622/27',
  ])('%s has the figures that the other routes answer', async (path) => {
    const [table, element, indicator] = path.split('/');
    const rows = await exported(path);
    const cube = routes.cube.answer.parse((await test.app.inject(`/api/v1/cube/${path}`)).json());
    const inCube = cube.rows.flat().filter((value) => value !== null);
    expect(rows.map((row) => Number(row['Value']))).toEqual(inCube);
    for (const row of rows) {
      const url = `/api/v1/data/value/${table}/VALUE/${row['Area Code']}/${element}/${indicator}/${row['Year']}`;
      expect((await test.app.inject(url)).json()).toEqual({
        value: Number(row['Value']),
        unit: row['Unit'],
        flag: row['Flag'],
        year: Number(row['Year']),
      });
    }
  });

  it('writes each flag in words, and a missing one as not stated', async () => {
    const meant = (rows: Record<string, string>[]) =>
      rows.map((row) => [row['Area Code'], row['Flag'], row['Flag Description']]);
    expect(meant(await exported('beans_production_value/152/176'))).toEqual([
      ['002', '', 'Not stated'],
      ['005', 'C', 'Computed by the observatory'],
      ['014', '', 'Not stated'],
      ['019', 'C', 'Computed by the observatory'],
      ['419', 'C', 'Computed by the observatory'],
      ['BRA', 'C', 'Computed by the observatory'],
      ['ECABREN', '', 'Not stated'],
      ['KEN', '', 'Not stated'],
      ['PABRA', '', 'Not stated'],
      ['WLRD', 'C', 'Computed by the observatory'],
    ]);
    expect(meant(await exported('beans_production_value/152/176?lang=pt')).slice(5, 8)).toEqual([
      ['BRA', 'C', 'Calculado pelo observatório'],
      ['ECABREN', '', 'Não informado'],
      ['KEN', '', 'Não informado'],
    ]);
    const brazil = await test.app.inject('/api/v1/data/value/beans_production_value/VALUE/BRA/152/176/2020');
    expect(brazil.json()).toEqual({ value: 1_234_567, unit: '1000-int-dollar', flag: 'C', year: 2020 });
    const cube = await test.app.inject('/api/v1/cube/beans_production_value/152/176');
    expect(cube.json()).toMatchObject({
      areas: ['002', '005', '014', '019', '419', 'BRA', 'ECABREN', 'KEN', 'PABRA', 'WLRD'],
      flags: [' ', 'C', ' ', 'C', 'C', 'C', ' ', ' ', ' ', 'C'],
    });
  });

  it('quotes names with a comma, and keeps codes and full precision', async () => {
    const url = '/api/v1/export/rice_production/5312/27';
    expect((await test.app.inject(url)).body).toContain('\r\n344,HKG,"China, Hong Kong SAR",27,');
    const rows = await exported('OBSERVATIONS/5142/2546');
    expect(rows.find((row) => row['Area Code'] === 'SUN')).toMatchObject({
      'Area Code (M49)': '810',
      Value: '9000',
      Flag: 'E',
    });
    const kosovo = (await exported('beans_consumption/645/2546')).find((row) => row['Area Code'] === 'XKX');
    expect(kosovo).toMatchObject({ 'Area Code (M49)': '', Value: '4.2' });
  });

  it('names things in the requested language', async () => {
    const areas = async (query: string) =>
      (await exported(`beans_consumption/645/2546${query}`)).map((row) => [row['Area'], row['Item']]);
    expect(await areas('?lang=es')).toContainEqual(['Tanzania', 'Frijoles']);
    expect(await areas('?lang=pt')).toContainEqual(['Tanzânia', 'Feijões']);
    expect(await areas('?lang=en')).toEqual(await areas(''));
  });

  it('is of the release that the address names', async () => {
    const brazil = async (query: string) =>
      (await exported(`beans_consumption/645/2546${query}`)).find(
        (row) => row['Area Code'] === 'BRA' && row['Year'] === '2020',
      )?.['Value'];
    expect([await brazil(''), await brazil('?v=r1'), await brazil('?v=r0')]).toEqual([
      '15.25',
      '15.25',
      '15',
    ]);
  });

  it.each([
    ['nonsense/6/2546', 404, 'unknown-table'],
    ['beans_consumption/5510/2546', 404, 'unknown-element'],
    ['beans_consumption/6/27', 404, 'unknown-indicator'],
    ['beans_consumption/six/2546', 400, 'invalid-parameter'],
    ['beans_consumption/6/2546?lang=fr', 400, 'invalid-parameter'],
    ['beans_consumption/6/2546?language=es', 400, 'unknown-parameter'],
    ['beans_consumption/6/2546?v=gone', 404, 'unknown-release'],
    ['rice_production/5510/176?v=closed', 404, 'unknown-indicator'],
  ])('%s is answered with %i %s', async (path, status, code) => {
    expect(await refused(path)).toMatchObject({ status, code });
  });
});

describe('a series that rests on a source whose licence forbids passing on', () => {
  it('is refused with the reason, in the language of the reader', async () => {
    expect(await refused('rice_production/5510/27?v=closed')).toEqual({
      type: 'urn:crop-observatory:problem:licence-forbids-export',
      title: 'The licence of a source does not allow these figures to be redistributed',
      status: 403,
      code: 'licence-forbids-export',
      detail:
        'Element 5510 (Production) of indicator 27 rests on figures of agreed (Figures by agreement), licence ' +
        'LicenseRef-view-only. They may be looked at on the pages, but not handed on.',
      instance: '/api/v1/export/rice_production/5510/27?v=closed',
    });
    const response = await test.app.inject('/api/v1/export/rice_production/5510/27?v=closed');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['rice_production/5412/27', 'agreed', 'a ratio of one of its figures'],
    ['rice_production/111/27', 'agreed', 'a share of its total'],
    ['rice_production/113/27', 'agreed', 'a place among figures of which some are its own'],
    ['rice_trade/5622/27', 'agreed', 'a sum of reports of which one is its own'],
    ['rice_consumption/5142/2805', 'unread', 'a licence that nobody knows'],
    ['rice_consumption/14/2805', 'unread', 'a total of countries, per inhabitant'],
    ['OBSERVATIONS/14/2805', 'unread', 'the same through another table'],
  ])('%s is refused because of "%s": %s', async (path, source) => {
    const { status, detail } = await refused(`${path}?v=closed`);
    expect(status).toBe(403);
    for (const { key } of closedSources) expect(detail.includes(`${key} (`)).toBe(key === source);
  });

  it.each([
    'rice_production/5312/27',
    'rice_production/102/27',
    'rice_production/103/27',
    'rice_consumption/645/2805',
    'rice_consumption/674/2805',
    'beans_trade/5622/176',
    'beans_consumption/6/2546',
    'cassava_consumption/2/2532',
  ])('%s of the same release is not', async (path) => {
    expect(await exported(`${path}?v=closed`)).toBeDefined();
  });

  it('is refused where sums of reports of a single product may be its own', async () => {
    expect((await refused('beans_trade/5622/176?v=closed-flows')).detail).toContain('agreed (');
  });

  it('is answered as data all the same: it may be shown', async () => {
    const url = '/api/v1/cube/rice_production/5510/27?v=closed';
    expect((await test.app.inject(url)).statusCode).toBe(200);
  });

  it('is refused where the source may be used only in sums over all items and in ranks', async () => {
    for (const path of ['cassava_consumption/2/2532', 'cassava_consumption/7/2532'])
      expect((await refused(`${path}?v=unseen`)).detail).toContain('LicenseRef-view-only');
    for (const path of ['cassava_consumption/674/2532', 'cassava_consumption/23/2532'])
      expect(await exported(`${path}?v=unseen`)).toBeDefined();
  });

  it('is handed out where closed sources have market prices alone', async () => {
    for (const path of ['cassava_consumption/2/2532', 'cassava_consumption/7/2532'])
      expect(await exported(`${path}?v=priced`)).toBeDefined();
  });
});

describe('exports', () => {
  const url = '/api/v1/exports/rice_production/27?elementIds=[5510,5312]';

  it('list the elements that may be exported, and whose licence forbids the others', async () => {
    const withheld = {
      key: 'agreed',
      publisher: 'FAO',
      title: 'Figures by agreement',
      licence: 'LicenseRef-view-only',
    };
    const closed = (await test.app.inject(`${url}&v=closed`)).json();
    expect(routes.exports.answer.parse(closed)).toEqual({
      elements: [
        { element: 5510, withheld: [withheld] },
        { element: 5312, withheld: [] },
      ],
    });
    const open = (await test.app.inject(url)).json();
    expect(routes.exports.answer.parse(open).elements.flatMap((entry) => entry.withheld)).toEqual([]);
  });

  it('refuse elements that the table does not have', async () => {
    const response = await test.app.inject('/api/v1/exports/rice_production/27?elementIds=[6]');
    expect(problem.parse(response.json())).toMatchObject({ status: 404, code: 'unknown-element' });
  });
});
