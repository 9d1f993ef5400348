import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';

const { visit, read } = useBrowser();

const lead = (page: Page) => page.locator('main header p').first();
const chart = (page: Page) => page.locator('#price [role=application]');
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });

it('leads from the map to a country, and switches its prices without asking the server', async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#ranked').waitFor();
  await page.locator('main').getByRole('link', { name: 'Kenya', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bean prices in Kenya' }).waitFor();
  await chart(page).waitFor();
  expect(new URL(page.url()).search).toBe('?country=KEN');
  // December 2020: Nairobi 96, Wajir 140. A year before: Nairobi 86, Nakuru 76.
  await expect.poll(() => lead(page).textContent()).toContain('118 Kenyan shillings per kg (2 markets');
  expect(await lead(page).textContent()).toContain('45.7% more than in December 2019');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await field(page, 'Prices shown').selectOption('usd');
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  await field(page, 'Price type').selectOption('wholesale');
  await expect.poll(() => lead(page).textContent()).toContain('wholesale price');
  expect(new URL(page.url()).search).toBe('?country=KEN&type=wholesale&view=usd');
  expect(asked).toEqual([]);

  await page.goBack();
  await expect.poll(() => lead(page).textContent()).toContain('consumer price');
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await expect.poll(() => lead(page).textContent()).toContain('in Nairobi was');
  await page.getByRole('link', { name: 'Kenya: remove' }).click();
  await page.locator('#ranked').waitFor();
  expect(new URL(page.url()).searchParams.get('city')).toBeNull();
});

it('reads the chart by keys, month by month, with its markets', async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  await chart(page).focus();
  const said = page.locator('#price [role=status]');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return said.textContent();
    })
    .toContain('December 2020');
  expect(await said.textContent()).toContain('2 prices on 2 markets');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => said.textContent()).toContain('November 2020');
});

it('stands without JavaScript: the sentence, the drawing and its table', async () => {
  const page = await read('/es/beans/data/prices?country=KEN', { javaScriptEnabled: false });
  expect(await lead(page).textContent()).toContain('118 chelines kenianos por kg');
  expect(await page.locator('#price svg[role=img]').count()).toBe(1);
  expect(await page.locator('#price table tbody tr').first().textContent()).toContain('diciembre de 2020');
});

it('says what it could not follow, and shows what there is', async () => {
  const page = await read('/en/beans/data/prices?country=KEN&city=999999&type=producer');
  expect(await page.getByRole('note').first().textContent()).toContain('999999');
  expect(await lead(page).textContent()).toContain('consumer price');
});

it('tells a failure from an absence', async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#ranked').waitFor();
  await page.route('**/api/v1/prices/page/**', (route) => route.abort());
  await page.locator('main').getByRole('link', { name: 'Kenya', exact: true }).first().click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.locator('main').textContent()).not.toContain('There is no monthly market price');
  await page.unroute('**/api/v1/prices/page/**');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await chart(page).waitFor();
});

it('names the nearest series where a crop has none of its own', async () => {
  const page = await read('/pt/cassava/data/prices-international');
  expect(await lead(page).textContent()).toContain('Nem o Banco Mundial nem o FMI');
  expect(await page.locator('#benchmark').textContent()).toContain('Milho');
});

it.each([
  '/en/beans/data/prices',
  '/es/beans/data/prices?country=KEN',
  '/pt/beans/data/prices?country=KEN&tab=metadata',
  '/en/rice/data/prices-international',
])('has nothing that axe objects to, and does not scroll sideways: %s', async (address) => {
  for (const width of [1280, 390]) {
    const page = await read(address, { width });
    expect(await violations(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(
      width,
    );
  }
});
