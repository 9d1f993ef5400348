import type { Browser, Page } from 'playwright-core';
import { newVisit, percentile, round, session } from './page-probe.ts';
import type { Figures } from './report.ts';

/**
 * Another document with the page's map, a slider of the browser's own, and nothing else: 38 countries get another colour at each step. What
 * that takes is the machine's and the browser's share of a step, and the yardstick for steps measured on different machines.
 */
async function leaveMapAlone(page: Page): Promise<void> {
  const map = await page.evaluate(() => {
    const map = document.querySelector('svg[data-world]')?.cloneNode(true) as SVGSVGElement;
    map.removeAttribute('style');
    map.setAttribute('width', '700');
    return map.outerHTML;
  });
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>${map}<input type="range" max="60" value="30">`);
  await page.evaluate(() => {
    const countries = [...document.querySelectorAll('path[d]')].filter((_, at) => at % 5 === 0).slice(0, 38);
    let step = 0;
    document.querySelector('input')?.addEventListener('input', () => {
      step++;
      for (const [at, country] of countries.entries())
        country.setAttribute('fill', ['#fdd', '#dfd', '#ddf'][(step + at) % 3] ?? '');
    });
  });
}

/**
 * From the key press to the next painted frame, while the year slider has focus: the event's time stamp against the
 * first task after the frame that the press caused. Of several visits the quickest one counts: whatever else a machine does
 * adds time to a step and takes none away. The slowest is said as well.
 */
export async function measureYearStep(
  browser: Browser,
  url: string,
  throttle: number,
  { visits, steps, bare = false }: { visits: number; steps: number; bare?: boolean },
): Promise<Figures> {
  const all: number[][] = [];
  for (let visit = 0; visit < visits; visit++)
    all.push(await stepThroughYears(browser, url, { throttle, steps, bare }));
  const byMedian = all.sort((a, b) => percentile(a, 0.5) - percentile(b, 0.5));
  const [best = []] = byMedian;
  return {
    steps: best.length,
    'median ms': round(percentile(best, 0.5)),
    'p95 ms': round(percentile(best, 0.95)),
    'median of the slowest visit, ms': round(percentile(byMedian.at(-1) ?? [], 0.5)),
  };
}

async function stepThroughYears(
  browser: Browser,
  url: string,
  { throttle, steps, bare }: { throttle: number; steps: number; bare: boolean },
): Promise<number[]> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  if (bare) await leaveMapAlone(page);
  const devtools = await session(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
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
  for (let step = 0; step < steps; step++) {
    // A person holds a key for a while: let go at once, its own event would run before the frame has ended.
    await page.keyboard.press(step % 30 < 15 ? 'ArrowLeft' : 'ArrowRight', { delay: 60 });
    await page.waitForTimeout(340);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { stepTimes: number[] }).stepTimes);
  await context.close();
  if (times.length < steps)
    throw new Error(`Only ${times.length} of ${steps} key presses reached the year slider of ${url}.`);
  return times;
}
