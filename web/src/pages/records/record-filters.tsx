import { type ReactNode, useState } from 'react';
import { recordKinds } from '#catalog/records/kinds.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { sendFilled } from '../../ui/send-filled.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type RecordFilterName, recordFilters } from '../../url/records-url.ts';
import { valueName } from './record-texts.ts';
import styles from './records.module.css';
import type { RoomData, RoomRecords } from './room-data.ts';

/** The filters as a form that any browser sends; with scripts the address has only those that are filled. */
export function RecordFilters(props: { data: RoomData; answer: RoomRecords; plain: string }): ReactNode {
  const { data, answer, plain } = props;
  const words = useWords();
  const language = useLanguage();
  const [draft, setDraft] = useState(
    () =>
      Object.fromEntries(
        recordFilters.map((name) => [name, data.view[name] === null ? '' : String(data.view[name])]),
      ) as Record<RecordFilterName, string>,
  );
  const set = (name: RecordFilterName) => (value: string) =>
    setDraft((before) => ({ ...before, [name]: value }));
  const type = recordKinds[data.kind].type;
  const compare = new Intl.Collator(language).compare;
  const choice = (name: 'country' | 'type' | 'source', label: string, nameOf: (id: string) => string) => {
    const ids = answer.facets[name].map(({ id }) => id).toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    const chosen = draft[name];
    const values = ['', ...(chosen === '' || ids.includes(chosen) ? [] : [chosen]), ...ids];
    return (
      <SelectField
        label={label}
        name={name}
        value={chosen}
        values={values}
        names={values.map((id) => (id === '' ? words('records.all') : nameOf(id)))}
        noOption={words('records.all')}
        onChange={set(name)}
      />
    );
  };
  const line = (name: 'q' | 'from' | 'to'): ReactNode => (
    <TextField
      label={words(`records.filter.${name}`)}
      name={name}
      value={draft[name]}
      {...(name === 'q' ? { type: 'search', maxLength: 80 } : { type: 'number', min: 1900, max: 2200 })}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  return (
    <form
      className={classNames(rowStyles.grid, styles.filters)}
      method="get"
      aria-label={words('dataPage.filters.label')}
      data-print="no"
      onSubmit={(event) => sendFilled(event, plain)}
    >
      {line('q')}
      {choice('country', words('records.column.country'), (id) => valueName(words, 'country', id))}
      {choice('type', words(`records.column.${type}`), (id) => valueName(words, type, id))}
      {line('from')}
      {line('to')}
      {choice(
        'source',
        words('records.filter.source'),
        (id) => answer.sources.find(({ key }) => key === id)?.publisher ?? id,
      )}
      {data.release.pinned && <input type="hidden" name="v" value={data.release.id} />}
      <div className={rowStyles.buttons}>
        <Button type="submit">{words('records.show')}</Button>
        <a href={plain}>{words('records.clear')}</a>
      </div>
    </form>
  );
}
