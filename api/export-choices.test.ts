import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportChoicesPath } from '#contract/export-addresses.ts';
import { exportChoices } from '#contract/export-form.ts';
import type { PageFigure, ReadFigures } from '#contract/page-figures.ts';
import { parseFile } from './export-form/file-address.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk, type TestDesk } from './testing/test-desk.ts';

const chart: PageFigure = {
  ...{ id: 'chart', title: 'Uses of beans, Kenya', finding: null, caption: '', flags: [], notes: [] },
  ...{ elements: [], indicator: null, area: 'KEN', year: null },
  columns: [
    { id: 'year', label: 'Year', unit: null, holds: 'names', element: null, area: null },
    { id: '5142', label: 'Food', unit: 't', holds: 'numbers', element: 5142, area: null },
  ],
  rows: [
    [{ value: 2018 }, { value: 2 }],
    [{ value: 2017 }, { value: null }],
  ],
  sources: [
    {
      ...{ key: 'fbs', publisher: 'FAO', title: 'Food Balances', licence: 'CC-BY-4.0' },
      ...{ url: null, date: null, editions: [] },
    },
  ],
};
const map: PageFigure = {
  ...chart,
  id: 'map',
  rows: [[{ value: 'Kenya' }, { value: 1 }]],
};
const closed: PageFigure = {
  ...chart,
  id: 'closed',
  sources: chart.sources.map((source) => ({ ...source, licence: 'LicenseRef-view-only' })),
};

let test: TestApp;
let desk: TestDesk;
let paths: string[] = [];
const readFigures: ReadFigures = async ({ path, search, origin }) => {
  paths.push(path + search);
  const page = {
    ...({
      language: 'en',
      decimals: 'point',
      title: 'Bean consumption',
      crop: 'beans',
      address: origin + path,
    } as const),
    caveats: [],
    ignored: [],
    section: path.split('/').at(-1) ?? '',
  };
  if (path.endsWith('/trade')) return { ...page, status: 503, figures: [] };
  return { ...page, status: 200, figures: [chart, map, closed] };
};
beforeAll(async () => {
  desk = openTestDesk();
  const renderPage = async () => ({ status: 200, html: 'page', language: 'en' as const });
  test = await startTestApp({ renderPage, readFigures, exportDesk: desk.desk });
});
afterAll(async () => {
  await test.close();
  await desk.close();
});

const page = '/en/beans/data/consumption';
const ask = (file: string) => test.app.inject(`${exportChoicesPath}?${new URLSearchParams({ file })}`);
const offered = async (file: string) => exportChoices.parse((await ask(file)).json());

