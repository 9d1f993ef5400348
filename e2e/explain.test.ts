import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { takenOver, textOf } from './data-page.ts';
import { closeExplanation, explained, explanationText, opened } from './explanations.ts';

const { visit, visitData, read, readData } = useBrowser();

const words = {
  en: {
    title: 'Explain this number',
    share: 'Share of food energy',
    unknown: 'has no such number',
    close: 'Close',
  },
  es: {
    title: 'Explicar este número',
    share: 'Participación en la energía',
    unknown: 'no tiene ese número',
    close: 'Cerrar',
  },
  pt: {
    title: 'Explicar este número',
    share: 'Participação na energia',
    unknown: 'não tem esse número',
    close: 'Fechar',
  },
} as const;

it.each(
  sample(
    (['en', 'es', 'pt'] as const).flatMap((language) =>
      [1280, 390].map((width) => [language, width] as const),
    ),
  ),
)(
  'explains figures of box, table, chart and map card by keyboard alone: %s at %i px',
  { tags: ['sweep'], timeout: 120_000 },
  async (language, width) => {
    const address = `/${language}/beans/data/consumption?year=2017&country=BRA&show=charts.all`;
    const data = await readData(address, { width });
    const { page } = data;

    const box = data.figure('energy').locator('a[data-explain]').first();
    await box.focus();
    await page.keyboard.press('Enter');
    const ofBox = await textOf(await opened(page));
    expect(explained(page)).toBe('BRA.6.2017');
    expect(ofBox).toContain(words[language].title);
    expect(ofBox).toContain(
      {
        en: '124.52 ÷ 3,250 = 0.0383138',
        es: '124,52 ÷ 3250 = 0,0383138',
        pt: '124,52 ÷ 3.250 = 0,0383138',
      }[language],
    );
    expect(ofBox).toMatch(/FoodBalanceSheets\S*\.zip/);
    expect(ofBox).toMatch(/[0-9a-f]{64}/);
    expect(await violations(page), 'explanation').toEqual([]);
    await closeExplanation(page);
    expect(await box.evaluate((link) => link === document.activeElement)).toBe(true);

    await data.tableOf(data.block('chart-uses'));
    const figure = data.block('chart-uses').locator('tbody button');
    await figure.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await opened(page);
    expect(explained(page)).toMatch(/^BRA\.5142\.\d{4}$/);
    await closeExplanation(page);

    const chart = data.block('chart-self-sufficiency').locator('[role=application]');
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const ofChart = await textOf(await opened(page));
    expect(explained(page)).toBe('BRA.8.2017');
    expect(ofChart).toContain('5511[2546]');
    await closeExplanation(page);

    await data.map.locator('[role=application]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await textOf(await opened(page))).toContain(words[language].share);
    expect(explained(page)).toBe('BRA.6.2017');
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(explained(page)).toBeNull();
  },
);

it('lists the reports on partners that a lower bound of trade is the sum of', {
  tags: ['sweep'],
}, async () => {
  const page = await read('/en/beans/data/trade?year=2022&country=BRA');
  await page.locator('#exports a[data-explain]').click();
  const dialog = await opened(page);
  const table = dialog.getByRole('table', { name: 'Brazil: reports on its partners' });
  // FAO's detailed trade matrix: India (100), Viet Nam (237) and Pakistan (165), together 63,454.
  expect(await table.locator('tbody tr').evaluateAll((all) => all.map((row) => row.textContent))).toEqual([
    'India (100)38,583',
    'Viet Nam (237)17,484',
    'Pakistan (165)7,387',
  ]);
  expect(await textOf(table.locator('tfoot'))).toContain('63,454');
  expect(await textOf(dialog)).toContain('DetailedTradeMatrix');
  expect(await violations(page)).toEqual([]);
});

it('goes from a number to its inputs, and back to the page at once', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA');
  const { page } = data;
  const entries = await page.evaluate(() => history.length);
  const perCapita = data.figure('per-capita').locator('a[data-explain]').first();
  await takenOver(perCapita);
  // A press with Ctrl is the browser's, which opens another tab.
  const isTaken = await perCapita.evaluate((link) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let taken = true;
    const look = (event: Event): void => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    link.dispatchEvent(press);
    return taken;
  });
  expect(isTaken).toBe(false);
  await perCapita.click();
  await opened(page);
  await closeExplanation(page);
  await data.figure('energy').locator('a[data-explain]').first().click();
  const dialog = await opened(page);
  await dialog.getByRole('link', { name: 'Explain this input: Energy supply (All food)' }).click();
  await page.waitForURL((url) => url.searchParams.get('explain') === 'BRA.664.2017.2901');
  await dialog.getByText('3,250 kcal').first().waitFor();
  await dialog.getByText('Show the 53 crops').click();
  expect(await textOf(dialog.locator('details table'))).toContain('Beans124.52');
  await dialog.getByRole('button', { name: words.en.close }).click();
  await page.waitForURL((url) => !url.searchParams.has('explain'));
  // Of all the steps only the one forward that the browser keeps is left.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 2);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

it('explains by mouse: a click holds the card of a chart, a click on a country that of the map', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA');
  const { page } = data;
  await data.choose('PER');
  await data.card.locator('a[data-explain]').click();
  expect(await textOf(await opened(page))).toContain('Peru, 2017');
  await closeExplanation(page);
  const chart = data.block('chart-uses').locator('[role=application]');
  await chart.scrollIntoViewIfNeeded();
  await chart.click({ position: { x: 300, y: 200 } });
  await data.block('chart-uses').locator('a[data-explain]').first().click();
  await opened(page);
  expect(explained(page)).toMatch(/^PER\.5142\.\d{4}$/);
});

