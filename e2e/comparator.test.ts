import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { read } = useBrowser();

const at = (series: string, more = ''): string => `/en/beans/comparator?series=${series}${more}`;

/** Cells of a year's row, without flags. */
async function rowOf(page: Page, year: number): Promise<readonly string[]> {
  const row = page.locator('main table tbody tr', { has: page.locator(`th:text-is("${year}")`) });
  return (await row.locator('td').allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
}

/** Areas of the chips, in their order. */
const chipsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main li[data-line]')
    .evaluateAll((chips) => chips.map((chip) => (chip.getAttribute('data-line') ?? '').slice(0, 3)));

describe('the comparator', () => {
  it('opens drawn, adds an area by its name in another language at once, and keeps it in the address', async () => {
    const page = await read('/en/beans/comparator');
    expect(await page.locator('#compare-1 svg path').count()).toBeGreaterThan(0);
    const before = await chipsOf(page);
    expect(before).toHaveLength(6);
    await page.getByText('+ country').click();
    const field = page.getByRole('combobox', { name: 'Country or region' });
    // The names in other languages come once it is open.
    await field.fill('alemanha');
    await page.getByRole('option', { name: 'Germany' }).waitFor();
    await field.press('Enter');
    await page.waitForURL(/DEU\.beans\.5510/);
    await expect.poll(() => chipsOf(page)).toEqual([...before, 'DEU']);
    await page.goBack();
    await expect.poll(() => chipsOf(page)).toEqual(before);
  });

  it('moves a line by the keyboard, which stays on it, by dragging and by its dot, and removes it', {
    tags: ['sweep'],
  }, async () => {
    const page = await read(at('BRA.beans.5510~KEN.beans.5510~UGA.beans.5510'));
    const chip = (area: string) => page.locator(`main li[data-line="${area}.beans.5510"]`);
    await takenOver(chip('UGA'));
    await chip('UGA').getByRole('link', { name: 'Uganda', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => chipsOf(page)).toEqual(['BRA', 'UGA', 'KEN']);
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Uganda');
    await chip('KEN').dragTo(chip('BRA'));
    await expect.poll(() => chipsOf(page)).toEqual(['KEN', 'BRA', 'UGA']);
    await page.getByRole('link', { name: /^Put first: Uganda/ }).click();
    await expect.poll(() => chipsOf(page)).toEqual(['UGA', 'KEN', 'BRA']);
    await page.getByRole('link', { name: /^Remove: Kenya/ }).click();
    await expect.poll(() => chipsOf(page)).toEqual(['UGA', 'BRA']);
    expect(new URL(page.url()).search).toBe('?series=UGA.beans.5510~BRA.beans.5510');
  });

  it('is whole without scripts: lines are added, moved, changed and drawn', { tags: ['sweep'] }, async () => {
    const page = await read(at('KEN.beans.5510'), { javaScriptEnabled: false });
    await page.getByText('+ country').click();
    await page.locator('select[name="area"]').selectOption('BRA');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: /^Put first: Brazil/ }).click();
    expect(new URL(page.url()).search).toBe('?series=BRA.beans.5510~KEN.beans.5510');
    await page.locator('select[name="newElement"]').selectOption('5412');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('link', { name: 'One year', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?series=BRA.beans.5412~KEN.beans.5412&kind=bar');
    expect(await page.locator('#compare-1').innerText()).toContain('Brazil');
  });

  it('is drawn at once, and does not move when it wakes', async () => {
    const page = await read(at('BRA.beans.5510~KEN.beans.5510'));
    const picture = page.locator('#compare-1');
    expect(await picture.locator('svg path').count()).toBeGreaterThan(0);
    const before = await picture.boundingBox();
    await page.waitForLoadState('networkidle');
    await picture.hover();
    const { height, width } = (await picture.boundingBox()) ?? {};
    expect([height, width]).toEqual([before?.height, before?.width]);
    // The source line names what the lines are of, and no population.
    const source = await picture.innerText();
    expect(source).toContain('FAO');
    expect(source).not.toMatch(/population/i);
  });

  it('works an index out from the base year, marks it as computed, and stops at breaks', async () => {
    const page = await read(at('UGA.beans.5510', '&measure=index&base=2020&kind=table'));
    // 827,000 ÷ 786,000 = 105.22 %.
    expect((await rowOf(page, 2022))[0]).toMatch(/^105\.2/);
    expect((await rowOf(page, 2020))[0]).toMatch(/^100\.0/);
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toContain('No index crosses a break in a series.');
    expect(main).not.toContain('Official figure');
    // Uganda's series breaks in 2019: no year before it has an index of this base.
    expect(await page.locator('main table tbody th').allInnerTexts()).not.toContain('2018');
  });

  it('never puts two units on one axis, and shows a note', async () => {
    const page = await read(at('BRA.beans.5510~COL.beans.5412'));
    expect(await page.locator('main').innerText()).toContain('These lines have 2 different units');
    for (const [at, unit] of ['million t', 'kg/ha'].entries())
      expect(await page.locator(`#compare-${at + 1}`).innerText()).toContain(unit);
  });
});
