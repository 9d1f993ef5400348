import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cropRanking } from '#contract/data.ts';
import { sample } from '#domain/testing/sample.ts';
import { violations, widthsInTurn } from './axe.ts';
import { baseUrl, useBrowser } from './browser.ts';
import { DataPage, takenOver } from './data-page.ts';
import { closeExplanation, explained, opened, pressEach } from './explanations.ts';
import { numberIn } from './figures.ts';

const { visit, visitData, read } = useBrowser();

const rwanda = '/beans/data/consumption/ranking?area=RWA&year=2017';
const rows = (page: Page) => page.locator('main tbody tr');
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const names = (page: Page): Promise<string[]> => page.locator('main tbody th').allTextContents();

const languages = [
  { language: 'en', title: /^Plant foods by energy, Rwanda, 2017/, own: 'Beans', first: 'Maize' },
  {
    language: 'es',
    title: /^Alimentos de origen vegetal por energía, Ruanda, 2017/,
    own: 'Frijoles',
    first: 'Maíz',
  },
  {
    language: 'pt',
    title: /^Alimentos de origem vegetal por energia, Ruanda, 2017/,
    own: 'Feijões',
    first: 'Milho',
  },
] as const;

it.each(sample(languages))(
  'ranks every crop of an area without JavaScript: $language',
  { tags: ['sweep'] },
  async (words) => {
    const page = await read(`/${words.language}${rwanda}`, { javaScriptEnabled: false });
    expect(await page.title()).toMatch(words.title);
    expect(await rows(page).count()).toBe(47);
    expect((await names(page)).slice(0, 2)).toEqual([words.first, words.own]);
    expect(await page.locator('main tr[data-selected] th').allTextContents()).toEqual([words.own]);

    // The heads are links, and the search is a form.
    await page.locator('main thead th').nth(1).getByRole('link').click();
    expect(await page.locator('main th[aria-sort=ascending]').textContent()).toContain(
      { en: 'Crop', es: 'Cultivo', pt: 'Cultura' }[words.language],
    );
    const sorted = await names(page);
    expect(sorted).toEqual([...sorted].sort(new Intl.Collator(words.language).compare));
    await page.locator('main input[type=search]').fill(words.own.slice(0, 4).toUpperCase());
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(/[?&]q=/);
    const found = await names(page);
    expect(found).toContain(words.own);
    expect(found.length).toBeLessThan(5);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
  },
);

const searches = ['', '?by=countries', '?area=BRA&year=1900', '?by=countries&sort=-change&q=an'];

it.each(sample(['en', 'es', 'pt'].map((language, turn) => [language, turn] as const)))(
  'has nothing that axe objects to, and does not scroll sideways, at 1280 and 390 px: %s',
  { tags: ['sweep'] },
  async (language, turn) => {
    for (const [place, search] of searches.entries()) {
      const [width, other] = widthsInTurn(turn + place);
      const page = await read(`/${language}/beans/data/production/ranking${search}`, { width });
      expect(await violations(page), `${search} ${width}`).toEqual([]);
      expect(await sideways(page), `${search} ${width}`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: other, height: 900 });
      await new DataPage(page).painted();
      expect(await sideways(page), `${search} ${other}`).toBeLessThanOrEqual(0);
    }
  },
);

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

it('stands behind the podium and the map, with the same figures as the interface', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/production?country=BRA&year=2020&show=podium.113');
  const podium = (await page.locator('#podium').textContent()) ?? '';
  await page.locator('#podium [data-menu=notes] summary').click();
  await page.locator('#podium').getByRole('link', { name: 'Full ranking' }).click();
  await page.locator('#ranking [data-title]', { hasText: 'Crops by production, Brazil, 2020' }).waitFor();
  const response = await fetch(`${baseUrl}/api/v1/data/ranking/crops/BRA/113/176/2020`);
  const { places } = cropRanking.parse(await response.json());
  expect(await rows(page).count()).toBe(places.length);
  const beans = places.find(({ selected }) => selected);
  expect(podium).toContain(` of ${places.length} crops`);
  const marked = await page.locator('main tr[data-selected] td').allTextContents();
  expect(numberIn(marked[1] ?? '', 'en')).toBe(beans?.value);

  const map = await visit('/en/beans/data/production?year=2020');
  await map.locator('#map [data-menu=notes] summary').click();
  await map.locator('#map').getByRole('link', { name: 'Full ranking' }).click();
  await map
    .locator('#ranking [data-title]', { hasText: 'Beans: ranking by production, World, 2020' })
    .waitFor();
  expect((await names(map))[0]).toBe('India');
});

