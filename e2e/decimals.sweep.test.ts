import { expect, it } from 'vitest';
import { baseUrl, uncompressed, useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { visit, visitData } = useBrowser();

const address = '/es/beans/data/consumption?country=RWA&year=2017';

it('are chosen by a link without scripts, which leads back to page and state, for all pages in Spanish', async () => {
  const page = await visit(address, { javaScriptEnabled: false });
  expect(await textOf(page.locator('main'))).toMatch(/12,6\s%/);
  await page.locator('header').getByRole('link', { name: '1.5, punto decimal' }).first().click();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('country'), searchParams.get('year')]).toEqual([
    '/es/beans/data/consumption',
    'RWA',
    '2017',
  ]);
  expect(await textOf(page.locator('main'))).toMatch(/12\.6\s%/);
  await page.goto(`${baseUrl}/es/beans/about/privacy`);
  const chosen = page.locator('header').getByRole('link', { name: '1.5, punto decimal' }).first();
  expect(await chosen.getAttribute('aria-current')).toBe('true');
  await page.goto(`${baseUrl}/pt/beans/data/consumption?country=RWA&year=2017`);
  expect(await textOf(page.locator('main'))).toMatch(/12,6%/);
});

it('are those of the region that the browser names, and of what scripts write later', async () => {
  const faults: string[] = [];
  const data = await visitData(address, {
    locale: 'es-MX',
    before: async (page) => {
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
    },
  });
  expect(await textOf(data.page.locator('#glance'))).toMatch(/12\.61\s%/);
  await data.filter('year').selectOption('2013');
  await expect.poll(() => new URL(data.page.url()).searchParams.get('year')).toBe('2013');
  await expect.poll(() => textOf(data.page.locator('#glance'))).toMatch(/\d\.\d+\s%/);
  expect(await textOf(data.page.locator('#glance'))).not.toMatch(/\d,\d+\s%/);
  expect(faults).toEqual([]);
});

it('are those of images and of CSV for Excel, which can name its own', async () => {
  const ask = async (file: string, cookie: string): Promise<string> =>
    (
      await fetch(`${baseUrl}/es/beans/data/consumption${file}`, {
        headers: { ...uncompressed.headers, cookie },
      })
    ).text();
  const [comma, point] = await Promise.all(
    ['decimals=comma', 'decimals=point'].map((cookie) =>
      ask('.svg?country=RWA&year=2017&figure=map', cookie),
    ),
  );
  expect(comma).toMatch(/\d,\d+\s%/);
  expect(point).toMatch(/\d\.\d+\s%/);
  expect(point).not.toMatch(/\d,\d+\s%/);
  const file = '.csv?country=RWA&year=2017&figure=map&format=excel';
  expect(await ask(file, 'decimals=point')).toMatch(/^\uFEFF?[^;\n]+,/);
  expect(await ask(`${file}&decimals=comma`, 'decimals=point')).toMatch(/^\uFEFF?[^,\n]+;/);
});
