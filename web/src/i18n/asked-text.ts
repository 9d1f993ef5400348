import { areaName } from './area-words.ts';
import type { Words } from './words.tsx';

/** Labels of the pages' own controls, by the parameter that they write. */
const labels: Readonly<Record<string, string>> = {
  area: 'rankings.form.area',
  by: 'rankings.by.label',
  country: 'dataPage.filters.country',
  crop: 'about.coverage.chooseCrop',
  element: 'dataPage.filters.element',
  explain: 'figure.explain.title',
  flags: 'figure.flag.official',
  layout: 'dataPage.layout.label',
  macro: 'dataPage.filters.macroRegion',
  network: 'dataPage.filters.network',
  region: 'dataPage.filters.region',
  section: 'about.coverage.choose',
  tab: 'dataPage.tabs.label',
  year: 'dataPage.filters.year',
};

/** What an address asked for in vain, as a visitor would call it: `Year: 9999`. */
export function askedText(words: Words, { name, asked }: { name: string; asked: string }): string {
  const label = labels[name];
  const value =
    name === 'element' && words.has(`elements.${asked}.name`)
      ? words(`elements.${asked}.name`)
      : areaName(words, asked);
  return `${label === undefined || !words.has(label) ? name : words(label)}: ${value}`;
}
