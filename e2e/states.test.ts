import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';

const { visit, visitData } = useBrowser();

it.each(
  sample([
    ['en', 'No data for this year', /^Show \d{4}, the nearest year with data$/],
    ['es', 'No hay datos para este año', /^Ver \d{4}, el año más cercano con datos$/],
    ['pt', 'Não há dados para este ano', /^Ver \d{4}, o ano mais próximo com dados$/],
  ] as const),
)(
  'says in the catalogue’s words that there are no figures, and leads to a year that has: %s',
  async (language, missing, nearest) => {
    const data = await visitData(`/${language}/beans/data/consumption?country=BRA&year=2022`);
    expect(await data.block('podium').textContent()).toContain(missing);
    const button = data.page.getByRole('link', { name: nearest }).first();
    const year = /\d{4}/.exec((await button.textContent()) ?? '')?.[0];
    await button.click();
    await expect.poll(() => data.filter('year').inputValue()).toBe(year);
    await expect.poll(() => data.block('podium').textContent()).not.toContain(missing);
    await expect.poll(() => data.figure('per-capita').textContent()).toContain('kg');
  },
);

const cut = (pattern: string) => async (page: Page) => {
  await page.route(pattern, (route) => route.abort());
};

it('keeps the first view with a notice when data cannot be fetched, and recovers with a retry', {
  tags: ['sweep'],
}, async () => {
  const errors: string[] = [];
  const page = await visit('/en/beans/data/consumption?year=2017&country=RWA', {
    before: async (fresh) => {
      fresh.on('pageerror', (error) => errors.push(error.message));
      await cut('**/api/v1/**')(fresh);
    },
  });
  const notice = page.getByText('Part of this page could not be loaded. Everything else on it is complete.');
  await notice.waitFor();
  const shown = ['energy', 'protein', 'per-capita', 'food'].map((id) => page.locator(`#${id} dd`).first());
  expect(await Promise.all(shown.map((figure) => figure.textContent()))).toEqual([
    expect.stringMatching(/^\d+\.\d{2}%$/),
    expect.stringMatching(/^\d+\.\d{2}%$/),
    expect.stringMatching(/^\d+(\.\d+)? kg$/),
    expect.stringMatching(/^\d+\.\d{2}%$/),
  ]);
  expect(await page.locator('#podium ol > li').count()).toBe(4);
  expect(await page.locator('#chart-uses').getByRole('application').count()).toBe(1);

  await page.locator('select[name=macro]').selectOption({ label: 'Americas' });
  const failed = page.locator('#chart-uses').getByRole('alert');
  // The change of the view triggers one more request.
  await failed.waitFor();
  expect(await failed.textContent()).toContain('Error');
  await page.unroute('**/api/v1/**');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => page.locator('#chart-uses').getByRole('application').count()).toBe(1);
  await expect.poll(() => notice.count()).toBe(0);
  expect(errors).toEqual([]);
});

it('holds the place of figures that are on their way without a jump', { tags: ['sweep'] }, async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await visit('/en/beans/data/consumption?year=2017', {
    before: (fresh) =>
      fresh.route('**/api/v1/cubes/**', async (route) => {
        await released;
        await route.continue();
      }),
  });
  const top = () =>
    page
      .locator('footer')
      .last()
      .evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.locator('[data-country=BRA]').first().click();
  await page.locator('#chart-uses').getByRole('status').first().waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(160);
  release();
  await expect.poll(() => page.locator('#chart-uses').getByRole('application').count()).toBe(1);
});

it.each(
  sample([
    ['/en/beans/data/prices?country=KEN', '#price'],
    ['/es/beans/data/consumption?country=KEN&year=2017', '#chart-uses'],
  ]),
)(
  'keeps what the server drew where the code behind it does not come: %s',
  { tags: ['sweep'] },
  async (path, chart) => {
    const page = await visit(path);
    await page.route('**/assets/**', (route) => route.abort());
    const figure = page.locator(chart);
    await figure.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    const alert = page.locator('main').getByRole('alert');
    await expect.poll(() => alert.count()).toBeGreaterThan(0);
    expect(await figure.locator('svg path').count()).toBeGreaterThan(2);
    await page.unroute('**/assets/**');
    await alert.first().getByRole('button').click();
    await expect.poll(() => alert.count()).toBe(0);
    await figure.locator('button[aria-expanded]').first().click();
    await expect.poll(() => figure.getByRole('table').count()).toBe(1);
  },
);
