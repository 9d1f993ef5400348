import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { newVisit, openBrowser } from './browser.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

const pages = {
  consumption: { path: '/en/beans/data/consumption', hasMap: true },
  prices: { path: '/en/beans/data/prices?country=KEN', hasMap: false },
  country: { path: '/en/country/KEN', hasMap: false },
} as const;

const pageBudgets = {
  'JavaScript, kB': 160,
  'document, kB': 110,
  'data fetched behind it, kB': 60,
  'layout shift': 0.02,
  'first paint, ms': 1300,
  'usable, ms': 2000,
  'main thread blocked, ms': 300,
  'longest task, ms': 150,
};
const mapBudgets = { 'map, ms': 1000, 'year step, ms': 33 };

export const budgets: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(pages).flatMap(([name, { hasMap }]) =>
    Object.entries({ ...pageBudgets, ...(hasMap ? mapBudgets : {}) }).map(([figure, most]) => [
      `${name}: ${figure}`,
      most,
    ]),
  ),
);

/** Chrome DevTools' preset "Fast 3G": 1.6 Mbit/s × 0.9 down, 150 ms × 3.75 latency per request. */
const fast3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const throttle = 4;
const visits = 3;
const yearSteps = 30;
const desktop = { width: 1280, height: 900 };
const phone = { width: 412, height: 823 };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Kilobytes after brotli, as they are served from the second request on, and the layout shift. */
async function measureWeight(browser: Browser, url: string): Promise<Figures> {
  const context = await newVisit(browser, desktop, url);
  const page = await context.newPage();
  const sizes = { html: 0, javascript: 0, json: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = (['html', 'javascript', 'json'] as const).find((each) => type.includes(each));
    if (kind === undefined) return;
    pending.push(
      response.body().then((body) => {
        sizes[kind] += brotliCompressSync(body).length / 1000;
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  const shift = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: { total: number } }).layoutShifts.total,
  );
  await context.close();
  return {
    'JavaScript, kB': sizes.javascript,
    'document, kB': sizes.html,
    'data fetched behind it, kB': sizes.json,
    'layout shift': shift,
  };
}

/** Measurements of a page during hydration: moments and durations in ms. */
interface Waking {
  map: number | null;
  usable: number | null;
  tasks: number[];
}

/** Notes when the shapes of the map are in the document, when React has the first control, and tasks of 50 ms and longer. */
function noteWaking(): void {
  const waking: Waking = { map: null, usable: null, tasks: [] };
  Object.assign(globalThis, { waking });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waking.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  setInterval(() => {
    if (document.querySelectorAll('svg path[d]').length > 150) waking.map ??= performance.now();
    // Islands hydrate on demand: the first control with React props shows that the page reacts to presses.
    const controls = [...document.querySelectorAll('main :is(select, button, input)'), document.body];
    if (controls.some((control) => Object.keys(control).some((key) => key.startsWith('__reactProps'))))
      waking.usable ??= performance.now();
  }, 10);
}

/** One cold visit by a phone on a slow line with a slow processor. */
async function wakeOnce(browser: Browser, url: string): Promise<Waking & { paint: number }> {
  const context = await newVisit(browser, phone, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', fast3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(noteWaking);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (globalThis as unknown as { waking: Waking }).waking.usable !== null);
  const timings = await page.evaluate(() => ({
    ...(globalThis as unknown as { waking: Waking }).waking,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return timings;
}

async function measureWaking(browser: Browser, url: string, hasMap: boolean): Promise<Figures> {
  const all: Awaited<ReturnType<typeof wakeOnce>>[] = [];
  for (let visit = 0; visit < visits; visit++) all.push(await wakeOnce(browser, url));
  const medianOf = (read: (seen: (typeof all)[number]) => number | null): number =>
    median(all.map((seen) => read(seen) ?? Number.NaN));
  return {
    'first paint, ms': medianOf(({ paint }) => paint),
    ...(hasMap ? { 'map, ms': medianOf(({ map }) => map) } : {}),
    'usable, ms': medianOf(({ usable }) => usable),
    'main thread blocked, ms': medianOf(({ tasks }) => tasks.reduce((sum, task) => sum + task - 50, 0)),
    'longest task, ms': medianOf(({ tasks }) => Math.max(0, ...tasks)),
  };
}

/** From key press to the task after the frame that it causes; the middle of the steps of a visit. */
async function stepThroughYears(page: Page): Promise<number> {
  await page.locator('[role=slider], input[type=range]').first().focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { stepTimes: times });
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let step = 0; step < yearSteps; step++) {
    // A person holds a key for a while: let go at once, its own event would run before the frame has ended.
    await page.keyboard.press(step % 30 < 15 ? 'ArrowLeft' : 'ArrowRight', { delay: 60 });
    await page.waitForTimeout(300);
  }
  return median(await page.evaluate(() => (globalThis as unknown as { stepTimes: number[] }).stepTimes));
}

/** The quickest of some visits: what else a machine does adds time and takes none away. */
async function measureYearStep(browser: Browser, url: string): Promise<number> {
  const medians: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await newVisit(browser, desktop, url);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    medians.push(await stepThroughYears(page));
    await context.close();
  }
  return Math.min(...medians);
}

/** Waits until no answer is being compressed again, which would take the pages' time. */
async function untilCompressed(origin: string): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    if (/^recompress_waiting 0$/m.test(metrics)) return;
    await sleep(500);
  }
}

/** Weight, waking and year steps of the pages of the budgets. */
export async function measurePages(): Promise<Figures> {
  const server = await serve();
  const browser = await openBrowser();
  const figures: Record<string, number> = {};
  try {
    for (const [name, { path, hasMap }] of Object.entries(pages)) {
      const url = server.origin + path;
      // The first visit has answers made, the second has them compressed as small as they get.
      await measureWeight(browser, url);
      const weight = await measureWeight(browser, url);
      await untilCompressed(server.origin);
      const waking = await measureWaking(browser, url, hasMap);
      const step = hasMap ? { 'year step, ms': await measureYearStep(browser, url) } : {};
      for (const [figure, value] of Object.entries({ ...weight, ...waking, ...step }))
        figures[`${name}: ${figure}`] = value;
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
