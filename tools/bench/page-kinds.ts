import { onPages, weighOtherLanguages } from './page.ts';
import { javaScript, kilobytes, measureFast3G, measureWeight } from './page-probe.ts';
import type { Figures } from './report.ts';
import { measureYearStep } from './year-step.ts';

/** One page of each kind; those with a map also show it on a slow line, those with years also step through them. */
const kinds = {
  portal: { path: '/en', map: true, years: false },
  crop: { path: '/en/cocoa', map: true, years: false },
  surface: { path: '/en/rice/data/surface-context', map: true, years: true },
  production: { path: '/en/beans/data/production', map: true, years: true },
  value: { path: '/en/potato/data/production-value', map: true, years: true },
  consumption: { path: '/en/cassava/data/consumption', map: true, years: true },
  trade: { path: '/en/beans/data/trade', map: true, years: true },
  livestock: { path: '/en/forages/data/surface-context', map: true, years: true },
  comparator: {
    path: '/en/beans/comparator?series=KEN.beans.5510~BRA.beans.5510~MEX.beans.5510',
    map: false,
    years: false,
  },
  country: { path: '/en/country/KEN', map: false, years: false },
  publications: { path: '/en/beans/publications', map: false, years: false },
  losses: { path: '/en/beans/data/post-harvest/results', map: false, years: false },
  networks: { path: '/en/beans/pabra', map: false, years: false },
  search: { path: '/en/search?q=beans', map: false, years: false },
  ranking: { path: '/en/beans/data/production/ranking', map: false, years: false },
  about: { path: '/en/beans/about', map: false, years: false },
  sources: { path: '/en/beans/about/databases', map: false, years: false },
  contact: { path: '/en/beans/contact', map: false, years: false },
} as const;

const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Bounds of every kind, by name of the figure. */
export const kindBudgets: Readonly<Record<string, string>> = Object.fromEntries([
  [`shared: ${javaScript}`, '≤ 112'],
  ...names.flatMap((name) => [
    [`${name}: ${javaScript}`, '≤ 145'],
    [`${name}: ${javaScript}, es`, '≤ 145'],
    [`${name}: ${javaScript}, pt`, '≤ 145'],
    [`${name}: cumulative layout shift`, '≤ 0.02'],
    [`${name}: Fast 3G, first contentful paint, median ms`, '≤ 1200'],
    [`${name}: Fast 3G, map in the document, median ms`, '≤ 800'],
    [`${name}: year step at 4×, median ms`, '≤ 16'],
  ]),
]);

/** Weight, layout shift, slow line and year step of each kind of page, and the scripts that all of them load. */
export function measureKinds(): Promise<Figures> {
  // Results of a search are kept by nobody, so they are never compressed a second time.
  const paths = names.filter((name) => name !== 'search').map((name) => kinds[name].path);
  return onPages(paths, async (browser, origin) => {
    const figures: Record<string, number> = {};
    let shared: ReadonlyMap<string, number> | null = null;
    for (const name of names) {
      const { path, map, years } = kinds[name];
      const weight = await measureWeight(browser, origin + path);
      shared = new Map([...(shared ?? weight.scripts)].filter(([script]) => weight.scripts.has(script)));
      const weights = { [javaScript]: weight.figures[javaScript] ?? Number.NaN };
      Object.assign(weights, await weighOtherLanguages(browser, origin + path));
      for (const [figure, kb] of Object.entries(weights)) figures[`${name}: ${figure}`] = kb;
      figures[`${name}: cumulative layout shift`] = weight.figures['cumulative layout shift'] ?? Number.NaN;
      const slow = await measureFast3G(browser, origin + path, { runs: 3 });
      figures[`${name}: Fast 3G, first contentful paint, median ms`] =
        slow['first contentful paint, median ms'] ?? Number.NaN;
      if (map)
        figures[`${name}: Fast 3G, map in the document, median ms`] =
          slow['map in the document, median ms'] ?? Number.NaN;
      if (years) {
        const step = await measureYearStep(browser, origin + path, 4, { visits: 3, steps: 30 });
        figures[`${name}: year step at 4×, median ms`] = step['median ms'] ?? Number.NaN;
        figures[`${name}: the same, slowest visit`] = step['median of the slowest visit, ms'] ?? Number.NaN;
      }
    }
    const bytes = [...(shared?.values() ?? [])].reduce((sum, size) => sum + size, 0);
    return { [`shared: ${javaScript}`]: kilobytes(bytes), ...figures };
  });
}
