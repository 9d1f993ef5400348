import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#api/testing/test-app.ts';
import { flowList, flowPage, flowRows } from '#contract/flows.ts';
import { buildSmall } from '#ingest/testing/build-small.ts';
import { genebankFlows } from '#ingest/testing/germplasm-files.ts';
import { folderOf, names, normalised } from '#ingest/testing/source-files.ts';

/** Every published row of accessions from Barbados, and those of China through CGIAR to Kenya, which the file has twice. */
const published = [
  ['Barbados', 'Australia_AGG', 'Australia', 0.03636363636363636],
  ['Barbados', 'CGIAR', 'Bangladesh', 0.08],
  ['Barbados', 'CGIAR', 'Belize', 0.04],
  ['Barbados', 'CGIAR', 'India', 1.8285714285714285],
  ['Barbados', 'CGIAR', 'Indonesia', 0.04],
  ['Barbados', 'CGIAR', 'Kosovo', 1.6],
  ['Barbados', 'CGIAR', 'Uganda', 0.04],
  ['Barbados', 'CGIAR', 'United States of America', 0.08],
  ['Barbados', 'USA_USDA', 'Argentina', 0.27906976744186046],
  ['Barbados', 'USA_USDA', 'Bolivia (Plurinational State of)', 0.18604651162790697],
  ['Barbados', 'USA_USDA', 'Germany', 0.27906976744186046],
  ['Barbados', 'USA_USDA', 'Puerto Rico', 0.37209302325581395],
  ['Barbados', 'USA_USDA', 'Turkey', 0.09302325581395349],
  ['Barbados', 'USA_USDA', 'United States of America', 11.069767441860465],
  ['Barbados', 'USA_USDA', 'Uzbekistan', 0.5581395348837209],
  ['China', 'CGIAR', 'Kenya', 0.05555555555555555],
  ['China', 'CGIAR', 'Kenya', 0.16],
] as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ release: null });
  const folder = await folderOf({
    [names.qcl]: normalised([[114, 176, 5510, 2019, 700_000, 'A']]),
    'genebank_flows_origin_genebank_recipient.csv': genebankFlows.all(
      published.map(([origin, ...rest]) => [origin, rest[0], rest[1], rest[2]]),
    ),
    // The publisher's own table of two steps, from the same rows.
    'genebank_flows_origin_to_genebank.csv': genebankFlows.fromOrigins([
      ['Barbados', 'Australia_AGG', 0.03636363636363636],
      ['Barbados', 'CGIAR', 3.7085714285714286],
      ['Barbados', 'USA_USDA', 12.837209302325581],
      ['China', 'CGIAR', 0.21555555555555556],
    ]),
  });
  await buildSmall(folder, null, test.directory);
  await test.store.refresh();
});
afterAll(() => test.close());

const address = '/api/v1/germplasm/flows';

describe('flows worked out by hand from published rows', () => {
  it('add up to what the publisher says of origin and genebank, but for Kosovo, which is in no sum', async () => {
    const { story, left_out, check } = flowPage.parse(
      await test.ask('flowPage', `${address}/page?country=BRB`),
    );
    // CGIAR: 3.7085714 − 1.6 for Kosovo.
    expect(story?.keptIn.map(({ code, value }) => [code, value])).toEqual([
      ['usda', 12.8372093],
      ['cgiar', 2.10857143],
      ['agg', 0.0363636364],
    ]);
    // 12.8372093 + 2.1085714 + 0.0363636
    expect(story?.origin).toBeCloseTo(14.9821444, 6);
    expect(story?.received).toBe(0);
    expect(left_out.implausible).toEqual({ rows: 1, value: 1.6 });
    expect(check).toEqual({ sums: 4, differ: 0 });
    // The United States: 0.08 through CGIAR and 11.0697674 through USDA.
    expect(story?.sentTo.first[0]).toMatchObject({ code: 'USA', value: 11.1497674 });
    // 11.1497674 ÷ 14.9821444
    expect(story?.sentTo.first[0]?.share).toBeCloseTo(0.7442037, 6);
  });

  it('count both rows of a flow that the file has twice', async () => {
    const { flows } = flowList.parse(await test.ask('flows', `${address}?origin=CHN`));
    // 0.0555556 + 0.16
    expect(flows).toEqual([{ origin: 'CHN', genebank: 'cgiar', recipient: 'KEN', value: 0.215555556 }]);
    const { rows, total } = flowRows.parse(await test.ask('flowRows', `${address}/rows?origin=CHN`));
    expect([total, rows[0]?.rows]).toEqual([1, 2]);
  });
});
