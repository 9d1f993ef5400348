import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { priceRows, prices } from '#contract/prices.ts';
import { violations } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit, read } = useBrowser();

/** Kenya's newest consumer price as the API has it: a whole number of shillings, or with up to two decimals. */
async function newestPrice(): Promise<{ date: string; value: number }> {
  const answer = await fetch(`${baseUrl}/api/v1/prices/beans/KEN?type=retail`);
  const { crops } = prices.parse(await answer.json());
  const last = crops?.[0]?.medians.at(-1);
  if (last === undefined || last.value === null) throw new Error('The release has no prices of Kenya.');
  return { date: last.date, value: last.value };
}
const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}-15`),
  );
const digits = (value: number): string => String(Number(value.toPrecision(3)));

const lead = (page: Page) => page.locator('main header p').first();
const chart = (page: Page) => page.locator('#price [role=application]');
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });
const inDollars = (page: Page) => page.locator('form').getByRole('link', { name: 'US$/kg' });

it('leads from the map to a country, and switches its prices without asking the server', async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#latest').waitFor();
  await field(page, 'Country').selectOption('KEN');
  await page.getByRole('heading', { level: 1, name: 'Bean prices in Kenya' }).waitFor();
  await chart(page).waitFor();
  expect(new URL(page.url()).search).toBe('?country=KEN');
  const newest = await newestPrice();
  await expect
    .poll(() => lead(page).textContent())
    .toContain(`was ${digits(newest.value)} Kenyan shillings per kg (`);
  expect(await lead(page).textContent()).toContain(`In ${monthOf(newest.date)}, `);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await inDollars(page).click();
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  await field(page, 'Price type').selectOption('wholesale');
  await expect.poll(() => lead(page).textContent()).toContain('wholesale price');
  expect(new URL(page.url()).search).toBe('?country=KEN&type=wholesale&view=usd');
  expect(requests).toEqual([]);

  await page.goBack();
  await expect.poll(() => lead(page).textContent()).toContain('consumer price');
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await expect.poll(() => lead(page).textContent()).toContain('in Nairobi was');
  // A market without consumer prices does not mean a country without any.
  expect(await page.locator('main').textContent()).not.toContain('no consumer prices in Kenya');
  await field(page, 'Country').selectOption('');
  await page.locator('#latest').waitFor();
  expect(new URL(page.url()).searchParams.get('city')).toBeNull();
});

it('keeps what was chosen through a form that is sent without scripts, and hides on phones what few choose', {
  tags: ['sweep'],
}, async () => {
  const page = await read('/es/beans/data/prices?country=KEN&view=ipc&type=wholesale', {
    javaScriptEnabled: false,
    width: 390,
  });
  const form = page.getByRole('form', { name: 'Filtros' });
  // A chosen price type stays visible.
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(true);
  await field(page, 'Ciudad o mercado').selectOption({ label: 'Nairobi' });
  await form.getByRole('button', { name: 'Mostrar' }).click();
  await expect.poll(() => lead(page).textContent()).toContain('en Nairobi');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('view'), searchParams.get('type')]).toEqual(['ipc', 'wholesale']);
  await page.goto(`${baseUrl}/es/beans/data/prices?country=KEN`);
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(false);
  await form.getByText('Más filtros').click();
  expect(await field(page, 'Tipo de precio').isVisible()).toBe(true);
});

it('keeps what was drawn, under its own name, where another choice could not be loaded', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/prices');
  await page.locator('#latest').waitFor();
  const h1 = page.getByRole('heading', { level: 1 });
  const refused = page.getByRole('alert').filter({ hasText: 'Still shown' });
  const api = '**/api/v1/prices/page/**';
  await page.route(api, (route) => route.abort());
  await field(page, 'Country').selectOption('KEN');
  await refused.waitFor();
  expect(await refused.textContent()).toContain(
    'Failed to load: Bean prices in Kenya. Still shown: Bean prices.',
  );
  expect(await page.locator('main').textContent()).not.toContain('There is no monthly market price');
  expect(await h1.textContent()).toBe('Bean prices');
  expect(await field(page, 'Country').inputValue()).toBe('');
  expect(await page.locator('#latest a circle').count()).toBeGreaterThan(3);

  await page.unroute(api);
  await refused.getByRole('button', { name: 'Retry' }).click();
  await chart(page).waitFor();
  expect(await h1.textContent()).toBe('Bean prices in Kenya');

  // A city that fails leaves the country; choices that need no request go on from there.
  await page.route(api, (route) => route.abort());
  await field(page, 'City or market').selectOption({ label: 'Nairobi' });
  await refused.waitFor();
  expect(await refused.textContent()).toContain('Bean prices in Nairobi, Kenya');
  expect(await field(page, 'City or market').inputValue()).toBe('');
  const drawing = page.locator('#price svg[role=img]');
  expect(await drawing.count()).toBe(1);
  expect(await lead(page).textContent()).not.toContain('in Nairobi was');
  await inDollars(page).click();
  await expect.poll(() => lead(page).textContent()).toContain('US$');
  expect(await refused.count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?country=KEN&view=usd');
});

it('leads from a median to the prices behind it, by keys alone, and back', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  const { date, value } = await newestPrice();
  const opened = page.getByRole('dialog', { name: 'Explain this number' });
  const link = lead(page).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await opened.getByRole('heading', { name: `Kenya, ${monthOf(date)}` }).waitFor();
  expect(new URL(page.url()).searchParams.get('explain')).toBe(date);
  const answer = await fetch(`${baseUrl}/api/v1/prices/rows/beans/KEN/${date}?type=retail`);
  const { rows } = priceRows.parse(await answer.json());
  const keptRows = rows.filter(({ state }) => state === 'kept');
  expect(await opened.locator('table').first().locator('tbody tr').count()).toBe(keptRows.length);
  expect(await opened.locator('[data-selected]').allTextContents()).not.toEqual([]);
  expect(await opened.textContent()).toContain(`the median is`);
  expect(await opened.textContent()).toContain(digits(value));
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' }).catch(() => opened.waitFor({ state: 'hidden' }));
  await expect.poll(() => new URL(page.url()).search).toBe('?country=KEN');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('keeps in the links of the card what was chosen after the chart was drawn', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  const link = page.locator('#price').getByRole('link', { name: /^Explain this number/ });
  // The middle of the chart may be a month without a price; the last month has one.
  const showLast = async (): Promise<number> => {
    await chart(page).hover();
    await chart(page).focus();
    await page.keyboard.press('End');
    return link.count();
  };
  await expect.poll(showLast).toBeGreaterThan(0);
  await page.locator('#changed').getByRole('button', { name: /table/i }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('table')).not.toBeNull();
  await showLast();
  await expect
    .poll(async () => new URL((await link.first().getAttribute('href')) ?? '', page.url()).search)
    .toContain(new URL(page.url()).search);
});

it('separates reporting markets from former ones in forced colours', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/data/prices?country=KEN', { forcedColors: 'active' });
  await page.locator('#markets').scrollIntoViewIfNeeded();
  await page.locator('#markets a circle').first().waitFor();
  const fills = await page
    .locator('#markets a circle')
    .evaluateAll((circles) => new Set(circles.map((circle) => getComputedStyle(circle).fill)).size);
  expect(fills).toBe(2);
  expect(await violations(page)).toEqual([]);
});
