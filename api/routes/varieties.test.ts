import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#contract/problem.ts';
import { varieties, variety, varietyCounts } from '#contract/varieties.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = async (query: string) =>
  varieties.parse(await test.ask('varieties', `/api/v1/varieties?${query}`));
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name);

describe('the list of varieties', () => {
  it('counts registers and lists, and what public pages have beside them', async () => {
    const { total, counted, seen, facets, sources } = await list('crop=beans');
    expect([total, counted, seen]).toEqual([9, 7, 2]);
    expect(facets.country).toEqual([
      { id: 'KEN', count: 4, seen: 0 },
      { id: 'UGA', count: 3, seen: 1 },
      { id: 'ETH', count: 0, seen: 1 },
    ]);
    expect(facets.decade).toEqual([
      { year: 1980, count: 3, seen: 0 },
      { year: 1990, count: 1, seen: 1 },
      { year: null, count: 3, seen: 1 },
    ]);
    expect(sources.map(({ key, nature, records, exportable }) => [key, nature, records, exportable])).toEqual(
      [
        ['kenya-mbeguchoice', 'register', 4, false],
        ['uganda-seed-tracking', 'list', 3, false],
        ['bean-varieties-seen', 'seen', 2, true],
      ],
    );
  });

  it('names rows of the sources that are no variety', async () => {
    const { left_out } = await list('crop=beans');
    expect(left_out).toContainEqual({
      source: 'kenya-mbeguchoice',
      reason: 'not-common-bean',
      detail: 'DOLICHOS BEAN',
      rows: 1,
    });
    expect((await list('crop=sweet-potato')).left_out.map(({ reason }) => reason)).not.toContain(
      'not-common-bean',
    );
  });

  it('keeps years of 0 unknown, and crops apart', async () => {
    expect((await list('crop=sweet-potato')).rows).toMatchObject([{ name: 'KSP0047', year: null }]);
    expect((await list('crop=cocoa')).total).toBe(0);
  });

  it.each([
    ['q=katheka', ['KAT B1(KATHEKA)']],
    ['q=NAIROBI kari', ['ROSECOCO (GLP 2)']],
    ['country=KEN&from=1983', ['FLORA', 'KAT B1(KATHEKA)']],
    ['from=1982&to=1982', ['NEW MWEZI MOJA (GLP1127)', 'ROSECOCO (GLP 2)']],
    ['type=snap', ['NAROSnBe1 (J 12)']],
    ['type=climbing', ['FLORA', 'NABE 10C* Umubano']],
    ['institution=UNIVERSITY OF NAIROBI', ['ROSECOCO (GLP 2)']],
    ['trait=disease', ['FLORA']],
    ['trait=iron-zinc', ['KATB1']],
    ['trait=provitamin-a', []],
    ['maturity=80', ['KAT B1(KATHEKA)']],
    ['altitude=1950', ['ROSECOCO (GLP 2)']],
    ['source=bean-varieties-seen', ['K131', 'KATB1']],
  ])('%s', async (query, expected) => expect(await names(`crop=beans&${query}`)).toEqual(expected));

  it('sorts, what is unknown last, and goes on with next', async () => {
    const first = await list('crop=beans&sort=year&order=desc&limit=4');
    expect(first.rows.map(({ year }) => year)).toEqual([1996, 1994, 1987, 1982]);
    const seen = [...first.rows];
    let { next } = first;
    while (next !== null) {
      const page = varieties.parse(await test.ask('varieties', next));
      seen.push(...page.rows);
      ({ next } = page);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(9);
    expect(seen.map(({ year }) => year).slice(-4)).toEqual([null, null, null, null]);
  });
});

it('answers with every field of a variety, its institutions and its namesakes', async () => {
  const varietyOf = async (id: string) => variety.parse(await test.ask('variety', `/api/v1/varieties/${id}`));
  const rosecoco = await varietyOf('ken-beans-rosecoco-glp-2');
  expect(rosecoco.fields.find(({ trait }) => trait === 'maturity')).toEqual({
    ...{ trait: 'maturity', text: '2 - 3 MONTHS', low: 2, high: 3, unit: 'months', doubt: null },
  });
  expect(rosecoco.maturity).toEqual({ low: 61, high: 91 });
  expect(rosecoco.people).toContainEqual({ role: 'maintainer', name: null, code: '38' });
  expect(rosecoco.from).toMatchObject({ key: 'kenya-mbeguchoice', nature: 'register' });
  expect((await varietyOf('ken-beans-kat-b1-katheka')).same_name.map(({ id }) => id)).toEqual([
    'eth-beans-katb1',
  ]);
  const doubtful = await varietyOf('ken-beans-new-mwezi-moja-glp1127');
  expect(doubtful.fields.find(({ trait }) => trait === 'special')).toMatchObject({ doubt: 'other-crop' });
});

it('answers with the counts of the World, and with none of a crop that has none', async () => {
  const countsOf = async (crop: string) =>
    varietyCounts.parse(await test.ask('varietyCounts', `/api/v1/varieties/upov/${crop}`));
  expect((await countsOf('beans')).years).toEqual([
    { year: 2014, number: 166 },
    { year: 2018, number: 341 },
  ]);
  expect(await countsOf('cassava')).toEqual({ crop: 'cassava', crop_name: null, years: [], source: null });
});

describe('the file of varieties', () => {
  it('has the rows of sources that may be handed on, in the format of the import', async () => {
    const { statusCode, headers, body } = await test.app.inject(
      '/api/v1/export/varieties?crop=beans&source=bean-varieties-seen',
    );
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('varieties_beans_bean-varieties-seen.csv'),
    ]);
    const [header, k131] = body.split('\r\n');
    expect(header).toMatch(/^crop,country,variety,synonyms,type,release_year,/);
    expect(k131).toMatch(
      /^beans,UGA,K131,,,1994,NARO,.*,https:\/\/example\.org\/k131,.*LicenseRef-compiled$/,
    );
  });

  it('leaves out what may only be shown, with the number of rows by source', async () => {
    const { statusCode, headers, body } = await test.app.inject('/api/v1/export/varieties?crop=beans');
    expect([statusCode, headers['x-file-lacks']]).toEqual([
      200,
      '4 rows of kenya-mbeguchoice, 3 rows of uganda-seed-tracking',
    ]);
    expect(headers['access-control-expose-headers']).toContain('X-File-Lacks');
    const [, ...rows] = body.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',')[2])).toEqual(['K131', 'KATB1']);
    const whole = await test.app.inject('/api/v1/export/varieties?crop=beans&source=bean-varieties-seen');
    expect(whole.headers['x-file-lacks']).toBeUndefined();
    expect(whole.body).toBe(body);
  });

  it('is refused where all of it may only be looked at', async () => {
    const response = await test.app.inject('/api/v1/export/varieties?crop=beans&country=KEN');
    const { code, status, detail } = problem.parse(response.json());
    expect([code, status]).toEqual(['licence-forbids-export', 403]);
    expect(detail).toContain('kenya-mbeguchoice');
  });
});

