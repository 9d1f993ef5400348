import type { ReactNode } from 'react';
import { typesOf, varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkCodes } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import { type FilterField, FilterForm, filterOptions } from '../../blocks/filters/filter-form.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type VarietiesView, type VarietyFilter, varietiesParams } from '../../url/varieties-params.ts';

/** The filters of the page; what they are called `nameOf` says. */
export function VarietyFilters(props: {
  crop: string;
  /** The network that the page is of: its own networks are offered. */
  root: string | null;
  view: VarietiesView;
  answer: Varieties;
  version: string | null;
  /** Where all filters are taken back. */
  plain: string;
  nameOf: (filter: VarietyFilter, value: string) => string;
}): ReactNode {
  const { crop, root, view, answer, version, plain, nameOf } = props;
  const words = useWords();
  const compare = new Intl.Collator(useLanguage()).compare;
  const field = (name: VarietyFilter): FilterField => ({
    name,
    label: words(`varieties.filter.${name}`),
    value: String(view[name] ?? ''),
  });
  const choice = (name: VarietyFilter, values: readonly string[]): FilterField => {
    const options = filterOptions(
      values,
      String(view[name] ?? ''),
      (value) => nameOf(name, value),
      words('varieties.all'),
    );
    return { ...field(name), options };
  };
  const found = (name: 'country' | 'institution'): readonly string[] =>
    answer.facets[name]
      .flatMap(({ id }) => id ?? [])
      .sort((a, b) => compare(nameOf(name, a), nameOf(name, b)));
  const fields = [
    field('q'),
    ...(root !== null || view.network !== null ? [choice('network', networkCodes)] : []),
    choice('country', found('country')),
    ...(typesOf(crop).length > 0 ? [choice('type', [...typesOf(crop), 'none'])] : []),
    { ...field('from'), limits: [1900, 2200] as const },
    { ...field('to'), limits: [1900, 2200] as const },
    choice('institution', found('institution')),
    choice('trait', varietyTopics),
    { ...field('maturity'), limits: [1, 2000] as const },
    { ...field('altitude'), limits: [0, 9000] as const },
    choice(
      'source',
      answer.sources.map(({ key }) => key),
    ),
  ];
  return (
    <Sheet
      id="variety-filters"
      title={words('dataPage.filters.label')}
      openLabel={words('dataPage.filters.open')}
      summary={words('varieties.records', { count: answer.total })}
      closeLabel={words('frame.action.close')}
      doneLabel={words('frame.action.close')}
    >
      <FilterForm
        group="varieties"
        fields={fields}
        kept={varietiesParams(crop)
          .fields(view, version)
          .filter(([name]) => ['sort', 'order', 'compare', 'v'].includes(name))}
        plain={plain}
      />
    </Sheet>
  );
}