describe('what the export form offers', () => {
  it('is the table shown, the series of the chart and everything of the section, with the rows of each file', async () => {
    paths = [];
    const file = `${page}.xlsx?year=2017&figure=chart&show=chart.share`;
    const { title, asked: choice, choices } = await offered(file);
    expect([title, choice]).toEqual(['Uses of beans, Kenya', 'shown']);
    expect(choices.map(({ rows, file: address }) => [rows, address])).toEqual([
      ['shown', `${page}.xlsx?figure=chart&show=chart.share&year=2017`],
      ['series', `${page}.xlsx?figure=chart&rows=series&show=chart.share&year=2017`],
      ['all', `${page}.xlsx?figure=chart&rows=all&show=chart.share&year=2017`],
    ]);
    // The series are those of the chart as it is without options; once made, the answer is kept.
    expect(paths).toEqual([`${page}?show=chart.share&year=2017`, `${page}?year=2017`]);
    await offered(file);
    expect(paths).toHaveLength(2);
    for (const { file: address, count } of choices) {
      const csv = await test.app.inject(address.replace('.xlsx', '.csv'));
      expect(csv.statusCode).toBe(200);
      expect(csv.body.trimEnd().split('\r\n')).toHaveLength(count + 1);
    }
  });

  it('has no series of a map, and nothing of a table that may not be handed on but its section', async () => {
    const kinds = async (file: string) => (await offered(file)).choices.map(({ rows }) => rows);
    expect(await kinds(`${page}.xlsx?figure=map`)).toEqual(['shown', 'all']);
    expect(await kinds(`${page}.xlsx?figure=closed`)).toEqual(['all']);
    // A ranking is of no section of its own.
    expect(await kinds('/en/beans/data/consumption/ranking.xlsx?figure=chart')).toEqual(['shown', 'series']);
  });

  it('remembers the choice of the address', async () => {
    const { asked: choice, choices } = await offered(`${page}.xlsx?figure=chart&rows=all&year=2017`);
    expect(choice).toBe('all');
    expect(choices.map(({ rows }) => rows)).toEqual(['shown', 'series', 'all']);
  });

  it.each([
    '/en/beans/comparator.xlsx?series=KEN.beans.5510~BRA.beans.5510&kind=bar&measure=index&log=1',
    '/en/beans/data/genebanks.xlsx?country=KEN&from=2010&to=2015&side=balance',
    '/en/beans/data/accessionDeliveryNetwork.xlsx?direction=origin&min=5&top=10',
    '/en/beans/data/collections.xlsx?habit=I&weightFrom=20&page=2',
    '/en/beans/data/seed-varieties.xlsx?q=%22CAL+96%22&trait=iron&order=desc',
    `/en/beans/comparator.xlsx?series=${'WECABREN.sweet-potato.consumption-per-head~'.repeat(8)}`,
  ])('is there for every view of a page: %s', async (file) => {
    const { choices } = await offered(`${file}&figure=chart`);
    const [shown] = choices;
    expect(shown?.rows).toBe('shown');
    expect(parseFile(shown?.file)).toBe(shown?.file);
    expect(shown?.file).not.toMatch(/[<>"]/);
  });

  it('takes workbooks of pages that the release alone knows', () => {
    const files = [
      '/en/country/KEN.xlsx?figure=harvest',
      '/pt/beans/data/seed-varieties/zwe-beans-nua674.xlsx?figure=facts',
    ];
    expect(files.map(parseFile)).toEqual(files);
    expect(parseFile('/en/country/ken.xlsx')).toBeNull();
    expect(parseFile('/en/beans/data/seed-varieties/a/b.xlsx')).toBeNull();
  });

  it.each([
    ['a parameter that no page reads', `${page}.xlsx?figure=chart&mail=a`, 400, 'invalid-parameter'],
    ['a value that turns lines', `${page}.xlsx?figure=chart&q=%E2%80%AEa`, 400, 'invalid-parameter'],
    ['a figure that is not there', `${page}.xlsx?figure=nothing`, 404, 'unknown-figure'],
    ['a page with a failed part', '/en/beans/data/trade.xlsx?figure=chart', 503, 'busy'],
    ['a release that is not kept', `${page}.xlsx?figure=chart&v=1999`, 404, 'unknown-release'],
    ['another site', 'https://host.example/en/beans.xlsx', 400, 'invalid-parameter'],
    ['a file that is none', `${page}.csv?figure=chart`, 400, 'invalid-parameter'],
    ['rows of no kind', `${page}.xlsx?figure=chart&rows=few`, 400, 'invalid-parameter'],
    ['nothing', '', 400, 'invalid-parameter'],
  ])('refuses %s', async (_, file, status, code) => {
    const answer = await ask(file);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('hands out as the series of a chart what the form counted, and refuses those of a map', async () => {
    const csv = await test.app.inject(`${page}.csv?figure=chart&rows=series`);
    expect(
      csv.body
        .split('\r\n')
        .slice(0, 2)
        .map((line) => line.split(',').slice(0, 5).join()),
    ).toEqual(['Series,Series: code,Period,Value,Unit', 'Food,5142,2018,2,t']);
    const refused = await test.app.inject(`${page}.csv?figure=map&rows=series`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid-parameter']);
  });
});
