import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './country-picker.module.css';
import { type CountryEntry, prepareCountries, searchCountries } from './country-search.ts';
import { Icon } from './icon.tsx';
import { placeForKey } from './list-keys.ts';
import { LiveRegion } from './notice.tsx';

interface Group {
  id: string;
  name: string | null;
  entries: readonly CountryEntry[];
}

const page = 10;

/** After the ARIA combobox pattern. Without a query the list shows its sections, with one the best fit first. */
export function CountryPicker(props: {
  label: string;
  placeholder: string;
  entries: readonly CountryEntry[];
  /** In order; sections without entries are not shown. */
  sections: readonly { id: string; name: string }[];
  value: string | null;
  onChoose: (code: string) => void;
  countText: (count: number) => string;
  noneText: (query: string) => string;
}): ReactNode {
  const { entries, sections, value, onChoose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const countries = useMemo(() => prepareCountries(entries), [entries]);
  const searching = query.trim() !== '';
  const groups: readonly Group[] = useMemo(() => {
    const matches = searchCountries(countries, query);
    if (searching) return [{ id: 'found', name: null, entries: matches }];
    return sections
      .map((section) => ({ ...section, entries: matches.filter((entry) => entry.section === section.id) }))
      .filter((group) => group.entries.length > 0);
  }, [countries, query, searching, sections]);
  const flat = groups.flatMap((group) => group.entries);
  const optionId = (code: string): string => `${id}-${code}`;
  const current = flat[active];

  // It may come after the dialog that holds it.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const target = placeForKey(event.key, { active, count: flat.length, page });
    if (target !== null) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onChoose(current.code);
    }
  };

  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {props.label}
      </label>
      <span className={styles.box}>
        <Icon name="search" className={styles.glass} />
        <input
          ref={field}
          id={`${id}-field`}
          className={styles.field}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : optionId(current.code)}
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          data-autofocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <LiveRegion text={searching ? props.countText(flat.length) : ''} />
      {flat.length === 0 ? <p className={styles.none}>{props.noneText(query.trim())}</p> : null}
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={props.label}
        hidden={flat.length === 0}
        tabIndex={-1}
      >
        {groups.map((group) => {
          const options = group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: The keys belong to the field, which keeps the focus.
            <div
              key={entry.code}
              id={optionId(entry.code)}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={entry.code === value}
              data-active={entry === current || undefined}
              onClick={() => onChoose(entry.code)}
            >
              <span>
                {entry.name}
                {entry.code === value && <Icon name="check" size={16} className={styles.check} />}
              </span>
              <span className={styles.note}>{entry.note}</span>
              <span className={styles.code}>{entry.code}</span>
            </div>
          ));
          if (group.name === null) return options;
          return (
            // biome-ignore lint/a11y/useSemanticElements: Groups of a listbox are ARIA groups; a fieldset is not allowed there.
            <div key={group.id} role="group" aria-labelledby={`${id}-section-${group.id}`}>
              <div id={`${id}-section-${group.id}`} className={styles.section}>
                {group.name}
              </div>
              {options}
            </div>
          );
        })}
      </div>
    </div>
  );
}
