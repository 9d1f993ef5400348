import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './filter-form.module.css';

/** A filter: a list of values with their names, or a line to write in. */
export interface FilterField {
  name: string;
  label: string;
  value: string;
  /** Values with their names; a line to write in has none. */
  options?: readonly (readonly [value: string, name: string])[];
  /** Limits of a line that takes a number. */
  limits?: readonly [least: number, most: number];
  /** Characters of a line of text. */
  longest?: number;
  /** What need not be sent, beside nothing. */
  usual?: string;
  isWide?: boolean;
}

/** Options of a filter: all, those that are listed, and the chosen one where it is not among them. */
export function filterOptions(
  listed: readonly string[],
  chosen: string | null,
  nameOf: (value: string) => string,
  all: string,
): readonly (readonly [value: string, name: string])[] {
  const beyond = chosen === null || chosen === '' || listed.includes(chosen) ? [] : [chosen];
  return [['', all], ...[...beyond, ...listed].map((value) => [value, nameOf(value)] as const)];
}

/**
 * Filters of a list as a form that any browser sends; with scripts the address has only those that are filled. `group` are the page's
 * words, `kept` further parameters of its address, `plain` the address where all filters are taken back.
 */
export function FilterForm(props: {
  group: string;
  fields: readonly FilterField[];
  kept: readonly (readonly [name: string, value: string])[];
  plain: string;
}): ReactNode {
  const { group, fields, kept, plain } = props;
  const words = useWords();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const set = (name: string, value: string): void => setDraft((before) => ({ ...before, [name]: value }));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const usual = new Map(fields.map((field) => [field.name, field.usual]));
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' && usual.get(name) !== value ? [[name, value]] : [],
    );
    const query = new URLSearchParams(filled).toString();
    window.location.assign(`${plain.replace(/\?.*$/, '')}${query === '' ? '' : `?${query}`}`);
  };
  return (
    <form
      className={classNames(rowStyles.grid, styles.form)}
      method="get"
      aria-label={words('dataPage.filters.label')}
      data-print="no"
      onSubmit={send}
    >
      {fields.map(({ name, label, value, options, limits, longest = 80, isWide = false }) => {
        const field = { name, label, value: draft[name] ?? value };
        return (
          <div key={name} className={isWide ? styles.wide : undefined}>
            {options === undefined ? (
              <TextField
                {...field}
                {...(limits === undefined
                  ? { type: 'search', maxLength: longest }
                  : { type: 'number', min: limits[0], max: limits[1] })}
                onChange={(event) => set(name, event.target.value)}
              />
            ) : (
              <SelectField
                {...field}
                values={options.map(([each]) => each)}
                names={options.map(([, each]) => each)}
                noOption={words(`${group}.all`)}
                onChange={(chosen) => set(name, chosen)}
              />
            )}
          </div>
        );
      })}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classNames(rowStyles.buttons, styles.buttons)}>
        <Button type="submit">{words(`${group}.show`)}</Button>
        <a href={plain}>{words(`${group}.clear`)}</a>
      </div>
    </form>
  );
}

/** The filters in use, each with the address where it is taken back. */
export function ChosenFilters(props: {
  group: string;
  chosen: readonly { text: string; href: string }[];
}): ReactNode {
  const { group, chosen } = props;
  const words = useWords();
  if (chosen.length === 0) return null;
  return (
    <ul
      className={classNames(rowStyles.links, styles.chosen)}
      aria-label={words(`${group}.chosen`)}
      data-print="no"
    >
      {chosen.map(({ text, href }) => (
        <li key={text}>
          <a href={href} aria-label={words(`${group}.without`, { filter: text })}>
            {text} ×
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Ways to the pages of a list before and after. */
export function ListPages(props: {
  group: string;
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}): ReactNode {
  const { group, page, last, hrefOf } = props;
  const words = useWords();
  if (last <= 1) return null;
  return (
    <nav
      className={classNames(rowStyles.pages, styles.pages)}
      aria-label={words(`${group}.pages`)}
      data-print="no"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {words(`${group}.previous`)}
        </a>
      )}
      <span>{words(`${group}.page`, { page, last })}</span>
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next">
          {words(`${group}.next`)}
        </a>
      )}
    </nav>
  );
}
