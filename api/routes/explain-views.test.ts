import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Explanation, explanation } from '#contract/explain.ts';
import { problem } from '#contract/problem.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The answer, which must keep the contract's shape. */
async function explain(path: string): Promise<Explanation> {
  const response = await test.app.inject(`/api/v1/explain/${path}`);
  expect(response.statusCode, response.body).toBe(200);
  return explanation.parse(response.json());
}

const inputsOf = ({ figures }: Explanation, at = 0) =>
  figures[at]?.inputs.map(({ figure, part, sign }) => [figures[figure]?.value, part, sign]);

describe('a figure per inhabitant', () => {
  it('is the quantity divided by the population of the year', async () => {
    const answer = await explain('cassava_consumption/BRA/5142/2532/2018?per=inhabitant');
    // 50 kt ÷ 200,000 thousand × 1000 = 0.25 kg
    expect(answer.figures[0]).toMatchObject({
      kind: 'derived',
      value: 0.25,
      unit: 'kg-capita',
      flag: 'I',
      kept: 'not-kept',
      as: { kind: 'per-inhabitant' },
      expression: '5142[2532] ÷ 511[3010] × 1000',
    });
    expect(inputsOf(answer)).toEqual([
      [50, 'numerator', 1],
      [200_000, 'denominator', 1],
    ]);
    expect(answer.figures.slice(1).every(({ kind, as }) => kind === 'published' && as === null)).toBe(true);
    expect(answer.shown).toEqual({ value: 0.25, unit: 'kg-capita', decimals: 3, aboutZero: false });
    expect(answer.standing).toBeNull();
  });

  it('is missing without the population of the very year', async () => {
    const { figures, missing } = await explain('beans_consumption/FRA/5142/2546/2020?per=inhabitant');
    expect(figures[0]).toMatchObject({ kind: 'missing', value: null });
    expect(missing).toMatchObject({ reason: 'inputs', nearestYear: null });
  });
});

describe('a share of a stack', () => {
  it('divides by the sum of the parts that are there', async () => {
    const answer = await explain('cassava_consumption/BRA/5142/2532/2018?shareOf=[5142,5511,5611,5527]');
    // 50 ÷ (50 + 500 + 20); no feed is known.
    expect(answer.figures[0]?.value).toBeCloseTo(50 / 570, 12);
    expect(answer.figures[0]).toMatchObject({
      unit: 'fraction',
      expression: '5142[2532] ÷ (5142[2532] + 5511[2532] + 5611[2532])',
    });
    expect(answer.shown).toEqual({ value: 8.77, unit: 'percent', decimals: 2, aboutZero: false });
  });

  it('of nothing is none, and no formula is made of nothing', async () => {
    const { missing } = await explain('cassava_consumption/KEN/5511/2532/2018?shareOf=[5511,5142]');
    expect(missing).toMatchObject({ reason: 'inputs' });
    const { figures } = await explain('cassava_consumption/KEN/5511/2532/2018?shareOf=[5511,5611]');
    expect(figures[0]).toMatchObject({ kind: 'missing', formula: null, expression: '' });
  });
});

describe('a change', () => {
  it('is the difference of two years, or a fraction of the first', async () => {
    const amount = await explain('beans_consumption/KEN/5142/2546/2020?since=2019');
    expect(amount.figures[0]).toMatchObject({
      value: 120,
      unit: 'kt',
      expression: '5142[2546] 2020 − 5142[2546] 2019',
      same: null,
    });
    expect(inputsOf(amount)).toEqual([
      [620, 'term', 1],
      [500, 'term', -1],
    ]);
    const relative = await explain('beans_consumption/KEN/5142/2546/2020?since=2019&change=relative');
    expect(relative.figures[0]?.value).toBeCloseTo(0.24, 12);
    expect(relative.shown).toEqual({ value: 24, unit: 'percent', decimals: 1, aboutZero: false });
  });

  it('of shares is in percentage points', async () => {
    const { figures, shown } = await explain('beans_consumption/TZA/6/2546/2020?since=2019');
    expect(figures[0]?.value).toBeCloseTo(0.001, 9);
    expect(shown).toEqual({ value: 0.1, unit: 'percent-point', decimals: 2, aboutZero: false });
  });

  it('is none between two editions, and of a ratio over countries that may be others', async () => {
    const broken = await explain('beans_consumption/BRA/6/2546/2020?since=2017');
    expect(broken.figures[0]?.value).toBeNull();
    expect(broken.missing?.reason).toBe('break');
    const ratio = await explain('beans_consumption/WLRD/6/2546/2021?since=2020');
    expect(ratio.figures[0]?.value).toBeNull();
    expect(ratio.missing?.reason).toBe('ratio');
  });

  it('names the year that has no value', async () => {
    const answer = await explain('beans_consumption/BRA/5142/2546/2020?since=1990');
    expect(answer.missing).toMatchObject({ reason: 'inputs' });
    expect(inputsOf(answer)?.map(([value]) => value)).toEqual([3100, null]);
  });
});

