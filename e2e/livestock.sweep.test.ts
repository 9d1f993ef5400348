import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';
import { numberIn } from './figures.ts';

const { visit, read } = useBrowser();

it('shows an animal on the map from the URL, keeps it over a change of year, and ranks its countries', async () => {
  const page = await visit('/en/forages/data/surface-context?element=218&country=KEN&year=2022');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('select[name=element]').inputValue()).toBe('218');
  const kenya = page.locator('#map table tbody tr[data-selected]');
  const opener = page.locator('#map').getByRole('button', { name: /^Table: / });
  await opener.click();
  expect(numberIn(await textOf(kenya.locator('td').last()), 'en')).toBe(3456483);
  await page.locator('select[name=year]').selectOption('2019');
  await expect.poll(async () => numberIn(await textOf(kenya.locator('td').last()), 'en')).toBe(4735351);
  expect(new URL(page.url()).searchParams.get('element')).toBe('218');

  await page.goto(new URL('/en/forages/data/surface-context/ranking?element=218&year=2022', page.url()).href);
  const first = page.locator('main table tbody tr').first();
  expect(await textOf(first)).toContain('Chad');
});

it('has no card for a year without figures: fodder crops after 2011, values that FAO does not publish', async () => {
  const fodder = await read('/en/forages/data/production?country=ARG&year=2022', {
    javaScriptEnabled: false,
  });
  expect(await fodder.locator('#glance').count()).toBe(1);
  expect(await fodder.locator('#fodder').count()).toBe(0);
  await fodder.goto(new URL('/en/forages/data/production?country=ARG&year=2010', fodder.url()).href);
  // 645,000 + 620,000 + 2,600,000 + 133,000 + 1,580,000 ha of five fodder crops.
  expect(await textOf(fodder.locator('#fodder dd').first())).toBe('5.58 million ha');
  await fodder.goto(new URL('/en/forages/data/production-value?country=BRA&year=2018', fodder.url()).href);
  expect(await fodder.locator('#meat').count()).toBe(0);
  expect(await textOf(fodder.locator('#milk dd').first())).toBe('Int$ 14.5 billion');
});
