import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import { networkCodes, networkHome } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import {
  type FilterPlan,
  type ListFilterSet,
  type ListView,
  planFilters,
  toListView,
} from '../../blocks/list/record-list.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { titleOf } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Language } from '../../url/paths.ts';
import { type VarietiesView, type VarietyFilter, varietiesParams } from '../../url/varieties-params.ts';
import type { VarietiesPageData } from './load-varieties-page.ts';
import { headingText, typeText } from './variety-texts.ts';

const limits = {
  from: [1900, 2200],
  to: [1900, 2200],
  maturity: [1, 2000],
  altitude: [0, 9000],
} as const satisfies Partial<Record<VarietyFilter, readonly [number, number]>>;

/** The list at its address, and where each variety has its page. */
export interface VarietiesList extends ListView<VarietiesView> {
  varietyHref: (id: string) => string;
}

export function varietiesList(
  { crop, root, view, release }: Pick<VarietiesPageData, 'crop' | 'root' | 'view' | 'release'>,
  language: Language,
): VarietiesList {
  const ofCrop = `/${language}/${crop}/data/seed-varieties`;
  const path = root === null ? ofCrop : `/${language}${networkHome}/seed-varieties`;
  // Links of the page lead to its records.
  const list = toListView(
    varietiesParams(crop),
    path,
    { view: { ...view, tab: 'view' as const }, release },
    { onPage: varietiesOnPage, anchor: 'table' },
  );
  const version = list.version === null ? '' : `?v=${list.version}`;
  return { ...list, varietyHref: (id) => `${ofCrop}/${id}${version}` };
}

/** The filters of the page: chips, those behind "More filters", and those in use. */
export function varietyFiltersOf(
  data: Pick<VarietiesPageData, 'crop' | 'root' | 'view' | 'release'>,
  answer: Varieties,
  speech: Speech,
): ListFilterSet {
  const { root, view } = data;
  const { words, language } = speech;
  const byName = new Intl.Collator(language).compare;
  const placeOf = (id: string): string => areaName(words, id);
  const networks = [...new Set([...networkCodes, ...(view.network === null ? [] : [view.network])])];
  /** A field of the names by the alphabet, where there are some to choose from. */
  const field = (
    name: 'institution' | 'source',
    nameOf: (id: string) => string,
  ): readonly FilterPlan<VarietyFilter>[] => {
    const counts = countsOf(answer, name).flatMap(({ id, count }) => (id === null ? [] : [{ id, count }]));
    return counts.length < 2 && view[name] === null
      ? []
      : [
          {
            ...{ name, nameOf, isFurther: true },
            counts: counts.toSorted((a, b) => byName(nameOf(a.id), nameOf(b.id))),
          },
        ];
  };
  const line = (name: keyof typeof limits) => ({ name, limits: limits[name] });
  return planFilters(varietiesList(data, language), 'varieties', words, [
    ...(root === null && view.network === null
      ? []
      : [
          {
            ...({ name: 'network', nameOf: placeOf, isFurther: true } as const),
            counts: networks.map((id) => ({ id, count: 0 })),
          },
        ]),
    { name: 'country', counts: countsOf(answer, 'country'), nameOf: placeOf },
    ...(hasTypes(answer, view)
      ? [
          {
            name: 'type' as const,
            counts: countsOf(answer, 'type'),
            nameOf: (id: string) => typeText(words, id),
            chipOf: (id: string) =>
              words.has(`varieties.type.${id}.short`)
                ? words(`varieties.type.${id}.short`)
                : typeText(words, id),
          },
        ]
      : []),
    line('from'),
    line('to'),
    ...field('institution', (id) => (id === 'none' ? words('varieties.notStated') : id)),
    {
      name: 'trait',
      counts: countsOf(answer, 'trait'),
      nameOf: (id) => words(`varieties.topic.${id}`),
    },
    line('maturity'),
    line('altitude'),
    ...field('source', (id) => titleOf(words, answer.sources, id)),
  ]);
}

/** Records of each choice, with those of public pages; last among types, records without a type, a choice, too. */
function countsOf({ facets }: Varieties, name: 'country' | 'type' | 'trait' | 'institution' | 'source') {
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

/** The subject of the records, without some filters: crop and place as the heading has them, the area's code, and the other choices. */
export function chosenOf(
  data: VarietiesPageData,
  answer: Varieties,
  speech: Speech,
  without: readonly VarietyFilter[] = [],
): { heading: string; area: string | null; filters: readonly string[] } {
  const { crop, root, view } = data;
  const area = (without.includes('country') ? null : view.country) ?? view.network ?? root;
  return {
    heading: headingText(speech.words, crop, area),
    area,
    // The heading names the place.
    filters: varietyFiltersOf(data, answer, speech).namedWithout([
      ...without,
      'country',
      ...(area === view.network ? ['network'] : []),
    ]),
  };
}