describe('the part of a change of production', () => {
  it('is the part of area or of yield, and both add up', async () => {
    const path = 'beans_production/BRA/5510/176/2020?factor=5312&since=2019';
    const [area, gain] = [await explain(`${path}&part=area`), await explain(`${path}&part=yield`)];
    // By hand: L = 77,620 ÷ ln(2,872,474 ÷ 2,794,854); L × ln(2,635,041 ÷ 2,709,485)
    const mean = 77_620 / Math.log(2_872_474 / 2_794_854);
    expect(area.figures[0]?.value).toBeCloseTo(mean * Math.log(2_635_041 / 2_709_485), 6);
    expect((area.figures[0]?.value ?? 0) + (gain.figures[0]?.value ?? 0)).toBeCloseTo(77_620, 6);
    expect(area.shown).toMatchObject({ value: -78_940, unit: 't', decimals: 0 });
    expect(area.figures[0]?.expression).toBe(
      '(5510[176] 2020 − 5510[176] 2019) ÷ ln(5510[176] 2020 ÷ 5510[176] 2019) × ln(5312[176] 2020 ÷ 5312[176] 2019)',
    );
    const whole = await explain(`${path}&part=change&change=relative`);
    expect(whole.shown).toEqual({ value: 2.78, unit: 'percent-point', decimals: 2, aboutZero: false });
    expect(whole.figures[0]?.expression).toBe('(5510[176] 2020 − 5510[176] 2019) ÷ 5510[176] 2019');
    const points = await explain(`${path}&part=area&change=relative`);
    expect(points.shown).toEqual({ value: -2.82, unit: 'percent-point', decimals: 2, aboutZero: false });
    expect(inputsOf(points)?.map(([value]) => value)).toEqual([2_872_474, 2_794_854, 2_635_041, 2_709_485]);
  });
});

describe('a flow of trade', () => {
  it('is the row of its report, with the report of the other side', async () => {
    const { figures, sources, shown } = await explain('beans_trade/BRA/5622/176/2020?partner=KEN');
    expect(figures[0]).toMatchObject({
      kind: 'published',
      value: 120,
      unit: '1000-usd',
      as: { kind: 'flow', partner: 'KEN' },
      mirror: 1,
      partners: [{ partner: 'KEN', value: 120, row: { reporter: '21', partner: '114', item: '176' } }],
    });
    expect(figures[1]).toMatchObject({ element: 5922, area: 'KEN', value: 110, flag: 'E', mirror: null });
    expect(shown).toEqual({ value: 120, unit: '1000-usd', decimals: 0, aboutZero: false });
    expect(sources.map(({ key }) => key)).toEqual(['faostat-tm']);
  });

  it('of several products is their sum, with the worst flag', async () => {
    const { figures } = await explain('cassava_trade/TZA/5922/125/2020?partner=KEN');
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ kind: 'derived', value: 7, flag: 'E', mirror: null });
    expect(figures[0]?.partners?.map(({ row, value }) => [row.item, value])).toEqual([
      ['128', 5],
      ['129', 2],
    ]);
  });

  it('that is not reported is missing, with the nearest year that has it', async () => {
    const { figures, missing } = await explain('beans_trade/BRA/5622/176/2019?partner=KEN');
    expect(figures).toHaveLength(1);
    expect(missing).toMatchObject({ reason: 'no-row', nearestYear: 2020 });
  });
});

