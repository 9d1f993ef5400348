import { pagePaths } from '#api/plugins/site.ts';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { figureAddresses } from '#contract/addresses.ts';
import { languages } from '#locales/words.ts';

/** A page that is asked for often. */
export const hotPage = '/en/beans/data/consumption';

const areas = 'BRA IND MEX KEN UGA RWA TZA CHN USA MMR ETH FRA ARG CMR COL GTM HND NIC PER ZAF'.split(' ');

/** Data pages of beans, in all languages in turn, each with a view that nobody has asked for under this salt. */
export function unaskedPages(salt: string): () => string {
  const pages = crops
    .slice(0, 1)
    .flatMap((crop) => listSections(crop).map((section) => sectionPath(crop, section)));
  let number = 0;
  return () => {
    number += 1;
    const [page, area] = [pages[number % pages.length], areas[number % areas.length]];
    const view = `year=${1990 + (number % 24)}&country=${area}&hide=${salt}${number}`;
    return `/${languages[number % languages.length]}${page}?${view}`;
  };
}

/** What visitors ask for: pages in three languages and the figures that those of data fetch. */
export function mixedAddresses(): readonly string[] {
  const figures = crops.flatMap((crop) =>
    listSections(crop).flatMap((section) => figureAddresses(crop, section)?.cube ?? []),
  );
  const pages = pagePaths().flatMap((path) =>
    languages.map((language) => `/${language}${path === '/' ? '' : path}`),
  );
  return [...pages, ...figures];
}
