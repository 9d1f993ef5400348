import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { sendFilled } from '../../ui/send-filled.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './losses.module.css';

/** A filter: a list of values with their names, or a line to write in. */
export interface FilterField {
  name: string;
  label: string;
  value: string;
  /** Values with their names; a line to write in has none. */
  options?: readonly (readonly [value: string, name: string])[];
}

/** Filters as a form that any browser sends; with scripts the address has only those that are filled. */
export function FilterForm(props: {
  fields: readonly FilterField[];
  /** Where all filters are taken back. */
  plain: string;
  /** Release of the address; `null` for the current one. */
  version: string | null;
}): ReactNode {
  const { fields, plain, version } = props;
  const words = useWords();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const set = (name: string) => (value: string) => setDraft((before) => ({ ...before, [name]: value }));
  return (
    <form
      className={classNames(rowStyles.grid, styles.filters)}
      method="get"
      aria-label={words('dataPage.filters.label')}
      data-print="no"
      onSubmit={(event) => sendFilled(event, plain)}
    >
      {fields.map(({ name, label, value, options }) =>
        options === undefined ? (
          <TextField
            key={name}
            label={label}
            name={name}
            type="search"
            maxLength={80}
            value={draft[name] ?? value}
            onChange={(event) => set(name)(event.target.value)}
          />
        ) : (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={draft[name] ?? value}
            values={options.map(([each]) => each)}
            names={options.map(([, each]) => each)}
            noOption={words('lossSources.all')}
            onChange={set(name)}
          />
        ),
      )}
      {version !== null && <input type="hidden" name="v" value={version} />}
      <div className={classNames(rowStyles.buttons, styles.buttons)}>
        <Button type="submit">{words('lossSources.show')}</Button>
        <a href={plain}>{words('lossSources.clear')}</a>
      </div>
    </form>
  );
}

/** Ways to the pages of a list before and after. */
export function ListPages(props: {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}): ReactNode {
  const { page, last, hrefOf } = props;
  const words = useWords();
  if (last <= 1) return null;
  return (
    <nav
      className={classNames(rowStyles.pages, styles.pages)}
      aria-label={words('lossSources.pages')}
      data-print="no"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {words('lossSources.previous')}
        </a>
      )}
      <span>{words('lossSources.page', { page, last })}</span>
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next">
          {words('lossSources.next')}
        </a>
      )}
    </nav>
  );
}
