import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { DataPage } from './data-page.ts';

const { visitData, read } = useBrowser();

const words = {
  en: { country: 'Country to compare', menu: 'Open menu', metadata: 'Metadata', filters: 'Filters' },
  es: { country: 'País para comparar', menu: 'Abrir el menú', metadata: 'Metadatos', filters: 'Filtros' },
  pt: { country: 'País para comparar', menu: 'Abrir o menu', metadata: 'Metadados', filters: 'Filtros' },
} as const;

it.each(
  sample(
    (['en', 'es', 'pt'] as const).flatMap((language, turn) =>
      [1280, 390].map((width, side) => [language, width, turn + side] as const),
    ),
  ),
)('has nothing that axe objects to in any of its states: %s at %i px', async (language, width, turn) => {
  const address = `/${language}/beans/data/consumption`;
  const page = await read(`${address}?year=2017&country=BRA`, { width });
  const data = new DataPage(page);
  await data.ready();
  const narrow = width < 992;
  // Each state in every language at one of the widths, in turn; what only narrow windows have, in all of them.
  const search = async (state: string, place: number): Promise<void> => {
    if ((turn + place) % 2 === 0) expect(await violations(page), state).toEqual([]);
  };
  await search('view', 0);

  if (narrow) {
    await page.getByRole('button', { name: words[language].menu }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words[language].filters }).click();
    await page.getByRole('button', { name: words[language].country }).waitFor();
    expect(await violations(page), 'filters').toEqual([]);
  }
  await page.getByRole('button', { name: words[language].country }).click();
  await page.getByRole('dialog').getByRole('listbox').waitFor();
  await search('country modal', 1);
  await page.keyboard.press('Escape');
  if (narrow) await page.keyboard.press('Escape');

  for (const id of ['map', 'podium', 'glance', 'chart-uses']) await data.tableOf(data.block(id));
  await search('tables', 2);
  await page.getByRole('tab', { name: words[language].metadata }).click();
  await page.locator('#metadata-caption').waitFor();
  await search('metadata', 3);
});

it.each(
  sample([
    '/en/beans/data/consumption?year=2015&country=BRA',
    '/es/cassava/data/consumption?macro=20&region=014',
    '/pt/rice/data/consumption?layout=map',
    '/es/nada',
  ]),
)(
  'has nothing that axe objects to without data, in a region, with the map alone, on the 404 page: %s',
  { tags: ['sweep'] },
  async (address) => {
    const page = await read(address);
    if (!address.endsWith('nada')) await new DataPage(page).ready();
    expect(await violations(page)).toEqual([]);
  },
);

/**
 * Targets smaller than 24 × 24 pixels, without those in a sentence or with so much room around them that a 24-pixel
 * circle on their middle touches no other target (WCAG 2.2, 2.5.8).
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, [role=tab]'),
    ]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const near = (box: DOMRect, other: DOMRect): boolean => {
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < 12;
    };
    return targets
      .filter(({ target, box }) => {
        if (box.width >= 23.5 && box.height >= 23.5) return false;
        if (getComputedStyle(target).display === 'inline') return false;
        return targets.some(
          (other) => other.target !== target && !target.contains(other.target) && near(box, other.box),
        );
      })
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
  });

it.each(sample([1280, 390]))(
  'has targets of at least 24 pixels at %i px',
  { tags: ['sweep'] },
  async (width) => {
    const data = await visitData('/es/beans/data/consumption?year=2017&country=BRA', { width });
    expect(await smallTargets(data.page)).toEqual([]);
    if (width === 390) {
      await data.page.getByRole('button', { name: words.es.menu }).click();
      await data.page.getByRole('dialog').waitFor();
      expect(await smallTargets(data.page)).toEqual([]);
    }
  },
);

it('shows the focus at every stop of the keyboard', { tags: ['sweep'] }, async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017&country=BRA');
  const { page } = data;
  const invisible: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const rings = [element, element.parentElement, ...element.querySelectorAll('*')]
        .slice(0, 12)
        .map((one) => {
          if (one === null) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        });
      return { name: element.outerHTML.slice(0, 140), ring: rings.some(Boolean) };
    });
    if (found === null) break;
    seen.add(found.name);
    if (!found.ring) invisible.push(found.name);
  }
  expect(seen.size).toBeGreaterThan(35);
  expect(invisible).toEqual([]);
});

it('announces the shown view after a change', async () => {
  const data = await visitData('/en/beans/data/consumption?year=2017');
  const liveRegion = data.page.locator('main [aria-live=polite]', {
    hasText: 'Bean consumption in the world, 2017.',
  });
  expect(await liveRegion.count()).toBe(1);
  const region = await liveRegion.elementHandle();
  await data.choose('RWA');
  await expect.poll(() => region?.textContent()).toMatch(/^Bean consumption in Rwanda, 2017\. .*12\.6%/);
});
