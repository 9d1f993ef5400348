import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { readData } = useBrowser();

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
