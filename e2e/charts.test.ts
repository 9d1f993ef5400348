import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rounded as roundedTo } from '#domain/rounding.ts';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { type DataPage, textOf } from './data-page.ts';
import { api, englishNumber, englishShare, numberIn, type PageCrop } from './figures.ts';

const { readData, visitData } = useBrowser();

const rounded = (value: number): number => roundedTo(value, 2);
/** A value as it is read: three digits, halves away from zero. */
const edited = (value: number): number =>
  roundedTo(value, Math.min(2, 2 - Math.floor(Math.log10(Math.abs(value) || 1))));

/** Figures at a glance, their table, and the podium of a page against the published interface. */
/** A figure without the noughts that it has for the others of its column. */
const alone = (text: string): string => text.replace(/(\.\d*?)0+(?=%?$)/, '$1').replace(/\.(?=%?$)/, '');

async function compare(data: DataPage, crop: PageCrop, area: string, year: number): Promise<void> {
  const isCountry = /^[A-Z]{3}$/.test(area);
  const ask = async (element: number) => (await api.value(crop, area, element, year)).value;
  const balanceElements = area === 'WLRD' ? [] : [isCountry ? 23 : 24, 5142, 12];
  const elements = [6, 664, 7, 674, isCountry ? 645 : 14, ...balanceElements];
  const row = (await data.tableOf(data.block('glance'))).find(([shown]) => shown === String(year));
  const values = await Promise.all(elements.map(ask));
  expect(row?.slice(1).map(alone)).toEqual(
    values.map((value, index) =>
      value === null
        ? 'no data'
        : [6, 7, 23, 24].includes(elements[index] ?? 0)
          ? alone(englishShare(value))
          : `${englishNumber(value)}${elements[index] === 12 ? '%' : ''}`,
    ),
  );
  await data.block('glance').locator('footer button[aria-expanded]').click();
  const perCapita = values[4];
  if (perCapita != null)
    expect(numberIn(await textOf(data.figure('per-capita').locator('dd').first()), 'en')).toBe(
      edited(perCapita),
    );
  const podium = await api.podium(crop, area, isCountry ? 1 : 4, year);
  const places = await data.block('podium').locator('ol > li').allInnerTexts();
  // The crop is fifth where it is none of the first four.
  const drawn = podium.filter(({ selected }, index) => index < 4 || selected);
  expect(places).toHaveLength(drawn.length);
  for (const [index, place] of drawn.entries()) {
    expect(places[index]).toContain(place.crop_name);
    expect(numberIn(places[index]?.split('\n').at(-1) ?? '', 'en')).toBe(edited(place.value));
  }
}

it.each(
  sample([
    ['beans', ['WLRD', 'RWA'], 2017],
    ['beans', ['BRA', 'IND', 'NIC'], 2017],
    ['beans', ['BRA', 'MEX', 'TZA'], 2009],
    ['rice', ['IND', 'WLRD'], 2017],
    ['cassava', ['NGA', 'COG'], 2013],
  ] as const),
)('shows the figures of the interface for %s in %j, %i', async (crop, areas, year) => {
  for (const area of areas) {
    const data = await readData(
      `/en/${crop}/data/consumption?year=${year}&show=podium.1${area === 'WLRD' ? '' : `&country=${area}`}`,
    );
    await compare(data, crop, area, year);
  }
});

it('shows the figures of the interface for regions', { tags: ['sweep'] }, async () => {
  const data = await readData('/en/beans/data/consumption?year=2009&macro=20&region=014&show=podium.1');
  await compare(data, 'beans', '014', 2009);
});

it('shows what FAO’s own file says of beans in Brazil in 2017', { tags: ['sweep'] }, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&country=BRA');
  // 13.49 kg and 124.52 kcal in exact terms.
  expect(await textOf(data.figure('per-capita').locator('dd').first())).toBe('13.5 kg');
  expect(await textOf(data.figure('energy'))).toContain('125 kcal per person per day');
  const rows = await data.tableOf(data.chart('uses'));
  expect(rows.find(([year]) => year === '2017')?.[1]).toBe('2,803');
});

