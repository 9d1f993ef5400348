import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { DataPage, textOf } from './data-page.ts';
import { closeExplanation, explained, explainedNumber, opened, pressEach } from './explanations.ts';
import { numberIn } from './figures.ts';

const { read } = useBrowser();

type Language = 'en' | 'es' | 'pt';

/**
 * Presses each figure in some rows of a block's table, by default in all rows: its explanation has the same number as the cell. The
 * first one is pressed with the mouse.
 */
async function compareCells(
  data: DataPage,
  block: string,
  language: Language,
  rows?: readonly number[],
): Promise<string[]> {
  const { page } = data;
  const table = data.block(block).locator('table:has(caption)');
  await table.waitFor();
  const selector = rows?.map((row) => `tbody tr:nth-child(${row + 1}) td`).join(', ') ?? 'tbody tr td';
  const cells = table.locator(selector).filter({ hasText: /\d/ });
  const texts = await cells.evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ''));
  const compare = (key: string, shown: string, text: string): void =>
    expect(numberIn(shown, language), `${key}: ${text}`).toBe(numberIn(text, language));
  await cells.first().click();
  compare(explained(page) ?? '', await explainedNumber(page), texts[0] ?? '');
  await closeExplanation(page);
  const keys: string[] = [];
  for (const [at, found] of (await pressEach(cells)).entries()) {
    const text = texts[at] ?? '';
    // A cell without an explanation is no figure: a place, or a unit.
    if (found === null || !/\d/.test(text)) continue;
    compare(found.key, found.number, text);
    keys.push(found.key);
  }
  await closeExplanation(page);
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
  ['pt', 'beans/data/trade?country=BRA&show=chart-value.inhabitant', 'chart-value', /~capita$/],
  ['pt', 'potato/data/surface-context?year=2022&show=countries.inhabitant', 'countries', /~capita$/],
] as const)(
  'a number that the page works out is explained as it is shown: %s %s',
  async (language, address, block, view) => {
    const data = new DataPage(await read(`/${language}/${address}&table=${block}`));
    await data.lowerBlocks();
    const keys = await compareCells(data, block, language, [0, 2]);
    expect(keys.filter((key) => view.test(key)).length, keys.join(' ')).toBeGreaterThanOrEqual(2);
  },
  120_000,
);

it('explains a part of a change in numbers that can be recomputed', async () => {
  const page = await read('/en/beans/data/production?country=BRA&explain=BRA.5510.2022~area-5312-since-2019');
  const dialog = page.locator('dialog[open]');
  expect(await explainedNumber(page)).toContain('+30,156 t');
  // All four inputs are official, and so is what is worked out of them.
  expect(await textOf(dialog)).not.toContain('Not stated');
  expect(await textOf(dialog)).toContain(
    '(2,872,474 − 2,908,075) ÷ ln(2,872,474 ÷ 2,908,075) × ln(2,635,041 ÷ 2,607,691) = 30,155.5468439761',
  );
  expect(await violations(page)).toEqual([]);
});

it.each([
  ['en', 'beans/data/consumption?country=BRA&year=2017', 4],
  ['es', 'cassava/data/consumption?country=THA&year=2017', 4],
  ['pt', 'rice/data/consumption?macro=20&region=014&year=2015', 4],
] as const)(
  'explains each part of a balance, its sums and what is left: %s %s',
  async (language, address, parts) => {
    const page = await read(`/${language}/${address}&table=balance`);
    const data = new DataPage(page);
    await data.lowerBlocks();
    const rows = data.block('balance').locator('table:has(caption) tbody tr');
    await rows.first().waitFor();
    const keys = await compareCells(data, 'balance', language);
    expect(keys.length).toBeGreaterThan(parts + 4);
    expect(keys.filter((key) => key.includes('~sum-'))).toHaveLength(3);
    // The same sums are under the picture.
    for (const key of keys.filter((entry) => entry.includes('~sum-')))
      expect(await data.block('balance').locator(`li a[data-explain="${key}"]`).count(), key).toBe(1);
    await page.goto(page.url().replace(/&table=balance/, `&explain=${keys.at(-1)}`));
    await explainedNumber(page);
    expect(await violations(page)).toEqual([]);
  },
  120_000,
);

it('explains the crop’s own place, which is fifth on the podium', async () => {
  const page = await read('/es/beans/data/consumption?country=BRA&year=2017&show=podium.1');
  const data = new DataPage(page);
  const place = data.block('podium').locator('a[data-explain="BRA.1.2017"]');
  expect(await place.getAttribute('aria-label')).toContain('6');
  await place.click();
  expect(numberIn(await explainedNumber(page), 'es')).toBe(6);
});

it.each(['en', 'es', 'pt'] as const)(
  'explains a single flow by band, list and table, with what the other side reports: %s',
  async (language) => {
    const page = await read(`/${language}/beans/data/trade?country=BRA&year=2022`);
    await new DataPage(page).lowerBlocks();
    const sankey = page.locator('#sankey');
    await sankey.getByRole('application').focus();
    // The largest flow is Brazil's to India.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
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
    await closeExplanation(page);

    await sankey.locator('summary').first().click();
    const listed = sankey.locator('details li a[data-explain^="IND.5622.2022"]');
    await listed.click();
    expect(numberIn(await explainedNumber(page), language)).toBe(70_470);
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
    const page = await read(`/${language}/beans/data/trade${search}`);
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
    const shown = await sums.evaluateAll((all) =>
      all.map((link) => link.textContent || link.parentElement?.textContent || ''),
    );
    await sums.first().click();
    const button = (await opened(page)).locator('summary');
    if ((await button.count()) > 0) await button.click();
    expect(await violations(page)).toEqual([]);
    await closeExplanation(page);
    const found = await pressEach(sums);
    expect(found.length).toBeGreaterThanOrEqual(1);
    for (const [at, text] of shown.entries()) {
      const number = numberIn(text.replace(/^.*: /, ''), language);
      const place = `${found[at]?.key}: ${text}`;
      expect(numberIn(found[at]?.number ?? '', language), place).toBe(number);
      expect(Math.round(numberIn(found[at]?.total ?? '', language)), place).toBe(number);
    }
  },
  120_000,
);

it.each([
  ['en', '/en/beans/data/production/ranking?by=countries&year=2022'],
  ['es', '/es/rice/data/surface-context/ranking?by=countries&year=1995&element=101'],
  ['pt', '/pt/cassava/data/consumption/ranking?by=countries&year=2005'],
] as const)('explains value, share and change of a full ranking: %s %s', async (language, address) => {
  const page = await read(address);
  await page.waitForLoadState('networkidle');
  // A country whose series breaks has no change to explain.
  const rows = page.locator('tbody tr').filter({ has: page.locator('td:last-child a[data-explain]') });
  for (const row of [rows.first(), rows.nth(4)]) {
    const links = row.locator('a[data-explain]');
    const labels = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBeGreaterThanOrEqual(2);
    // The name of the country is before the number.
    for (const [at, found] of (await pressEach(links)).entries())
      expect(numberIn(found?.number ?? '', language), `${found?.key}: ${labels[at]}`).toBe(
        numberIn((labels[at] ?? '').replace(/^.*?(?=[+−]?\d)/, ''), language),
      );
  }
});
