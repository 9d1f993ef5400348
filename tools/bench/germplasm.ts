import type { Browser } from 'playwright-core';
import { type FrameRates, moveMap } from './gestures.ts';
import { onPages } from './page.ts';
import { measureFast3G, measureWeight, newVisit, round, type Shown } from './page-probe.ts';
import type { Figures } from './report.ts';
import { measureChoices, median, quickest, type ThreadTimes } from './thread-times.ts';

const collections = '/en/beans/data/collections';
const networks = '/en/beans/data/accessionDeliveryNetwork';
const pages = {
  shipments: '/en/beans/data/genebanks',
  networks,
  collections,
  varieties: '/en/beans/data/seed-varieties',
} as const;

const visits = 3;
const times = 10;

/** The groups of points that the server draws; the map's land is one path below them. */
const points: Shown = { name: 'points', selector: 'svg circle, svg g path[stroke-width]', moreThan: 20 };

const gestures = ['dragging', 'zooming in', 'zooming out'] as const;

const byGesture = ({ drag, zoomIn, zoomOut }: FrameRates): readonly number[] => [drag, zoomIn, zoomOut];

/** Bounds by name of the figure. */
export const germplasmBudgets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(pages).flatMap((name) => [
      [`${name}: JavaScript in all, kB`, '≤ 145'],
      [`${name}: cumulative layout shift`, '≤ 0.02'],
    ]),
  ),
  'collections: Fast 3G, points in the document, median ms': '≤ 1500',
  'collections: filter at 4×, main thread, median ms': '≤ 50',
  'networks: arrows and bands anew, main thread, median ms': '≤ 100',
  ...Object.fromEntries(
    gestures.flatMap((gesture) => [
      [`collections: frames a second while ${gesture}, at 4×`, '≥ 30'],
      [`networks: frames a second while ${gesture}`, '≥ 60'],
    ]),
  ),
};

async function onVisits(visit: () => Promise<ThreadTimes>): Promise<ThreadTimes> {
  const all: ThreadTimes[] = [];
  for (let at = 0; at < visits; at++) all.push(await visit());
  return quickest(all);
}

/** A box of gene pools ticked and unticked among all accessions: counts, histograms and points follow. */
async function filterPoints(browser: Browser, url: string): Promise<ThreadTimes> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('canvas').waitFor();
  await page.locator('input[name=genePool]').first().focus();
  const found = await measureChoices(browser, page, {
    throttle: 4,
    event: 'click',
    choose: async () => {
      for (let time = 0; time < times; time++) {
        await page.keyboard.press('Space', { delay: 60 });
        await page.waitForTimeout(700);
      }
    },
  });
  await context.close();
  return found;
}

/** Another genebank, whose flows are kept already: its arrows and bands are drawn for the first time on every second choice. */
async function chooseGenebanks(browser: Browser, url: string): Promise<ThreadTimes> {
  const context = await newVisit(browser, { width: 1280, height: 900 }, url);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The code of the bands comes when somebody is there.
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  await page.locator('select[name=genebank]').focus();
  const found = await measureChoices(browser, page, {
    throttle: 1,
    event: 'change',
    choose: async () => {
      for (let time = 0; time < times; time++) {
        await page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp', { delay: 60 });
        await page.waitForTimeout(900);
      }
    },
  });
  await context.close();
  return found;
}

/** Weight of the pages of germplasm, the first points on a slow line, and what a choice takes. */
export function measureGermplasm(): Promise<Figures> {
  return onPages(Object.values(pages), async (browser, origin) => {
    const figures: Record<string, number> = {};
    for (const [name, path] of Object.entries(pages)) {
      const weight = (await measureWeight(browser, origin + path)).figures;
      figures[`${name}: JavaScript in all, kB`] = weight['JavaScript, kB'] ?? Number.NaN;
      figures[`${name}: cumulative layout shift`] = weight['cumulative layout shift'] ?? Number.NaN;
    }
    const slow = await measureFast3G(browser, origin + collections, { shown: points });
    for (const [figure, value] of Object.entries(slow)) figures[`collections: Fast 3G, ${figure}`] = value;
    const filter = await onVisits(() => filterPoints(browser, origin + collections));
    const drawn = await onVisits(() => chooseGenebanks(browser, origin + networks));
    const points4 = byGesture(
      await moveMap(browser, origin + collections, { selector: 'canvas', throttle: 4 }),
    );
    const arrows = byGesture(
      await moveMap(browser, origin + networks, { selector: 'svg[data-world]', throttle: 1 }),
    );
    for (const [at, gesture] of gestures.entries()) {
      figures[`collections: frames a second while ${gesture}, at 4×`] = points4[at] ?? Number.NaN;
      figures[`networks: frames a second while ${gesture}`] = arrows[at] ?? Number.NaN;
    }
    return {
      ...figures,
      'collections: filter at 4×, main thread, median ms': round(median(filter.thread)),
      'collections: filter at 4×, on the wall, median ms': round(median(filter.wall)),
      'networks: arrows and bands anew, main thread, median ms': round(median(drawn.thread)),
      'networks: arrows and bands anew, on the wall, median ms': round(median(drawn.wall)),
    };
  });
}
