import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { DataPage, textOf } from './data-page.ts';
import { numberIn } from './figures.ts';

const { visit, visitData } = useBrowser();

type Language = 'en' | 'es' | 'pt';

const explained = (page: Page): string | null => new URL(page.url()).searchParams.get('explain');

/** The number of the open explanation as it is shown there. */
async function explainedNumber(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]');
  await dialog.locator('h3 + p').waitFor();
  return textOf(dialog.locator('h3 + p'));
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('explain'));
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Opens the explanation of each figure in some rows of a block's table: it says the same number as the cell. */
async function compareCells(
  data: DataPage,
  block: string,
  language: Language,
  rows: readonly number[],
): Promise<string[]> {
  const { page } = data;
  const table = data.block(block).locator('table:has(caption)');
  await table.waitFor();
  const keys: string[] = [];
  for (const row of rows) {
    const cells = table.locator('tbody tr').nth(row).locator('td');
    for (let at = 0; at < (await cells.count()); at++) {
      const cell = cells.nth(at);
      const text = await cell.evaluate((element) => element.firstChild?.textContent ?? '');
      if (!/\d/.test(text)) continue;
      await cell.click();
      // A cell without an explanation is no figure: a place, or a unit.
      if (explained(page) === null) continue;
      expect(numberIn(await explainedNumber(page), language), `${explained(page)}: ${text}`).toBe(
        numberIn(text, language),
      );
      keys.push(explained(page) ?? '');
      await close(page);
    }
  }
  return keys;
}

it.each([
  [
    'en',
    'beans/data/production?country=BRA&show=chart-production.inhabitant',
    'chart-production',
    /~capita$/,
  ],
  ['es', 'cassava/data/consumption?country=NGA&show=chart-uses.share', 'chart-uses', /~of(-\d+)+$/],
  ['pt', 'rice/data/trade?country=BRA&show=chart-value.inhabitant', 'chart-value', /~capita$/],
  ['pt', 'potato/data/surface-context?year=2022&show=countries.inhabitant', 'countries', /~capita$/],
  [
    'en',
    'cocoa/data/production?year=2022&show=countries.slope-2019-2022',
    'countries',
    /~(since|growth)-2019$/,
  ],
  [
    'es',
    'beans/data/production?year=2022&show=countries.slope-2019-2022-inhabitant',
    'countries',
    /~capita-(since|growth)-2019$/,
  ],
  [
    'es',
    'beans/data/consumption?year=2009&show=countries.slope-2003-2009',
    'countries',
    /~(since|growth)-2003$/,
  ],
  [
    'en',
    'beans/data/production?country=BRA&show=decomposition.2019-2022',
    'decomposition',
    /~(area|yield|change)-5312-(since|growth)-2019$/,
  ],
] as const)(
  'a number that the page works out is explained as it is shown: %s %s',
  async (language, address, block, view) => {
    const data = new DataPage(await visit(`/${language}/${address}&table=${block}`));
    await data.lowerBlocks();
    const keys = await compareCells(data, block, language, block === 'decomposition' ? [0, 1, 2] : [0, 2]);
    expect(keys.filter((key) => view.test(key)).length, keys.join(' ')).toBeGreaterThanOrEqual(2);
  },
  120_000,
);

it('says of a part of a change how it is computed, in numbers that can be worked out again', async () => {
  const { page } = await visitData(
    '/en/beans/data/production?country=BRA&explain=BRA.5510.2022~area-5312-since-2019',
    { bypassCSP: true },
  );
  const dialog = page.locator('dialog[open]');
  expect(await explainedNumber(page)).toContain('+30,156 t');
  // All four inputs are official, and so is what is worked out of them.
  expect(await textOf(dialog)).not.toContain('Not stated');
  expect(await textOf(dialog)).toContain(
    '(2,872,474 − 2,908,075) ÷ ln(2,872,474 ÷ 2,908,075) × ln(2,635,041 ÷ 2,607,691) = 30,155.5468439761',
  );
  expect(await violations(page)).toEqual([]);
});

it('explains bars of a decomposition by key and by press', async () => {
  const data = await visitData('/pt/beans/data/production?country=BRA&show=decomposition.2019-2022');
  const { page } = data;
  await data.lowerBlocks();
  const block = data.block('decomposition');
  await block.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await explainedNumber(page)).toMatch(/^-2,26 p/);
  expect(explained(page)).toBe('BRA.5510.2022~yield-5312-growth-2019');
  await close(page);
  await block.locator('svg g[data-explain="BRA.5510.2022~change-5312-growth-2019"] rect').click();
  expect(await explainedNumber(page)).toMatch(/^-1,22 p/);
});

