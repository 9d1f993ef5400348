import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowList, flowPage, flowRows } from '#contract/flows.ts';
import { problem } from '#contract/problem.ts';
import { csvRows } from '#contract/testing/csv-rows.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Rows and their sums are in tools/small-releases/rows/sample-flows.ts.
const flows = '/api/v1/germplasm/flows';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = async (query = '') => flowList.parse(await test.ask('flows', flows + query));
const page = async (query = '') => flowPage.parse(await test.ask('flowPage', `${flows}/page${query}`));
const rows = async (query = '') => flowRows.parse(await test.ask('flowRows', `${flows}/rows${query}`));
const short = ({ origin, genebank, recipient, value }: (typeof flowList)['_output']['flows'][number]) =>
  `${origin} ${genebank} ${recipient} ${value}`;

describe('the list of flows', () => {
  it('has each flow once, the largest first, with sum and what is left out', async () => {
    const all = await list();
    expect(all.flows.map(short)).toEqual([
      'BRA usda USA 220',
      'KEN usda USA 200',
      'COL usda BRA 150',
      'KEN cgiar KEN 120',
      'BRA cgiar KEN 100',
      'CHN cgiar KEN 80',
      'DEU ipk DEU 50',
      'KEN ipk BRA 50',
      'KEN usda KEN 30',
    ]);
    expect([all.total, all.sum, all.unit, all.next]).toEqual([9, 1000, 'samples-year', null]);
    expect(all.left_out).toEqual({
      implausible: { rows: 2, value: 540 },
      outside: {
        rows: 2,
        value: 7,
        names: [
          { name: 'Africa_East', rows: 2, value: 7 },
          { name: 'Asia_West', rows: 1, value: 2 },
        ],
      },
    });
    expect(all.source).toMatchObject({
      key: 'genebank-flows',
      licence: 'LicenseRef-alliance',
      exportable: true,
    });
  });

  it.each([
    ['?genebank=ipk', ['DEU ipk DEU 50', 'KEN ipk BRA 50']],
    ['?origin=COL', ['COL usda BRA 150']],
    ['?recipient=BRA', ['COL usda BRA 150', 'KEN ipk BRA 50']],
    ['?origin=KEN&recipient=KEN', ['KEN cgiar KEN 120', 'KEN usda KEN 30']],
    ['?country=BRA', ['BRA usda USA 220', 'COL usda BRA 150', 'BRA cgiar KEN 100', 'KEN ipk BRA 50']],
    ['?country=BRA&direction=origin', ['BRA usda USA 220', 'BRA cgiar KEN 100']],
    // Europe is 150; the Americas are 019, including Latin America, 419.
    ['?macro=150', ['DEU ipk DEU 50']],
    ['?macro=419&direction=recipient', ['COL usda BRA 150', 'KEN ipk BRA 50']],
    // With a country the macro region is its partners'.
    ['?country=BRA&macro=002', ['BRA cgiar KEN 100', 'KEN ipk BRA 50']],
    ['?country=BRA&macro=002&direction=origin', ['BRA cgiar KEN 100']],
    ['?min=150.5', ['BRA usda USA 220', 'KEN usda USA 200']],
    ['?min=150', ['BRA usda USA 220', 'KEN usda USA 200', 'COL usda BRA 150']],
    ['?country=XKX', []],
    ['?country=SUN', []],
  ])('%s', async (query, expected) => {
    const found = await list(query);
    expect(found.flows.map(short)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it('comes in pages', async () => {
    const first = await list('?limit=4');
    expect([first.flows.length, first.total, first.next, first.sum]).toEqual([4, 9, 4, 1000]);
    const last = await list('?limit=4&offset=8');
    expect([last.flows.map(short), last.offset, last.next]).toEqual([['KEN usda KEN 30'], 8, null]);
    const beyond = await list('?offset=9');
    expect([beyond.flows, beyond.total, beyond.next]).toEqual([[], 9, null]);
  });
});

describe('what the page shows', () => {
  it('sums ends, genebanks and pairs, and gathers those beyond the first', async () => {
    const all = await page('?top=2');
    expect(all.shown).toEqual({ flows: 9, value: 1000, domestic: 200 });
    expect(all.pairs.first).toEqual([
      { origin: 'BRA', recipient: 'USA', value: 220, genebanks: 1 },
      { origin: 'KEN', recipient: 'USA', value: 200, genebanks: 1 },
    ]);
    // Five pairs more: Kenya within itself (150 through two genebanks) is one.
    expect(all.pairs.others).toEqual({ count: 6, value: 580 });
    expect(all.flows.others).toEqual({ count: 7, value: 580 });
    expect(all.genebanks).toEqual([
      { code: 'usda', value: 600, share: 0.6 },
      { code: 'cgiar', value: 300, share: 0.3 },
      { code: 'ipk', value: 100, share: 0.1 },
    ]);
    expect(all.origins.first.slice(0, 2)).toEqual([
      { code: 'KEN', value: 400, share: 0.4 },
      { code: 'BRA', value: 320, share: 0.32 },
    ]);
    expect(all.recipients.first.map(({ code, value }) => [code, value])).toEqual([
      ['USA', 420],
      ['KEN', 330],
      ['BRA', 200],
      ['DEU', 50],
    ]);
    expect(all.countries).toEqual(['BRA', 'CHN', 'COL', 'DEU', 'KEN', 'USA']);
    // Twelve pairs of origin and genebank; the publisher's own table has one sample more for Germany's.
    expect(all.check).toEqual({ sums: 12, differ: 1 });
    expect([all.story, all.harvest, all.seed]).toEqual([null, null, null]);
    const usda = all.network.links.filter(({ column, to }) => column === 0 && to === 'usda');
    expect(usda.reduce((sum, { value }) => sum + value, 0)).toBe(600);
  });

  it('follows seed from a country, or from everywhere, as far as the choice lets it', async () => {
    const { journey } = await page('?country=KEN');
    expect(journey).toEqual({
      value: 400,
      origins: [{ code: 'KEN', value: 400, genebank: 'usda' }],
      genebanks: [
        { code: 'usda', value: 230, share: 0.575 },
        { code: 'cgiar', value: 120, share: 0.3 },
        { code: 'ipk', value: 50, share: 0.125 },
      ],
      // Kenya's own samples are 120 through CGIAR and 30 through USDA.
      recipients: [
        { code: 'USA', value: 200, genebank: 'usda' },
        { code: 'KEN', value: 150, genebank: 'cgiar' },
        { code: 'BRA', value: 50, genebank: 'ipk' },
      ],
    });
    expect((await page('?country=KEN&genebank=ipk')).journey?.value).toBe(50);
    expect((await page('')).journey?.value).toBe(1000);
    expect((await page('?country=KEN&direction=recipient')).journey).toBeNull();
    expect((await page('?country=FRA')).journey).toBeNull();
  });

  it('gives the story of a country over all genebanks, whatever the other filters', async () => {
    const { story, shown, harvest } = await page('?country=KEN&genebank=ipk');
    expect(shown).toEqual({ flows: 1, value: 50, domestic: 0 });
    expect(story).toMatchObject({ country: 'KEN', origin: 400, domestic: 150, received: 330 });
    expect(story?.keptIn.map(({ code, value, share }) => [code, value, share])).toEqual([
      ['usda', 230, 0.575],
      ['cgiar', 120, 0.3],
      ['ipk', 50, 0.125],
    ]);
    expect(story?.sentTo.first.map(({ code, value }) => [code, value])).toEqual([
      ['USA', 200],
      ['KEN', 150],
      ['BRA', 50],
    ]);
    expect(story?.receivedFrom.first.map(({ code, value }) => [code, value])).toEqual([
      ['KEN', 150],
      ['BRA', 100],
      ['CHN', 80],
    ]);
    expect(harvest).toMatchObject({ year: expect.any(Number), value: expect.any(Number) });
  });

  // Rows are in tools/small-releases/rows/varieties.ts and samples.ts. Colombia provided 13,459 + 400.
  it.each([
    ['KEN', { counted: 4, seen: 0 }, { received: 11_135, provided: null }],
    ['UGA', { counted: 3, seen: 1 }, { received: null, provided: null }],
    ['ETH', { counted: 0, seen: 1 }, { received: null, provided: null }],
    ['COL', null, { received: 2574, provided: 13_859 }],
  ])(
    'knows of bean varieties and bean samples, and what it does not know is not 0: %s',
    async (country, varieties, samples) => {
      const { seed } = await page(`?country=${country}&genebank=ipk`);
      expect(seed).toEqual({ varieties, samples: { from: 2011, to: 2012, ...samples } });
    },
  );

  it('marks a country without flows, and a view without any', async () => {
    const none = await page('?country=FRA');
    expect([none.story, none.shown]).toEqual([null, { flows: 0, value: 0, domestic: 0 }]);
    expect(none.network).toEqual({ nodes: [], links: [] });
    expect((await page('?country=KEN&min=999')).story?.origin).toBe(400);
  });
});

describe('the rows behind a number', () => {
  it('are as published, and add up to it', async () => {
    const found = await rows('?origin=CHN&recipient=KEN');
    expect(found.rows).toEqual([
      { origin: 'China', genebank: 'CGIAR', recipient: 'Kenya', value: 60, rows: 1 },
      { origin: 'China, mainland', genebank: 'CGIAR', recipient: 'Kenya', value: 20, rows: 1 },
    ]);
    expect([found.total, found.sum, found.origin, found.genebank]).toEqual([2, 80, 'CHN', null]);
    expect((await rows('?genebank=ipk&limit=1')).next).toBe(1);
    expect((await rows('?origin=XKX')).total).toBe(0);
  });
});

describe('the flows as a CSV file', () => {
  it('has the flows of the view with names, unit, source and licence', async () => {
    const { headers, body } = await test.app.inject('/api/v1/export/germplasm-flows?genebank=ipk&lang=pt');
    expect(headers['content-disposition']).toContain('germplasm_flows.csv');
    const lines = csvRows(body);
    expect(lines[1]).toEqual({
      ...{ 'Origin Code': 'KEN', Origin: 'Quênia', 'Recipient Code': 'BRA', Recipient: 'Brasil' },
      ...{ 'Genebank Code': 'ipk', Genebank: 'Germany_IPK', Unit: 'samples/year', Value: '50' },
      ...{ Source: 'genebank-flows', Licence: 'LicenseRef-alliance' },
    });
    expect(lines).toHaveLength(2);
  });
});

describe('a release', () => {
  it('without the source is marked so, and not as empty', async () => {
    const without = await startTestApp({ release: null });
    copyRelease(without.directory, 'none', {
      sql: 'DELETE FROM accession_flow; DELETE FROM accession_flow_check; DELETE FROM variety; DELETE FROM sample_report;',
    });
    publish(without.directory, 'none');
    await without.store.refresh();
    const answer = flowPage.parse(await without.ask('flowPage', `${flows}/page?country=KEN`));
    expect([answer.source, answer.all, answer.story, answer.check]).toEqual([
      null,
      { flows: 0, value: 0 },
      null,
      null,
    ]);
    expect(answer.seed).toEqual({ varieties: null, samples: null });
    await without.close();
  });

  it('whose source may not be handed on gives no file', async () => {
    const closed = await startTestApp({ release: null });
    copyRelease(closed.directory, 'closed', {
      sql: "UPDATE source SET licence = 'LicenseRef-not-stated' WHERE key = 'genebank-flows';",
    });
    publish(closed.directory, 'closed');
    await closed.store.refresh();
    const response = await closed.app.inject('/api/v1/export/germplasm-flows');
    expect(response.statusCode).toBe(403);
    expect(problem.parse(response.json()).code).toBe('licence-forbids-export');
    await closed.close();
  });
});

describe('an address that is none', () => {
  const paths = ['', '/page', '/rows'].map((end) => flows + end).concat('/api/v1/export/germplasm-flows');
  it.each([
    ['genebank=svalbard', 'genebank'],
    ['genebank=', 'genebank'],
    ['genebank=cgiar&genebank=ipk', 'genebank'],
    ['country=ken', 'country'],
    ['country=KEN%00', 'country'],
    ["country=' OR 1=1", 'country'],
    ['macro=WLRD', 'macro'],
    ['macro=014', 'macro'],
    ['direction=both', 'direction'],
    ['min=-1', 'min'],
    ['min=1e3', 'min'],
    ['min=NaN', 'min'],
    ['min=0x10', 'min'],
    ['top=0', 'top'],
    ['top=101', 'top'],
    ['top=2.5', 'top'],
    ['origin=K', 'origin'],
    ['recipient=<script>', 'recipient'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=9999999', 'offset'],
    ['sort=value', 'sort'],
    ['lang=fr', 'lang'],
  ])('%s is refused, and the parameter named', async (query, parameter) => {
    for (const path of paths) {
      const response = await test.app.inject(`${path}?${query.replaceAll(' ', '%20')}`);
      expect(response.statusCode, path).toBe(400);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      const { code, detail } = problem.parse(response.json());
      expect(code).toMatch(/^(invalid|unknown)-parameter$/);
      expect(detail).toContain(parameter);
    }
  });

  it('describes the format of a number', async () => {
    const detail = async (query: string): Promise<string> =>
      problem.parse((await test.app.inject(`${paths[0]}?${query}`)).json()).detail;
    expect(await detail('min=-3')).toBe(
      'The parameter "min" cannot be "-3". It is a number from 0 to 999999, in plain digits, decimals after a point.',
    );
    const response = await test.app.inject('/api/v1/germplasm/samples/beans/COL?from=2008.5');
    expect(problem.parse(response.json()).detail).toBe(
      'The parameter "from" cannot be "2008.5". It is a whole number from 1900 to 2200, in plain digits.',
    );
  });

  it('names a country that does not exist, and an aggregate', async () => {
    for (const [query, said] of [
      ['country=QQQ', 'QQQ'],
      ['origin=QQQ', 'QQQ'],
    ] as const) {
      const response = await test.app.inject(`${flows}?${query}`);
      expect([response.statusCode, problem.parse(response.json()).code]).toEqual([404, 'unknown-area']);
      expect(problem.parse(response.json()).detail).toContain(said);
    }
  });
});
