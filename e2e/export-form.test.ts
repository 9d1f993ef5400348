import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page, Route } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { serve } from '../tools/bench/served.ts';
import { violations } from './axe.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

const cases = [
  ['en', 1280, 'Export Data', 'Export', 'Please complete the reCAPTCHA.', 'Data exported successfully'],
  [
    'es',
    390,
    'Exportar datos',
    'Exportar',
    'Por favor, complete el reCAPTCHA.',
    'Datos exportados correctamente',
  ],
  [
    'pt',
    390,
    'Exportar dados',
    'Exportar',
    'Por favor, complete o reCAPTCHA.',
    'Dados exportados com sucesso',
  ],
] as const;

/** The first sheet of what was saved. */
async function firstSheet(download: Download): Promise<readonly (readonly unknown[])[]> {
  const path = await download.path();
  expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  const [sheet] = await readXlsxFile(path);
  expect(sheet?.sheet).toBe('Data');
  return sheet?.data ?? [];
}

/** The form, in its dialog, or on its page where the link was pressed before the code was there. */
const formOn = (page: Page): Locator => page.locator('form[action$="export-data"]');

async function fillIn(page: Page, name: string): Promise<void> {
  await page.locator('[name=FULL_NAME]').fill(name);
  await page.locator('[name=EMAIL]').fill('orlando@bean.example');
  await page.locator('[name=COUNTRY]').selectOption('BRA');
  await page.locator('[name=INSTITUTION]').fill('Casa do Feijão');
}

it.each(sample(cases))(
  'hands out a figure’s workbook for a form filled in by keys: %s at %d px',
  async (language, width, title, send, captcha, done) => {
    const page = await visit(`/${language}/beans/data/consumption?country=KEN&year=2017`, { width });
    const figure = page.locator('#map');
    await figure.locator('[data-menu=download] summary').focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => figure.getByRole('link', { name: 'PNG' }).evaluate((png) => png === document.activeElement))
      .toBe(true);
    const link = figure.locator('a[href*="/about/export"]');
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect.poll(() => dialog.locator('[name=FULL_NAME]').count()).toBe(1);
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(400);
    expect(await violations(page)).toEqual([]);

    // Without a contact in the settings no personal data are kept, requests are deleted by themselves, and no contact is named.
    expect(await dialog.textContent()).toContain('24');
    expect(await dialog.locator('a[href$="/contact"]').count()).toBe(0);

    // Empty: flagged without a text, described to screen readers, and the first has the focus.
    const button = dialog.getByRole('button', { name: send, exact: true });
    // What the menu makes of its own buttons is not for this one: its letters have the colour of the dialog.
    const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe(ground);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await dialog.locator('[aria-invalid=true]').count()).toBe(4);
    expect(await dialog.getByRole('alert').allTextContents()).toContain(captcha);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('FULL_NAME');
    const described = await dialog.locator('[name=EMAIL]').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('@');

    await fillIn(page, 'Orlando Anderson');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('alert').allTextContents()).toContain(captcha);
    expect(await dialog.locator('[aria-invalid=true]').count()).toBe(0);

    await dialog.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => dialog.locator('[data-state=solved]').count()).toBe(1);
    const saved = page.waitForEvent('download');
    await button.focus();
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^[\w.-]{1,120}\.xlsx$/);
    const rows = await firstSheet(download);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.flat()).toContain('KEN');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await figure.getByRole('status').allTextContents()).toContain(done);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    // Closing resets.
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.locator('[name=FULL_NAME]').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  },
);

it.each(
  sample([
    ['en', 'consumption?country=KEN&year=2017&show=chart-uses.share', 'chart-uses', 3],
    ['pt', 'prices?country=KEN', 'price', 2],
  ] as const),
)(
  'hands out the series of a chart in long form: %s, %s',
  { tags: ['sweep'] },
  async (language, view, figure, count) => {
    const page = await visit(`/${language}/beans/data/${view}`, { width: 390 });
    const block = page.locator(`#${figure}`);
    await block.locator('[data-menu=download] summary').click();
    await block.locator('a[href*="/about/export"]').click();
    const form = formOn(page);
    const choices = form.getByRole('radio');
    await expect.poll(() => choices.count()).toBe(count);
    expect(await choices.first().isChecked()).toBe(true);
    const series = form.locator('label', { has: page.locator('[value*="rows=series"]') });
    const rows = Number(/\(([\d.,]+)/.exec((await series.textContent()) ?? '')?.[1]?.replace(/\D/g, ''));
    await series.click();
    await fillIn(page, 'Ana María');
    await form.getByRole('checkbox').click();
    await expect.poll(() => form.locator('[data-state=solved]').count()).toBe(1);
    const saved = page.waitForEvent('download');
    await form.locator('button[type=submit]').click();
    const [head = [], ...data] = await firstSheet(await saved);
    expect(head).toHaveLength(language === 'en' ? 7 : 5);
    expect(data).toHaveLength(rows);
    expect(new Set(data.map(([, code]) => code)).size).toBeGreaterThan(2);
    // The series are amounts, though the chart shows shares.
    expect(data.map((row) => row.at(-1))).not.toContain('%');
  },
);

it('shows that the export failed, and keeps the fields and the solved captcha', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/en/beans/data/prices?country=KEN');
  await page.locator('#price [data-menu=download] summary').click();
  await page.locator('#price a[href*="/about/export"]').click();
  const form = formOn(page);
  await fillIn(page, 'Ana María');
  await form.getByRole('checkbox').click();
  await expect.poll(() => form.locator('[data-state=solved]').count()).toBe(1);
  const send = form.getByRole('button', { name: 'Export', exact: true });
  const title = 'Too many';
  const answers = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 429, json: { code: 'too-many-requests', title } }),
    (route: Route) => route.fulfill({ status: 400, json: { code: 'invalid-fields', fields: ['EMAIL'] } }),
  ];
  const alerts = ['Failed to export data', `Failed to export data. ${title}`, ''];
  await page.route('**/api/v2/export-data', (route) => answers.shift()?.(route) ?? route.continue());
  for (const alert of alerts) {
    await send.click();
    await expect.poll(() => form.getByRole('alert').allTextContents()).toEqual([alert]);
    expect(await form.locator('[data-state=solved]').count()).toBe(1);
  }
  expect(await form.locator('[aria-invalid=true]').getAttribute('name')).toBe('EMAIL');
  expect(await form.locator('[name=FULL_NAME]').inputValue()).toBe('Ana María');
  const saved = page.waitForEvent('download');
  await send.click();
  await saved;
});

