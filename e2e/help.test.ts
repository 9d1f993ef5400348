import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visitData } = useBrowser();

const helpOf = (page: Page) => page.getByRole('dialog', { name: 'Help', exact: true });
const dialogs = (page: Page) => page.locator('dialog[open]');

it('opens by ?, gives the focus back on Escape, and lists keys that press the controls of the page', async () => {
  const data = await visitData('/en/beans/data/consumption?year=1970');
  const { page, slider } = data;
  await takenOver(slider);
  await slider.focus();
  await page.keyboard.press('?');
  await helpOf(page).waitFor();
  const places = await helpOf(page).getByRole('heading', { level: 4 }).allTextContents();
  expect(places).toEqual([
    'Single keys',
    'Everywhere',
    'Map',
    'Year slider',
    'Charts',
    'Legends',
    'Tables',
    'Country search',
    'Search of the site',
    'Tabs',
    'Guided tour',
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs(page).count()).toBe(0);
  expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);

  await takenOver(page.locator('select[name=element]'));
  await page.keyboard.press('c');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  // Letters are text there.
  await page.keyboard.type('p?t');
  expect(await field.inputValue()).toBe('p?t');
  expect(await dialogs(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  // Letters are the page's again once list and dialog are gone and focus has left the field.
  await expect
    .poll(() => page.locator('dialog[open], :popover-open, input:not([type=range]):focus').count())
    .toBe(0);
  // Years enough that it plays as long as a busy machine takes to look.
  await page.keyboard.press('p');
  await data.map.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('P');
  await data.map.getByRole('button', { name: 'Play' }).waitFor();
  // With another key held they are the browser's.
  await page.keyboard.press('Alt+t');
  expect(data.search()).not.toContain('tab=');
  await page.keyboard.press('t');
  await expect.poll(() => data.search()).toContain('tab=metadata');
  await page.keyboard.press('t');
  await expect.poll(() => data.search()).not.toContain('tab=');
});
