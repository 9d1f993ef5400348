import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

it('changes a list as somebody types, keeps the place in its address, and goes back', async () => {
  const page = await visit('/en/beans/data/pests');
  const rows = page.locator('#list tbody tr');
  const all = await rows.count();
  const field = page.locator('main input[name=q]');
  await expect
    .poll(() => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await field.pressSequentially('ophiomyia');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(new URL(page.url()).searchParams.get('q')).toBe('ophiomyia');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.locator('main form a[href*="agent="]').first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('agent')).toBe('insect');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ophiomyia');
  await field.fill('');
  await expect.poll(() => rows.count()).toBe(all);
});

it('names the filter to remove where nothing fits, without scripts, too', async () => {
  const page = await visit('/en/beans/data/pests?agent=insect', { javaScriptEnabled: false });
  await page.locator('main input[name=q]').fill('no such name');
  await page.locator('main input[name=q]').press('Enter');
  expect(new URL(page.url()).search).toBe('?q=no+such+name&agent=insect');
  expect(await page.locator('#list').count()).toBe(0);
  await page.locator('main a[href$="?agent=insect"]').first().click();
  expect(await page.locator('#list tbody tr').count()).toBeGreaterThan(5);
});

it('shows a list without a source that nobody knows, and says so', async () => {
  const answer = await fetch(`${baseUrl}/en/beans/data/pests?source=nowhere`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('id="list"');
  expect(html).toContain('nowhere');
});
