import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { falseAbsences } from '#locales/testing/absence.ts';
import { readMessages } from '#locales/testing/read-words.ts';
import type { Language } from '#locales/words.ts';
import { failedDocument } from '../tools/failed-document.ts';
import { baseUrl, uncompressed, useBrowser } from './browser.ts';
import { takenOver } from './data-page.ts';

const { visit, read } = useBrowser();

/** A page of each kind of section, and both rankings; each language has some. */
const living: readonly string[] = [
  '/en/beans/data/consumption?country=RWA',
  '/es/beans/data/surface-context',
  '/pt/beans/data/production?country=BRA',
  '/en/rice/data/production-value',
  '/es/beans/data/trade?country=BRA',
  '/pt/forages/data/surface-context',
  '/en/beans/data/consumption/ranking?area=RWA',
  '/es/beans/data/production/ranking?by=countries',
];

/** Pages without requests after their document. */
const staticPages: readonly string[] = [
  '/en',
  '/es/beans',
  '/pt/beans/about/databases',
  '/en/beans/about/glossary',
  '/es/beans/about',
];

const api = '**/api/v1/**';
const languageOf = (path: string): Language => path.slice(1, 3) as Language;
const word = (path: string, key: string): string =>
  readMessages(languageOf(path), 'frame/data-page')[key] ?? '';

/** Markup without what only browsers without scripts read. */
const withScripts = (markup: string): string => markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '');

const markupOf = async (page: Page): Promise<string> => withScripts(await page.locator('#root').innerHTML());

/** The page of an address without failures: the document of a healthy server. */
async function wholeMarkup(url: string): Promise<string> {
  const response = await fetch(url, uncompressed);
  expect(response.status).toBe(200);
  const html = await response.text();
  return withScripts(
    html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"')),
  );
}

async function falseIn(page: Page, path: string): Promise<readonly string[]> {
  const healthy = await wholeMarkup(page.url());
  return falseAbsences(languageOf(path), { markup: await markupOf(page), healthy });
}

const noticeOf = (page: Page, path: string) =>
  page.getByRole('alert').filter({ hasText: word(path, 'dataPage.state.partial') });

/** Chooses another year, which needs figures that the document did not bring. */
async function chooseYear(page: Page): Promise<void> {
  const field = page.locator('select[name=year]');
  // Before, a choice waits for the form's button.
  await takenOver(field);
  const before = page.url();
  await field.selectOption({ index: 4 });
  await page.waitForURL((url) => url.href !== before);
}

type Answer = (route: Route) => unknown;

/** Gives an answer in place of the interface's own for as long as `healAt` has not been called, and what it waits for has not come. */
async function failUntilHealed(page: Page, answer: Answer): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.route(api, async (route) => {
    const isHealed = await page.evaluate(() => 'healed' in sessionStorage).catch(() => false);
    return isHealed ? route.continue() : answer(route);
  });
}

/**
 * The interface answers from the next event of this kind on, and not before: a last try by itself would leave nothing to press. A press
 * may also lead to the page anew.
 */
const healAt = (page: Page, event: 'click' | 'online'): Promise<void> =>
  page.evaluate((name) => {
    addEventListener(name, () => sessionStorage.setItem('healed', ''), { capture: true });
  }, event);

interface Opened {
  page: Page;
  path: string;
  requests: string[];
}

/** Opens a page with the test's own answers of the API, and records its requests. */
async function openWith(path: string, answer: Answer): Promise<Opened> {
  const requests: string[] = [];
  const page = await visit(path, {
    before: async (fresh) => {
      fresh.on('request', (request) => {
        if (request.url().includes('/api/v1/')) requests.push(request.url());
      });
      await failUntilHealed(fresh, answer);
    },
  });
  page.setDefaultTimeout(60_000);
  return { page, path, requests };
}

/** Opens the pages one by one and goes through them together: what they wait for is mostly time between two tries. */
async function visitAll(
  paths: readonly string[],
  answer: Answer,
  {
    begin = async () => undefined,
    end,
  }: { begin?: (opened: Opened) => Promise<void>; end: (opened: Opened) => Promise<void> },
): Promise<void> {
  const all: Opened[] = [];
  for (const path of paths) {
    const opened = await openWith(path, answer);
    await begin(opened);
    all.push(opened);
  }
  await Promise.all(all.map(end));
}

const problem = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: { 'cache-control': 'no-store' },
    body: JSON.stringify({
      type: 'about:blank',
      title: '',
      status,
      code: 'internal',
      detail: '',
      instance: '',
    }),
  });

