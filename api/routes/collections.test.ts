import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionPaths } from '#contract/collection-routes.ts';
import { problem } from '#contract/problem.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { collectionRows } from '../testing/collection-rows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  copyRelease(test.directory, 'collections', { sql: collectionRows });
  publish(test.directory, 'collections');
  await test.store.refresh();
});
afterAll(() => test.close());

const root = '/api/v1/collections';

/** Asserts an answer and returns its body. */
async function get(url: string) {
  const response = await test.app.inject(url);
  expect(response.statusCode, `${url} ${response.body.slice(0, 300)}`).toBe(200);
  return response.json();
}

async function refused(url: string): Promise<{ status: number; code: string; detail: string }> {
  const response = await test.app.inject(url);
  expect([400, 403, 404], `${response.statusCode} ${url.slice(0, 120)}`).toContain(response.statusCode);
  expect(response.headers['content-type'], url).toBe('application/problem+json; charset=utf-8');
  return problem.parse(response.json());
}

describe('the list of collections', () => {
  it('counts points, places and what is flagged, and has no source of a file that is not there', async () => {
    const list = await get(root);
    expect(
      list.map(({ id, count, placed, flagged, places, source }: Record<string, unknown>) => ({
        ...{ id, count, placed, flagged, places, key: (source as { key: string } | null)?.key ?? null },
      })),
    ).toEqual([
      { id: 'landraces', count: 4, placed: 4, flagged: 1, places: 3, key: 'ciat-bean-landraces' },
      { id: 'wild-relatives', count: 0, placed: 0, flagged: 0, places: 0, key: null },
      { id: 'mexico-specimens', count: 2, placed: 1, flagged: 1, places: 1, key: 'conabio-phaseolus-mexico' },
    ]);
  });
});

describe('points of a collection', () => {
  it('come with facets and histograms', async () => {
    const all = await get(`${root}/landraces`);
    expect([all.count, all.total, all.places, all.next]).toEqual([4, 4, 3, null]);
    expect(all.whereabouts).toEqual({ land: 3, flagged: 1, none: 0 });
    expect(all.facets.genePool).toEqual([
      { value: 'mesoamerican', count: 1 },
      { value: 'andean', count: 2 },
      { value: 'hybrid', count: 0 },
      { value: 'unknown', count: 1 },
    ]);
    // The accession of two colours counts under each.
    expect(all.facets.colour.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { value: 'black', count: 1 },
      { value: 'cream', count: 1 },
      { value: 'purple', count: 1 },
      { value: 'red', count: 2 },
    ]);
    // 23, 40 and 51.5 g by steps of 10 g; −3 m lies in the step below 0.
    expect(all.histograms.weight).toEqual({ first: 20, step: 10, counts: [1, 0, 1, 1], unknown: 1 });
    expect(all.histograms.altitude.first).toBe(-250);
    expect(all.histograms.altitude.counts).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 1]);
    expect(all.points[0]).toEqual({
      ...{ id: 5, latitude: 2.9167, longitude: -75, decimals: 4, flagged: null, gene_pool: 'mesoamerican' },
      ...{ condition: null, habit: 'climbing', colours: ['cream', 'purple'], species: null, taxon: null },
      ...{ weight: 23, altitude: 1520, year: null },
    });
  });

  it.each([
    ['genePool=andean', [6, 12]],
    ['genePool=andean,unknown', [6, 9, 12]],
    ['colour=purple', [5]],
    ['colour=purple,black', [5, 12]],
    ['habit=bush&colour=red', [6, 9]],
    ['weightFrom=23&weightTo=40', [5, 12]],
    ['altitudeTo=0', [12]],
    ['where=flagged', [12]],
    ['where=none', []],
    ['at=2.9167,-75', [5, 6]],
    ['at=0,0', [12]],
    ['at=51,1', []],
    ['genePool=hybrid', []],
  ])('%s finds %j', async (query, ids) => {
    const found = await get(`${root}/landraces?${query}`);
    expect(found.points.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(found.total).toBe(ids.length);
    const file = await test.app.inject(`/api/v1/export/collections/landraces?${query}`);
    const lines = file.body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => Number(line.split(',')[1]))).toEqual(ids);
  });

  it('are exported with the columns of their list, headed in the requested language, in codes', async () => {
    const file = await test.app.inject('/api/v1/export/collections/landraces?colour=purple&lang=pt');
    const [head = '', first = ''] = file.body.split('\r\n');
    const cells = new Map(head.split(',').map((name, at) => [name, first.split(',')[at]]));
    expect([...cells.keys()].slice(0, 6)).toEqual([
      ...['Coleção', 'Número', 'Conjunto gênico', 'Hábito de crescimento', 'Cor da semente'],
      '100 sementes (g)',
    ]);
    expect(cells.get('Número')).toBe('5');
    expect(cells.get('Cor da semente')).toBe('cream|purple');
  });

  it('leave a facet’s own filter out of its counts', async () => {
    const { facets } = await get(`${root}/landraces?genePool=andean`);
    expect(facets.genePool.map(({ count }: { count: number }) => count)).toEqual([1, 2, 0, 1]);
    expect(facets.habit).toContainEqual({ value: 'bush', count: 2 });
    expect(facets.habit).toContainEqual({ value: 'climbing', count: 0 });
  });

  it('come page by page to the last one', async () => {
    const ids: number[] = [];
    let address: string | null = `${root}/landraces?limit=3&genePool=mesoamerican,andean,unknown`;
    while (address !== null) {
      const page = await get(address);
      ids.push(...page.points.map(({ id }: { id: number }) => id));
      address = page.next;
    }
    expect(ids).toEqual([5, 6, 9, 12]);
    expect((await get(`${root}/landraces?offset=900`)).points).toEqual([]);
  });

  it('are none, without a source, where the release has no file of them', async () => {
    const none = await get(`${root}/wild-relatives`);
    expect([none.count, none.total, none.source]).toEqual([0, 0, null]);
  });

  it('have the source’s record, as published', async () => {
    const record = await get(`${root}/mexico-specimens/points/2`);
    expect(record).toMatchObject({ latitude: null, at_place: 0, year: null, flagged: null });
    expect(record.taxon).toBe('Phaseolus lunatus var. silvester');
    expect(record.published).toContainEqual({ field: 'year', text: '9999' });
    const landrace = await get(`${root}/landraces/points/9`);
    expect(landrace.published).toContainEqual({ field: 'gene-pool', text: 'N/A' });
    // 2°27', 76°37' west.
    expect(landrace).toMatchObject({ gene_pool: null, at_place: 1, whole_minutes: true });
    expect(await get(`${root}/landraces/points/5`)).toMatchObject({ at_place: 2, whole_minutes: true });
    expect(await get(`${root}/mexico-specimens/points/1`)).toMatchObject({ whole_minutes: false });
  });
});

