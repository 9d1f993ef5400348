import { type ReactNode, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { accessStates, publicationTypes } from '#catalog/publications/publications.ts';
import type { Publications } from '#contract/publications.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { sendFilled } from '../../ui/send-filled.ts';
import { TextField } from '../../ui/text-field.tsx';
import {
  anyCrop,
  type FilterName,
  filterNames,
  ownCrop,
  type PublicationsView,
  publicationParams,
} from '../../url/publications-url.ts';
import { filterValue } from './publication-texts.ts';
import styles from './publications.module.css';

type Draft = Readonly<Record<FilterName, string>>;

const draftOf = (view: PublicationsView): Draft =>
  Object.fromEntries(
    filterNames.map((name) => [name, view[name] === null ? '' : String(view[name])] as const),
  ) as Draft;

/** The filters as a form that any browser sends; with scripts the address has only those that are filled. */
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
  const [draft, setDraft] = useState(() => draftOf(view));
  const set = (name: FilterName) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const nameOf = (name: FilterName, value: string): string =>
    filterValue(words, language, answer.sources, name, value);
  const compare = new Intl.Collator(language).compare;
  const choice = (name: FilterName, options: readonly string[]): ReactNode => {
    const known = name === 'crop' ? options : ['', ...options];
    const values = known.includes(draft[name]) ? known : [...known, draft[name]];
    return (
      <SelectField
        label={words(`publications.filter.${name}`)}
        name={name}
        value={draft[name]}
        values={values}
        names={values.map((value) => (value === '' ? words('publications.all') : nameOf(name, value)))}
        noOption={words('publications.all')}
        onChange={set(name)}
      />
    );
  };
  const line = (name: FilterName, number?: { min: number; max: number }): ReactNode => (
    <TextField
      label={words(`publications.filter.${name}`)}
      name={name}
      value={draft[name]}
      type={number === undefined ? 'search' : 'number'}
      {...number}
      maxLength={200}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  const kept = publicationParams(view).filter(([name]) => ['pageType', 'sort', 'order'].includes(name));
  const ids = (facet: readonly { id: string }[]): string[] => facet.map(({ id }) => id);
  const found = ids(answer.facets.language);
  const languages = [
    ...found
      .filter((id) => id !== 'none')
      .sort((a, b) => compare(nameOf('language', a), nameOf('language', b))),
    ...found.filter((id) => id === 'none'),
  ];
  return (
    <form
      className={classNames(rowStyles.grid, styles.filters)}
      method="get"
      aria-label={words('dataPage.filters.label')}
      data-print="no"
      onSubmit={(event) => sendFilled(event, plain, (name, value) => name === 'crop' && value === ownCrop)}
    >
      <div className={styles.search}>{line('q')}</div>
      {choice('type', publicationTypes)}
      {choice('crop', [...crops.map(({ id }) => id), 'none', anyCrop])}
      {line('from', { min: 1500, max: 2200 })}
      {line('to', { min: 1500, max: 2200 })}
      {choice('openAccess', accessStates)}
      {choice('language', languages)}
      {choice(
        'source',
        answer.sources.map(({ key }) => key),
      )}
      {[...kept, ...(version === null ? [] : [['v', version] as const])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classNames(rowStyles.buttons, styles.buttons)}>
        <Button type="submit" look="solid">
          {words('publications.show')}
        </Button>
        <a href={plain}>{words('publications.clear')}</a>
      </div>
    </form>
  );
}