it('shows answers of 500 and 503 and cut connections as failures, and loads everything with one retry', async () => {
  const end = async ({ page, path, requests }: Opened, from: 'the notice' | 'a block'): Promise<void> => {
    const ranks = path.includes('/ranking');
    if (!ranks) await noticeOf(page, path).waitFor({ timeout: 60_000 });
    await chooseYear(page);
    await noticeOf(page, path).waitFor({ timeout: 60_000 });
    await expect.poll(() => page.getByRole('alert').count(), { timeout: 60_000 }).toBeGreaterThan(1);
    expect(await falseIn(page, path), path).toEqual([]);
    await healAt(page, 'click');
    const before = requests.length;
    const name = word(path, 'dataPage.state.retry');
    await (from === 'the notice'
      ? noticeOf(page, path).getByRole('link', { name })
      : page.getByRole('alert').getByRole('button', { name }).last()
    ).click();
    await expect.poll(() => page.getByRole('alert').count(), { timeout: 60_000 }).toBe(0);
    // The failure was not cached: the content comes from new requests.
    expect(requests.length, path).toBeGreaterThan(before);
    expect(await falseIn(page, path), path).toEqual([]);
  };
  const all: Opened[] = [];
  for (const path of living) all.push(await openWith(path, problem(500)));
  await Promise.all(all.map((opened) => end(opened, 'the notice')));
  // The same pages once more, which costs half of what new ones would.
  for (const [answer, from] of [
    [problem(503), 'a block'],
    [(route: Route) => route.abort('connectionreset'), 'the notice'],
  ] as const) {
    for (const { page, path } of all) {
      await page.unroute(api);
      await failUntilHealed(page, answer);
      await page.goto(baseUrl + path, { waitUntil: 'load' });
    }
    await Promise.all(all.map((opened) => end(opened, from)));
  }
}, 240_000);

it('waits for slow answers without a word of absence or failure', async () => {
  let letGo: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = async (route: Route): Promise<void> => {
    await released;
    await route.continue().catch(() => undefined);
  };
  const busy = (page: Page) => page.locator('[aria-busy=true]').count();
  await visitAll(living, slow, {
    begin: async ({ page, path }) => {
      await chooseYear(page);
      await expect.poll(() => busy(page)).toBeGreaterThan(0);
      expect(await page.getByRole('alert').count(), path).toBe(0);
      // What was drawn stays until the wanted figures are there.
      const healthy = await wholeMarkup(baseUrl + path);
      const shown = { markup: await markupOf(page), healthy };
      expect(falseAbsences(languageOf(path), shown), path).toEqual([]);
    },
    end: async ({ page, path }) => {
      letGo();
      await expect.poll(() => busy(page), { timeout: 60_000 }).toBe(0);
      expect(await page.getByRole('alert').count(), path).toBe(0);
      expect(await falseIn(page, path), path).toEqual([]);
    },
  });
}, 240_000);

it('retries by itself when the network returns', async () => {
  const cut = (route: Route) => route.abort('internetdisconnected');
  const end = async ({ page, path, requests }: Opened): Promise<void> => {
    await page.context().setOffline(true);
    await chooseYear(page);
    await noticeOf(page, path).waitFor();
    // What was drawn stays until the answers for the chosen year have failed.
    await expect.poll(() => falseIn(page, path), { message: path }).toEqual([]);
    await healAt(page, 'online');
    const before = requests.length;
    await page.context().setOffline(false);
    await expect.poll(() => page.getByRole('alert').allTextContents(), { timeout: 60_000 }).toEqual([]);
    expect(requests.length, path).toBeGreaterThan(before);
  };
  await visitAll(living, cut, { end });
}, 240_000);

it('sends no request on pages whose document holds everything', async () => {
  await visitAll(staticPages, problem(500), {
    end: async ({ page, path, requests }) => {
      await page.waitForLoadState('networkidle');
      expect(requests, path).toEqual([]);
      expect(await page.getByRole('alert').count(), path).toBe(0);
    },
  });
});

it.each([...staticPages.slice(0, 4), ...living])(
  'shows what the server could not load, and gets the whole document with a retry: %s',
  async (path) => {
    const failed = await failedDocument(baseUrl, path);
    let documents = 0;
    const errors: string[] = [];
    const tell = (error: Error): void => void errors.push(error.message);
    const page = await read('/robots.txt');
    page.on('pageerror', tell);
    await page.route(
      (url) => url.pathname + url.search === path,
      (route) => {
        documents++;
        return route.fulfill(failed);
      },
    );
    await page.goto(baseUrl + path, { waitUntil: 'load' });
    expect(failed.status).toBe(503);
    const notice = noticeOf(page, path);
    await notice.waitFor();
    expect(await falseIn(page, path)).toEqual([]);
    // The server is well again from here on.
    await page.unrouteAll();
    await notice.getByRole('link', { name: word(path, 'dataPage.state.retry') }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(documents).toBe(1);
    expect(errors).toEqual([]);
    expect(await falseIn(page, path)).toEqual([]);
    page.off('pageerror', tell);
  },
);
