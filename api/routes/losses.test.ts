import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { losses, lossStagesAnswer } from '#contract/losses.ts';
import { pests } from '#contract/pests.ts';
import { problem } from '#contract/problem.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { handIn } from '../testing/hand-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const findings = async (query: string) => losses.parse(await test.ask('losses', `/api/v1/losses?${query}`));
const stages = async (rest: string) =>
  lossStagesAnswer.parse(await test.ask('lossStages', `/api/v1/losses/stages/${rest}`));
const catalogue = async (query: string) => pests.parse(await test.ask('pests', `/api/v1/pests?${query}`));

describe('losses by stage', () => {
  it('have every study as a point, with median, range and number', async () => {
    const { commodity, stages: found, facets } = await stages('beans');
    expect(commodity).toBe('beans-dry');
    // The range is of the results, the ends of Uganda's own range among them. Farm: Kenya's work has 7.4 and 1.5, with the
    // median 4.45; Uganda 14.72. Their median is (4.45 + 14.72) / 2 = 9.585.
    expect(found.map(({ points: _, ...stage }) => stage)).toEqual([
      {
        stage: 'harvest',
        median: 8.05,
        low: 8.05,
        high: 8.05,
        studies: 1,
        figures: 1,
        first: 2018,
        last: 2018,
      },
      {
        stage: 'farm',
        median: (4.45 + 14.72) / 2,
        low: 1.5,
        high: 19.67,
        studies: 2,
        figures: 3,
        first: 2007,
        last: 2015,
      },
      { stage: 'storage', median: 2, low: 2, high: 2, studies: 1, figures: 1, first: 2015, last: 2015 },
    ]);
    expect(facets.evidence).toEqual([
      { id: 'studies', count: 5 },
      { id: 'statistics', count: 1 },
    ]);
  });

  it('never mix statistics and models with studies', async () => {
    expect((await stages('beans?evidence=statistics')).stages).toMatchObject([
      { stage: 'whole-chain', median: 12, studies: 1 },
    ]);
    expect((await stages('rice')).stages).toEqual([]);
    // 2019 as the newer file has it, and 2021, whose method follows from the older file.
    expect((await stages('rice?evidence=modelled')).stages).toMatchObject([
      { stage: 'farm', studies: 2, figures: 3 },
    ]);
  });

  it('of a country are its own, and of a crop without any there are none', async () => {
    expect((await stages('beans?country=UGA')).stages.map(({ median }) => median)).toEqual([14.72, 2]);
    expect(await stages('musa')).toMatchObject({ commodity: null, stages: [], years: null, findings: 0 });
  });
});

describe('findings', () => {
  it('are listed once where both files have them, the newest first, with a next page', async () => {
    const { total, rows, next, left_out } = await findings('crop=beans&evidence=studies&limit=2');
    expect([total, rows.map(({ year, stage }) => [year, stage])]).toEqual([
      5,
      [
        [2018, 'harvest'],
        [2015, 'farm'],
      ],
    ]);
    const more = losses.parse(await test.ask('losses', next ?? ''));
    expect(more.rows.map(({ percent }) => percent)).toEqual([2, 7.4]);
    expect(left_out.map(({ source, reason, rows: number }) => [source, reason, number])).toEqual(
      expect.arrayContaining([
        ['fao-food-losses', 'other-measure', 1],
        ['fao-food-losses', 'no-country', 1],
        ['fao-food-losses', 'not-common-bean', 1],
        ['fao-food-losses', 'revised', 1],
        ['fao-food-losses-later', 'in-both', 3],
        ['fao-food-losses-later', 'repeated', 1],
      ]),
    );
  });

  it('keep ranges, methods that follow, and which file has them', async () => {
    const rowOf = async (query: string) => (await findings(query)).rows[0];
    expect(await rowOf('crop=beans&country=UGA&stage=farm')).toMatchObject({
      percent: 14.72,
      low: 9.77,
      high: 19.67,
      in_newer: false,
    });
    expect(await rowOf('crop=beans&country=KEN&stage=farm')).toMatchObject({
      percent: 7.4,
      reference: 'Rabar (2010)',
      in_newer: true,
    });
    expect(await rowOf('crop=rice&from=2021')).toMatchObject({
      method: 'modelled',
      method_inferred: true,
      percent: 1.35,
    });
  });

  it('are a file in the format of the import', async () => {
    const { headers, body } = await test.app.inject(
      '/api/v1/export/losses?crop=beans&country=UGA&stage=farm',
    );
    expect(headers['content-disposition']).toContain('losses_beans_UGA_farm.csv');
    expect(body.split('\r\n')).toEqual([
      'crop,commodity,country,region,year,stage,activity,loss_percent,loss_low,loss_high,method,treatment,cause,sample,reference,link,supplied_by,supplied_on,licence',
      expect.stringMatching(
        /^beans,beans-dry,UGA,,2015,farm,,14\.72,9\.77,19\.67,survey,,,431,,,FAO,\d{4}-\d\d-\d\d,CC-BY-NC-SA-3\.0-IGO$/,
      ),
      '',
    ]);
  });
});

