import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Explanation, explanation } from '#contract/explain.ts';
import { problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const root = '/api/v1/explain';

/** The answer, which must keep the contract's shape. */
async function explain(path: string): Promise<Explanation> {
  const response = await test.app.inject(`${root}/${path}`);
  expect(response.statusCode, response.body).toBe(200);
  return explanation.parse(response.json());
}

/** The file of food balances, as the release names it. */
async function balanceFile() {
  const { sources } = routes.release.answer.parse(await test.ask('release', '/api/v1/release'));
  const file = sources.find(({ key }) => key === 'faostat-fbs');
  if (file === undefined) throw new Error('The release has food balances.');
  return file;
}

async function refused(path: string): Promise<{ status: number; code: string; detail: string }> {
  const response = await test.app.inject(`${root}/${path}`);
  expect(response.headers['content-type']).toContain('application/problem+json');
  const { status, code, detail } = problem.parse(response.json());
  expect(response.statusCode).toBe(status);
  return { status, code, detail };
}

describe('a figure of 0', () => {
  it('is marked as rounded where some of the crop is eaten by another measure, and else is zero', async () => {
    const figureOf = async (area: string) => (await explain(`beans_consumption/${area}/664/2546/2019`)).shown;
    expect(await figureOf('BRA')).toMatchObject({ value: 0, aboutZero: true });
    expect(await figureOf('FRA')).toMatchObject({ value: 0, aboutZero: false });
  });
});

describe('a published figure', () => {
  it('names the row as it is in the file, and the file', async () => {
    const { figures, shown, standing, missing } = await explain('cassava_consumption/BRA/674/2532/2018');
    const file = await balanceFile();
    expect(file.file).toBe('FoodBalanceSheets_E_All_Data_(Normalized).csv');
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({
      kind: 'published',
      value: 90,
      unit: 'g-capita-day',
      flag: 'E',
      kept: 'as-published',
      elementName: { en: 'Protein supply' },
      areaName: { en: 'Brazil', es: 'Brasil', pt: 'Brasil' },
      formula: null,
      expression: '',
      row: {
        source: 'faostat-fbs',
        file: file.file,
        sha256: file.sha256,
        date: '2024-07/2025-07',
        licence: 'CC-BY-4.0',
        area: '21',
        m49: '076',
        item: '2532',
        element: '674',
        year: 2018,
        unit: 'g/cap/d',
        value: 90,
        flag: 'E',
        factor: 1,
      },
    });
    expect(shown).toEqual({ value: 90, unit: 'g-capita-day', decimals: 2, aboutZero: false });
    expect(standing).toEqual({ rank: 3, countries: 3, percentile: 0.3333 });
    expect(missing).toBeNull();
  });

  it('comes with the files of all its rows, once each', async () => {
    const { sources } = await explain('cassava_consumption/BRA/23/2532/2018');
    const { sha256 } = await balanceFile();
    expect(sources.map((source) => [source.key, source.sha256])).toEqual([['faostat-fbs', sha256]]);
  });

  it('that was converted shows the value of the file, and the factor', async () => {
    const { figures } = await explain('cassava_consumption/BRA/5072/2532/2018');
    expect(figures[0]).toMatchObject({ kind: 'published', value: 84, flag: 'I' });
    expect(figures[0]?.row).toMatchObject({
      item: '2532',
      element: '5074',
      unit: '1000 t',
      value: -84,
      flag: 'Im',
      area: '21',
      factor: -1,
    });
  });

  it('of an area without a number of FAO has its own code', async () => {
    const kenya = 'OBSERVATIONS/KEN/674/2532/2018';
    expect((await explain(kenya)).figures[0]?.row).toMatchObject({ area: '114', m49: '404' });
    // Every area of the mappings has a number.
    const other = await startTestApp({ release: null });
    copyRelease(other.directory, 'unnumbered', { sql: "UPDATE area SET fao = NULL WHERE code = 'KEN'" });
    publish(other.directory, 'unnumbered');
    await other.store.refresh();
    const answer = explanation.parse(await other.ask('explain', `${root}/${kenya}`));
    expect(answer.figures[0]?.row).toMatchObject({ area: 'KEN', m49: '404' });
    await other.close();
  });
});

describe('a derived figure', () => {
  it('has its formula and its inputs down to rows, or to the largest items of a sum', async () => {
    const { figures, shown } = await explain('cassava_consumption/BRA/7/2532/2018');
    const [share, own, all] = figures;
    expect(share).toMatchObject({
      kind: 'derived',
      value: 0.03,
      kept: 'six-digits',
      expression: '674[2532] ÷ 674[2901]',
      inputs: [
        { figure: 1, part: 'numerator', sign: 1 },
        { figure: 2, part: 'denominator', sign: 1 },
      ],
    });
    expect(own).toMatchObject({ kind: 'published', value: 90, row: { value: 90 } });
    expect(all).toMatchObject({
      kind: 'derived',
      value: 3000,
      kept: 'six-digits',
      itemName: { en: 'All food' },
    });
    // 3000 − (700 + 90 + 80 + 70 + 60 + 60 + 1)
    expect(all?.items).toMatchObject({ rest: 1939 });
    expect(all?.items?.list).toHaveLength(7);
    expect(shown).toEqual({ value: 3, unit: 'percent', decimals: 2, aboutZero: false });
  });

  it('names every row that it rests on', async () => {
    const { figures } = await explain('OBSERVATIONS/BRA/12/2546/2017');
    const { sha256 } = await balanceFile();
    expect(figures.flatMap(({ row }) => (row === null ? [] : [row]))).toMatchObject(
      [
        ['5511', 3033],
        ['5611', 137],
        ['5911', 116],
      ].map(([element, value]) => ({
        source: 'faostat-fbs',
        sha256,
        date: '2024-07/2025-07',
        area: '21',
        item: '2546',
        element,
        unit: '1000 t',
        value,
        flag: 'E',
      })),
    );
  });

  it('of the World lists the countries of its denominator', async () => {
    const { figures } = await explain('cassava_consumption/BRA/23/2532/2018');
    expect(figures.map(({ kind, area, value }) => [kind, area, value])).toEqual([
      ['derived', 'BRA', 0.142857],
      ['published', 'BRA', 50],
      ['aggregated', 'WLRD', 350],
    ]);
  });
});

describe('an aggregate', () => {
  const list = (explained: Explanation) =>
    explained.figures[0]?.countries?.list.map(({ area, value, denominator, weight }) => [
      area,
      value,
      denominator,
      weight,
    ]);

  it('that is a sum lists its countries and counts the others', async () => {
    const explained = await explain('cassava_consumption/WLRD/5142/2532/2018');
    expect(explained.figures[0]).toMatchObject({ kind: 'aggregated', value: 350, kept: 'six-decimals' });
    expect(list(explained)).toEqual([
      ['BRA', 50, null, null],
      ['KEN', 100, null, null],
      ['TZA', 200, null, null],
    ]);
    expect(explained.figures[0]?.countries).toMatchObject({ rule: 'sum', nothing: 1 });
    expect(explained.standing).toBeNull();
    // Eastern Africa has 21 countries and territories; Burundi is known to have nothing, and the old Ethiopia is none of them
    // any more.
    const region = await explain('cassava_consumption/014/5142/2532/2018');
    expect(region.figures[0]).toMatchObject({
      value: 300,
      countries: { rule: 'sum', without: 18, nothing: 1 },
    });
    expect(list(region)?.map(([area, value]) => [area, value])).toEqual([
      ['KEN', 100],
      ['TZA', 200],
    ]);
  });

  it('that is a mean has the populations that weigh it', async () => {
    const explained = await explain('cassava_consumption/WLRD/674/2532/2018');
    expect(explained.figures[0]?.countries).toMatchObject({ rule: 'mean', nothing: 0 });
    // (90 × 200,000 + 100 × 50,000 + 400 × 60,000) ÷ 320,000: Burundi's balance closes without food, so its people eat none.
    expect(explained.figures[0]?.value).toBe(146.875);
    expect(list(explained)).toEqual([
      ['BDI', 0, null, 10_000],
      ['BRA', 90, null, 200_000],
      ['KEN', 100, null, 50_000],
      ['TZA', 400, null, 60_000],
    ]);
  });

  it('that is a ratio has both parts, also of countries with nothing', async () => {
    const explained = await explain('cassava_consumption/WLRD/14/2532/2018');
    expect(explained.figures[0]?.countries).toMatchObject({
      rule: 'ratio',
      scale: 1000,
      nothing: 0,
    });
    // 350 ÷ 320,000 × 1000
    expect(explained.figures[0]?.value).toBe(1.09375);
    expect(list(explained)).toEqual([
      ['BDI', 0, 10_000, null],
      ['BRA', 50, 200_000, null],
      ['KEN', 100, 50_000, null],
      ['TZA', 200, 60_000, null],
    ]);
  });
});

describe('a rank', () => {
  it('names the measure, the first places and those around its own', async () => {
    const { figures, shown } = await explain('cassava_consumption/BRA/2/2532/2018');
    expect(figures[0]).toMatchObject({ kind: 'rank', value: 2, flag: 'E', inputs: [{ figure: 1 }] });
    expect(figures[0]?.ranking).toMatchObject({ measure: 674, unit: 'g-capita-day', ranked: 7 });
    expect(figures[0]?.ranking?.places.map(({ item, rank, own }) => [item, rank, own])).toEqual([
      ['2805', 1, false],
      ['2532', 2, true],
      ['2511', 3, false],
      ['2514', 4, false],
    ]);
    expect(figures[1]).toMatchObject({ kind: 'published', element: 674, value: 90 });
    expect(shown).toEqual({ value: 2, unit: 'rank', decimals: 0, aboutZero: false });
  });

  it('of another item of the list is found by its code; ties share it', async () => {
    const { figures } = await explain('cassava_consumption/BRA/2/2532/2018?item=2531');
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ kind: 'rank', value: 5, item: '2531' });
    expect(figures[0]?.ranking?.places.filter(({ rank }) => rank === 5)).toHaveLength(2);
  });
});

