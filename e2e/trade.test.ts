import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { readMessages } from '#locales/testing/read-words.ts';
import { useBrowser } from './browser.ts';
import { DataPage, textOf } from './data-page.ts';
import { numberIn } from './figures.ts';

const { visit } = useBrowser();

const words = {
  en: {
    title: 'Bean imports and exports in Brazil, 2022',
    bound: 'at least US$ 51.6 million',
    argentina: 'Argentina',
  },
  es: {
    title: 'Importaciones y exportaciones de frijol en Brasil, 2022',
    bound: 'al menos US$ 51,6 millones',
    argentina: 'Argentina',
  },
  pt: {
    title: 'Importações e exportações de feijão no Brasil, 2022',
    bound: 'pelo menos US$ 51,6 milhões',
    argentina: 'Argentina',
  },
} as const;
const languages = ['en', 'es', 'pt'] as const;

/** Opens the page and brings its lower blocks to life. */
async function open(address: string, options: { width?: number } = {}): Promise<Page> {
  const page = await visit(address, options);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/v1/cubes/')),
  );
  await page.locator('#sankey').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('trade-blocks')),
  );
  return page;
}

it.each(sample(languages.flatMap((language) => [1280, 390].map((width) => [language, width] as const))))(
  'shows what Brazil trades with whom, labelled as lower bounds: %s at %i px',
  async (language, width) => {
    const page = await open(
      `/${language}/beans/data/trade?element=5622&year=2022&country=BRA&table=partners-1`,
      { width },
    );
    expect(await page.title()).toContain(words[language].title);
    // 51,663 thousand dollars is what the matrix has of Brazil's imports in 2022, all of it from Argentina.
    expect(await textOf(page.locator('main'))).toContain(words[language].bound);
    const imports = await textOf(page.locator('#imports dd').first());
    // A lower bound is never rounded up.
    expect(numberIn(imports, language)).toBe(51.6);
    const rows = page.locator('#partners-1 tbody tr');
    expect(await rows.locator('th').allTextContents()).toHaveLength(3);
    const [reported, mirror] = await rows.first().locator('td').allTextContents();
    expect(await textOf(rows.first().locator('th'))).toBe(words[language].argentina);
    // Argentina reports 41,891 of the same goods.
    expect([reported, mirror].map((text) => numberIn(text ?? '', language))).toEqual([51_663, 41_891]);
    const { scrolls, outside } = await new DataPage(page).overflow();
    expect({ scrolls, outside }).toEqual({ scrolls: false, outside: [] });
  },
);

it('keeps flow and chart in the address, and shows only what was chosen', { tags: ['sweep'] }, async () => {
  const page = await open('/en/beans/data/trade?year=2017&country=BRA');
  await page.getByRole('group', { name: 'Flow' }).getByRole('link', { name: 'Imports' }).click();
  await page.waitForURL((url) => url.searchParams.get('show') === 'flow.1');
  await page.locator('#exports').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#traders-2, #partners-2').count()).toBe(0);
  // 87,193 thousand dollars for 137 thousand tonnes: of the value only a part is known, the quantity is whole.
  expect(await page.locator('#unit-value').count()).toBe(0);
  expect(await textOf(page.locator('#chart-value details[data-menu=notes]'))).toContain(
    readMessages('en', 'notes')['figure.withheld.partial-value'] ?? '?',
  );
  await page.getByLabel('Chart', { exact: true }).selectOption('quantity');
  await page.waitForURL((url) => url.searchParams.get('show') === 'charts.quantity~flow.1');
  const chart = page.locator('#chart-quantity');
  await chart.locator('footer button[aria-expanded=false]').click();
  const row = chart.getByRole('row', { name: /^2017/ });
  expect(await row.getByRole('cell').first().textContent()).toContain('137,000');
  // There are no flows in tonnes in the bundled figures, and the page shows this.
  await page.getByText('There are no data on the partners of Brazil in 2017.').waitFor();
  await page.locator('#sankey').getByText('Show the value').click();
  await page.waitForURL((url) => url.searchParams.get('show') === 'charts.value~flow.1');
  await page.locator('#partners-1').waitFor();

  const again = await open(`/en/beans/data/trade${new URL(page.url()).search}`);
  expect(await again.locator('#exports').count()).toBe(0);
  expect(await again.locator('#chart-value').count()).toBe(1);
});

it('reads the flows with the keyboard, and as a list', { tags: ['sweep'] }, async () => {
  const page = await open('/en/beans/data/trade?year=2022&country=BRA');
  const figure = page.locator('#sankey');
  await figure.getByRole('application').focus();
  const status = figure.getByRole('status');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => status.textContent()).toBe('Flow from Brazil to India: 70,470 thousand US dollars');
  await page.keyboard.press('End');
  await expect.poll(() => status.textContent()).toContain('from Brazil to others');
  await figure.getByText('The same flows as a list').click();
  const list = await figure.locator('details ol li').allTextContents();
  expect(list[0]).toBe('Flow from Brazil to India: 70,470 thousand US dollars');
  expect(list[1]).toBe('Flow from Argentina to Brazil: 51,663 thousand US dollars');
});

it('lists the largest flows first on a phone, where bands are hard to follow', {
  tags: ['sweep'],
}, async () => {
  const page = await open('/en/beans/data/trade?year=2022&country=BRA');
  const first = page.locator('#sankey ol').first();
  expect(await first.isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => first.isVisible()).toBe(true);
  expect(await textOf(first.locator('li').first())).toContain('from Brazil to India: US$ 70.5 million');
  const [list, picture] = await Promise.all([
    first.boundingBox(),
    page.locator('#sankey svg[role=img]').filter({ visible: true }).first().boundingBox(),
  ]);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
});

it.each(sample(languages))('is whole without JavaScript: %s', { tags: ['sweep'] }, async (language) => {
  const page = await visit(`/${language}/beans/data/trade?country=BRA&year=2022&show=flow.1`, {
    javaScriptEnabled: false,
  });
  expect(await page.title()).toContain(words[language].title);
  expect(await textOf(page.locator('main'))).toContain(words[language].bound);
  expect(await page.locator('#sankey path').count()).toBeGreaterThan(2);
  // Brazil's own reports have Argentina alone.
  expect(await page.locator('#sankey details ol li').count()).toBe(1);
  expect(await page.locator('#partners-1 svg').count()).toBeGreaterThan(0);
  expect(await page.locator('#traders-1 svg path').count()).toBeGreaterThan(9);
  expect(await page.locator('#exports').count()).toBe(0);
});
