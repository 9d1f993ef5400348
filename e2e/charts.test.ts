import { expect, it } from 'vitest';
import { rounded as roundedTo } from '#domain/rounding.ts';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { type DataPage, textOf } from './data-page.ts';
import { api, englishNumber, englishShare, numberIn, type PageCrop } from './figures.ts';

const { readData } = useBrowser();

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
    ['beans', ['RWA'], 2017],
    ['beans', ['WLRD'], 2017],
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
