import { expect, it } from 'vitest';
import { publications } from '#contract/publications.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

it('finds a publication by its title, copies how it is cited, and leads back from nothing', async () => {
  const answer = await fetch(`${baseUrl}/api/v1/publications?crop=beans&type=article`);
  const [first] = publications.parse(await answer.json()).rows;
  const title = first?.title ?? '';
  const page = await visit('/en/beans/publications', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('main form input[name=q]').fill(first?.doi ?? title);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?q=/);
  // What was not filled in is not in the address.
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q']);
  const entry = page.locator('#list article').first();
  expect(await entry.locator('h3').textContent()).toBe(title);
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Copy as BibTeX' }).click();
  await entry.getByText('Copied').first().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^@article\{[a-z0-9]+-[a-z0-9]{7},/);
  await page.goto(`${baseUrl}/en/beans/publications?pageType=social&q=no-such-publication`);
  expect(await page.locator('#list').count()).toBe(0);
  await page.locator('main').getByRole('link', { name: 'Remove all filters' }).click();
  await page.waitForURL(/\?crop=all$/);
  await page.locator('#list article').first().waitFor();
});