it('explains by touch: a tap pins the card of a chart, a tap on a figure of a table opens it', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/pt/beans/data/consumption?year=2017&country=BRA&show=podium.1', {
    width: 390,
    hasTouch: true,
  });
  const { page } = data;
  await data.lowerBlocks();
  const chart = data.block('chart-uses').locator('[role=application]');
  await chart.scrollIntoViewIfNeeded();
  await chart.tap({ position: { x: 150, y: 150 } });
  await data.block('chart-uses').locator('a[data-explain]').first().tap();
  await opened(page);
  await closeExplanation(page);
  await data.tableOf(data.block('podium'));
  await data.block('podium').locator('tbody td').first().tap();
  expect(await textOf(await opened(page))).toContain('Brasil, 2017');
  expect(explained(page)).toMatch(/^BRA\.1\.2017\.\d+$/);
});

it('opens from a shared link, and closes to the page that it belongs to', async () => {
  const page = await visit('/es/beans/data/consumption?macro=20&region=014&year=2017&explain=014.14.2017');
  const dialog = await opened(page);
  expect(await textOf(dialog)).toContain('9,11 kg por habitante al año');
  await dialog.getByText('Mostrar los 15 países').click();
  expect(await dialog.locator('details tbody tr').count()).toBe(15);
  await dialog.getByRole('button', { name: words.es.close }).click();
  await page.waitForURL((url) => url.search === '?year=2017&macro=20&region=014');
});

it.each(sample(['en', 'es', 'pt'] as const))(
  'explains without JavaScript by links: %s',
  { tags: ['sweep'] },
  async (language) => {
    const page = await read(`/${language}/beans/data/consumption?year=2017&country=BRA&table=chart-uses`, {
      javaScriptEnabled: false,
    });
    // The tables' figures of the year, or of the country, lead there too.
    const cell = page.locator('#chart-uses tr[data-selected] a[data-explain]').first();
    expect(await cell.getAttribute('data-explain')).toMatch(/^BRA\.\d+\.2017$/);
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.locator('#glance a[data-explain]').first().click();
    const section = page.locator('#explanation');
    const text = await textOf(section);
    expect(text).toContain(words[language].share);
    expect(text).toMatch(/[0-9a-f]{64}/);
    await section.locator('table a').last().click();
    expect(page.url()).toContain('explain=BRA.664.2017.2901');
    await section.getByRole('link', { name: words[language].close }).click();
    expect(page.url()).not.toContain('explain');
  },
);

it('shows that the number does not exist, and keeps the page', { tags: ['sweep'] }, async () => {
  const address = '/pt/beans/data/consumption?year=2017&country=BRA&explain=';
  const data = await readData(`${address}XXX.6.2017`);
  await data.page.locator('dialog[open]').getByText(words.pt.unknown).waitFor();
  await closeExplanation(data.page);
  expect(await data.shapes.count()).toBeGreaterThan(190);
  for (const key of ['BRA.99.2017', 'BRA.6.1800', 'BRA.6.2017.9999'])
    expect(await explanationText(address + key), key).toContain(words.pt.unknown);
});

it('explains what is ranked, compared and drawn small, by key, by press and in the table', {
  tags: ['sweep'],
}, async () => {
  const data = await readData('/en/beans/data/production?country=BRA&year=2022');
  const { page } = data;
  await data.lowerBlocks();
  const block = data.block('countries');
  await block.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await opened(page);
  expect(explained(page)).toBe('IND.5510.2022');
  await closeExplanation(page);
  await block.locator('svg g[data-explain="BRA.5510.2022"]').click();
  expect(await textOf(await opened(page))).toContain('2,872,474');
  await closeExplanation(page);
  await data.tableOf(block);
  await block.locator('tbody button').focus();
  await page.keyboard.press('Enter');
  await opened(page);
  expect(explained(page)).toBe('IND.5510.2022');
  await closeExplanation(page);

  for (const [choice, keys, key] of [
    ['slope-2019-2022', ['ArrowDown', 'ArrowRight'], /^[A-Z]{3}\.5510\.2022$/],
    ['facets', ['ArrowDown', 'End'], /^[A-Z]{3}\.5510\.\d{4}$/],
  ] as const) {
    const other = await readData(`/en/beans/data/production?year=2022&show=countries.${choice}`);
    await other.lowerBlocks();
    await other.block('countries').getByRole('application').focus();
    for (const one of [...keys, 'Enter']) await other.page.keyboard.press(one);
    await opened(other.page);
    expect(explained(other.page)).toMatch(key);
  }
});

it('explains by a link what is pressed on a drawing whose code is not there yet', {
  tags: ['sweep'],
}, async () => {
  const before = (page: Page) => page.route('**/assets/lower-blocks-*.js', () => undefined);
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA', { before });
  const { page } = data;
  const block = data.block('balance');
  await block.locator('summary').first().click();
  await block.locator('li a[data-explain]').first().click();
  expect(await textOf(await opened(page))).toContain('Brazil, 2017');
  expect(explained(page)).toBe('BRA.8.2017');
});
