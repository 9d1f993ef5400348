import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { textOf } from './data-page.ts';

const { read } = useBrowser();

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