describe('a figure that there is not', () => {
  it.each([
    // The country has all inputs but one; the formula names it.
    ['cassava_consumption/BRA/12/2532/2018', { reason: 'inputs', nearestYear: null }],
    ['cassava_consumption/KEN/7/2532/2018', { reason: 'inputs', nearestYear: null }],
    ['cassava_consumption/BRA/14/2532/2018', { reason: 'not-for-area', instead: 645 }],
    ['cassava_consumption/WLRD/2/2532/2018', { reason: 'not-for-area', instead: 5 }],
    ['cassava_consumption/SUN/674/2532/2018', { reason: 'area-years', lastYear: 1991 }],
    // Kenya's 100 alone; Tanzania had 200 two years before.
    ['cassava_consumption/014/5142/2532/2020', { reason: 'coverage', nearestYear: 2018 }],
    ['cassava_consumption/KEN/2/2532/2018', { reason: 'not-ranked', nearestYear: null }],
    ['cassava_consumption/BRA/2/2532/2018?item=9999', { reason: 'not-ranked' }],
    // Potatoes have a place in the whole list of 2018.
    ['OBSERVATIONS/BRA/2/2546/2020?item=2531', { reason: 'not-ranked', nearestYear: 2018 }],
    ['cassava_consumption/FRA/674/2532/2018', { reason: 'no-row', nearestYear: null }],
    ['beans_consumption/BRA/5142/2546/2021', { reason: 'no-row', nearestYear: 2020 }],
    ['beans_consumption/TZA/6/2546/2021', { reason: 'inputs', nearestYear: 2020 }],
    // 51,663 is a lower bound, 79,000 t the whole quantity of a food balance.
    ['beans_trade/BRA/132/176/2020', { reason: 'partial-value', nearestYear: null }],
    ['beans_trade/BRA/133/176/2020', { reason: 'inputs', nearestYear: 2017 }],
    // 63,454 of the file less a lower bound.
    ['beans_trade/BRA/131/176/2020', { reason: 'partial-difference', nearestYear: null }],
    ['OBSERVATIONS/BRA/5622/116/2020', { reason: 'partial-products', nearestYear: null }],
  ])('%s has a reason', async (path, expected) => {
    const { figures, shown, missing } = await explain(path);
    expect(figures[0]).toMatchObject({ kind: 'missing', value: null });
    expect(shown).toBeNull();
    expect(missing).toMatchObject(expected);
  });

  it('names the inputs that are missing', async () => {
    const { figures } = await explain('cassava_consumption/BRA/12/2532/2018');
    const inputs = figures[0]?.inputs.map(({ figure, sign }) => [
      figures[figure]?.element,
      figures[figure]?.value,
      sign,
    ]);
    expect(inputs).toEqual([
      [5511, 500, 1],
      [5511, 500, 1],
      [5611, 20, 1],
      [5911, null, -1],
    ]);
  });
});

