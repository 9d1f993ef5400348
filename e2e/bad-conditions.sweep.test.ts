import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

const kinds = [
  '/en',
  '/es/forages',
  '/en/beans/data/consumption?tab=metadata',
  '/pt/beans/about/databases',
  '/en/beans/about/glossary',
  '/es/beans/about',
  '/en/beans/comparator',
  '/en/beans/contact',
  '/en/nowhere',
];

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Pages with lists, tables and fields that large letters have made wider than the window. */
const wideKinds = [
  ...kinds,
  '/pt/beans',
  '/es/beans/about/glossary',
  '/pt/beans/data/production/ranking',
  '/es/beans/data/consumption/ranking?by=countries&area=BRA',
  '/en/beans/data/genebanks?country=COL',
  '/en/beans/data/accessionDeliveryNetwork?country=COL',
  '/es/beans/data/seed-varieties',
  '/es/beans/pabra/seed-varieties',
  '/en/beans/data/prices',
  '/pt/beans/data/trade?country=COD',
];

it.each(wideKinds)('does not scroll sideways where letters are twice as large: %s', async (path) => {
  for (const width of [390, 1280]) {
    const page = await visit(path, { width, bypassCSP: true });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  }
});

it.each(kinds)('has landmarks that differ by name: %s', async (path) => {
  const page = await visit(path);
  const names = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'nav, aside, section[aria-label], section[aria-labelledby], form[aria-label]',
      ),
    ]
      .filter((landmark) => landmark.checkVisibility())
      .map((landmark) => {
        const ids = landmark.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const label = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        return `${landmark.tagName} ${landmark.getAttribute('aria-label') ?? label}`;
      }),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, at) => names.indexOf(name) !== at || name.endsWith(' '))).toEqual([]);
});

it('opens the filters of a phone as a modal dialog, and gives the focus back', async () => {
  const page = await visit('/en/beans/data/consumption', { width: 390 });
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  const dialog = page.locator('dialog:modal');
  await dialog.locator('select[name=year]').selectOption('2013');
  await page.waitForURL((url) => url.searchParams.get('year') === '2013');
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

it.each(['light', 'dark'] as const)(
  'keeps letters apart from their ground where colours are forced: %s',
  async (colorScheme) => {
    const page = await visit('/en', { colorScheme, forcedColors: 'active' });
    const button = page.locator('main form[role=search] button, main form button').first();
    const [letters, ground] = await button.evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link);
      return [color, backgroundColor];
    });
    expect(letters).not.toBe(ground);
    const [icon, paper] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('header a svg') ?? document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect([icon, paper]).toEqual(
      colorScheme === 'dark'
        ? ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']
        : ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    );
  },
);

/** Chosen options: the contrast of their letters, and whether they look like the other options. */
const readChosen = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('There is nothing to mix colours on.');
    const mix = (colours: readonly string[]): readonly number[] => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (parts: readonly number[]): number =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
        const part = (parts[at] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    const look = (element: Element): { letters: readonly number[]; ground: readonly number[] } => {
      const grounds = ['Canvas'];
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        grounds.splice(1, 0, getComputedStyle(at).backgroundColor);
      return { letters: mix([...grounds, getComputedStyle(element).color]), ground: mix(grounds) };
    };
    const chosen = '[aria-pressed=true], [aria-current=true]';
    return [...document.querySelectorAll(`main :is(${chosen})`)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { letters, ground } = look(element);
        const [low = 0, high = 0] = [light(letters), light(ground)].sort((one, two) => one - two);
        const classes = [...element.classList].map((name) => `.${CSS.escape(name)}`).join('');
        const others = classes === '' ? [] : [...document.querySelectorAll(`main ${classes}:not(${chosen})`)];
        return {
          name: element.textContent || element.getAttribute('aria-label'),
          contrast: (high + 0.05) / (low + 0.05),
          others: others.length,
          alike: others.filter((other) => look(other).ground.join() === ground.join()).length,
        };
      });
  });