describe('a sum of parts', () => {
  it('adds and subtracts what is there, and names what is not', async () => {
    const path = 'cassava_consumption/BRA/5142/2532/2018';
    const { figures, shown } = await explain(`${path}?plus=[5511,5611,5527]&minus=[5142]`);
    // 500 + 20 − 50; no feed is known.
    expect(figures[0]).toMatchObject({
      kind: 'derived',
      value: 470,
      unit: 'kt',
      kept: 'not-kept',
      as: { kind: 'sum', plus: [5511, 5611, 5527], minus: [5142] },
      expression: '5511[2532] + 5611[2532] + 5527[2532] − 5142[2532]',
    });
    expect(figures[0]?.inputs.map(({ figure, sign }) => [figures[figure]?.value, sign])).toEqual([
      [500, 1],
      [20, 1],
      [null, 1],
      [50, -1],
    ]);
    expect(shown).toEqual({ value: 470, unit: 'kt', decimals: 2, aboutZero: false });
  });

  it('of nothing is missing', async () => {
    const { missing } = await explain('cassava_consumption/BRA/5142/2532/2018?plus=[5527]');
    expect(missing).toMatchObject({ reason: 'inputs' });
  });
});

describe('a sum of flows', () => {
  const reportsOf = ({ figures }: Explanation) =>
    figures[0]?.partners?.map(({ reporter, partner, row, value }) => [reporter, row.element, partner, value]);

  it('takes of each flow the larger report', async () => {
    const answer = await explain('beans_trade/WLRD/5622/176/2020?flows=shown');
    expect(answer.figures).toHaveLength(1);
    expect(answer.figures[0]).toMatchObject({
      kind: 'derived',
      value: 177,
      unit: '1000-usd',
      // One of the reports states no flag, so the sum is not official.
      flag: '',
      kept: 'not-kept',
      expression: 'Σ 5622[176] + Σ 5922[176]',
      as: { kind: 'flows', by: 'shown', origin: null, destination: null, beyond: 0 },
    });
    expect(reportsOf(answer)).toEqual([
      ['BRA', '5622', 'KEN', 120],
      ['BRA', '5922', 'TZA', 50],
      ['FRA', '5622', 'TZA', 7],
    ]);
    expect(answer.figures[0]?.partners?.[0]?.reporterName.pt).toBe('Brasil');
    expect(answer.shown).toEqual({ value: 177, unit: '1000-usd', decimals: 0, aboutZero: false });
    expect(answer.sources).toHaveLength(1);
  });

  it.each([
    ['beans_trade/WLRD/5622/176/2020?flows=reported&beyond=1', 7],
    ['beans_trade/WLRD/5622/176/2020?flows=mirror&beyond=1', 50],
    ['beans_trade/WLRD/5622/176/2020?flows=shown&origin=BRA', 50],
    ['beans_trade/WLRD/5622/176/2020?flows=shown&destination=beyond-1', 57],
    ['beans_trade/WLRD/5922/176/2020?flows=shown&origin=KEN', 120],
    ['beans_trade/005/5622/176/2020?flows=reported', 120],
    ['beans_trade/BRA/5922/176/2020?flows=reported', 50],
    // Two products of rice, from three partners.
    ['rice_trade/KEN/5622/27/2020?flows=shown', 46.5],
    ['rice_trade/KEN/5622/27/2020?flows=shown&origin=beyond-1', 16.5],
  ] as const)('%s is %d', async (path, value) => {
    const { figures } = await explain(path);
    expect(figures[0]?.value).toBe(value);
    expect(figures[0]?.partners?.reduce((sum, report) => sum + report.value, 0)).toBe(value);
  });

  it('without any flow is missing', async () => {
    const { figures, missing } = await explain('beans_trade/BRA/5622/176/2020?flows=shown&beyond=5');
    expect(figures[0]).toMatchObject({ kind: 'missing', value: null, partners: null });
    expect(missing).toMatchObject({ reason: 'no-row', nearestYear: null });
  });
});

