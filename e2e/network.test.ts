import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { type DataPage, textOf } from './data-page.ts';

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

it('asks for the decade of its map alone, and nobody else for anything', { tags: ['sweep'] }, async () => {
  const data = await visitData('/en/beans/data/consumption', { fresh: true });
  await data.page.waitForLoadState('networkidle');
  const dataRequests = data.requests.filter((url) => url.includes('/api/'));
  expect(dataRequests).toHaveLength(1);
  expect(data.requests.filter((url) => !url.startsWith(new URL(data.page.url()).origin))).toEqual([]);
});

it('leaves the code of the blocks below the window until they come near, and draws them nonetheless', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/production?country=BRA&show=decomposition.2019-2022', {
    fresh: true,
  });
  await data.page.waitForLoadState('networkidle');
  const code = (): readonly string[] => data.requests.filter((url) => /\/(charts|lower-blocks)-/.test(url));
  expect(code()).toEqual([]);
  const sentence = await textOf(data.block('decomposition').locator('h2'));
  expect(sentence).toMatch(/1%.*lower yields outweighed more land/);
  const before = await data.block('decomposition').boundingBox();
  await loaded(data);
  expect(code()).toHaveLength(2);
  expect(await textOf(data.block('decomposition').locator('h2'))).toBe(sentence);
  expect((await data.block('decomposition').boundingBox())?.height).toBe(before?.height);
});

it('asks the network for nothing when year, layout or ranking of a country change', async () => {
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

it('asks for the figures of a place or measure when it is chosen, and no second time', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017', { fresh: true });
  await loaded(data);
  const choose = async (): Promise<readonly string[]> => {
    const before = data.requests.length;
    await data.page.getByRole('button', { name: 'Choose a country' }).click();
    await data.page.getByRole('combobox', { name: 'Name or code of the country' }).fill('Costa de Marfil');
    await data.page.keyboard.press('Enter');
    await expect.poll(() => data.search()).toBe('?year=2017&country=CIV');
    await data.painted();
    return requestsOf(data, before).filter((url) => url.includes('/api/'));
  };
  expect((await choose()).flatMap((url) => new URL(url).searchParams.get('area') ?? [])).toEqual([
    'CIV',
    'CIV',
  ]);
  await data.page.goBack();
  await expect.poll(() => data.search()).toBe('?year=2017');
  await data.painted();
  expect(await choose()).toEqual([]);
  const before = data.requests.length;
  await data.filter('element').selectOption('7');
  await data.painted();
  expect(requestsOf(data, before).every((url) => url.includes('/api/v1/cubes/'))).toBe(true);
});
