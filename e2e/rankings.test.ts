import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';
import { numberIn } from './figures.ts';

const { visit } = useBrowser();

const rwanda = '/beans/data/consumption/ranking?area=RWA&year=2017';
const names = (page: Page): Promise<string[]> => page.locator('main tbody th').allTextContents();

it('sorts and searches at once, without the network, and keeps it in the address', async () => {
  const page = await visit(`/en${rwanda}`);
  const requests: string[] = [];
  // A shorter list brings the foot near the window, whose marks and code are fetched then.
  page.on('request', (request) => request.resourceType() === 'fetch' && requests.push(request.url()));
  const value = page.locator('main thead th').nth(2);
  await takenOver(value.getByRole('link'));
  requests.length = 0;
  await value.getByRole('link').click();
  await value.getByRole('link').click();
  expect(await value.getAttribute('aria-sort')).toBe('ascending');
  const values = await page.locator('main tbody tr td:nth-of-type(2)').allTextContents();
  const numbers = values.map((text) => numberIn(text, 'en'));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  await page.getByRole('searchbox').fill('OIL');
  expect(await names(page)).toEqual(expect.arrayContaining(['Palm oil', 'Sunflower oil']));
  await expect.poll(() => page.url()).toContain('area=RWA&year=2017&sort=value&q=OIL');
  expect(requests).toEqual([]);
});

it('goes to another year, measure and kind with one request each, and back', {
  tags: ['sweep'],
}, async () => {
  const page = await visit(`/en${rwanda}`);
  await page.getByLabel('Ranking by').selectOption({ label: 'Protein' });
  await page.locator('#ranking [data-title]', { hasText: 'Plant foods by protein, Rwanda, 2017' }).waitFor();
  expect((await names(page))[0]).toBe('Beans');
  await page.getByLabel('Year').selectOption('2013');
  await page.locator('#ranking [data-title]', { hasText: 'Plant foods by protein, Rwanda, 2013' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Countries' }).click();
  await page.locator('#ranking [data-title]', { hasText: /^Beans: ranking by .*, 2013$/ }).waitFor();
  expect(await page.locator('main tr[data-selected] th').allTextContents()).toEqual(['Rwanda']);
  await page.goBack();
  await page.locator('#ranking [data-title]', { hasText: 'Plant foods by protein, Rwanda, 2013' }).waitFor();
  await page.goBack();
  await page.locator('#ranking [data-title]', { hasText: 'Plant foods by protein, Rwanda, 2017' }).waitFor();
});

it.each(sample([1280, 390]))(
  'keeps the own country in sight while the others pass, once in the table: %i px',
  { tags: ['sweep'] },
  async (width) => {
    const page = await visit('/en/beans/data/production/ranking?by=countries&area=RWA', { width });
    const pinnedRow = page.locator('#ranking tbody tr[data-pinned]');
    expect(await page.locator('#ranking tbody th', { hasText: 'Rwanda' }).count()).toBe(1);
    const rows = page.locator('#ranking tbody tr');
    for (const at of [1, 60]) {
      await rows.nth(at).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const seen = await pinnedRow.locator('th').evaluate((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (name.contains(hit) || hit.contains(name));
      });
      expect(seen, `row ${at}`).toBe(true);
    }
  },
);