it.each([
  ['en', 'beans/data/consumption?country=BRA&year=2017', 4],
  ['es', 'cassava/data/consumption?country=THA&year=2017', 4],
  ['pt', 'rice/data/consumption?macro=20&region=014&year=2015', 4],
] as const)(
  'explains each part of a balance, its sums and what is left: %s %s',
  async (language, address, parts) => {
    const page = await visit(`/${language}/${address}&table=balance`, { bypassCSP: true });
    const data = new DataPage(page);
    await data.lowerBlocks();
    const rows = data.block('balance').locator('table:has(caption) tbody tr');
    await rows.first().waitFor();
    const count = await rows.count();
    const all = Array.from({ length: count }, (_, row) => row);
    const keys = await compareCells(data, 'balance', language, all);
    expect(keys.length).toBeGreaterThan(parts + 4);
    expect(keys.filter((key) => key.includes('~sum-'))).toHaveLength(3);
    // The same sums stand under the picture.
    for (const key of keys.filter((entry) => entry.includes('~sum-')))
      expect(await data.block('balance').locator(`li a[data-explain="${key}"]`).count(), key).toBe(1);
    await page.goto(page.url().replace(/&table=balance/, `&explain=${keys.at(-1)}`));
    await explainedNumber(page);
    expect(await violations(page)).toEqual([]);
  },
  120_000,
);

it('explains the rank beside what the crop adds to the diet', async () => {
  const data = await visitData('/es/beans/data/consumption?country=BRA&year=2017');
  const { page } = data;
  const rank = data.block('complements').locator('a[data-explain="BRA.1.2017"]');
  expect(await rank.getAttribute('aria-label')).toContain('6');
  await rank.click();
  expect(numberIn(await explainedNumber(page), 'es')).toBe(6);
});

it.each(['en', 'es', 'pt'] as const)(
  'explains a single flow by band, list and table, with what the other side reports: %s',
  async (language) => {
    const page = await visit(`/${language}/beans/data/trade?country=BRA&year=2022`, { bypassCSP: true });
    await page.waitForLoadState('networkidle');
    const sankey = page.locator('#sankey');
    await sankey.scrollIntoViewIfNeeded();
    await sankey.getByRole('application').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // FAO's detailed trade matrix: Argentina exported 41,891 by its own report, 51,663 by Brazil's.
    expect(numberIn(await explainedNumber(page), language)).toBe(51_663);
    expect(explained(page)).toBe('BRA.5622.2022~with-ARG');
    const dialog = page.locator('dialog[open]');
    const mirror = dialog.locator('dd a[data-explain]');
    expect(numberIn((await textOf(mirror)).split(': ').at(-1) ?? '', language)).toBe(41_891);
    expect(await violations(page)).toEqual([]);
    await mirror.click();
    await page.waitForURL((url) => url.searchParams.get('explain') === 'ARG.5922.2022.176~with-BRA');
    await dialog.getByText(/5922/).first().waitFor();
    expect(numberIn(await explainedNumber(page), language)).toBe(41_891);
    await close(page);

    const link = page.locator('#partners-2 a[data-explain="IND.5622.2022~with-BRA"]');
    expect(numberIn(await textOf(link), language)).toBe(70_470);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await link.click();
    expect(numberIn(await explainedNumber(page), language)).toBe(70_470);
    await close(page);

    await sankey.locator('summary').first().click();
    const listed = sankey.locator('li a[data-explain="BRA.5922.2022~with-IND"]');
    await listed.click();
    expect(numberIn(await explainedNumber(page), language)).toBe(38_583);
  },
  120_000,
);

