import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import type { DataPage } from './data-page.ts';

const { visitData } = useBrowser();

/**
 * Requests of a page. Chromium reads the icon again after every change of the address, from its cache.
 */
const requestsOf = (data: DataPage, from = 0): readonly string[] =>
  data.requests.slice(from).filter((url) => !url.startsWith('data:'));

/**
 * Waits for half a second without requests: the first load, with everything that it preloads, is over. Then scrolls to the end of the
 * page and back, which fetches the code of the blocks down there.
 */
async function loaded(data: DataPage): Promise<void> {
  await data.page.waitForLoadState('networkidle');
  await data.lowerBlocks();
}

it('sends no request when year, layout or ranking of a country change', async () => {
  const data = await visitData('/en/beans/data/consumption?country=BRA', { fresh: true });
  await loaded(data);
  const { page } = data;
  await data.slider.focus();
  // The figures of other years come when the slider is reached for: spans of years, and the whole of one element.
  await expect
    .poll(() => data.requests.filter((url) => url.includes('/api/v1/cubes/')).length)
    .toBeGreaterThanOrEqual(5);
  await page.waitForLoadState('networkidle');
  const before = data.requests.length;
  // Whatever needed the network would fail now.
  await page.context().setOffline(true);
  const seen = async (search: string): Promise<void> => {
    await expect.poll(() => data.search()).toBe(search);
    await data.painted();
  };

  await page.keyboard.press('ArrowLeft');
  await seen('?year=2019&country=BRA');
  await data.filter('year').selectOption('2013');
  await seen('?year=2013&country=BRA');
  await expect.poll(() => page.locator('#per-capita dd').first().textContent()).toContain('kg');
  await page.getByRole('link', { name: 'Show graphs', exact: true }).click();
  await seen('?year=2013&country=BRA&layout=graphs');
  await page.getByRole('link', { name: 'Show graphs & map' }).click();
  await seen('?year=2013&country=BRA');
  await page.getByRole('link', { name: 'Quantity', exact: true }).click();
  await seen('?year=2013&country=BRA&show=podium.16');
  expect(requestsOf(data, before)).toEqual([]);
});
