import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visitData } = useBrowser();

it('starts with the World, the newest well-covered year and both map and graphs, without a region filter', async () => {
  const data = await visitData('/en/beans/data/consumption');
  expect(data.search()).toBe('');
  expect(await data.filter('macro').inputValue()).toBe('10');
  expect(await data.filter('element').inputValue()).toBe('6');
  expect(await data.filter('year').inputValue()).toBe('2020');
  expect(await data.filter('region').count()).toBe(0);
  expect(await data.map.isVisible()).toBe(true);
  expect(await data.block('podium').isVisible()).toBe(true);
  expect(await data.page.getByRole('button', { name: /^Back to/ }).count()).toBe(0);
});

it('resets the region with the macro region, clears the country with the region, and goes back step by step', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const heading = data.title;

  await data.filter('macro').selectOption({ label: 'Africa' });
  await expect.poll(() => heading.textContent()).toContain('Africa');
  await data.filter('region').selectOption('011');
  await expect.poll(() => heading.textContent()).toContain('Western Africa');
  await data.filter('macro').selectOption({ label: 'Americas' });
  await expect.poll(() => heading.textContent()).toContain('Northern America');
  const first = await data.filter('region').locator('option').first().getAttribute('value');
  expect(await data.filter('region').inputValue()).toBe(first);

  await data.filter('region').selectOption('005');
  await data.clickCountry('BRA');
  await expect.poll(() => heading.textContent()).toContain('Brazil');
  expect(await data.filter('region').inputValue()).toBe('005');
  await data.filter('region').selectOption('013');
  await expect.poll(() => heading.textContent()).toContain('Central America');
  expect(data.search()).not.toContain('country');

  await data.clickCountry('GTM');
  await expect.poll(() => heading.textContent()).toContain('Guatemala');
  await page.getByRole('button', { name: 'Back to Central America' }).click();
  await expect.poll(() => heading.textContent()).toContain('Central America');
  await page.getByRole('button', { name: 'Back to the world' }).click();
  await expect.poll(() => data.search()).toBe('?year=2017');
  await expect.poll(() => data.filter('region').count()).toBe(0);
});

it('compares a second country with the first', { tags: ['sweep'] }, async () => {
  const { page } = await visitData('/en/beans/data/production?country=KEN');
  await page.getByRole('button', { name: 'Country to compare' }).click();
  const field = page.getByRole('combobox', { name: 'Name or code of the country' });
  await field.fill('Uganda');
  await field.press('Enter');
  await expect
    .poll(() => decodeURIComponent(page.url()))
    .toContain('/en/beans/comparator?series=KEN.beans.5510~UGA.beans.5510');
});

it('fetches the names of all countries with the first move, and shows when loading failed', {
  tags: ['sweep'],
}, async () => {
  const finder = '**/assets/country-finder-*.js';
  const data = await visitData('/en/beans/data/consumption?year=2017', {
    before: (page) => page.route(finder, (route) => route.abort()),
  });
  const { page } = data;
  const finderRequests = () => data.requests.filter((url) => url.includes('/country-finder-')).length;
  expect(finderRequests()).toBe(0);
  // The first move that the page hears of.
  let x = 300;
  const move = async (): Promise<number> => {
    x += 10;
    await page.mouse.move(x, 300);
    return finderRequests();
  };
  await expect.poll(move).toBe(1);
  // A failed prefetch shows no message.
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Choose a country' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await page.unroute(finder);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  const field = dialog.getByRole('combobox', { name: 'Name or code of the country' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('alert').count()).toBe(0);
});