it.each([
  ['en', '?year=2022'],
  ['es', '?year=2022&country=BRA'],
  ['pt', '?year=2021&macro=202&region=014'],
  ['en', '?year=2022&country=KEN&show=flow.1'],
] as const)(
  'explains every sum of flows, in picture, list and table, with reports that add up to it: %s %s',
  async (language, search) => {
    const page = await visit(`/${language}/beans/data/trade${search}`, { bypassCSP: true });
    await page.waitForLoadState('networkidle');
    const sankey = page.locator('#sankey');
    await sankey.scrollIntoViewIfNeeded();
    const keysOf = async (parts: Locator): Promise<readonly (string | null)[]> => {
      const keys = await parts.evaluateAll((all) => all.map((part) => part.getAttribute('data-explain')));
      return [...new Set(keys)].sort();
    };
    const drawn = await keysOf(sankey.locator('svg[role=img] [data-explain]'));
    // Bands have their number in the list only.
    expect(await sankey.locator('svg[role=img] path:not([data-explain])').count()).toBe(0);
    await sankey.locator('summary').first().click();
    expect(await keysOf(sankey.locator('li a[data-explain]'))).toEqual(drawn);
    const sums = page.locator('main a[data-explain*="~flows-"]');
    const seen = new Set<string>();
    for (const link of await sums.all()) {
      const key = (await link.getAttribute('data-explain')) ?? '';
      const text = (await link.textContent()) || (await link.locator('xpath=..').textContent()) || '';
      const number = numberIn(text.replace(/^.*: /, ''), language);
      await link.click();
      expect(numberIn(await explainedNumber(page), language), `${key}: ${text}`).toBe(number);
      const dialog = page.locator('dialog[open]');
      const button = dialog.locator('summary');
      if ((await button.count()) > 0) await button.click();
      if (!seen.has('axe')) expect(await violations(page), key).toEqual([]);
      seen.add('axe').add(key);
      // One report has no total of its own.
      const part = (await dialog.locator('section tbody tr').count()) > 1 ? 'tfoot' : 'section tbody';
      const total = (await dialog.locator(`${part} td[class*=numeric]`).first().textContent()) ?? '';
      expect(Math.round(numberIn(total, language) ?? 0), key).toBe(number);
      await close(page);
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
  },
  120_000,
);

it('reads sums of flows with the keys, and explains them', async () => {
  const page = await visit('/en/beans/data/trade?year=2022&country=BRA&show=flow.2');
  await page.waitForLoadState('networkidle');
  const sankey = page.locator('#sankey');
  await sankey.scrollIntoViewIfNeeded();
  await sankey.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const said = sankey.getByRole('status');
  const whole =
    /^Brazil: ([\d,]+) thousand US dollars, of which [\d,]+ thousand US dollars by its own report$/;
  await expect.poll(() => said.textContent()).toMatch(whole);
  const number = numberIn(whole.exec((await said.textContent()) ?? '')?.[1] ?? '', 'en');
  await page.keyboard.press('Enter');
  expect(numberIn(await explainedNumber(page), 'en')).toBe(number);
  expect(explained(page)).toBe('BRA.5922.2022~flows-shown');
});

it('explains flows without JavaScript by links', async () => {
  const page = await visit('/es/beans/data/trade?country=BRA&year=2022', { javaScriptEnabled: false });
  await page.locator('#partners-2 a[data-explain="BRA.5922.2022~with-IND"]').click();
  const text = await textOf(page.locator('#explanation'));
  expect(text).toContain('38.583');
  expect(text).toContain('70.470');
});

it.each([
  'BRA.5922.2022~with-XXX',
  'BRA.6.2017~capita',
  'BRA.5922.2022~since-2022',
  'WLRD.5922.2022~with-IND',
])('says that there is no number %s, and keeps the page', async (figure) => {
  const page = await visit(`/en/beans/data/trade?country=BRA&year=2022&explain=${figure}`);
  await page.locator('dialog[open]').getByText('has no such number').waitFor();
  await close(page);
  expect(await page.locator('h1').count()).toBe(1);
});

it.each([
  ['en', '/en/beans/data/production/ranking?by=countries&year=2022'],
  ['es', '/es/rice/data/surface-context/ranking?by=countries&year=1995&element=101'],
  ['pt', '/pt/cassava/data/consumption/ranking?by=countries&year=2005'],
] as const)('explains value, share and change of a full ranking: %s %s', async (language, address) => {
  const page = await visit(address);
  await page.waitForLoadState('networkidle');
  const rows = page.locator('tbody tr');
  for (const row of [rows.first(), rows.nth(4)]) {
    const links = row.locator('a[data-explain]');
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    for (let at = 0; at < (await links.count()); at++) {
      const label = (await links.nth(at).getAttribute('aria-label')) ?? '';
      await links.nth(at).click();
      const key = explained(page);
      const shown = await explainedNumber(page);
      // The name of the country stands before the number.
      expect(numberIn(shown, language), `${key}: ${label}`).toBe(
        numberIn(label.replace(/^.*?(?=[+-]?\d)/, ''), language),
      );
      await close(page);
    }
  }
});
