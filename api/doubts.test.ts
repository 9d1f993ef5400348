import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explanation } from '#contract/explain.ts';
import { copyRelease, publish } from './testing/altered-release.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Beans of Tanzania: 100, 110 and 120 t in 2008–2010, 150, 165 and 180 t ten years later. */
const harvests = [100, 110, 120, 150, 165, 180].map((value, at) => ({
  area: 'TZA',
  year: at < 3 ? 2008 + at : 2015 + at,
  value,
}));
const doubts = `
  INSERT INTO doubtful_figure VALUES (176, 5510, 'BRA', 2020, 'other-crop', 'https://example.org/corrected');
  INSERT INTO figure_event VALUES (176, 5510, 'BRA', 2019, 'rwanda-1994');
  INSERT INTO series_seam VALUES (176, 5510, 'BRA', 2019);`;

let test: TestApp;
const serve = async (id: string, sql: string): Promise<void> => {
  const figures = [
    { indicator: 176, element: 5510, to: (rows: readonly object[]) => [...rows, ...harvests] },
  ];
  copyRelease(test.directory, id, { figures, sql });
  publish(test.directory, id);
  await test.store.refresh();
};
beforeAll(async () => {
  test = await startTestApp({ release: null });
  await serve('said', doubts);
});
afterAll(() => test.close());

async function explain(path: string) {
  const response = await test.app.inject(`/api/v1/explain/beans_production/${path}`);
  return explanation.parse(response.json());
}

describe('a doubtful figure', () => {
  it('is among the values of a cube, which has the reason, and where a series passes to another edition', async () => {
    const cube = await test.ask('cube', '/api/v1/cube/beans_production/5510/176');
    expect(cube).toMatchObject({
      doubts: { BRA: { 2020: 'other-crop' } },
      events: { BRA: { 2019: 'rwanda-1994' } },
      areaSeams: { BRA: [2019] },
    });
  });

  it('is answered with the reason, in a series, in a ranking and alone', async () => {
    const value = '/api/v1/data/value/beans_production/VALUE';
    expect(await test.ask('value', `${value}/BRA/5510/176/2020`)).toMatchObject({ doubt: 'other-crop' });
    expect(await test.ask('value', `${value}/BRA/5510/176/2019`)).not.toHaveProperty('doubt');
    const ranking = await test.ask(
      'countryRanking',
      '/api/v1/data/ranking/countries/beans_production/5510/176/2020',
    );
    expect(ranking).toMatchObject({ places: [{ iso3: 'BRA', doubt: 'other-crop' }, { iso3: 'TZA' }] });
    const chart = await test.ask(
      'chart',
      '/api/v1/chart/default/beans_production/BRA?elementIds=[5510]&cropIds=[176]',
    );
    expect(chart).toMatchObject({
      data: { observations: [{}, { year: 2019, seam_in_series: true }, { doubt: 'other-crop' }] },
    });
  });

  it('is explained with the reason, and where it has been corrected', async () => {
    const { figures } = await explain('BRA/5510/176/2020');
    expect(figures[0]).toMatchObject({
      doubt: { reason: 'other-crop', link: 'https://example.org/corrected' },
      event: null,
    });
    expect((await explain('BRA/5510/176/2019')).figures[0]).toMatchObject({
      doubt: null,
      event: 'rwanda-1994',
    });
  });
});

describe('the change over ten years', () => {
  const change = 'TZA/5510/176/2020?over=decade&change=relative';

  it('is that of means of three years, with each of them', async () => {
    const { figures, shown } = await explain(change);
    // (150 + 165 + 180) ÷ (100 + 110 + 120) = 1.5
    expect(figures[0]?.value).toBeCloseTo(0.5, 12);
    expect(figures[0]?.inputs.map(({ figure, part }) => [figures[figure]?.year, part])).toEqual([
      [2018, 'numerator'],
      [2019, 'numerator'],
      [2020, 'numerator'],
      [2008, 'denominator'],
      [2009, 'denominator'],
      [2010, 'denominator'],
    ]);
    expect(figures[0]?.expression).toBe(
      '((5510[176] 2018 + 5510[176] 2019 + 5510[176] 2020) ÷ 3) ÷ ' +
        '((5510[176] 2008 + 5510[176] 2009 + 5510[176] 2010) ÷ 3) − 1',
    );
    expect(shown).toMatchObject({ value: 50, unit: 'percent' });
    const absolute = await explain('TZA/5510/176/2020?over=decade');
    expect(absolute.figures[0]).toMatchObject({ value: 55, unit: 't' });
  });

  it('is none where less than two years are left, across a break, and of a rank', async () => {
    const missing = await explain('TZA/5312/176/2020?over=decade');
    expect(missing.missing).toMatchObject({ reason: 'no-row' });
    await serve('broken', "INSERT INTO series_break VALUES (176, 5510, 'TZA', 2015);");
    expect((await explain(change)).missing).toMatchObject({ reason: 'break' });
    const doubt = (year: number) =>
      `INSERT INTO doubtful_figure VALUES (176, 5510, 'TZA', ${year}, 'isolated', NULL);`;
    await serve('one-doubt', doubt(2019));
    // 165 against 110
    expect((await explain(change)).figures[0]?.value).toBeCloseTo(0.5, 12);
    await serve('two-doubts', doubt(2019) + doubt(2020));
    expect((await explain(change)).missing).toMatchObject({ reason: 'doubt' });
    const rank = await test.app.inject('/api/v1/explain/beans_production/BRA/113/176/2020?over=decade');
    expect(rank.statusCode).toBe(400);
  });
});
