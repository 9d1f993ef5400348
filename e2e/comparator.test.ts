import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';

const { read } = useBrowser();

const at = (series: string, more = ''): string => `/en/beans/comparator?series=${series}${more}`;

/** Cells of a year's row, without flags. */
async function rowOf(page: Page, year: number): Promise<readonly string[]> {
  const row = page.locator('main table tbody tr', { has: page.locator(`th:text-is("${year}")`) });
  return (await row.locator('td').allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
}

describe('the comparator', () => {
  it('starts empty, finds an area by its name in another language by the keyboard, and keeps it in the address', async () => {
    const page = await read('/en/beans/comparator');
    expect(await page.locator('main').innerText()).toContain('Nothing is compared yet');
    const field = page.getByRole('searchbox', { name: 'Search by name or ISO code' });
    await field.focus();
    // The names in other languages come with the focus.
    await field.fill('alemanha');
    await page.getByRole('checkbox', { name: 'Germany' }).waitFor();
    await field.fill('bra');
    await page.getByRole('checkbox', { name: 'Brazil' }).waitFor();
    await field.press('Enter');
    await page.getByText('Ticked: Brazil.').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await page.waitForURL(/area=BRA/);
    // FAO: 2,908,075 t in 2019 and 2,872,474 t in 2022.
    expect((await rowOf(page, 2019))[0]).toMatch(/^2,908,075/);
    expect((await rowOf(page, 2022))[0]).toMatch(/^2,872,474/);
    await page.getByRole('link', { name: 'Index', exact: true }).click();
    await page.waitForURL(/series=BRA\.beans\.5510&measure=index/);
  });

  it('is whole without scripts: areas are ticked, added, moved and drawn', async () => {
    const page = await read('/en/beans/comparator', { javaScriptEnabled: false });
    for (const name of ['Brazil', 'Kenya'])
      await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Move up: Kenya, Beans, Production' }).click();
    expect(new URL(page.url()).search).toBe('?series=KEN.beans.5510~BRA.beans.5510');
    await page.getByRole('link', { name: 'Bars', exact: true }).click();
    expect(await page.locator('#compare-1').innerText()).toContain('Brazil');
  });

  it('is drawn at once, and fetches what its pictures do when one is touched, without moving anything', async () => {
    const page = await read(at('BRA.beans.5510~KEN.beans.5510'));
    await page.waitForLoadState('networkidle');
    const codeOfPictures = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/drawn-comparison-[^/]*\.js/.test(name)),
      );
    const picture = page.locator('#compare-1');
    expect(await picture.locator('svg path').count()).toBeGreaterThan(0);
    expect(await codeOfPictures()).toEqual([]);
    const before = await picture.boundingBox();
    await picture.hover();
    await expect.poll(async () => (await codeOfPictures()).length).toBe(1);
    await page.waitForLoadState('networkidle');
    const { height, width } = (await picture.boundingBox()) ?? {};
    expect([height, width]).toEqual([before?.height, before?.width]);
    // The source line names what the lines are of, and no population.
    const source = await picture.innerText();
    expect(source).toContain('FAO');
    expect(source).not.toMatch(/population/i);
  });

  it('works an index out from the base year, marks it as computed, and stops at breaks', async () => {
    const page = await read(at('UGA.beans.5510', '&measure=index&base=2020'));
    // 827,000 ÷ 786,000 = 105.22 %.
    expect((await rowOf(page, 2022))[0]).toMatch(/^105\.2/);
    expect((await rowOf(page, 2020))[0]).toMatch(/^100\.0/);
    const main = await page.locator('main').innerText();
    expect(main).toContain('No index crosses a break in a series.');
    expect(main).not.toContain('Official figure');
    // Uganda's series breaks in 2019: no year before it has an index of this base.
    expect(await page.locator('main table tbody th').allInnerTexts()).not.toContain('2018');
  });

  it('never puts two units on one axis, and says so', async () => {
    const page = await read(at('BRA.beans.5510~COL.beans.5412'));
    expect(await page.locator('main').innerText()).toContain('These lines have 2 different units');
    for (const [at, unit] of ['(t)', '(kg/ha)'].entries())
      expect(await page.locator(`#compare-${at + 1} h2`).innerText()).toContain(unit);
  });

  it('helps where nothing can be shown: a ninth line, markup, an area without the element', async () => {
    const nine = Array.from(
      { length: 9 },
      (_, index) => `${['BRA', 'COL', 'KEN'][index % 3]}.beans.${[5510, 5412, 5312][Math.floor(index / 3)]}`,
    );
    const full = await read(at(nine.join('~')));
    const text = await full.locator('main').innerText();
    expect(text).toContain('more than 8 lines cannot be read: Kenya, Beans, Area.');
    expect(text).toContain('This comparison has 8 lines.');
    const odd = await read(at(`${encodeURIComponent('<b>bold</b>')}~VAT.beans.5510`));
    const said = await odd.locator('main').innerText();
    expect(said).toContain('<b>bold</b>');
    expect(said).toContain('This release has no figures of: Holy See, Beans, Production.');
  });

  it.each(
    sample([
      ['en', 'line'],
      ['es', 'slope'],
      ['pt', 'scatter'],
    ]),
  )('has nothing that axe objects to: %s, %s', async (language, kind) => {
    const page = await read(
      `/${language}/beans/comparator?series=BRA.beans.5510~COL.beans.5412~KEN.beans.5510~COL.beans.5510~BRA.beans.5412&kind=${kind}`,
    );
    expect(await violations(page)).toEqual([]);
  });
});
