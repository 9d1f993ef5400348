import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit, read } = useBrowser();

const address = '/en/beans/data/consumption';
const tourOf = (page: Page) => page.getByRole('dialog', { name: /^Guided tour/ });
/** The same in any language. */
const tourOfAny = (page: Page) => page.locator('[data-tour-open]');
/** Longer than a tour waits before it looks whether it may open. */
const longEnough = 3500;

interface Shown {
  step: string | null;
  /** What has the ring, and the card, in pixels of the window. */
  lit: { width: number; height: number };
  card: DOMRect;
}

/** The step that is shown, once its place has settled. */
async function shown(page: Page): Promise<Shown> {
  const look = (): Promise<Shown> =>
    tourOf(page).evaluate((card) => {
      const { width = 0, height = 0 } =
        document.querySelector('[data-tour-lit]')?.getBoundingClientRect() ?? {};
      return {
        step: card.getAttribute('data-tour-open'),
        lit: { width, height },
        card: card.getBoundingClientRect().toJSON(),
      };
    });
  let last = await look();
  await expect
    .poll(async () => {
      const before = JSON.stringify(last);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      last = await look();
      return JSON.stringify(last) === before;
    })
    .toBe(true);
  return last;
}

const focusInTour = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-tour-open]') !== null);

it('opens by itself two seconds after the page, once for each visitor, and fetches nothing before', {
  tags: ['sweep'],
}, async () => {
  const complaints: string[] = [];
  const page = await visit(address, {
    unguided: true,
    before: (fresh) => {
      fresh.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    },
  });
  await takenOver(page.locator('h1'));
  await tourOf(page).waitFor();
  // By the page's own clock: on a busy machine this journey learns late that the page is ready.
  const waits = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /open-tour|tour\.words/.test(name))
      .map(({ startTime }) => startTime - (document?.domInteractive ?? Number.NaN));
  });
  expect(waits.length).toBeGreaterThan(0);
  for (const wait of waits) expect(wait).toBeGreaterThan(1990);
  // The page stays as it is: nothing lies over it, and the keyboard stays where it was.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const size = await tourOf(page).boundingBox();
  expect((size?.width ?? 0) * (size?.height ?? 0)).toBeLessThan(0.1 * 1280 * 900);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'production_tour');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);

  await page.getByRole('button', { name: 'Close the tour' }).click();
  await expect.poll(() => tourOf(page).count()).toBe(0);
  await page.reload();
  await takenOver(page.locator('h1'));
  await page.waitForTimeout(longEnough);
  expect(await tourOf(page).count()).toBe(0);
  // The policy of the site allows neither styles nor scripts in attributes.
  expect(complaints).toEqual([]);
});

it.each(
  sample([
    [1280, ['menu', 'filters', 'map', 'years', 'glance', 'charts', 'metadata', 'help']],
    [390, ['menu', 'filters', 'map', 'years', 'glance', 'charts', 'metadata', 'help']],
    [320, ['menu', 'filters', 'map', 'years', 'glance', 'charts', 'metadata', 'help']],
  ] as const),
)('walks by the arrow keys, within the window, and rings what it explains: %i px', async (width, steps) => {
  const page = await visit(`${address}?year=2017&tour=`, { width });
  await tourOf(page).waitFor();
  await page.getByRole('button', { name: 'Next' }).focus();
  const met: (string | null)[] = [];
  for (const [at] of steps.entries()) {
    const { step, lit, card } = await shown(page);
    met.push(step);
    expect(lit.height, `${step}: nothing has the ring`).toBeGreaterThan(20);
    expect(card.left).toBeGreaterThanOrEqual(0);
    expect(card.right).toBeLessThanOrEqual(width);
    expect(card.top).toBeGreaterThanOrEqual(0);
    expect(card.bottom).toBeLessThanOrEqual(900);
    if (at < steps.length - 1) await page.keyboard.press('ArrowRight');
  }
  expect(met).toEqual(steps);
  await page.keyboard.press('ArrowRight');
  expect((await shown(page)).step).toBe('help');
  await page.keyboard.press('ArrowLeft');
  expect((await shown(page)).step).toBe('metadata');
  await page.keyboard.press('Escape');
  await expect.poll(() => tourOf(page).count()).toBe(0);
  // The rest of the address stays, and a link that is copied now opens no tour.
  expect(new URL(page.url()).search).toBe('?year=2017');
});

it('speaks of the drawer and the sheet on phones', { tags: ['sweep'] }, async () => {
  const page = await visit(`${address}?tour=`, { width: 390 });
  await tourOf(page).getByText('This button opens the menu').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await tourOf(page).getByText('Open the filters to choose').waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await tourOf(page).getByText('Choose the indicator').waitFor();
});

it('takes the focus when opened, and returns it to the button of the help', {
  tags: ['sweep'],
}, async () => {
  const page = await visit(address);
  const help = page.getByRole('button', { name: 'Help and keyboard shortcuts' });
  await takenOver(help);
  await help.click();
  await page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Start the tour' }).click();
  await tourOf(page).waitFor();
  expect(await focusInTour(page)).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await focusInTour(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => tourOf(page).count()).toBe(0);
  expect(await help.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('waits while a dialog is open', { tags: ['sweep'] }, async () => {
  const page = await visit(address, {
    unguided: true,
    // Open before the scripts of the page begin: a visitor, or a slow machine, might come too late.
    before: (fresh) =>
      fresh.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const dialog = document.createElement('dialog');
          dialog.id = 'other';
          document.body.append(dialog);
          dialog.showModal();
        }),
      ),
  });
  await takenOver(page.locator('h1'));
  await page.waitForTimeout(longEnough);
  expect(await tourOf(page).count()).toBe(0);
  await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await tourOf(page).waitFor();
  // Work on the page closes it.
  await page.locator('summary', { hasText: 'Download' }).first().click();
  await expect.poll(() => tourOf(page).count()).toBe(0);
});

it.each(
  sample([
    ['en', 1280],
    ['es', 390],
    ['pt', 1280],
  ] as const),
)('has nothing that axe objects to: %s at %i px', { tags: ['sweep'] }, async (language, width) => {
  const page = await read(`/${language}/beans/data/consumption?tour=`, { width });
  await page.locator('[data-tour-open=menu]').waitFor();
  expect(await violations(page), 'first step').toEqual([]);
  await tourOfAny(page).getByRole('button').last().focus();
  await page.keyboard.press('End');
  await page.locator('[data-tour-open=help]').waitFor();
  expect(await violations(page), 'last step').toEqual([]);
  await page.keyboard.press('Escape');
});
