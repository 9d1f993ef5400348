import { type ReactNode, useState } from 'react';
import { typesOf, varietyTopics } from '#catalog/germplasm/varieties.ts';
import { networkCodes } from '#catalog/regions/networks.ts';
import type { Varieties } from '#contract/varieties.ts';
import { areaName } from '../../i18n/area-words.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { sendFilled } from '../../ui/send-filled.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FilterName, filterNames, type VarietiesView } from '../../url/varieties-url.ts';
import styles from './varieties.module.css';
import { typeText } from './variety-texts.ts';

type Draft = Readonly<Record<FilterName, string>>;

const draftOf = (view: VarietiesView): Draft => {
  const entries = filterNames.map((name) => [name, view[name] === null ? '' : String(view[name])] as const);
  return Object.fromEntries(entries) as Draft;
};

const withChosen = (values: readonly string[], chosen: string): string[] =>
  chosen === '' || values.includes(chosen) ? ['', ...values] : ['', chosen, ...values];

/** The filters as a form that any browser sends; with scripts the address has only those that are filled. */
export function VarietyFilters(props: {
  crop: string;
  /** The network that the page is of: its own networks are offered. */
  root: string | null;
  view: VarietiesView;
  answer: Varieties;
  version: string | null;
  /** Where all filters are taken back. */
  plain: string;
}): ReactNode {
  const { crop, root, view, answer, version, plain } = props;
  const words = useWords();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(view));
  const set = (name: FilterName) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const compare = new Intl.Collator(language).compare;
  const ids = (facet: readonly { id: string | null }[]): string[] => facet.flatMap(({ id }) => id ?? []);
  const nameOf: Readonly<Record<string, (value: string) => string>> = {
    country: (value) => areaName(words, value),
    network: (value) => areaName(words, value),
    type: (value) => typeText(words, value),
    institution: (value) => (value === 'none' ? words('varieties.notStated') : value),
    trait: (value) => words(`varieties.topic.${value}`),
    source: (value) => {
      const source = answer.sources.find(({ key }) => key === value);
      return source === undefined ? value : sourceTitle(words, source);
    },
  };
  const choice = (name: FilterName, options: readonly string[]): ReactNode => {
    const values = withChosen(options, draft[name]);
    const names = values.map((value) =>
      value === '' ? words('varieties.all') : (nameOf[name]?.(value) ?? value),
    );
    return (
      <SelectField
        label={words(`varieties.filter.${name}`)}
        name={name}
        value={draft[name]}
        values={values}
        names={names}
        noOption={words('varieties.all')}
        onChange={set(name)}
      />
    );
  };
  const line = (name: FilterName, number?: { min: number; max: number }): ReactNode => (
    <TextField
      label={words(`varieties.filter.${name}`)}
      name={name}
      value={draft[name]}
      type={number === undefined ? 'search' : 'number'}
      {...number}
      maxLength={80}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  const kept = [
    ...(view.sort === 'name' ? [] : [['sort', view.sort] as const]),
    ...(view.order === 'asc' ? [] : [['order', view.order] as const]),
    ...(view.compare.length === 0 ? [] : [['compare', view.compare.join('~')] as const]),
    ...(version === null ? [] : [['v', version] as const]),
  ];
  const sorted = (values: readonly string[], name: string): string[] =>
    values.toSorted((a, b) => compare(nameOf[name]?.(a) ?? a, nameOf[name]?.(b) ?? b));
  return (
    <Sheet
      id="variety-filters"
      title={words('dataPage.filters.label')}
      openLabel={words('dataPage.filters.open')}
      summary={words('varieties.records', { count: answer.total })}
      closeLabel={words('frame.action.close')}
      doneLabel={words('frame.action.close')}
    >
      <form
        className={classNames(rowStyles.grid, styles.filters)}
        method="get"
        aria-label={words('dataPage.filters.label')}
        data-print="no"
        onSubmit={(event) => sendFilled(event, plain)}
      >
        {line('q')}
        {(root !== null || view.network !== null) && choice('network', networkCodes)}
        {choice('country', sorted(ids(answer.facets.country), 'country'))}
        {typesOf(crop).length > 0 && choice('type', [...typesOf(crop), 'none'])}
        {line('from', { min: 1900, max: 2200 })}
        {line('to', { min: 1900, max: 2200 })}
        {choice('institution', sorted(ids(answer.facets.institution), 'institution'))}
        {choice('trait', varietyTopics)}
        {line('maturity', { min: 1, max: 2000 })}
        {line('altitude', { min: 0, max: 9000 })}
        {choice(
          'source',
          answer.sources.map(({ key }) => key),
        )}
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={classNames(rowStyles.buttons, styles.buttons)}>
          <Button type="submit">{words('varieties.show')}</Button>
          <a href={plain}>{words('varieties.clear')}</a>
        </div>
      </form>
    </Sheet>
  );
}
