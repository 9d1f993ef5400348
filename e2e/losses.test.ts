import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

it('leads from losses along the chain to a country, and table and picture agree', async () => {
  const page = await visit('/en/beans/data/post-harvest/results');
  const storage = page
    .locator('#stages table')
    .first()
    .getByRole('row', { name: /^Storage/ });
  await page.locator('#stages summary').first().click();
  expect(await storage.textContent()).toContain('5.2%30%');
  expect(await page.locator('#stages svg circle').count()).toBeGreaterThan(30);
  await page.locator('main form summary').first().click();
  await page.locator('main form a[href*="country=KEN"]').click();
  await page.waitForURL(/country=KEN/);
  await page.getByRole('heading', { level: 1, name: /Kenya/ }).waitFor();
  expect(await page.locator('#stages table').first().textContent()).toContain('7.4%');
});

it('finds a disease without accents and shows the statements of each source', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/data/diseases');
  await page.locator('form').getByRole('searchbox').fill('MUSTIA');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=MUSTIA/);
  const row = page.locator('#list tbody tr');
  await expect.poll(() => row.count()).toBe(1);
  await row.locator('summary').click();
  expect(await row.textContent()).toContain('Thanatephorus cucumeris');
});
