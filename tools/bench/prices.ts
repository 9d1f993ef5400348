import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { crops } from '#catalog/crops/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import { routes } from '#contract/routes.ts';
import { onPages } from './page.ts';
import { kilobytes, mapShapes, measureFast3G, measureWeight, type Shown } from './page-probe.ts';
import type { Figures } from './report.ts';

const starter = fileURLToPath(new URL('../../data/starter', import.meta.url));

/** The line of prices of a country with its band. */
const priceChart: Shown = {
  name: 'chart',
  selector: '[aria-describedby="price-chart-hint"] svg path[d]',
  moreThan: 1,
};

const benchmarkChart: Shown = { name: 'chart', selector: '[role=application] svg path[d]', moreThan: 0 };

/** A country's page with many markets and types, the map that the section opens with, and benchmarks. */
const pages = {
  country: { path: '/en/beans/data/prices?country=KEN', shown: priceChart },
  map: { path: '/en/rice/data/prices', shown: mapShapes },
  benchmarks: { path: '/en/cassava/data/prices-international', shown: benchmarkChart },
} as const;

type PageName = keyof typeof pages;
const names = Object.keys(pages) as PageName[];

/** Bounds by name of the figure. */
export const priceBudgets: Readonly<Record<string, string>> = Object.fromEntries([
  ...names.flatMap((name) => [
    [`${name}: JavaScript in all, kB`, '≤ 145'],
    [`${name}: cumulative layout shift`, '≤ 0.02'],
    [`${name}: Fast 3G, first contentful paint, median ms`, '≤ 1200'],
    [`${name}: Fast 3G, ${pages[name].shown.name} in the document, median ms`, '≤ 1200'],
  ]),
  ["largest country's series, kB", '≤ 40'],
  ['starter figures in all, MB', '≤ 14'],
]);

/** Sizes of every country's answer after brotli at its best, as it is served: the largest, and how many there are. */
async function measureCountries(origin: string): Promise<Figures> {
  let [largest, countries] = [0, 0];
  for (const { id } of crops) {
    const areas = new Set<string>();
    for (const type of ['retail', 'wholesale', 'producer'] as const) {
      const answer = await fetch(origin + priceAddresses.map(id, type));
      for (const area of routes.priceMap.answer.parse(await answer.json()).areas) areas.add(area);
    }
    for (const area of areas) {
      const answer = await fetch(origin + priceAddresses.page(id, area, null));
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      largest = Math.max(largest, brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length);
      countries += 1;
    }
  }
  return { "largest country's series, kB": kilobytes(largest), 'countries and crops': countries };
}

async function measurePageOf(browser: Browser, origin: string, name: PageName): Promise<Figures> {
  const { path, shown } = pages[name];
  const { figures } = await measureWeight(browser, origin + path);
  const slow = await measureFast3G(browser, origin + path, { shown });
  const of = (figure: string): number => figures[figure] ?? Number.NaN;
  return {
    [`${name}: JavaScript in all, kB`]: of('JavaScript, kB'),
    [`${name}: document with data of the first view, kB`]: of('document with data of the first view, kB'),
    [`${name}: requests in all`]: of('requests in all'),
    [`${name}: cumulative layout shift`]: of('cumulative layout shift'),
    ...Object.fromEntries(
      Object.entries(slow).map(([figure, value]) => [`${name}: Fast 3G, ${figure}`, value]),
    ),
  };
}

/** Weight and slow line of the pages of prices, and the size of what they are drawn from. */
export function measurePrices(): Promise<Figures> {
  const paths = names.map((name) => pages[name].path);
  return onPages(paths, async (browser, origin) => {
    let figures: Figures = {};
    for (const name of names) figures = { ...figures, ...(await measurePageOf(browser, origin, name)) };
    const bytes = readdirSync(starter).reduce((sum, file) => sum + statSync(`${starter}/${file}`).size, 0);
    return {
      ...figures,
      ...(await measureCountries(origin)),
      'starter figures in all, MB': Math.round(bytes / 1e4) / 100,
    };
  });
}
