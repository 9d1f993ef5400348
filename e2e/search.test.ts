import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { takenOver, textOf } from './data-page.ts';

const { visit, read } = useBrowser();

const button = (page: Page) => page.locator('header [data-key="/"]');
const field = (page: Page) => page.getByRole('combobox');
const option = (page: Page) => page.getByRole('option').first();

it('answers a phrase by the keyboard alone, and leads to the page in its state', async () => {
  const page = await visit('/pt/beans/about');
  await takenOver(button(page));
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.type('feijao quenia producao 2015');
  await option(page).locator('strong').waitFor();
  const answer = await textOf(option(page));
  expect(answer).toMatch(/^Quênia, feijão, produção, 2015: [\d.,]+ /);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${baseUrl}/pt/beans/data/production?year=2015&country=KEN`);
  const figure = /2015: (.+? t)/.exec(answer)?.[1] ?? 'none';
  expect(await textOf(page.locator('main'))).toContain(figure);
});

it('finds without a network once it has been opened, and gives the focus back', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/about', { width: 390 });
  await takenOver(button(page));
  await button(page).focus();
  await page.keyboard.press('Enter');
  await field(page).fill('kenia');
  await option(page).waitFor();
  await page.context().setOffline(true);
  await field(page).fill('birmania');
  await expect.poll(() => textOf(option(page))).toContain('Myanmar');
  await field(page).fill('🫘 كينيا');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  expect(await textOf(page.getByRole('dialog'))).toContain('Sin resultados');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

it('answers without scripts with a page, and helps on the page of an unknown address', async () => {
  const page = await read('/en/nothing/here', { javaScriptEnabled: false, width: 390 });
  await page.getByRole('searchbox').fill('Swaziland');
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(`${baseUrl}/en/search?q=Swaziland`);
  const first = page.getByRole('main').getByRole('listitem').first();
  expect(await textOf(first)).toContain('Eswatini');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('searchbox').fill('a'.repeat(3000));
  await page.getByRole('main').getByRole('button').click();
  await page.getByText('Only the first 200 characters were read.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
