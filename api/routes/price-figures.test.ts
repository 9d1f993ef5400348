import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (path: string) =>
  routes.prices.answer.parse(await test.ask('prices', `/api/v1/prices/${path}`));

describe('figures of prices, from the published rows to the answer', () => {
  it('every median follows from the rows that explain it', async () => {
    for (const path of ['beans/KEN', 'beans/KEN?type=wholesale', 'beans/NIC', 'rice/NPL']) {
      const [place = '', query] = path.split('?');
      const { crops } = await ask(path);
      expect(crops?.[0]?.medians.length).toBeGreaterThan(5);
      for (const { date, value, n } of crops?.[0]?.medians ?? []) {
        const rows = routes.priceRows.answer.parse(
          await test.ask('priceRows', `/api/v1/prices/rows/${place}/${date}${query ? `?${query}` : ''}`),
        );
        expect(rows.median).toBe(value);
        expect(rows.rows.filter(({ state }) => state === 'kept')).toHaveLength(value === null ? 0 : n);
      }
    }
  });

  it('rows that did not become prices are counted by reason, and those that disagree are listed', async () => {
    const { left_out, conflicts } = routes.priceLeftOut.answer.parse(
      await test.ask('priceLeftOut', '/api/v1/prices/left-out?iso3=KEN'),
    );
    expect(left_out.length).toBeGreaterThan(4);
    expect(left_out.every(({ rows }) => rows > 0)).toBe(true);
    expect(conflicts).toMatchObject([{ iso3: 'KEN', market: 'Kitui', month: '2019-07' }]);
  });
});
