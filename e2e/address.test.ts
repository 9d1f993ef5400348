import { expect, it } from 'vitest';
import { baseUrl, useBrowser } from './browser.ts';

const { visitData } = useBrowser();

it('pushes an entry for a place, an element and a tab, and replaces it for a year', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption');
  const { page } = data;
  const length = () => page.evaluate(() => history.length);
  const start = await length();
  const heading = data.title;

  await data.slider.focus();
  for (const year of [2019, 2018, 2017]) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => data.search()).toBe(`?year=${year}`);
  }
  expect(await length()).toBe(start);
  await data.filter('macro').selectOption({ label: 'Africa' });
  await data.filter('region').selectOption('017');
  await data.filter('element').selectOption('7');
  await data.filter('year').selectOption('2013');
  await expect.poll(() => data.search()).toBe('?element=7&year=2013&macro=20&region=017');
  await data.choose('CMR');
  await page.getByRole('tab', { name: 'Metadata' }).click();
  await expect.poll(() => data.search()).toContain('tab=metadata');
  expect(await length()).toBe(start + 5);

  await page.goBack();
  await expect.poll(() => heading.textContent()).toContain('Cameroon');
  // The document's metadata follows, on the way back too.
  await expect.poll(() => page.title()).toContain('Bean consumption in Cameroon, 2013');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(data.search());
  await page.goBack();
  await expect.poll(() => heading.textContent()).toContain('Middle Africa');
  expect(await data.filter('year').inputValue()).toBe('2013');
  await page.goBack();
  await expect.poll(() => data.filter('element').inputValue()).toBe('6');
  await page.goBack();
  await expect.poll(() => heading.textContent()).toContain('Eastern Africa');
  await page.goBack();
  await expect.poll(() => heading.textContent()).toContain('in the world');
  await expect.poll(() => data.slider.inputValue()).toBe('2017');
  await page.goForward();
  await expect.poll(() => heading.textContent()).toContain('Eastern Africa');
});

it('restores the whole view on a reload and from a link', async () => {
  const search =
    '?element=7&year=2013&macro=20&region=014&country=RWA&layout=graphs&show=charts.uses~podium.2&table=podium&hide=uses.5142&classes=year';
  const data = await visitData(`/es/beans/data/consumption${search}`);
  for (const load of ['link', 'reload']) {
    if (load === 'reload') {
      await data.page.reload({ waitUntil: 'load' });
      await data.ready();
    }
    expect(data.search()).toBe(search);
    expect(await data.filter('element').inputValue()).toBe('7');
    expect(await data.filter('year').inputValue()).toBe('2013');
    expect(await data.filter('region').inputValue()).toBe('014');
    expect(await data.map.isVisible()).toBe(false);
    expect(await data.block('podium').getByRole('table').count()).toBe(1);
    const food = data.chart('uses').getByRole('option', { name: 'Alimentación', exact: true });
    expect(await food.getAttribute('aria-selected')).toBe('false');
  }
});

it('keeps page and state when the language changes, also a state reached after loading', {
  tags: ['sweep'],
}, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const { page } = data;
  await data.choose('BRA');
  await page.locator('header').getByRole('link', { name: 'ES, Español' }).first().click();
  await page.waitForURL('**/es/beans/data/consumption?year=2017&country=BRA');
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^es/);
  expect(await data.title.textContent()).toContain('Consumo de frijol en ');
  await page.locator('header').getByRole('link', { name: 'PT, Português' }).first().click();
  await page.waitForURL('**/pt/beans/data/consumption?year=2017&country=BRA');
  await page.goto(`${baseUrl}/beans/data/consumption`);
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^pt/);
});
