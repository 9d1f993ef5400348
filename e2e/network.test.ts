import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { type DataPage, textOf } from './data-page.ts';

const { visitData } = useBrowser();

/**
 * What a page asks for. Chromium looks at the icon again after every change of the address, and finds it in its cache.
 */
const asked = (data: DataPage, from = 0): readonly string[] =>
  data.requests.slice(from).filter((url) => !url.startsWith('data:'));

/**
 * Waits until nothing has been asked for half a second: the first load, with everything that it preloads, is over. Then
 * goes to the end of the page and back, which fetches the code of the blocks down there.
 */
async function loaded(data: DataPage): Promise<void> {
  await data.page.waitForLoadState('networkidle');
  await data.lowerBlocks();
}

it('asks for data three times for a page, and nobody else for anything', async () => {
  const data = await visitData('/en/beans/data/consumption');
  await data.page.waitForLoadState('networkidle');
  const dataRequests = data.requests.filter((url) => url.includes('/api/'));
  expect(dataRequests).toHaveLength(3);
  expect(data.requests.filter((url) => !url.startsWith(new URL(data.page.url()).origin))).toEqual([]);
});

it('leaves the code of the blocks below the window until they come near, and draws them nonetheless', async () => {
  const data = await visitData('/en/beans/data/production?country=BRA&show=decomposition.2019-2022');
  await data.page.waitForLoadState('networkidle');
  const code = (): readonly string[] => data.requests.filter((url) => /\/(charts|lower-blocks)-/.test(url));
  expect(code()).toEqual([]);
  const sentence = await textOf(data.block('decomposition').locator('p').first());
  expect(sentence).toBe(
    'Between 2019 and 2022, production of beans in Brazil fell 1.2%. Contribution in percentage points: area +1.0, yield −2.2. Area and yield worked in opposite directions.',
  );
  const before = await data.block('decomposition').boundingBox();
  await loaded(data);
  expect(code()).toHaveLength(2);
  expect(await textOf(data.block('decomposition').locator('p').first())).toBe(sentence);
  expect((await data.block('decomposition').boundingBox())?.height).toBe(before?.height);
});

it('asks the network for nothing when year, place, layout, ranking or chart change', async () => {
  const data = await visitData('/en/beans/data/consumption');
  await loaded(data);
  const before = data.requests.length;
  const { page } = data;
  // Whatever needed the network would fail now.
  await page.context().setOffline(true);
  const seen = async (search: string): Promise<void> => {
    await expect.poll(() => data.search()).toBe(search);
    await data.painted();
  };

  await data.slider.focus();
  await page.keyboard.press('ArrowLeft');
  await seen('?year=2019');
  await data.filter('year').selectOption('2009');
  await seen('?year=2009');
  await data.filter('year').selectOption('2013');
  await data.filter('macro').selectOption({ label: 'Africa' });
  await seen('?year=2013&macro=20&region=014');
  await data.filter('region').selectOption({ label: 'Western Africa' });
  await seen('?year=2013&macro=20&region=011');
  await page.getByRole('button', { name: 'Back to the world' }).click();
  await seen('?year=2013');
  await data.clickCountry('BRA');
  await seen('?year=2013&country=BRA');
  await expect.poll(() => page.locator('#per-capita dd').first().textContent()).toContain('kg');
  await page.getByRole('link', { name: 'Show graphs', exact: true }).click();
  await seen('?year=2013&country=BRA&layout=graphs');
  await page.getByRole('link', { name: 'Show map', exact: true }).click();
  await seen('?year=2013&country=BRA&layout=map');
  await page.getByRole('link', { name: 'Show graphs & map' }).click();
  await seen('?year=2013&country=BRA');
  await page.getByRole('link', { name: 'Quantity', exact: true }).click();
  await seen('?year=2013&country=BRA&show=podium.16');
  await page.getByRole('combobox', { name: 'Chart', exact: true }).selectOption({ label: 'Uses' });
  await seen('?year=2013&country=BRA&show=charts.uses~podium.16');
  await data.filter('element').selectOption({ label: 'Food supply per inhabitant' });
  await seen('?element=645&year=2013&country=BRA&show=charts.uses~podium.16');
  await page.goBack();
  await seen('?year=2013&country=BRA&show=charts.uses~podium.16');
  await page.goForward();
  await seen('?element=645&year=2013&country=BRA&show=charts.uses~podium.16');
  expect(asked(data, before)).toEqual([]);
});

it('asks for nothing when a country is found in the country modal', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  await loaded(data);
  const before = data.requests.length;
  await data.page.getByRole('button', { name: 'Search country' }).click();
  await data.page.getByRole('combobox', { name: 'Name or code of the country' }).fill('Costa de Marfil');
  await data.page.keyboard.press('Enter');
  await expect.poll(() => data.search()).toBe('?year=2017&macro=20&region=011&country=CIV');
  expect(asked(data, before)).toEqual([]);
});
