import type { Browser, Page } from 'playwright-core';

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

/** Processor time of the main thread and time on the wall of each choice, in ms. */
export interface ThreadTimes {
  thread: readonly number[];
  wall: readonly number[];
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From each mark of a choice to the end of the task that made the frame after it. */
function readTimes(events: readonly TraceEvent[]): ThreadTimes {
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

/**
 * What choices in a page take: from the event (`change`, say) to the end of the frame that shows it, script, layout and painting
 * together. `throttle` is how many times slower the browser makes its processor; `choose` makes the choices, with a rest after each.
 */
export async function measureChoices(
  browser: Browser,
  page: Page,
  { throttle, event, choose }: { throttle: number; event: string; choose: () => Promise<void> },
): Promise<ThreadTimes> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate((name) => {
    addEventListener(
      name,
      () => {
        performance.mark('chosen');
        requestAnimationFrame(() => performance.mark('frame'));
      },
      { capture: true },
    );
  }, event);
  await browser.startTracing(page, { categories: ['blink.user_timing', 'toplevel'] });
  await choose();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return readTimes(trace.traceEvents);
}

/** The visit whose median is the lowest: what else a machine does adds time and takes none away. */
export function quickest(visits: readonly ThreadTimes[]): ThreadTimes {
  const [best] = [...visits].sort((a, b) => median(a.thread) - median(b.thread));
  return best ?? { thread: [], wall: [] };
}