describe('pests and diseases', () => {
  it('are one entry an organism, with the names and sources of all', async () => {
    const { total, rows, sources, facets, organs } = await catalogue('crop=beans&kind=pest');
    expect([total, rows.map(({ scientific }) => scientific)]).toEqual([
      2,
      ['Acanthoscelides obtectus', 'Hedylepta indicata (syn. Omiodes indicata)'],
    ]);
    expect(rows[0]).toMatchObject({
      agents: ['insect'],
      assigned: false,
      stored: true,
      parts: ['stored-grain'],
      basis: 'stated',
    });
    expect(rows[0]?.names).toEqual([
      { language: 'en', name: 'Bean weevil (bruchid)', sources: ['bean-pests-compiled'] },
      { language: 'pt', name: 'Caruncho do feijão', sources: ['agrofit-names', 'agrofit-crops'] },
      { language: 'pt', name: 'Gorgulho-do-feijão', sources: ['agrofit-names'] },
    ]);
    expect(sources.map(({ key, records, exportable }) => [key, records, exportable])).toEqual([
      ['bean-pests-compiled', 2, true],
      ['agrofit-names', 2, false],
      ['agrofit-crops', 1, false],
    ]);
    expect(facets.part).toEqual([
      { id: 'leaves', count: 1 },
      { id: 'stored-grain', count: 1 },
    ]);
    expect([organs.total, organs.not_stated, organs.attacked.filter(({ count }) => count > 0)]).toEqual([
      ...[2, 0],
      [
        { id: 'leaf', count: 1 },
        { id: 'grain', count: 1 },
      ],
    ]);
    // The parameter takes organs as well as parts, and the counts of organs ignore it.
    const leaf = await catalogue('crop=beans&kind=pest&part=leaf');
    expect([leaf.total, leaf.organs]).toEqual([1, organs]);
  });

  it('keep weeds and other crops out and count them', async () => {
    const { left_out } = await catalogue('crop=beans');
    expect(left_out.map(({ source, reason, rows }) => [source, reason, rows])).toEqual([
      ['agrofit-names', 'weed', 2],
      ['agrofit-names', 'other-crop', 1],
      ['agrofit-names', 'repeated', 1],
      ['agrofit-crops', 'other-crop', 1],
      ['terminag-diseases', 'other-crop', 1],
    ]);
    expect((await catalogue('crop=potato')).total).toBe(0);
  });

  it.each([
    ['q=GORGULHO feijao', ['Acanthoscelides obtectus']],
    ['q=halo', ['Pseudomonas syringae pv. phaseolicola']],
    ['q=mustia', ['Thanatephorus cucumeris']],
    ['part=pods', [null, 'Pseudomonas syringae pv. phaseolicola']],
    ['agent=bacterium', ['Pseudomonas syringae pv. phaseolicola']],
    ['source=terminag-diseases', ['Pseudomonas syringae pv. phaseolicola']],
  ])('are found by %s', async (query, expected) => {
    const { rows } = await catalogue(`crop=beans&${query}`);
    expect(rows.map(({ scientific }) => scientific)).toEqual(expected);
  });

  it('name where a source has them from, without notes of a search', async () => {
    const { rows } = await catalogue('crop=beans&q=mustia');
    expect(rows[0]?.records.map(({ credits }) => credits)).toEqual([['Spanish crop notes']]);
    expect(rows[0]?.names).toContainEqual({
      language: 'es',
      name: 'mustia hilachosa',
      sources: ['bean-pests-compiled'],
    });
  });

  it('are handed on of sources that allow it alone', async () => {
    const refused = await test.app.inject('/api/v1/export/pests?crop=beans');
    expect([refused.statusCode, problem.parse(refused.json()).code]).toEqual([403, 'licence-forbids-export']);
    const open = await test.app.inject(
      '/api/v1/export/pests?crop=beans&kind=pest&source=bean-pests-compiled',
    );
    expect(open.body.split('\r\n')[1]).toBe(
      'beans,pest,Acanthoscelides obtectus,Bean weevil (bruchid),,,insect,Coleoptera,no,yes,stored-grain,,stated,bean-pests-compiled,AGROFIT/MAPA',
    );
  });
});