it.each([
  ['cassava_consumption/BRA/674/2532/2018?per=inhabitant', 400, 'invalid-parameter', '674'],
  ['cassava_consumption/BRA/5142/2532/2018?per=head', 400, 'invalid-parameter', 'per'],
  ['cassava_consumption/BRA/5142/2532/2018?change=relative', 400, 'invalid-parameter', 'since'],
  ['cassava_consumption/BRA/5142/2532/2018?since=2018', 400, 'invalid-parameter', 'since'],
  ['cassava_consumption/BRA/5142/2532/2018?since=1950', 404, 'unknown-year', '1950'],
  ['cassava_consumption/BRA/2/2532/2018?since=2018', 400, 'invalid-parameter', 'since'],
  ['cassava_consumption/BRA/5142/2532/2018?shareOf=[5511]', 400, 'invalid-parameter', '5142'],
  ['cassava_consumption/BRA/5142/2532/2018?shareOf=[5142,674]', 400, 'invalid-parameter', '674'],
  ['cassava_consumption/BRA/5142/2532/2018?shareOf=[5142,9999]', 404, 'unknown-element', '9999'],
  ['cassava_consumption/BRA/5142/2532/2018?shareOf=5142', 400, 'invalid-parameter', 'shareOf'],
  [
    'cassava_consumption/BRA/5142/2532/2018?shareOf=[5142,5511]&per=inhabitant',
    400,
    'invalid-parameter',
    'per',
  ],
  ['cassava_consumption/BRA/5142/2532/2018?partner=KEN', 400, 'invalid-parameter', '5142'],
  ['beans_trade/BRA/5622/176/2020?partner=WLRD', 404, 'unknown-area', 'WLRD'],
  ['beans_trade/BRA/5622/176/2020?partner=XXX', 404, 'unknown-area', 'XXX'],
  ['beans_trade/WLRD/5622/176/2020?partner=KEN', 400, 'invalid-parameter', 'WLRD'],
  ['beans_trade/BRA/5622/176/2020?partner=KEN&since=2019', 400, 'invalid-parameter', 'since'],
  ['cassava_consumption/BRA/5142/2532/2018?minus=[5511]', 400, 'invalid-parameter', 'plus'],
  ['cassava_consumption/BRA/5142/2532/2018?plus=[674]', 400, 'invalid-parameter', '674'],
  ['cassava_consumption/BRA/5142/2532/2018?plus=[9999]', 404, 'unknown-element', '9999'],
  ['cassava_consumption/BRA/5142/2532/2018?plus=[5511]&per=inhabitant', 400, 'invalid-parameter', 'per'],
  ['cassava_consumption/BRA/5142/2532/2018?flows=shown', 400, 'invalid-parameter', '5142'],
  ['beans_trade/BRA/5622/176/2020?flows=all', 400, 'invalid-parameter', 'flows'],
  ['beans_trade/BRA/5622/176/2020?origin=KEN', 400, 'invalid-parameter', 'flows'],
  ['beans_trade/BRA/5622/176/2020?flows=shown&origin=XXX', 404, 'unknown-area', 'XXX'],
  ['beans_trade/BRA/5622/176/2020?flows=shown&origin=KE', 400, 'invalid-parameter', 'origin'],
  ['beans_trade/BRA/5622/176/2020?flows=shown&beyond=0', 400, 'invalid-parameter', 'beyond'],
  ['beans_trade/BRA/5622/176/2020?flows=shown&partner=KEN', 400, 'invalid-parameter', 'partner'],
  ['beans_trade/BRA/5622/176/2020?flows=shown&since=2019', 400, 'invalid-parameter', 'since'],
  ['beans_production/BRA/5510/176/2020?part=area&factor=5312', 400, 'invalid-parameter', 'since'],
  ['beans_production/BRA/5510/176/2020?part=area&since=2019', 400, 'invalid-parameter', 'factor'],
  ['beans_production/BRA/5312/176/2020?part=area&factor=5510&since=2019', 400, 'invalid-parameter', 'tonnes'],
])('%s is refused in words that name what is wrong', async (path, status, code, names) => {
  const response = await test.app.inject(`/api/v1/explain/${path}`);
  const answer = problem.parse(response.json());
  expect(response.statusCode).toBe(status);
  expect(answer).toMatchObject({ status, code });
  expect(answer.detail).toContain(names);
});
