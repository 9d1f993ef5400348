import { expect, it } from 'vitest';
import { publications } from '#contract/publications.ts';
import { sample } from '#domain/testing/sample.ts';
import { violations, widthsInTurn } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit, read } = useBrowser();

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

it('asks for what was chosen in one form without scripts, and shows a year from the table', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/publications?pageType=conceptual&type=article&sort=title', {
    javaScriptEnabled: false,
  });
  await page.locator('main form summary').last().click();
  await page.locator('main form input[name=from]').fill('2010');
  await page.locator('main form input[name=q]').fill('bean');
  await page.locator('main form button[type=submit]').click();
  const params = Object.fromEntries(new URL(page.url()).searchParams);
  expect(params).toMatchObject({
    q: 'bean',
    from: '2010',
    pageType: 'conceptual',
    type: 'article',
    sort: 'title',
  });
  const of = page.locator('#years tbody tr').first();
  const count = Number(await of.locator('td').last().textContent());
  await of.locator('a').click();
  expect(await page.locator('#list article').count()).toBe(count);
});

it.each(sample(['en', 'es', 'pt'].map((language, turn) => [language, turn] as const)))(
  'is whole without scripts, has nothing that axe objects to, and does not scroll sideways: %s',
  { tags: ['sweep'] },
  async (language, turn) => {
    const [width, other] = widthsInTurn(turn);
    const page = await read(`/${language}/beans/publications?pageType=conceptual`, { width });
    expect(await page.locator('#list article').count()).toBeGreaterThan(5);
    expect(await violations(page)).toEqual([]);
    for (const across of [width, other]) {
      await page.setViewportSize({ width: across, height: 900 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, String(across)).toBeLessThanOrEqual(across);
    }
  },
);