describe.each([
  ['/api/v1/losses?crop=gold', 404, 'unknown-crop'],
  ['/api/v1/losses?country=XXX', 404, 'unknown-area'],
  ['/api/v1/losses?country=kenya', 400, 'invalid-parameter'],
  ['/api/v1/losses?from=2010&to=2000', 400, 'invalid-parameter'],
  ['/api/v1/losses?stage=kitchen', 400, 'invalid-parameter'],
  ['/api/v1/losses?year=20211', 400, 'unknown-parameter'],
  ['/api/v1/losses?limit=201', 400, 'invalid-parameter'],
  ['/api/v1/losses/stages/gold', 404, 'unknown-crop'],
  ['/api/v1/losses/stages/beans?evidence=hearsay', 400, 'invalid-parameter'],
  ['/api/v1/export/losses?crop=gold', 404, 'unknown-crop'],
  ['/api/v1/pests?crop=gold', 404, 'unknown-crop'],
  ['/api/v1/pests?kind=weed', 400, 'invalid-parameter'],
  ['/api/v1/pests?agent=dragon', 400, 'invalid-parameter'],
  ['/api/v1/pests?q=%00', 400, 'invalid-parameter'],
  ['/api/v1/export/pests?part=soul', 400, 'invalid-parameter'],
])('%s', (address, status, code) => {
  it(`is refused: ${code}`, async () => {
    const answer = await test.app.inject(address);
    expect([answer.statusCode, problem.parse(answer.json()).code]).toEqual([status, code]);
  });
});

const handedIn = `crop;commodity;country;year;stage;activity;loss_percent;loss_low;loss_high;method;reference
beans;beans-dry;RWA;2024;storage;"'-20 °C; sealed";4,25;3,1;5,4;survey;"Díaz; ""Losses"""
`;

it('comes back from its export as what was handed in, and what the release has from FAO as nothing', {
  tags: ['sweep'],
  timeout: 120_000,
}, async () => {
  const site = await startTestApp({ release: null });
  try {
    copyRelease(site.directory, 'before', {});
    publish(site.directory, 'before');
    await site.store.refresh();
    const before = await site.app.inject('/api/v1/export/losses');
    const returned = handIn(site.directory, 'post-harvest', before.body);
    const rows = before.body.trimEnd().split('\r\n').length - 1;
    expect(rows).toBeGreaterThan(5);
    expect(returned).toContain(`${rows} rows are the release's own`);
    expect(returned).toContain('Nothing changes, so nothing is published.');
    const options = ['--supplier', 'RAB', '--date', '2026-05-31', '--licence', 'CC-BY-4.0'];
    handIn(site.directory, 'post-harvest', handedIn, ...options);
    await site.store.refresh();
    const alone = await site.app.inject('/api/v1/export/losses?source=import-post-harvest-rab');
    const all = await site.app.inject('/api/v1/export/losses');
    for (const { body } of [alone, all]) {
      expect(body).toContain(',4.25,3.1,5.4,survey,');
      expect(handIn(site.directory, 'post-harvest', body)).toContain('Nothing changes, so nothing');
    }
  } finally {
    await site.close();
  }
});
