import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from '../tools/bench/served.ts';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** What Google's script does, as far as the form asks it. */
const script = `let asked = 0;
window.grecaptcha = {
  ready: (act) => act(),
  execute: async (siteKey, { action }) => [siteKey, action, ++asked].join(' '),
};`;

let google: Server;
let server: Served;
/** Solutions that were shown to Google, and its answer to the next. */
let shown: string[] = [];
let isGenuine = true;

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const given = new URLSearchParams(body);
      shown.push(`${given.get('secret')}: ${given.get('response')}`);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          success: isGenuine,
          score: 0.9,
          action: given.get('response')?.split(' ')[1],
          hostname: 'localhost',
          challenge_ts: new Date().toISOString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  server = await serve({
    settings: {
      RECOMPRESS: 'off',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'hidden',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
}, 120_000);
afterAll(async () => {
  await server.stop();
  google.close();
});

/** Opens the form of a map on the server that has the keys. */
async function openForm(
  language: string,
  onScript: (route: Route) => unknown,
): Promise<{ page: Page; form: Locator }> {
  const page = await visit('/robots.txt');
  await page.route('https://www.google.com/**', onScript);
  await page.goto(`${server.origin}/${language}/beans/data/consumption?country=KEN&year=2017`);
  const map = page.locator('#map');
  await map.locator('summary').last().press('Enter');
  await map.getByRole('link', { name: /\(\.xlsx\)/ }).press('Enter');
  return { page, form: page.locator('form[action$="export-data"]') };
}

it('is Google’s where its keys are set: fetched when the box is ticked, and verified by the server', async () => {
  const fetched: string[] = [];
  const { page, form } = await openForm('en', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await form.locator('[name=FULL_NAME]').fill('Ana María');
  await form.locator('[name=EMAIL]').fill('ana@bean.example');
  await form.locator('[name=COUNTRY]').selectOption('BRA');
  await form.locator('[name=INSTITUTION]').fill('Casa do Feijão');
  expect(fetched).toEqual([]);

  isGenuine = false;
  await form.getByRole('checkbox').press('Space');
  await expect.poll(() => form.locator('[data-state=solved]').count()).toBe(1);
  expect(fetched).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
  await form.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await expect
    .poll(() => form.getByRole('alert').allTextContents())
    .toContain('Please complete the reCAPTCHA.');
  expect(await form.locator('[name=FULL_NAME]').inputValue()).toBe('Ana María');

  isGenuine = true;
  await expect.poll(() => form.locator('[data-state=idle]').count()).toBe(1);
  await form.getByRole('checkbox').press('Space');
  await expect.poll(() => form.locator('[data-state=solved]').count()).toBe(1);
  const saved = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(shown).toEqual(['hidden: site-key export_data 1', 'hidden: site-key export_data 2']);
  // The script is there once, and the page's policy lets it be.
  expect(fetched).toHaveLength(1);
  expect(refused).toEqual([]);
});

it('says so where Google’s script does not come', async () => {
  shown = [];
  const { form } = await openForm('es', (route) => route.abort());
  await form.getByRole('checkbox').press('Space');
  await expect.poll(() => form.locator('[data-state=failed]').count()).toBe(1);
  expect((await form.locator('[data-state=failed] [role=status]').textContent())?.trim()).not.toBe('');
  expect(shown).toEqual([]);
});
