import type { Language } from '../url/paths.ts';
import { areaName } from './area-words.ts';
import type { Words } from './words.tsx';

/** Labels of controls by their parameter, where no word has its name. */
const labels: Readonly<Record<string, string>> = {
  by: 'rankings.by.label',
  crop: 'about.coverage.chooseCrop',
  explain: 'figure.explain.title',
  flags: 'figure.flag.official',
  layout: 'dataPage.layout.label',
  look: 'list.look',
  page: 'list.pages',
  section: 'about.coverage.choose',
  tab: 'dataPage.tabs.label',
  table: 'figure.table',
};

/** Pages with a list whose filters are called after their parameters. */
const lists = ['varieties', 'publications', 'records', 'pests', 'losses', 'deliveryNetwork'];
const ofLists: Readonly<Record<string, string>> = { order: 'sortBy', sort: 'sortBy' };

/** Words that may be the label of a parameter; `asked.…` has those that are named otherwise on their page. */
const labelsOf = (name: string): readonly string[] => [
  labels[name] ?? '',
  ...lists.map((page) => `${page}.${ofLists[name] ?? `filter.${name}`}`),
  ...['prices', 'compare', 'rankings.form', 'dataPage.filters', 'asked'].map((group) => `${group}.${name}`),
];

/** Keys of the names of a parameter's values, with the value in the place of `#`. */
const names: Readonly<Record<string, string>> = {
  by: 'prices.by.#',
  crop_type: 'prices.types.#',
  element: 'elements.#.name',
  source: 'sources.#',
  type: 'prices.type.#.short',
  view: 'prices.metadata.#.name',
};

/** `Year: 9999`. Without a name here they are quoted as typed; numbers need no quotes. */
export function ignoredParamText(
  words: Words,
  language: Language,
  { name, asked }: { name: string; asked: string },
): string {
  const typed = (text: string): string =>
    /^\d+$/.test(text) ? text : language === 'es' ? `«${text}»` : `“${text}”`;
  const label = labelsOf(name).find(words.has);
  const named = names[name]?.replace('#', asked) ?? '';
  const area = areaName(words, asked);
  const value = words.has(named) ? words(named) : area === asked ? typed(asked) : area;
  return `${label === undefined ? typed(name) : words(label).replace(/:$/, '')}: ${value}`;
}
