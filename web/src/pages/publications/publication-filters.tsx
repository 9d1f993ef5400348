import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { accessStates, publicationTypes } from '#catalog/publications/publications.ts';
import type { Publications } from '#contract/publications.ts';
import { type FilterField, FilterForm, filterOptions } from '../../blocks/filters/filter-form.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import {
  anyCrop,
  ownCrop,
  type PublicationFilter,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';
import { filterValue } from './publication-texts.ts';

/** The filters of the page. */
export function PublicationFilters(props: {
  view: PublicationsView;
  answer: Publications;
  version: string | null;
  /** Where all filters are taken back. */
  plain: string;
}): ReactNode {
  const { view, answer, version, plain } = props;
  const words = useWords();
  const language = useLanguage();
  const compare = new Intl.Collator(language).compare;
  const nameOf = (name: PublicationFilter, value: string): string =>
    filterValue(words, language, answer.sources, name, value);
  const field = (name: PublicationFilter): FilterField => ({
    name,
    label: words(`publications.filter.${name}`),
    value: String(view[name] ?? ''),
  });
  const choice = (name: PublicationFilter, values: readonly string[]): FilterField => {
    const chosen = field(name).value;
    const options = filterOptions(values, chosen, (value) => nameOf(name, value), words('publications.all'));
    // All crops have a value of their own.
    return { ...field(name), options: name === 'crop' ? options.slice(1) : options };
  };
  const languages = answer.facets.language
    .map(({ id }) => id)
    .toSorted(
      (a, b) =>
        Number(a === 'none') - Number(b === 'none') || compare(nameOf('language', a), nameOf('language', b)),
    );
  const limits = [1500, 2200] as const;
  return (
    <FilterForm
      group="publications"
      fields={[
        { ...field('q'), longest: 200, isWide: true },
        choice('type', publicationTypes),
        { ...choice('crop', [...crops.map(({ id }) => id), 'none', anyCrop]), usual: ownCrop },
        { ...field('from'), limits },
        { ...field('to'), limits },
        choice('openAccess', accessStates),
        choice('language', languages),
        choice(
          'source',
          answer.sources.map(({ key }) => key),
        ),
      ]}
      kept={publicationsParams
        .fields(view, version)
        .filter(([name]) => ['pageType', 'sort', 'order', 'v'].includes(name))}
      plain={plain}
    />
  );
}