it('offers the nearest year and keeps the page where nothing is ranked', { tags: ['sweep'] }, async () => {
  const page = await visit('/en/beans/data/consumption/ranking?area=RWA&year=1950');
  const main = page.locator('main');
  expect(await main.textContent()).toContain('No data for this year');
  await main.getByRole('link', { name: 'Show 1961, the nearest year with data' }).click();
  await page.locator('#ranking [data-title]', { hasText: 'Plant foods by energy, Rwanda, 1961' }).waitFor();
  expect(await rows(page).count()).toBe(16);
});

it.each(sample(['en', 'es', 'pt'] as const))(
  'explains each value of a list, and by keyboard alone: %s',
  { tags: ['sweep'] },
  async (language) => {
    for (const [address, key] of [
      [rwanda, /^RWA\.1\.2017(\.\w+)?$/],
      ['/beans/data/production/ranking?by=countries&year=2020', /^[A-Z]{3,4}\.5510\.2020$/],
      // The full list counts bananas and plantains apart.
      ['/musa/data/production/ranking?area=BRA&year=2020', /^BRA\.113\.2020\.\w+$/],
    ] as const) {
      const page = await read(`/${language}${address}`);
      const before = page.url();
      const ways = page.locator('main tbody tr:has(a[data-explain])');
      expect(await ways.count(), address).toBe(await rows(page).count());
      const first = rows(page).first().locator('a[data-explain]').first();
      await first.focus();
      await page.keyboard.press('Enter');
      await opened(page);
      expect(explained(page)).toMatch(key);
      await closeExplanation(page);
      await expect.poll(() => page.url()).toBe(before);
      await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);

      const some = page.locator('main tbody tr:is(:nth-child(1), :nth-child(2), :nth-child(8))');
      const values = await some.locator('td:nth-of-type(2)').allTextContents();
      const found = await pressEach(some.locator(':nth-match(a[data-explain], 1)'));
      expect(found.length, address).toBe(3);
      for (const [at, value] of values.entries()) {
        const { number = '', marked = [], key: own = '' } = found[at] ?? {};
        expect(own).toMatch(key);
        const shown = (marked.length > 0 ? marked : [number]).map((text) => numberIn(text, language));
        expect(shown, `${address} ${own}`).toContain(numberIn(value, language));
      }
    }
  },
);

it('explains a value without JavaScript, and by a shared link', { tags: ['sweep'] }, async () => {
  const still = await visit('/pt/beans/data/production/ranking?by=countries&year=2020', {
    javaScriptEnabled: false,
  });
  await still.locator('main tbody a[data-explain]').first().click();
  expect(still.url()).toContain('by=countries&year=2020&explain=IND.5510.2020');
  expect(await still.locator('#explanation h3').textContent()).toContain('Índia');
  await still.locator('#explanation').getByRole('link', { name: 'Fechar' }).click();
  expect(still.url()).not.toContain('explain');
  const page = await visit('/en/beans/data/production/ranking?by=countries&year=2020&explain=WLRD.5510.2020');
  await page.locator('dialog[open] h3').waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.waitForURL((url) => url.search === '?by=countries&year=2020');
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

it('ranks the countries of a region among themselves, behind the map of the region', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/production?macro=20&region=014&year=2023');
  const link = data.page.locator('#map').getByRole('link', { name: 'Full ranking', includeHidden: true });
  expect(await link.getAttribute('href')).toContain('by=countries&element=5510&area=014&year=2023');
  const page = await visit((await link.getAttribute('href')) ?? '', { javaScriptEnabled: false });
  const first = page.locator('#ranking tbody tr').first();
  expect(await first.locator('td').first().textContent()).toBe('1');
  expect(await first.locator('th').textContent()).toBe('Tanzania');
  expect(await page.locator('#ranking [data-title]').textContent()).toContain('Eastern Africa');
  expect(await page.locator('#ranking tbody th', { hasText: 'India' }).count()).toBe(0);
});