it.each([
  ['/en/beans/data/production', 'Per inhabitant', 'light'],
  ['/en/beans/data/production', 'Per inhabitant', 'dark'],
  ['/en/beans/comparator?series=KEN.beans.5510~BRA.beans.5510', 'One year', 'light'],
  ['/en/beans/publications', 'Conceptual', 'dark'],
] as const)('shows what is chosen where colours are forced: %s, %s, %s', async (path, press, colorScheme) => {
  const page = await visit(path, { colorScheme, forcedColors: 'active' });
  const chosen = async () =>
    (await readChosen(page)).filter(({ name, others }) => name?.startsWith(press) === true && others > 0);
  await page.locator('main :is(button, a)').filter({ hasText: press, visible: true }).first().click();
  await expect.poll(async () => (await chosen()).length).toBe(1);
  for (const { name, contrast, alike } of await readChosen(page)) {
    expect(contrast, name ?? '').toBeGreaterThanOrEqual(4.5);
    expect(alike, name ?? '').toBe(0);
  }
});

it('prints address, release, licence and day instead of controls', async () => {
  const page = await visit('/en/beans/data/consumption?country=RWA');
  await page.emulateMedia({ media: 'print' });
  for (const control of ['nav', 'button', 'header select', 'main select'])
    expect(await page.locator(control).filter({ visible: true }).count(), control).toBe(0);
  // The day is noted by a script, once it has taken over.
  const printed = async (): Promise<string> => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    return page.locator('body').innerText();
  };
  await expect.poll(printed).toContain('Printed on ');
  const paper = await printed();
  expect(paper).toContain('/en/beans/data/consumption?country=RWA');
  expect(paper).toMatch(/Data of \d/);
  expect(paper).toContain('figures keep the licence of their source');
  for (const box of await page.locator('main figure svg, main [role=img] svg').all()) {
    const { right = 0 } = (await box.evaluate((svg) => svg.getBoundingClientRect().toJSON())) as {
      right?: number;
    };
    expect(right).toBeLessThanOrEqual(1280);
  }
});

it.each([
  '/en',
  '/es/rice/data/production',
  '/pt/beans/data/production/ranking?by=countries&area=BRA',
  '/en/beans/about',
])('has nothing that axe objects to where the system is dark: %s', async (path) => {
  const page = await visit(path, { colorScheme: 'dark', bypassCSP: true });
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const parts = (await paper()).match(/\d+/g) ?? [];
  expect(parts.length).toBe(3);
  expect(Math.max(...parts.map(Number))).toBeLessThan(64);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(255, 255, 255)');
});

it('prints drawings in their own proportions, also before their boxes are measured, and a title with its figure', async () => {
  const page = await visit('/en/beans/data/trade?country=BRA');
  await page.emulateMedia({ media: 'print' });
  const drawings = await page
    .locator('main svg[role=img][viewBox]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((svg) => {
        const { width, height } = svg.getBoundingClientRect();
        const [, , boxWidth = 0, boxHeight = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
        // Charts over time are stretched everywhere, with their texts as they are.
        return svg.getAttribute('preserveAspectRatio') === 'none' && !svg.hasAttribute('data-drawn')
          ? (width * boxHeight) / (height * boxWidth)
          : 1;
      }),
    );
  expect(drawings.length).toBeGreaterThan(0);
  for (const stretch of drawings) expect(stretch).toBeCloseTo(1, 1);
  const kept = await page
    .locator('main section[id]:has(footer)')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).breakInside));
  expect(new Set(kept)).toEqual(new Set(['avoid']));
  expect(await page.getByRole('group', { name: 'Flow' }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Flow', { exact: true }).filter({ visible: true }).count()).toBe(0);
});

it.each(['/es/beans/data/production/ranking?by=countries', '/pt/beans/about/databases'])(
  'prints a long table from below its title on, over as many pages as it takes: %s',
  async (path) => {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    const long = page.locator('main table:has(tr:nth-child(16))').first();
    const held = await long.evaluate((table) => {
      const around: string[] = [];
      for (let box: Element | null = table; box !== null; box = box.parentElement)
        around.push(getComputedStyle(box).breakInside);
      return around;
    });
    expect(new Set(held)).toEqual(new Set(['auto']));
  },
);