describe('nonsense requests', () => {
  const refused = async (path: string) => {
    const response = await test.app.inject(path);
    expect(response.headers['content-type'], path).toBe('application/problem+json; charset=utf-8');
    expect(response.body.length, path).toBeLessThan(2500);
    return problem.parse(response.json());
  };

  it.each([
    ['/api/v1/varieties/ken-beans-none', 404, 'unknown-variety'],
    ['/api/v1/varieties/1', 404, 'unknown-variety'],
    ['/api/v1/varieties/KEN-BEANS-FLORA', 404, 'unknown-variety'],
    [`/api/v1/varieties/ken-${'x'.repeat(300)}`, 404, 'unknown-variety'],
    ['/api/v1/varieties/upov/wheat', 404, 'unknown-crop'],
    ['/api/v1/varieties?crop=wheat', 404, 'unknown-crop'],
    ['/api/v1/varieties?crop=BEANS', 404, 'unknown-crop'],
    ['/api/v1/varieties?country=ZZZ', 404, 'unknown-area'],
    ['/api/v1/varieties?country=ken', 400, 'invalid-parameter'],
    ['/api/v1/varieties?from=2000&to=1990', 400, 'invalid-parameter'],
    ['/api/v1/varieties?from=12', 400, 'invalid-parameter'],
    ['/api/v1/varieties?q=', 400, 'invalid-parameter'],
    ['/api/v1/varieties?q=%20', 400, 'invalid-parameter'],
    ['/api/v1/varieties?q=a%00b', 400, 'invalid-parameter'],
    [`/api/v1/varieties?q=${'x'.repeat(81)}`, 400, 'invalid-parameter'],
    ['/api/v1/varieties?q=a&q=b', 400, 'invalid-parameter'],
    ['/api/v1/varieties?trait=tasty', 400, 'invalid-parameter'],
    ['/api/v1/varieties?source=nosuch', 400, 'invalid-parameter'],
    ['/api/v1/varieties?source=faostat-qcl', 400, 'invalid-parameter'],
    ['/api/v1/varieties?type=zzz', 400, 'invalid-parameter'],
    ['/api/v1/varieties?crop=beans&type=paddy', 400, 'invalid-parameter'],
    ['/api/v1/export/varieties?source=nosuch', 400, 'invalid-parameter'],
    ['/api/v1/varieties?sort=id', 400, 'invalid-parameter'],
    ['/api/v1/varieties?limit=201', 400, 'invalid-parameter'],
    ['/api/v1/varieties?limit=0', 400, 'invalid-parameter'],
    ['/api/v1/varieties?offset=-1', 400, 'invalid-parameter'],
    ['/api/v1/varieties?maturity=1e3', 400, 'invalid-parameter'],
    ['/api/v1/varieties?altitude=high', 400, 'invalid-parameter'],
    ['/api/v1/varieties?page=2', 400, 'unknown-parameter'],
    ['/api/v1/varieties/%FF', 400, 'unreadable-request'],
    ['/api/v1/export/varieties?sort=name', 400, 'unknown-parameter'],
  ])('%s', async (path, status, code) => expect(await refused(path)).toMatchObject({ status, code }));
});