describe('refused requests', () => {
  it.each([
    ['nonsense/BRA/674/2532/2018', 404, 'unknown-table'],
    ['NONSENSE!/BRA/674/2532/2018', 404, 'unknown-table'],
    ['cassava_consumption/XXX/674/2532/2018', 404, 'unknown-area'],
    ['cassava_consumption/brazil/674/2532/2018', 404, 'unknown-area'],
    ['cassava_consumption/BRA/5510/2532/2018', 404, 'unknown-element'],
    ['cassava_consumption/BRA/abc/2532/2018', 400, 'invalid-parameter'],
    ['cassava_consumption/BRA/674/2546/2018', 404, 'unknown-indicator'],
    ['cassava_consumption/BRA/674/2532/1950', 404, 'unknown-year'],
    ['cassava_consumption/BRA/674/2532/9999', 404, 'unknown-year'],
    ['cassava_consumption/BRA/674/2532/soon', 400, 'invalid-parameter'],
    ['cassava_consumption/BRA/674/2532/2018?item=2805', 400, 'invalid-parameter'],
    ['cassava_consumption/BRA/2/2532/2018?item=A%20B', 400, 'invalid-parameter'],
    ['cassava_consumption/BRA/674/2532/2018?items=2805', 400, 'unknown-parameter'],
    ['cassava_consumption/BRA/674/2532', 404, 'unknown-path'],
  ])('%s is refused', async (path, status, code) => {
    const answer = await refused(path);
    expect(answer).toMatchObject({ status, code });
    expect(answer.detail.length).toBeGreaterThan(20);
  });
});

describe('a lower bound of trade', () => {
  it('names the reports on partners that it is the sum of, with the rows of their file', async () => {
    const { figures, sources } = await explain('rice_trade/KEN/5622/27/2020');
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ kind: 'derived', value: 46.5, flag: 'L', inputs: [] });
    // Typed by hand: 30 + 12.5 + 4 = 46.5.
    expect(
      figures[0]?.partners?.map(({ partner, value, flag, row }) => [partner, value, flag, row.item]),
    ).toEqual([
      ['BRA', 30, '', '27'],
      ['TZA', 12.5, 'E', '27'],
      ['FRA', 4, 'A', '31'],
    ]);
    expect(figures[0]?.partners?.[0]).toMatchObject({
      name: { en: 'Brazil', es: 'Brasil', pt: 'Brasil' },
      source: 'faostat-tm',
      row: { partner: '21', item: '27', element: '5622', year: 2020 },
    });
    expect(sources.map(({ key }) => key)).toEqual(['faostat-tm']);
  });

  it('names none where the reports at hand do not add up to it', async () => {
    const { figures } = await explain('beans_trade/BRA/5622/176/2020');
    expect(figures[0]).toMatchObject({ value: 51_663, flag: 'L', partners: null });
  });
});
