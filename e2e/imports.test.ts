import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { DataPage, textOf } from './data-page.ts';

const { visit } = useBrowser();

it.each(sample(['en', 'es', 'pt']))(
  'maps who depends on imported beans: %s',
  { tags: ['sweep'] },
  async (language) => {
    const page = await visit(`/${language}/beans/data/consumption?element=13`, { javaScriptEnabled: false });
    const data = new DataPage(page);
    expect(await data.filter('element').inputValue()).toBe('13');
    expect(await textOf(page.locator('#map'))).toMatch(/\d+ (of|de) 1\d\d /);
    expect(await page.locator('#map path[data-country]:not([fill$="-no-data)"])').count()).toBeGreaterThan(
      130,
    );
    const ranking = page.locator('a[href*="ranking?by=countries"][href*="element=13"]').first();
    await page.goto(new URL((await ranking.getAttribute('href')) ?? '', page.url()).href);
    const values = await page.locator('main table tbody tr td:last-of-type').allTextContents();
    expect(values.length).toBeGreaterThan(130);
  },
);
