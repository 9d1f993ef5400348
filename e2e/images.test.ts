import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit } = useBrowser();
const origin = inject('baseUrl');

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

async function openMenu(page: Page, figure: string): Promise<void> {
  const menu = page.locator(`#${figure} [data-menu=download] summary`);
  await takenOver(menu);
  await menu.focus();
  await page.keyboard.press('Enter');
}

/** The errors that a page writes into its console. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function saveFrom(page: Page, figure: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`#${figure}`).getByRole('link', { name: 'PNG' }).press('Enter'),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

it.each(
  sample([
    ['en', 1280, 'consumption_Beans-share-of-food-energy-World-2020_KEN_beans.png'],
    ['pt', 390, 'consumption_Feijao-participacao-na-energia-alimentar-Mundo-2020_KEN_beans.png'],
  ] as const),
)('are saved from the menu by keys under their published names: %s', async (language, width, name) => {
  const page = await visit(`/${language}/beans/data/consumption?country=KEN`, { width });
  const errors = errorsOf(page);
  await openMenu(page, 'map');
  const saved = await saveFrom(page, 'map');
  expect(saved.name).toBe(name);
  expect(saved.bytes.subarray(0, 4).equals(png)).toBe(true);
  expect(errors).toEqual([]);
});

it('go to the clipboard', { tags: ['sweep'] }, async () => {
  const page = await visit('/es/beans/data/consumption', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openMenu(page, 'map');
  await page.locator('#map').getByRole('button', { name: 'Copiar', exact: true }).press('Enter');
  await expect.poll(() => page.locator('#map').getByText('Imagen copiada').count()).toBeGreaterThan(0);
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  );
  expect(types).toContain('image/png');
});

it('still come when the server cannot draw them or has no logo, and the console logs the failure', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/consumption');
  const errors = errorsOf(page);
  await page.route('**/consumption.png?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/consumption.svg?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-image-lacks': 'logo' } });
  });
  await openMenu(page, 'map');
  const { name, bytes } = await saveFrom(page, 'map');
  expect(name).toBe('consumption_Beans-share-of-food-energy-World-2020_WLRD_beans.png');
  expect(bytes.subarray(0, 4).equals(png)).toBe(true);
  // Twice as dense as its drawing, as the server's.
  expect(bytes.readUInt32BE(16)).toBe(1600);
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
    expect.stringMatching(/^Error capturing the image: .*500/),
    expect.stringMatching(/^Error loading the watermark: the image has no logo/),
  ]);
});

it('show an error where neither server nor browser has them, and the page stays', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/pt/beans/data/consumption');
  await page.route(/consumption\.(png|svg)\?/, (route) => route.abort());
  await openMenu(page, 'map');
  const link = page.locator('#map').getByRole('link', { name: 'PNG' });
  await link.press('Enter');
  const alert = page.locator('#map').getByRole('alert');
  await expect.poll(() => alert.count()).toBe(1);
  expect(page.url()).toBe(`${origin}/pt/beans/data/consumption`);
  await page.unroute(/consumption\.(png|svg)\?/);
  await saveFrom(page, 'map');
  await expect.poll(() => alert.count()).toBe(0);
});