describe('what is refused', () => {
  it('hands nothing on of a source that may only be looked at', async () => {
    for (const path of ['/api/v1/export/collections', '/api/v1/collections']) {
      const { status, code, detail } = await refused(`${path}/mexico-specimens`);
      expect([status, code]).toEqual([403, 'licence-forbids-export']);
      expect(detail).toContain('conabio-phaseolus-mexico');
    }
  });

  it.each([
    [`${root}/orchids`, 'unknown-collection'],
    [`${root}/landraces/points/7`, 'unknown-point'],
    [`${root}/wild-relatives/points/1`, 'unknown-point'],
    [`${root}/landraces?species=Phaseolus%20vulgaris`, 'invalid-parameter'],
    [`${root}/landraces?yearFrom=1950`, 'invalid-parameter'],
    [`${root}/mexico-specimens?species=Phaseolus%20nullus`, 'invalid-parameter'],
    [`${root}/landraces?weightFrom=50&weightTo=20`, 'invalid-parameter'],
    [`${root}/landraces?limit=0`, 'invalid-parameter'],
    [`${root}/landraces?limit=501`, 'invalid-parameter'],
    [`${root}/landraces?nonsense=1`, 'unknown-parameter'],
  ])('%s: %s', async (url, code) => {
    expect((await refused(url)).code).toBe(code);
  });

  it('names every parameter that the collection has, whichever was none of its', async () => {
    const names = 'condition, species, altitudeFrom, altitudeTo, yearFrom, yearTo, where, at';
    for (const search of ['habit=bush', 'weightTo=20'])
      expect((await refused(`${root}/mexico-specimens?${search}`)).detail).toContain(
        `Its parameters: ${names}.`,
      );
  });

  const hostile = [
    ...['', ' ', '-0', '+5', '0x10', '1e9', 'NaN', 'null', 'true', '[1]', '{"a":1}', '9'.repeat(30)],
    ...['x'.repeat(1500), 'ñandú', '日本', '\u202Eabc', '\u0000', '😀', "' OR 1=1 --", '../../etc/passwd'],
    ...['<script>', 'ANDEAN', '..', ',', 'andean,', '91,181,3', '91,0', '-0.5,181', '__proto__'],
  ].map(encodeURIComponent);

  it.each(Object.entries(collectionPaths))('%s refuses nonsense', async (_, { path, query }) => {
    const right = path.replace(':collection', 'landraces').replace(':point', '5');
    expect((await test.app.inject(right)).statusCode).toBe(200);
    for (const part of ['collection', 'point'].filter((name) => path.includes(`:${name}`)))
      for (const value of [...hostile, '%zz', '%FF', 'a%2Fb'])
        await refused(
          path.replace(`:${part}`, value).replace(':collection', 'landraces').replace(':point', '5'),
        );
    for (const name of Object.keys(query.shape).filter((each) => each !== 'v')) {
      for (const value of hostile) {
        const { code, detail } = await refused(`${right}?${name}=${value}`);
        expect([code, detail], `${name}=${value}`).toEqual([
          'invalid-parameter',
          expect.stringContaining(`"${name}"`),
        ]);
      }
      const twice = await refused(`${right}?${name}=1&${name}=2`);
      expect(twice.code).toBe('invalid-parameter');
    }
  });
});
