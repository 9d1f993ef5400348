import { areaName } from './area-words.ts';
import type { Words } from './words.tsx';

/** Labels of the pages' own controls, by the parameter that they write. */
const labels: Readonly<Record<string, string>> = {
  area: 'rankings.form.area',
  base: 'prices.base',
  by: 'rankings.by.label',
  city: 'prices.city',
  country: 'dataPage.filters.country',
  crop: 'about.coverage.chooseCrop',
  crop_type: 'prices.cropType',
  element: 'dataPage.filters.element',
  explain: 'figure.explain.title',
  flags: 'figure.flag.official',
  layout: 'dataPage.layout.label',
  macro: 'dataPage.filters.macroRegion',
  network: 'dataPage.filters.network',
  region: 'dataPage.filters.region',
  section: 'about.coverage.choose',
  source: 'prices.source',
  tab: 'dataPage.tabs.label',
  type: 'prices.type',
  view: 'prices.view',
  year: 'dataPage.filters.year',
};

/** What values of a parameter are called, by the value in the place of `#`. */
const names: Readonly<Record<string, string>> = {
  crop_type: 'prices.types.#',
  element: 'elements.#.name',
  source: 'sources.#',
  type: 'prices.type.#.short',
};

/** What an address asked for in vain, as a visitor would call it: `Year: 9999`. */
export function askedText(words: Words, { name, asked }: { name: string; asked: string }): string {
  const label = labels[name];
  const named = names[name]?.replace('#', asked) ?? '';
  const value = words.has(named) ? words(named) : areaName(words, asked);
  return `${label === undefined || !words.has(label) ? name : words(label)}: ${value}`;
}
