import type { Browser } from 'playwright-core';
import { firstAddresses } from '#api/warm-up.ts';
import { javaScript, measureFast3G, measureWeight, measureYearStep, openBrowser } from './page-probe.ts';
import type { Figures } from './report.ts';
import { serve, untilSmallest } from './served.ts';

/** The page that is measured. */
const path = '/en/beans/data/consumption';

/** Every figure of a part, named by what it was measured under. */
const under = (condition: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${condition}: ${name}`, value]));

/** Drives a browser on the page of a server that has its answers ready. */
export async function onPage(measure: (browser: Browser, url: string) => Promise<Figures>): Promise<Figures> {
  const server = await serve({ warmUp: true });
  const browser = await openBrowser();
  try {
    const url = server.origin + path;
    // The server rests when all of them are as small as they get: short ones are done before long ones.
    await untilSmallest(firstAddresses().map((address) => server.origin + address));
    return await measure(browser, url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The other languages: their words are longer than those of the pages that are measured. */
const otherLanguages = ['es', 'pt'] as const;

/** Kilobytes of scripts of the same page in the other languages, by the figure's name. */
export async function weighOtherLanguages(browser: Browser, url: string): Promise<Figures> {
  const figures: [name: string, kilobytes: number][] = [];
  for (const language of otherLanguages) {
    const address = url.replace(/(?<=^https?:\/\/[^/]+)\/en(?=\/|$)/, `/${language}`);
    const { figures: weight } = await measureWeight(browser, address);
    figures.push([`${javaScript}, ${language}`, weight[javaScript] ?? Number.NaN]);
  }
  return Object.fromEntries(figures);
}

/** Sizes, requests, layout shift, and how soon a slow line shows the map. */
export function measurePage(): Promise<Figures> {
  return onPage(async (browser, url) => ({
    ...(await measureWeight(browser, url)).figures,
    ...(await weighOtherLanguages(browser, url)),
    ...under('Fast 3G, cold', await measureFast3G(browser, url)),
  }));
}

const often = { visits: 3, steps: 60 };

/** Year steps without and with throttling. */
export function measureSteps(): Promise<Figures> {
  return onPage(async (browser, url) => ({
    ...under('1×', await measureYearStep(browser, url, 1, often)),
    ...under('4×', await measureYearStep(browser, url, 4, often)),
  }));
}
