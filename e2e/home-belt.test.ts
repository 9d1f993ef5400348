import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit } = useBrowser();

it('shows beans in three steps, each a page that works without scripts', async () => {
  const page = await visit('/es', { javaScriptEnabled: false });
  const steps = page.locator('main nav a:has(span)');
  expect(await page.locator('#map path[data-dots]').count()).toBe(2);
  expect(await page.locator('#map tbody tr').count()).toBeGreaterThan(100);
  await steps.nth(0).click();
  await page.waitForURL((url) => url.search === '?step=1', { waitUntil: 'load' });
  expect(await page.locator('#map path[data-dots=andean]').count()).toBeGreaterThan(0);
  await steps.nth(2).click();
  await page.waitForURL((url) => url.search === '?step=3', { waitUntil: 'load' });
  expect(await page.locator('#map path[data-country]:not([fill*="-none"])').count()).toBeGreaterThan(130);
  await steps.nth(1).click();
  await page.waitForURL((url) => url.search === '', { waitUntil: 'load' });
});

it('draws the same dots again after its table, and leads from a figure of that to its explanation', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en');
  const dots = page.locator('#map path[data-dots=fields]');
  const before = await dots.getAttribute('d');
  await takenOver(page.locator('#map [role=application]'));
  const table = page.locator('#map footer button[aria-expanded]');
  await table.click();
  const link = page.locator('#map tbody a[href*="explain=IND.5312."]');
  await link.waitFor();
  expect(await dots.count()).toBe(0);
  await table.click();
  expect(await dots.getAttribute('d')).toBe(before);
  await table.click();
  await link.click();
  await page.locator('dialog[open] h3').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/beans/data/surface-context');
});

it('has half of the dots on a phone, and a card for the country that is tapped', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/pt', { width: 390, hasTouch: true, isMobile: true });
  const map = page.locator('#map [role=application]');
  await takenOver(map);
  expect(await page.locator('#map path[data-dots=fields]').isVisible()).toBe(true);
  expect(await page.locator('#map path[data-dots=more]').isVisible()).toBe(false);
  const box = await page.locator('#map path[data-country=BRA]').boundingBox();
  if (box === null) throw new Error('Brazil is not drawn.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[data-card=pinned] a[href*="country=BRA"]').first().waitFor();
});

it('answers six questions, each of which leads to a view with figures', { tags: ['sweep'] }, async () => {
  const page = await visit('/en', { javaScriptEnabled: false });
  const links = page.locator('#questions ~ ul h3 a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(6);
  for (const href of hrefs) {
    await page.goto(baseUrl + href);
    expect(await page.locator('main table, main svg[role=img]').count(), href).toBeGreaterThan(0);
  }
});

it('finds while one writes, with the figure that answers first, and by its page without scripts', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en');
  await takenOver(page.locator('#map [role=application]'));
  await page.keyboard.press('/');
  await page.keyboard.type('beans in kenya');
  const first = page.locator('main [role=option]').first();
  await first.locator('strong').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('country') === 'KEN');

  const plain = await visit('/en', { javaScriptEnabled: false });
  await plain.locator('main input[name=q]').fill('kenya');
  await plain.keyboard.press('Enter');
  await plain.waitForURL((url) => url.pathname === '/en/search' && url.searchParams.get('q') === 'kenya');
});
