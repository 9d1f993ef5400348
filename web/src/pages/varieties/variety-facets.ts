import { networkCodes } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import type { FurtherFilter, ListFacet } from '../../blocks/list/list-filters.tsx';
import type { ChosenFilter } from '../../blocks/list/list-parts.tsx';
import { asFurther, chosenOf, toFacet } from '../../blocks/list/list-state.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type VarietyFilter, varietiesParams, varietyFilters } from '../../url/varieties-params.ts';
import type { VarietiesPageData } from './varieties-data.ts';
import type { VarietyLinks } from './variety-links.ts';
import { filterText, filterValue } from './variety-texts.ts';

type FacetName = 'country' | 'type' | 'trait' | 'institution' | 'source';

/** Filters that take a number, with its limits. */
const limits = {
  from: [1900, 2200],
  to: [1900, 2200],
  maturity: [1, 2000],
  altitude: [0, 9000],
} as const satisfies Partial<Record<VarietyFilter, readonly [number, number]>>;

/** The filters of the page: chips, those behind "More filters", and those in use. */
export function filtersOf(
  data: Pick<VarietiesPageData, 'crop' | 'root' | 'view'>,
  answer: Varieties,
  { hrefOf }: Pick<VarietyLinks, 'hrefOf'>,
  speech: Speech,
): {
  facets: readonly ListFacet[];
  further: readonly FurtherFilter[];
  chosen: readonly ChosenFilter[];
} {
  const { crop, root, view } = data;
  const { words, language } = speech;
  const without = (name: VarietyFilter): string =>
    hrefOf({ ...varietiesParams(crop).cleared([name]), page: 1 });
  const facet = (name: FacetName): ListFacet =>
    toFacet({
      name,
      label: words(`varieties.filter.${name}`),
      counts: countsOf(answer, name),
      chosen: view[name],
      nameOf: (id) =>
        name === 'type' && words.has(`varieties.type.${id}.short`)
          ? words(`varieties.type.${id}.short`)
          : filterValue(words, answer.sources, name, id),
      hrefOf: (id) => (id === null ? without(name) : hrefOf({ [name]: id, page: 1 })),
    });
  const byName = new Intl.Collator(language).compare;
  const choice = (name: 'institution' | 'source'): FurtherFilter[] => {
    const { choices, ...rest } = facet(name);
    const sorted = choices.toSorted((a, b) => byName(a.name, b.name));
    return sorted.length > 1 || view[name] !== null
      ? [asFurther({ ...rest, choices: sorted }, words('list.all'))]
      : [];
  };
  const line = (name: keyof typeof limits): FurtherFilter => ({
    name,
    label: words(`varieties.filter.${name}`),
    value: String(view[name] ?? ''),
    limits: limits[name],
  });
  const networks = [...new Set([...networkCodes, ...(view.network === null ? [] : [view.network])])];
  const network: FurtherFilter = {
    name: 'network',
    label: words('varieties.filter.network'),
    value: view.network ?? '',
    options: [
      ['', words('list.all')],
      ...networks.map((id) => [id, filterValue(words, answer.sources, 'network', id)] as const),
    ],
  };
  const facets = [facet('country'), ...(hasTypes(answer, view) ? [facet('type')] : []), facet('trait')];
  const others = varietyFilters.filter(
    (name) => view[name] !== null && facets.every((each) => each.name !== name),
  );
  return {
    facets,
    further: [
      ...(root !== null || view.network !== null ? [network] : []),
      line('from'),
      line('to'),
      ...choice('institution'),
      line('maturity'),
      line('altitude'),
      ...choice('source'),
    ],
    chosen: chosenOf(
      facets,
      others.map((name) => ({
        text:
          name === 'q'
            ? words('list.quoted', { text: view.q ?? '' })
            : filterText(speech, view, answer.sources, name),
        href: without(name),
      })),
    ),
  };
}

/** Records of each choice, with those of public pages; last among types, records without a type, a choice, too. */
function countsOf({ facets }: Varieties, name: FacetName) {
  const counts = facets[name].map(({ id, count, seen }) => ({ id, count: count + seen }));
  if (name !== 'type') return counts;
  const notStated = counts.filter(({ id }) => id === null);
  return [
    ...counts.filter(({ id }) => id !== null),
    ...notStated.map(({ count }) => ({ id: 'none', count })),
  ];
}

/** Whether any record has a type: without types there is nothing to choose. */
const hasTypes = ({ facets }: Varieties, { type }: VarietiesPageData['view']): boolean =>
  type !== null || facets.type.some(({ id }) => id !== null);

/** Whether a filter in use leaves out records without a value. */
export const hasLimit = (view: VarietiesPageData['view']): boolean =>
  Object.keys(limits).some((name) => view[name as keyof typeof limits] !== null);
