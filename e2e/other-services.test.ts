import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '#domain/testing/sample.ts';
import { type Served, serve } from '../tools/bench/served.ts';
import { useBrowser, type Visit } from './browser.ts';

const { visit } = useBrowser();

/** Stub of Google's script, as far as the form needs it. */
const script = `let asked = 0;
window.grecaptcha = {
  ready: (act) => act(),
  execute: async (siteKey, { action }) => [siteKey, action, ++asked].join(' '),
};`;

/** A service that would analyse the traffic; its script sends what it was loaded with to its own origin. */
const traffic = 'https://traffic.example';
const analytics = {
  script: `${traffic}/js/script.js`,
  site: 'beans.example',
  service: 'Traffic Example',
  notice: `${traffic}/privacy`,
};
const trafficScript = `const { domain } = document.currentScript.dataset;
void fetch('${traffic}/event?site=' + domain, { mode: 'no-cors' });`;

let google: Server;
let server: Served;
let settings: string;
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
      const params = new URLSearchParams(body);
      shown.push(`${params.get('secret')}: ${params.get('response')}`);
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          success: isGenuine,
          score: 0.9,
          action: params.get('response')?.split(' ')[1],
          hostname: 'localhost',
          challenge_ts: new Date().toISOString(),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  settings = mkdtempSync(join(tmpdir(), 'other-services-'));
  const file = join(settings, 'site.json');
  writeFileSync(file, JSON.stringify({ analytics }));
  server = await serve({
    settings: {
      RECOMPRESS: 'off',
      SITE_SETTINGS: file,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'hidden',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
}, 120_000);
afterAll(async () => {
  await server.stop();
  google.close();
  rmSync(settings, { recursive: true, force: true });
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
  await map.locator('[data-menu=download] summary').press('Enter');
  await map.locator('a[href*="/about/export"]').press('Enter');
  return { page, form: page.locator('form[action$="export-data"]') };
}

it('is Google’s where its keys are set: fetched when the box is ticked, and verified by the server', {
  tags: ['sweep'],
}, async () => {
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

it.each(
  sample([
    ['en', /This form needs scripts/],
    ['es', /Este formulario necesita scripts/],
    ['pt', /Este formulário precisa de scripts/],
  ] as const),
)('needs scripts, and says so without them: %s', { tags: ['sweep'] }, async (language, needs) => {
  const page = await visit('/robots.txt', { javaScriptEnabled: false, width: 390 });
  const file = `/${language}/beans/data/consumption.xlsx?figure=map`;
  await page.goto(`${server.origin}/${language}/about/export?${new URLSearchParams({ file })}`);
  await page.locator('form[action$="export-data"]').getByText(needs).waitFor();
  expect(await page.locator('[name=answer], [name=recaptcha]').count()).toBe(0);
});

it('shows an error where Google’s script does not load', { tags: ['sweep'] }, async () => {
  shown = [];
  const { form } = await openForm('es', (route) => route.abort());
  await form.getByRole('checkbox').press('Space');
  await expect.poll(() => form.locator('[data-state=failed]').count()).toBe(1);
  expect((await form.locator('[data-state=failed] [role=status]').textContent())?.trim()).not.toBe('');
  expect(shown).toEqual([]);
});

/** Opens a page of the server whose operator has chosen a service, and records the requests to that service. */
async function visitCounted(path: string, options: Visit = {}): Promise<{ page: Page; requests: string[] }> {
  const requests: string[] = [];
  const page = await visit('/robots.txt', options);
  await page.route(`${traffic}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: trafficScript });
  });
  await page.goto(server.origin + path);
  return { page, requests };
}

const counted = [analytics.script, `${traffic}/event?site=beans.example`];

it('analyse traffic after a yes, which the page on privacy takes back', async () => {
  const { page, requests: asked } = await visitCounted('/pt/beans/contact');
  const notice = page.getByRole('region', { name: 'Traffic Example pode contar a sua visita?' });
  const [refuse, accept] = [
    notice.getByRole('button', { name: 'Recusar' }),
    notice.getByRole('button', { name: 'Aceitar' }),
  ];
  await refuse.waitFor();
  // It takes no focus, is a step back of the keyboard away, and its answers look the same.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Shift+Tab');
  expect(await notice.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const look = (button: Locator): Promise<string> =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, fontSize, element.clientHeight].join();
    });
  await page.mouse.move(0, 0);
  expect(await look(refuse)).toBe(await look(accept));
  expect(asked).toEqual([]);

  await accept.press('Enter');
  expect(await notice.count()).toBe(0);
  await expect.poll(() => asked).toEqual(counted);
  await page.goto(`${server.origin}/pt/beans/about/privacy`);
  await expect.poll(() => asked).toEqual([...counted, ...counted]);
  const state = page.locator('#traffic').getByRole('status');
  expect(await state.textContent()).toBe('Você aceitou: Traffic Example conta as suas visitas.');

  await page.locator('#traffic').getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect.poll(() => state.textContent()).toBe('Você recusou: nada é carregado de Traffic Example.');
  await expect.poll(() => page.locator('script[data-traffic-analysis]').count()).toBe(0);
  await page.goto(`${server.origin}/pt/beans/contact`, { waitUntil: 'networkidle' });
  expect(await notice.count()).toBe(0);
  expect(asked).toHaveLength(4);
});
