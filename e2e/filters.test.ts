import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
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

it('resets the region with the macro region, clears the country with the region, and goes back step by step', async () => {
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

it('opens a macro region with its first region that has data of the year, and marks those that have none', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const answer: unknown = await data.page.evaluate(() =>
    fetch('/api/v1/data/regions/6/2546/2017').then((response) => response.json()),
  );
  const withData = (Array.isArray(answer) ? answer : []).map((region: { code: string }) => region.code);
  const marked: string[] = [];
  for (const macro of ['20', '40', '50', '60']) {
    await data.filter('macro').selectOption(macro);
    await expect.poll(() => data.search()).toContain(`macro=${macro}`);
    const options = await data
      .filter('region')
      .locator('option')
      .evaluateAll((list) =>
        list.map((option) => ({ code: (option as HTMLOptionElement).value, text: option.textContent ?? '' })),
      );
    // The whole of it comes last.
    const parts = options.slice(0, -1);
    for (const { code, text } of parts)
      expect([code, text.endsWith('(no data in 2017)')]).toEqual([code, !withData.includes(code)]);
    marked.push(...parts.flatMap(({ code }) => (withData.includes(code) ? [] : [code])));
    expect(await data.filter('region').inputValue()).toBe(
      parts.find(({ code }) => withData.includes(code))?.code,
    );
  }
  expect(withData.length).toBeGreaterThan(5);
  expect(marked.length).toBeGreaterThan(0);
});

it('opens an area without a year in the address in a year in which it has data', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?country=SDF');
  const year = Number(await data.filter('year').inputValue());
  expect(year).toBeLessThanOrEqual(2011);
  expect(await data.page.locator('main').textContent()).not.toContain('There are no figures for');
  await data.page.getByRole('button', { name: /^Back to/ }).click();
  await expect.poll(() => data.search()).toBe('');
  await expect.poll(() => data.filter('year').inputValue()).toBe('2020');
});

it('clears everything that was clicked when the World is picked', { tags: ['sweep'] }, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&macro=20&region=014&country=RWA');
  expect(await data.page.locator('h1 + *, main').first().textContent()).toContain('Rwanda');
  await data.filter('macro').selectOption({ label: 'World' });
  await expect.poll(() => data.search()).toBe('?year=2017');
  await expect.poll(() => data.title.textContent()).toContain('in the world');
});

it('selects a country by a click, and clears it by a second one or by Escape', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  await data.choose('BRA');
  await data.clickCountry('BRA');
  await expect.poll(() => data.search()).toBe('?year=2017');
  await data.choose('BRA');
  // The map shows its surroundings now, and the card leaves Venezuela free.
  await data.choose('VEN');
  await data.page.keyboard.press('Escape');
  await expect.poll(() => data.search()).toBe('?year=2017');
});

it('finds a country in the country modal by its names in three languages and by its code, and gives the focus back', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  const opener = page.getByRole('button', { name: 'Choose a country' });
  const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const queries = [
    ['Brasil', 'BRA'],
    ['Cote d Ivoire', 'CIV'],
    ['brasil', 'BRA'],
    ['Costa de Marfil', 'CIV'],
    ['BRA', 'BRA'],
    ['Brazil', 'BRA'],
  ] as const;
  for (const [query, iso3] of sample(queries)) {
    await opener.click();
    const field = page.getByRole('combobox', { name: 'Name or code of the country' });
    await expect.poll(() => isFocused(field)).toBe(true);
    await field.fill(query);
    await expect
      .poll(() => page.getByRole('dialog').getByRole('listbox').getByRole('option').first().textContent())
      .toContain(iso3);
    await field.press('Enter');
    await expect.poll(() => data.search()).toBe(`?year=2017&country=${iso3}`);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Country to compare' }))).toBe(true);
    await page.goBack();
    await expect.poll(() => data.search()).toBe('?year=2017');
  }
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

it('chooses the former state that the map shows, and finds one whichever year is chosen', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/production?year=1985');
  await data.clickCountry('RUS');
  await expect.poll(() => data.search()).toBe('?year=1985&country=SUN');
  await expect.poll(() => data.title.textContent()).toBe('Bean production in the USSR');
  const { page } = data;
  for (const [year, query, code] of [
    [2017, 'Iugosl\u00e1via', 'YUG'],
    [1985, 'URSS', 'SUN'],
  ] as const) {
    await page.locator('select[name=year]').selectOption(String(year));
    await page.getByRole('button', { name: /^Back to/ }).click();
    await page.getByRole('button', { name: 'Choose a country' }).click();
    const field = page.getByRole('combobox', { name: 'Name or code of the country' });
    await field.fill(query);
    await expect
      .poll(() => page.getByRole('dialog').getByRole('option').first().textContent())
      .toContain(code);
    await field.press('Enter');
    await expect.poll(() => new URLSearchParams(data.search()).get('country')).toBe(code);
    // Of a year with a figure of it the address keeps the year.
    await expect
      .poll(() => new URLSearchParams(data.search()).get('year'))
      .toBe(year === 1985 ? '1985' : null);
  }
});

it('says in the country modal when no country matches and which have no data in the year', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  await page.getByRole('button', { name: 'Choose a country' }).click();
  const field = page.getByRole('combobox', { name: 'Name or code of the country' });
  await field.fill('xyzzy');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('No country matches “xyzzy”');
  await field.fill('South Sudan');
  await expect
    .poll(() => page.getByRole('dialog').getByRole('listbox').getByRole('option').first().textContent())
    .toContain('no data in 2017');
  await field.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(data.search()).toBe('?year=2017');
});

it('fetches the names of all countries with the first move, and says when they did not come', {
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