it('keeps chart, table and interface equal, exports below zero, values of zero or less out of the drawing', {
  tags: ['sweep'],
}, async () => {
  const data = await readData(
    '/en/beans/data/consumption?year=2013&country=BRA&show=charts.self-sufficiency',
  );
  const balance = data.chart('self-sufficiency');
  const observations = await api.chart('beans', 'BRA', [8, 5611, 9, 12]);
  const rows = await data.tableOf(balance);
  const columns = [8, 5611, 9, 12];
  const inTable = rows.flatMap(([year, ...cells]) =>
    cells.flatMap((cell, column) =>
      /\d/.test(cell) ? [`${year} ${columns[column]} ${numberIn(cell, 'en')}`] : [],
    ),
  );
  const answered = observations.map(
    ({ year, id_element, value }) => `${year} ${id_element} ${rounded(value)}`,
  );
  expect(inTable.sort()).toEqual(answered.sort());

  await balance.locator('footer button[aria-expanded=true]').click();
  await balance.getByRole('application').focus();
  await data.page.keyboard.press('ArrowLeft');
  const card = balance.locator('table').first();
  const shown = await textOf(card);
  const exports = observations.find(({ id_element, year }) => id_element === 9 && year === 2013);
  expect(shown).toContain(`−${englishNumber(exports?.value ?? Number.NaN)}`);
});

it('reads a true zero as zero, and adds nothing up of what comes in and what goes out', {
  tags: ['sweep'],
}, async () => {
  const data = await readData(
    '/en/beans/data/consumption?year=1996&country=ARG&show=charts.self-sufficiency',
  );
  await data.lowerBlocks();
  const chart = data.chart('self-sufficiency');
  await chart.getByRole('application').focus();
  await data.page.keyboard.press('ArrowLeft');
  const shown = await textOf(chart.locator('table').first());
  expect(shown).toMatch(/Imports ?0/);
  expect(shown).not.toContain('no data');
  expect(shown).not.toContain('Sum of the parts');
  // 218 produced, 155 exported and 36 put into stocks: 346 % of what was left, which is no share of use.
  await data.tableOf(data.block('glance'));
  expect(await textOf(data.block('glance'))).toContain('additions to stocks: 36,000 t');
});

it('reads a chart by keyboard, with announcements, and closes its card with Escape', async () => {
  const data = await readData('/en/beans/data/consumption?year=2013&country=RWA');
  await data.lowerBlocks();
  const { page } = data;
  const chart = data.chart('uses');
  const status = chart.getByRole('status').last();
  const food = (await api.chart('beans', 'RWA', [5142])).find(({ year }) => year === 2013);
  const text = englishNumber(food?.value ?? Number.NaN);
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => status.textContent()).toContain('2013');
  expect(await status.textContent()).toContain(`Food ${text}`);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => status.textContent()).toMatch(/^2013, [A-Z][^:]+: [\d.,]+ \S+/);
  await page.keyboard.press('Home');
  await expect.poll(() => status.textContent()).toContain('1961');
  await page.keyboard.press('Escape');
  await expect.poll(() => status.textContent()).toBe('');
  expect(data.search()).toContain('country=RWA');
});

/** Holds back the code of the blocks below the first window until it is let go. */
function heldLowerBlocks(): { before: (page: Page) => Promise<void>; letGo: () => void } {
  let letGo: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const before = async (page: Page): Promise<void> => {
    await page.route('**/assets/lower-blocks-*.js', async (route) => {
      await released;
      await route.continue();
    });
  };
  return { before, letGo: () => letGo() };
}

it('keeps what was chosen in the list of charts before its code came', { tags: ['sweep'] }, async () => {
  const { before, letGo } = heldLowerBlocks();
  const data = await visitData('/en/beans/data/trade?year=2017&country=BRA', { before });
  const list = data.page.locator('section[id^=chart] select').first();
  const title = data.page.locator('section[id^=chart] [data-title]').first();
  const drawn = await title.textContent();
  await list.selectOption({ index: 1 });
  const chosen = await list.inputValue();
  letGo();
  await expect.poll(() => title.textContent()).not.toBe(drawn);
  expect(await list.inputValue()).toBe(chosen);
  await expect.poll(() => data.search()).toContain('show=charts.');
});

it('switches series in the legend by pointer and by keys, and keeps them in the address', {
  tags: ['sweep'],
}, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&country=BRA&show=chart-uses.one');
  await data.lowerBlocks();
  const chart = data.chart('uses');
  const food = chart.getByRole('option', { name: 'Food', exact: true });
  expect(await food.getAttribute('aria-selected')).toBe('true');
  const before = await chart.locator('svg[role=img]').innerHTML();
  await food.click();
  await expect.poll(() => food.getAttribute('aria-selected')).toBe('false');
  await expect.poll(() => data.search()).toBe('?year=2017&country=BRA&show=chart-uses.one&hide=uses.5142');
  expect(await chart.locator('svg[role=img]').innerHTML()).not.toBe(before);
  await chart.getByRole('listbox').focus();
  await data.page.keyboard.press('End');
  await data.page.keyboard.press('Home');
  await data.page.keyboard.press('Enter');
  await expect.poll(() => data.search()).toBe('?year=2017&country=BRA&show=chart-uses.one');
  await expect.poll(() => chart.locator('svg[role=img]').innerHTML()).toBe(before);
});
