import type { Browser, CDPSession } from 'playwright-core';
import { newVisit, openBrowser, round } from './page-probe.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

/** The country with the most market prices. */
const path = '/en/beans/data/prices?country=KEN';
const throttle = 4;
const visits = 3;
const switches = 18;

/** What is read of an event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread's own clock, which stands while other programs have the processor. */
  tts?: number;
  tdur?: number;
}

/** Processor time of the main thread and time on the wall of each switch, in ms. */
interface Switches {
  thread: readonly number[];
  wall: readonly number[];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From each mark of a choice to the end of the task that made the frame after it. */
function readSwitches(events: readonly TraceEvent[]): Switches {
  const marks = events
    .filter(({ cat, name }) => cat.includes('user_timing') && (name === 'chosen' || name === 'frame'))
    .sort((a, b) => a.ts - b.ts);
  const tasks = events.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'));
  const found = marks.flatMap((chosen, at) => {
    const frame = marks[at + 1];
    if (chosen.name !== 'chosen' || frame?.name !== 'frame') return [];
    const task = tasks.find(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === frame.pid && tid === frame.tid && ts <= frame.ts && ts + dur >= frame.ts,
    );
    if (task === undefined) return [];
    return [
      {
        thread: ((task.tts ?? 0) + (task.tdur ?? 0) - (chosen.tts ?? 0)) / 1000,
        wall: (task.ts + (task.dur ?? 0) - chosen.ts) / 1000,
      },
    ];
  });
  return { thread: found.map(({ thread }) => thread), wall: found.map(({ wall }) => wall) };
}

async function switchModes(browser: Browser, url: string): Promise<Switches> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The code of the chart comes when somebody is there, and works the other modes out while it has time.
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(3000);
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.locator('select[name=view]').focus();
  await page.evaluate(() => {
    addEventListener(
      'change',
      () => {
        performance.mark('chosen');
        requestAnimationFrame(() => performance.mark('frame'));
      },
      { capture: true },
    );
  });
  await browser.startTracing(page, { categories: ['blink.user_timing', 'toplevel'] });
  for (let step = 0; step < switches; step++) {
    await page.keyboard.press(step % 6 < 3 ? 'ArrowDown' : 'ArrowUp', { delay: 60 });
    await page.waitForTimeout(700);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return readSwitches(trace.traceEvents);
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
    const all: Switches[] = [];
    for (let visit = 0; visit < visits; visit++) all.push(await switchModes(browser, server.origin + path));
    const byThread = all.sort((a, b) => median(a.thread) - median(b.thread));
    const [best = { thread: [], wall: [] }] = byThread;
    return {
      switches: best.thread.length,
      [`${throttle}×: main thread, median ms`]: round(median(best.thread)),
      [`${throttle}×: main thread, quickest ms`]: round(Math.min(...best.thread)),
      [`${throttle}×: main thread, median of the slowest visit, ms`]: round(
        median(byThread.at(-1)?.thread ?? []),
      ),
      [`${throttle}×: on the wall, median ms`]: round(median(best.wall)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
