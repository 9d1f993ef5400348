import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const { visitData } = useBrowser();

it('starts with the World, the newest well-covered year and both map and graphs, without a region filter', async () => {
  const data = await visitData('/en/beans/data/consumption');
  expect(data.search()).toBe('');
  expect(await data.filter('macro').inputValue()).toBe('10');
  expect(await data.filter('element').inputValue()).toBe('6');
  expect(await data.filter('year').inputValue()).toBe('2017');
  expect(await data.filter('region').count()).toBe(0);
  expect(await data.map.isVisible()).toBe(true);
  expect(await data.block('podium').isVisible()).toBe(true);
  expect(await data.page.getByRole('button', { name: /^Back to/ }).count()).toBe(0);
});

it('resets the region with the macro region, clears the country with the region, and goes back step by step', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const heading = data.block('podium').getByRole('heading');

  await data.filter('macro').selectOption({ label: 'Africa' });
  await expect.poll(() => heading.textContent()).toContain('Eastern Africa');
  expect(await data.filter('region').inputValue()).toBe('014');
  await data.filter('region').selectOption({ label: 'Western Africa' });
  await expect.poll(() => heading.textContent()).toContain('Western Africa');
  await data.filter('macro').selectOption({ label: 'Americas' });
  await expect.poll(() => heading.textContent()).toContain('Northern America');
  const first = await data.filter('region').locator('option').first().getAttribute('value');
  expect(await data.filter('region').inputValue()).toBe(first);

  await data.filter('region').selectOption({ label: 'South America' });
  await data.clickCountry('BRA');
  await expect.poll(() => heading.textContent()).toContain('Brazil');
  expect(await data.filter('region').inputValue()).toBe('005');
  await data.filter('region').selectOption({ label: 'Central America' });
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

it('clears everything that was clicked when the World is picked', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&macro=20&region=014&country=RWA');
  expect(await data.page.locator('h1 + *, main').first().textContent()).toContain('Rwanda');
  await data.filter('macro').selectOption({ label: 'World' });
  await expect.poll(() => data.search()).toBe('?year=2017');
  await expect.poll(() => data.block('podium').getByRole('heading').textContent()).toContain('World');
});

it('selects a country by a click, and clears it by a second one or by Escape', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  await data.choose('BRA');
  await data.clickCountry('BRA');
  await expect.poll(() => data.search()).toBe('?year=2017');
  await data.choose('BRA');
  await data.choose('IND');
  await data.page.keyboard.press('Escape');
  await expect.poll(() => data.search()).toBe('?year=2017');
});

it('finds a country in the country modal by its names in three languages and by its code, and gives the focus back', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const opener = page.getByRole('button', { name: 'Search country' });
  const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const queries = [
    ['Brasil', 'BRA'],
    ['Cote d Ivoire', 'CIV'],
    ['brasil', 'BRA'],
    ['Costa de Marfil', 'CIV'],
    ['BRA', 'BRA'],
    ['Brazil', 'BRA'],
  ] as const;
  for (const [query, iso3] of queries) {
    await opener.click();
    const field = page.getByRole('combobox', { name: 'Name or code of the country' });
    await expect.poll(() => isFocused(field)).toBe(true);
    await field.fill(query);
    await expect
      .poll(() => page.getByRole('listbox').getByRole('option').first().textContent())
      .toContain(iso3);
    await field.press('Enter');
    await expect.poll(() => data.search()).toBe(`?year=2017&country=${iso3}`);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => isFocused(opener)).toBe(true);
  }
});

it('says in the country modal when no country matches and which have no data in the year', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  await page.getByRole('button', { name: 'Search country' }).click();
  const field = page.getByRole('combobox', { name: 'Name or code of the country' });
  await field.fill('xyzzy');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('No country matches “xyzzy”');
  await field.fill('Burundi');
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').first().textContent())
    .toContain('no data in 2017');
  await field.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(data.search()).toBe('?year=2017');
});
