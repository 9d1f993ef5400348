import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';
import { numberIn } from './figures.ts';

const { readData } = useBrowser();

it('splits a change into parts that add up, for the years of the address', { tags: ['sweep'] }, async () => {
  const data = await readData('/en/beans/data/production?country=BRA&show=decomposition.2019-2022');
  const block = data.block('decomposition');
  const rows = await data.tableOf(block);
  // FAO: 2,607,691 ha and 2,908,075 t, then 2,635,041 ha and 2,872,474 t, of one edition. The parts were worked out by hand.
  expect(rows).toEqual([
    ['Area', 'ha', '2,607,691', '2,635,041', '+30,156', '+1.04'],
    ['Yield', 'kg/ha', '1,115.2', '1,090.1', '−65,757', '−2.26'],
    ['Production', 't', '2,908,075', '2,872,474', '−35,601', '−1.22'],
  ]);
  await block.getByRole('combobox', { name: 'From year' }).selectOption('2022');
  await expect.poll(() => textOf(block)).toContain('Choose two different years.');
  await expect.poll(() => data.search()).toContain('decomposition.2022-2022');
});

it('balances supply and use, and shows what is left over', { tags: ['sweep'] }, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&country=BRA');
  const rows = new Map(
    (await data.tableOf(data.block('balance'))).map(([part, value]) => [part, numberIn(value ?? '', 'en')]),
  );
  expect(rows.get('= Domestic supply')).toBe(3067);
  expect(rows.get('= Sum of the uses')).toBe(3068);
  expect(rows.get('Residual')).toBe(-1);
  expect(await textOf(data.block('balance'))).toContain('The source does not publish: feed and processing.');
});

it('ranks countries with ties, the selected one and the world, and reads them by keys', async () => {
  const data = await readData('/en/beans/data/production?year=2022&country=BOL');
  const block = data.block('countries');
  const rows = await data.tableOf(block);
  expect(rows).toHaveLength(12);
  expect(rows.at(-2)?.[1]).toBe('Bolivia');
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['', 'World']);
  await block.locator('footer button[aria-expanded=true]').click();
  await block.getByRole('application').focus();
  await data.page.keyboard.press('ArrowDown');
  await data.page.keyboard.press('ArrowDown');
  await expect
    .poll(() => textOf(block.getByRole('status').last()))
    .toBe(`${rows[1]?.[0]}. ${rows[1]?.[1]}: ${rows[1]?.[2]} t`);
});

it('draws shares that add up to a hundred, and keeps options in the address', {
  tags: ['sweep'],
}, async () => {
  const data = await readData('/en/beans/data/consumption?year=2017&country=BRA');
  const chart = data.chart('uses');
  await chart.getByRole('button', { name: 'As % of the total' }).click();
  await expect.poll(() => data.search()).toContain('show=chart-uses.share');
  const rows = await data.tableOf(chart);
  const whole: string[] = [];
  for (const [year = '', ...cells] of rows) {
    const shares = cells.slice(0, 6).flatMap((cell) => (/\d/.test(cell) ? [numberIn(cell, 'en')] : []));
    if (shares.length === 0) continue;
    whole.push(year);
    const sum = shares.reduce((total, share) => total + share, 0);
    expect(Math.abs(sum - 100), year).toBeLessThan(0.1);
  }
  expect(whole.at(-1)).toBe('1961');
});

it('compares two years and divides by population, with its source', { tags: ['sweep'] }, async () => {
  const data = await readData('/en/beans/data/production?country=BRA&show=countries.slope-2019-2022');
  const block = data.block('countries');
  await block.getByRole('button', { name: 'Per inhabitant' }).click();
  await expect.poll(() => textOf(block)).toContain('Divided by the population of the same year (FAO');
  await expect.poll(() => data.search()).toContain('countries.slope-2019-2022-inhabitant');
  await expect.poll(() => textOf(block)).toContain('kg per inhabitant');
});

it('names no cause of a break that no series of the chart has', { tags: ['sweep'] }, async () => {
  // All uses of cassava in Congo are of one edition; most countries' have several, and it has no figures of feed.
  const chart = (await readData('/en/cassava/data/consumption?country=COD')).page.locator('#chart-uses');
  expect(await chart.textContent()).not.toMatch(
    /published new figures|newer food balances|New series|new way/,
  );
  const several = (await readData('/en/cassava/data/consumption?country=BRA')).page.locator('#chart-uses');
  expect(await several.textContent()).toMatch(/published new figures|newer food balances/);
});
