import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { tourCookies } from '#web/tour/tour-rule.ts';
import { findChromium } from '../chromium.mjs';
import type { Figures } from './report.ts';

/** Chrome DevTools' preset "Fast 3G": 1.6 Mbit/s × 0.9 down, 150 ms × 3.75 latency per request. */
const fast3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

/** Chromium as the journeys use it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

export const session = async (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export const round = (value: number): number => Math.round(value * 100) / 100;

export const kilobytes = (bytes: number): number => round(bytes / 1000);

/** Name of the figure that says how many kilobytes of scripts a page loads. */
export const javaScript = 'JavaScript, kB';

export interface Weight {
  figures: Figures;
  /** Bytes of each script by its address. */
  scripts: ReadonlyMap<string, number>;
}

/** A visit of somebody who has seen the tours, which open by themselves and load their code then: no page's weight. */
export async function newVisit(
  browser: Browser,
  viewport: { width: number; height: number },
  url: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addCookies(Object.values(tourCookies).map((name) => ({ name, value: '1', url })));
  return context;
}

/** Addresses of the answers that the server compresses for a visit: the page and what it fetches; files are compressed already. */
export async function listAnswers(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/-brx?"$/.test(response.headers()['etag'] ?? '')) answers.push(response.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return answers;
}

/** Bytes after brotli (quality 11 for files, as they are served) by kind, and the number of requests. */
export async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  const sizes = { html: 0, js: 0, css: 0, json: 0, font: 0, other: 0 };
  const scripts = new Map<string, number>();
  const pending: Promise<void>[] = [];
  let requests = 0;
  let requestsAtLoad = 0;
  page.on('response', (response) => {
    requests++;
    pending.push(
      response.body().then((body) => {
        const type = response.headers()['content-type'] ?? '';
        const size = /font|image\/png/.test(type) ? body.length : brotliCompressSync(body).length;
        const kind = type.includes('html')
          ? 'html'
          : type.includes('javascript')
            ? 'js'
            : type.includes('css')
              ? 'css'
              : type.includes('json')
                ? 'json'
                : type.includes('font')
                  ? 'font'
                  : 'other';
        sizes[kind] += size;
        if (kind === 'js') scripts.set(response.url(), size);
      }),
    );
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  requestsAtLoad = requests;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await Promise.all(pending);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n'),
  );
  const styles = brotliCompressSync(inline);
  const shift = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: { total: number } }).layoutShifts.total,
  );
  await context.close();
  const figures = {
    [javaScript]: kilobytes(sizes.js),
    // Styles stand inside the document, and are counted there as well.
    'CSS, kB': kilobytes(sizes.css + styles.length),
    'document with data of the first view, kB': kilobytes(sizes.html),
    'data fetched behind it, kB': kilobytes(sizes.json),
    'fonts, kB': kilobytes(sizes.font),
    'other files, kB': kilobytes(sizes.other),
    'requests until load': requestsAtLoad,
    'requests in all': requests,
    'cumulative layout shift': round(shift * 1000) / 1000,
  };
  return { figures, scripts };
}

/** What a page shows first: more than so many elements of a selector. */
export interface Shown {
  name: string;
  selector: string;
  moreThan: number;
}

/** Shapes of countries. */
export const mapShapes: Shown = { name: 'map', selector: 'svg path[d]', moreThan: 150 };

/** First contentful paint and the moment at which what the page shows first is in the document, cold, on a throttled line. */
export async function measureFast3G(
  browser: Browser,
  url: string,
  { runs = 5, shown = mapShapes }: { runs?: number; shown?: Shown } = {},
): Promise<Figures> {
  const paints: number[] = [];
  const moments: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await newVisit(browser, { width: 412, height: 823 }, url);
    const page = await context.newPage();
    const devtools = await session(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', fast3G);
    await page.addInitScript(({ selector, moreThan }) => {
      const seen = { moment: Number.NaN };
      Object.assign(globalThis, { firstShown: seen });
      // No named function in here: the loader of this file would mark it with a helper that the page does not have.
      const timer = setInterval(() => {
        if (document.querySelectorAll(selector).length <= moreThan) return;
        seen.moment = performance.now();
        clearInterval(timer);
      }, 10);
    }, shown);
    await page.goto(url, { waitUntil: 'load' });
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      moment: (globalThis as unknown as { firstShown: { moment: number } }).firstShown.moment,
    }));
    paints.push(seen.paint);
    moments.push(seen.moment);
    await context.close();
  }
  return {
    'first contentful paint, median ms': round(percentile(paints, 0.5)),
    [`${shown.name} in the document, median ms`]: round(percentile(moments, 0.5)),
  };
}
