import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { violations } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { api, numberIn } from './figures.ts';

const { visit } = useBrowser();

/** The number that the page behind a link explains: the document has it without scripts. */
async function explainedNumber(href: string): Promise<number> {
  const response = await fetch(baseUrl + href);
  const document = await response.text();
  const [, value = ''] =
    /<section id="explanation">.*?<\/h3>(?:<[^>]*>)*([^<]*)/s.exec(document.replaceAll('<!-- -->', '')) ?? [];
  return numberIn(value, 'en');
}

it.each(['', ...crops.map(({ id }) => `/${id}`)])(
  'leads from every number of the home to the same number explained: /en%s',
  async (path) => {
    const page = await visit(`/en${path}`, { javaScriptEnabled: false });
    const figures = await page.locator('main a[data-explain]').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: (link.textContent || link.closest('p, li')?.textContent) ?? '',
        row: link.closest('tr') !== null,
        listed: link.closest('ol') !== null,
        change: (link.getAttribute('data-explain') ?? '').includes('~growth-'),
      })),
    );
    const rows = await page.locator('#map tbody tr').count();
    expect(rows).toBeGreaterThan(50);
    expect(figures.filter(({ row }) => row)).toHaveLength(rows);
    expect(figures.filter(({ listed }) => listed)).toHaveLength(5);
    const headlines = figures.filter(({ row, listed, change }) => !row && !listed && !change);
    expect(headlines).toHaveLength(path === '' ? crops.length : 4);
    const changes = figures.filter(({ change }) => change);
    expect(changes.length).toBeGreaterThanOrEqual(path === '' ? 5 : 1);
    // Of the table its ends: all of its rows are one list with the five, made in one way.
    const places = figures.filter(({ row }) => row);
    for (const { href, text } of [
      ...headlines,
      ...figures.filter(({ listed }) => listed),
      ...places.slice(0, 1),
      ...places.slice(-1),
    ])
      expect.soft(await explainedNumber(href), `${href}: ${text}`).toBe(numberIn(text, 'en'));
    for (const { href, text } of changes) {
      const [change = ''] = /[+-][\d.]+\s?%/.exec(text) ?? [];
      expect.soft(await explainedNumber(href), `${href}: ${text}`).toBe(numberIn(change, 'en'));
    }
  },
);

it.each([
  ['/en/beans', 'main p a[data-explain]', 'World, 2023'],
  ['/es/cocoa', 'main ul > li:nth-child(2) p a[data-explain]', 'Mundo, 2017'],
  ['/pt/forages', 'main ol a[data-explain]', '2023'],
] as const)('opens the explanation on a data page: %s', async (address, link, title) => {
  const page = await visit(address, { bypassCSP: true });
  expect(await violations(page), 'home').toEqual([]);
  const way = page.locator(link).first();
  const box = await way.boundingBox();
  expect([box?.width, box?.height]).toEqual([24, 24]);
  const shown = await way.evaluate((icon) => icon.closest('p, li')?.textContent ?? '');
  await way.click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('h3').waitFor();
  expect(await dialog.locator('h3').textContent()).toContain(title);
  const language = address.startsWith('/es') ? 'es' : address.startsWith('/pt') ? 'pt' : 'en';
  const value = (await dialog.locator('h3 + p').textContent()) ?? '';
  expect(numberIn(value, language)).toBe(numberIn(shown, language));
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('explain'));
});

it('explains the country that keys have reached on the map, and a row of its table', async () => {
  const page = await visit('/en/beans');
  const map = page.locator('#map [role=application]');
  await map.focus();
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await page.locator('#map [data-walking] ~ * a').count()) > 0) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  const key = await page.evaluate(() => document.activeElement?.getAttribute('data-explain'));
  expect(key).toMatch(/^[A-Z]{3}\.5312\.2023$/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('explain') === key);
  await page.locator('dialog[open] h3').waitFor();
  await page.goBack();
  await page.locator('#map summary').click();
  await page.locator('#map tbody a').nth(2).click();
  await page.waitForURL((url) => url.search === '?year=2023&country=BRA&explain=BRA.5312.2023');
  await page.locator('dialog[open] h3').waitFor();
});

it('keeps the release that the address of the home names', async () => {
  const { id } = await api.release();
  const page = await visit(`/en/cassava?v=${id}`, { javaScriptEnabled: false });
  const hrefs = await page
    .locator('main a[data-explain], #map ol a, main #figures ~ ul a, main #sections ~ ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(100);
  expect(hrefs.filter((href) => !href.endsWith(`v=${id}`))).toEqual([]);
});
