import type { Browser } from 'playwright-core';
import { languages } from '#locales/words.ts';
import { javaScript, listAnswers, measureFast3G, measureWeight, openBrowser } from './page-probe.ts';
import type { Figures } from './report.ts';
import { serve, untilSmallest } from './served.ts';
import { measureYearStep } from './year-step.ts';

/** The page that is measured. */
const path = '/en/beans/data/consumption';

/** Every figure of a part, named by what it was measured under. */
const under = (condition: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${condition}: ${name}`, value]));

/**
 * Drives a browser on pages of a server that has their answers ready, as small as they get, and then rests: what it compresses for
 * nobody would cost the measured page time.
 */
export async function onPages(
  paths: readonly string[],
  measure: (browser: Browser, origin: string) => Promise<Figures>,
): Promise<Figures> {
  const server = await serve();
  const browser = await openBrowser();
  try {
    const asked = new Set<string>();
    for (const page of paths)
      for (const address of inLanguages(server.origin + page))
        for (const answer of await listAnswers(browser, address)) asked.add(answer);
    await untilSmallest([...asked]);
    return await measure(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The other languages: their words are longer than those of the pages that are measured. */
const otherLanguages = languages.filter((language) => language !== 'en');

/** The address of an English page in a language. */
const inLanguage = (url: string, language: string): string =>
  url.replace(/(?<=^https?:\/\/[^/]+)\/en(?=\/|$)/, `/${language}`);

const inLanguages = (url: string): readonly string[] =>
  languages.map((language) => inLanguage(url, language));

/** Kilobytes of scripts of the same page in the other languages, by the figure's name. */
export async function weighOtherLanguages(browser: Browser, url: string): Promise<Figures> {
  const figures: [name: string, kilobytes: number][] = [];
  for (const language of otherLanguages) {
    const { figures: weight } = await measureWeight(browser, inLanguage(url, language));
    figures.push([`${javaScript}, ${language}`, weight[javaScript] ?? Number.NaN]);
  }
  return Object.fromEntries(figures);
}

/** Sizes, requests, layout shift, and how soon a slow line shows the map. */
export function measurePage(): Promise<Figures> {
  return onPages([path], async (browser, origin) => ({
    ...(await measureWeight(browser, origin + path)).figures,
    ...(await weighOtherLanguages(browser, origin + path)),
    ...under('Fast 3G, cold', await measureFast3G(browser, origin + path)),
  }));
}

const often = { visits: 3, steps: 60 };

/** Year steps without and with throttling, and those of a page with nothing but a map. */
export function measureSteps(): Promise<Figures> {
  return onPages([path], async (browser, origin) => ({
    ...under('1×', await measureYearStep(browser, origin + path, 1, often)),
    ...under('4×', await measureYearStep(browser, origin + path, 4, often)),
    ...under(
      'a bare map and slider, 4×',
      await measureYearStep(browser, origin + path, 4, { ...often, bare: true }),
    ),
  }));
}
