import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { DataPage, takenOver } from './data-page.ts';

const { visit } = useBrowser();

/** Holds requests back until it is opened. */
function gate(): { open(): void; opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

it('has its text before any script, and keeps what is chosen before the scripts listen', async () => {
  const scripts = gate();
  let begin = (_: Page): void => {};
  const begun = new Promise<Page>((resolve) => {
    begin = resolve;
  });
  const opening = visit('/es/beans/data/consumption', {
    before: async (fresh) => {
      await fresh.route('**/assets/*.js', async (route) => {
        await scripts.opened;
        await route.continue();
      });
      begin(fresh);
    },
  });
  const page = await begun;
  const data = new DataPage(page);
  await page.locator('footer').last().waitFor();
  expect(await page.locator('h1').textContent()).toBe('Consumo de frijol en el mundo');
  expect(await page.locator('#map [data-title]').textContent()).toContain('2020');
  await data.filter('element').selectOption('7');

  scripts.open();
  await opening;
  await expect.poll(() => data.search()).toBe('?element=7');
  await expect.poll(() => data.filter('element').inputValue()).toBe('7');
  await expect.poll(() => page.locator('#map [data-title]').textContent()).toContain('proteínas');
});

it('shows a choice in its control at once, and moves nothing while its figures come', {
  tags: ['sweep'],
}, async () => {
  const figures = gate();
  const page = await visit('/en/beans/data/consumption', {
    before: (fresh) =>
      fresh.route('**/api/v1/cubes/**', async (route) => {
        await figures.opened;
        await route.continue();
      }),
  });
  const data = new DataPage(page);
  await takenOver(page.locator('select[name=element]'));
  const title = page.locator('#map [data-title]');
  expect(await title.textContent()).toContain('share of food energy');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section[id]')].map((block) =>
        Math.round(block.getBoundingClientRect().top),
      ),
    );
  const before = await places();

  await data.filter('element').selectOption('645');
  await data.frames();
  expect(await data.filter('element').inputValue()).toBe('645');
  expect(await title.textContent()).toContain('share of food energy');
  // Longer than the loader waits before it shows itself.
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  expect(await places()).toEqual(before);

  figures.open();
  await expect.poll(() => title.textContent()).toContain('food supply per inhabitant');
  expect(await data.filter('element').inputValue()).toBe('645');
});

it('keeps the columns of the table of sources where they are while it arrives', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/es/beans/about/databases');
  const widths = () =>
    page
      .locator('#sources table')
      .first()
      .locator('thead th')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));
  const whole = await widths();
  expect(whole).toHaveLength(5);
  await page
    .locator('#sources tbody')
    .first()
    .evaluate((body) => body.replaceChildren(body.children[1] ?? ''));
  expect(await widths()).toEqual(whole);
});
