import type { Browser, Page } from 'playwright-core';
import { newVisit } from './page-probe.ts';

/** Whole frames a second while a map is dragged, zoomed in and zoomed out; a screen of 60 Hz makes no more than 60. */
export interface FrameRates {
  drag: number;
  zoomIn: number;
  zoomOut: number;
}

const steps = 60;
/** Milliseconds between two events of a hand. */
const pause = 10;

/** Frames a second that a page makes while something goes on. */
async function countFrames(page: Page, gesture: () => Promise<void>): Promise<number> {
  // A text, since what compiles this file adds to a function that names itself what the page does not know.
  await page.evaluate(`{
    globalThis.seenFrames = [];
    globalThis.seeFrame = (time) => {
      seenFrames.push(time);
      if (globalThis.seeFrame !== null) requestAnimationFrame(globalThis.seeFrame);
    };
    requestAnimationFrame(globalThis.seeFrame);
  }`);
  await gesture();
  const times: number[] = await page.evaluate('globalThis.seeFrame = null; seenFrames');
  const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
  return Math.round((1000 * (times.length - 1)) / (last - first));
}

/** Drags and zooms a map (`selector`) with the mouse, on a processor made so many times slower. */
export async function moveMap(
  browser: Browser,
  url: string,
  { selector, throttle }: { selector: string; throttle: number },
): Promise<FrameRates> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const map = page.locator(selector).first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error(`There is no ${selector} on ${url}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.mouse.move(x, y);
  const zoom = (deltaY: number) => async (): Promise<void> => {
    await page.keyboard.down('Control');
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, deltaY);
      await page.waitForTimeout(pause);
    }
    await page.keyboard.up('Control');
  };
  const drag = async (): Promise<void> => {
    await page.mouse.down();
    for (let step = 0; step < steps; step++) {
      await page.mouse.move(x + 3 * Math.min(step, steps - step), y + (step % 9));
      await page.waitForTimeout(pause);
    }
    await page.mouse.up();
  };
  const rest = (): Promise<void> => page.waitForTimeout(1500);
  const zoomIn = await countFrames(page, zoom(-5));
  await rest();
  const dragged = await countFrames(page, drag);
  await rest();
  const zoomOut = await countFrames(page, zoom(5));
  await context.close();
  return { drag: dragged, zoomIn, zoomOut };
}