it('is completed over plain HTTP from another machine, where browsers derive no keys', {
  tags: ['sweep'],
}, async () => {
  const address = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const folder = mkdtempSync(join(tmpdir(), 'plain-http-'));
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ contact: { email: 'house@beans.example' } }));
  const server = await serve({ settings: { RECOMPRESS: 'off', HOST: '0.0.0.0', SITE_SETTINGS: file } });
  try {
    const page = await visit('/robots.txt');
    await page.goto(
      `${server.origin.replace('localhost', address ?? '')}/es/beans/data/consumption?country=KEN`,
    );
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined']);
    await page.locator('#map [data-menu=download] summary').click();
    await page.locator('#map a[href*="/about/export"]').click();
    const form = formOn(page);
    await fillIn(page, 'Ana María');
    // Here the page has a contact for questions on the stored data.
    expect(await form.locator('a[href$="/contact"]').count()).toBe(1);
    await form.getByRole('checkbox').click();
    await expect.poll(() => form.locator('[data-state=solved]').count(), { timeout: 60_000 }).toBe(1);
    const saved = page.waitForEvent('download');
    await form.locator('button[type=submit]').click();
    expect((await firstSheet(await saved)).flat()).toContain('KEN');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(sample(['en', 'es', 'pt'] as const))(
  'is a plain form with a sum where no script runs: %s',
  { tags: ['sweep'] },
  async (language) => {
    const page = await visit(`/${language}/beans/data/consumption?country=KEN&year=2017`, {
      javaScriptEnabled: false,
      width: 390,
    });
    const href = await page.locator('#map a[href*="/about/export"]').getAttribute('href');
    await page.goto(new URL(href ?? '', page.url()).href);
    const answer = async (): Promise<void> => {
      const sum = page.locator('label', { hasText: '+' });
      const terms = /(\d+) \+ (\d+)/.exec((await sum.textContent()) ?? '');
      await page.locator('[name=answer]').fill(String(Number(terms?.[1]) + Number(terms?.[2])));
    };
    await page.locator('[value*="rows=all"]').check();
    await fillIn(page, 'Ana2');
    await answer();
    await page.locator('main button[type=submit]').click();
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('FULL_NAME');
    // The browser sets it once the document is there whole.
    await expect.poll(() => page.locator('[aria-invalid=true]:focus').count()).toBe(1);
    // The choice of the workbook is kept.
    expect(await page.locator('[name=file]:checked').getAttribute('value')).toContain('rows=all');
    expect(await page.locator('[name=file]').count()).toBe(2);
    await page.locator('[name=file]').first().check();
    expect(await page.locator('[name=EMAIL]').inputValue()).toBe('orlando@bean.example');
    // No address has any input.
    expect(page.url()).not.toContain('bean.example');
    // The answer was not at fault.
    expect(await page.locator('[name=answer]').inputValue()).not.toBe('');
    await page.locator('[name=FULL_NAME]').fill('Ana María');
    await page.locator('[name=answer]').fill('0');
    await page.locator('main button[type=submit]').click();
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      cases.find(([one]) => one === language)?.[4],
    ]);
    expect(await page.locator('[name=answer]:focus').count()).toBe(1);
    // No person writes as quickly as this: it is refused until a person could have.
    const saved: Download[] = [];
    page.on('download', (download) => saved.push(download));
    const send = async (): Promise<number> => {
      await answer();
      await page.locator('main button[type=submit]').click();
      return saved.length;
    };
    await expect.poll(send, { interval: 500 }).toBeGreaterThan(0);
    const [download] = saved;
    expect(download && (await firstSheet(download)).flat()).toContain('KEN');
  },
);
