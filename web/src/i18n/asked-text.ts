import type { Language } from '../url/paths.ts';
import { areaName } from './area-words.ts';
import type { Words } from './words.tsx';

/** Labels of the pages' own controls, by the parameter that they write; the first that a page has counts. */
const labels: Readonly<Record<string, readonly string[]>> = {
  area: ['rankings.form.area'],
  base: ['prices.base', 'compare.base'],
  beside: ['prices.changed.beside'],
  by: ['rankings.by.label', 'prices.by.label'],
  city: ['prices.city'],
  classes: ['map.legend.thisYear'],
  compare: ['varieties.column.compare'],
  country: ['dataPage.filters.country'],
  crop: ['about.coverage.chooseCrop'],
  crop_type: ['prices.cropType'],
  element: ['dataPage.filters.element'],
  explain: ['figure.explain.title'],
  flags: ['figure.flag.official'],
  from: ['compare.from'],
  hide: ['chart.hidden'],
  kind: ['compare.kind'],
  layout: ['dataPage.layout.label'],
  log: ['compare.scale'],
  macro: ['dataPage.filters.macroRegion'],
  measure: ['compare.measure'],
  network: ['dataPage.filters.network'],
  region: ['dataPage.filters.region'],
  section: ['about.coverage.choose'],
  show: ['chart.choices'],
  sort: ['compare.sort'],
  source: ['prices.source'],
  tab: ['dataPage.tabs.label'],
  table: ['figure.table'],
  type: ['prices.type'],
  view: ['prices.view'],
  year: ['dataPage.filters.year'],
};

/** Pages whose filters have their labels at `<page>.filter.<parameter>`, and what else they call by a word of their own. */
const listed = ['varieties', 'publications', 'records', 'pests', 'losses', 'deliveryNetwork'];
const ofLists: Readonly<Record<string, string>> = { order: 'sortBy', page: 'pages', sort: 'sortBy' };

/** What values of a parameter are called, by the value in the place of `#`. */
const names: Readonly<Record<string, string>> = {
  by: 'prices.by.#',
  crop_type: 'prices.types.#',
  element: 'elements.#.name',
  source: 'sources.#',
  type: 'prices.type.#.short',
  view: 'prices.metadata.#.name',
};

/** Marks around what is said as it was typed. */
const quotes: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
};

/**
 * What an address asked for in vain, as a visitor would call it: `Year: 9999`. What has no name here, parameter or value, is said as it
 * was typed, in quotes; numbers need none.
 */
export function askedText(
  words: Words,
  language: Language,
  { name, asked }: { name: string; asked: string },
): string {
  const typed = (text: string): string =>
    /^\d+$/.test(text) ? text : `${quotes[language][0]}${text}${quotes[language][1]}`;
  const ofList = ofLists[name] ?? `filter.${name}`;
  const label = [...(labels[name] ?? []), ...listed.map((page) => `${page}.${ofList}`)].find(words.has);
  const named = names[name]?.replace('#', asked) ?? '';
  const area = areaName(words, asked);
  const value = words.has(named) ? words(named) : area === asked ? typed(asked) : area;
  return `${label === undefined ? typed(name) : words(label).replace(/:$/, '')}: ${value}`;
}
