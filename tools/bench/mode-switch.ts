import type { Browser } from 'playwright-core';
import { newVisit, openBrowser, round } from './page-probe.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';
import { measureChoices, median, quickest, type ThreadTimes } from './thread-times.ts';

/** The country with the most market prices. */
const path = '/en/beans/data/prices?country=KEN';
const throttle = 4;
const visits = 3;
const switches = 18;

async function switchModes(browser: Browser, url: string): Promise<ThreadTimes> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The code of the chart comes when somebody is there, and works the other modes out while it has time.
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(3000);
  await page.locator('select[name=view]').focus();
  const times = await measureChoices(browser, page, {
    throttle,
    event: 'change',
    choose: async () => {
      for (let step = 0; step < switches; step++) {
        await page.keyboard.press(step % 6 < 3 ? 'ArrowDown' : 'ArrowUp', { delay: 60 });
        await page.waitForTimeout(700);
      }
    },
  });
  await context.close();
  return times;
}

/**
 * The switch of a country's prices from one mode to another: processor time of the page's main thread from the choice to the end of
 * the frame that shows it, script, layout and painting together. The thread's own clock is read, since the wall's counts what other
 * programs do; the quickest of some visits counts, and the slowest is said as well.
 */
export async function measureModeSwitch(): Promise<Figures> {
  const server = await serve();
  const browser = await openBrowser();
  try {
    const all: ThreadTimes[] = [];
    for (let visit = 0; visit < visits; visit++) all.push(await switchModes(browser, server.origin + path));
    const best = quickest(all);
    return {
      switches: best.thread.length,
      [`${throttle}×: main thread, median ms`]: round(median(best.thread)),
      [`${throttle}×: main thread, quickest ms`]: round(Math.min(...best.thread)),
      [`${throttle}×: main thread, median of the slowest visit, ms`]: round(
        Math.max(...all.map(({ thread }) => median(thread))),
      ),
      [`${throttle}×: on the wall, median ms`]: round(median(best.wall)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
