import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { areaName } from '../../i18n/area-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { chooseHere } from '../../ui/choice-link.ts';
import { classNames } from '../../ui/class-names.ts';
import { type CountryEntry, prepareCountries, searchCountries } from '../../ui/country-search.ts';
import { LiveRegion } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './area-picker.module.css';
import type { ComparedAreas } from './load-areas.ts';

type Order = 'name' | 'value';

/** What a list of areas is shown with. */
export interface AreaPickerProps {
  areas: ComparedAreas;
  /** Figures by area; empty while they are not known. */
  values: ReadonlyMap<string, number>;
  /** What these figures are of; `null` while they are not known. */
  about: string | null;
  valueText: (value: number) => string;
  /** How many can be chosen. */
  room: number;
  sort: Order;
  /** The address of the page with the other order, for browsers without scripts. */
  sortHref: (order: Order) => string;
}

const groups = ['regions', 'countries', 'former'] as const;

/** The names in other languages and of former days, fetched when somebody begins to search. */
async function fetchNames(): Promise<(code: string) => readonly string[]> {
  return (await import('../../i18n/other-area-names.ts')).otherAreaNames;
}

/**
 * Chooses several countries and regions: by ticking them in a list by name or by figure, or by writing a name in any of the
 * languages, a former name or an ISO code. The boxes are fields of the form around it, so that it works without scripts.
 */
export function AreaPicker(props: AreaPickerProps): ReactNode {
  const { areas, values, about, valueText, room, sortHref } = props;
  const words = useWords();
  const language = useLanguage();
  const [isScripted, setScripted] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState(props.sort);
  const [namesOf, setNamesOf] = useState<((code: string) => readonly string[]) | null>(null);
  useEffect(() => setScripted(true), []);

  const named = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const of = (codes: readonly string[]) =>
      codes.map((code) => ({ code, name: areaName(words, code) })).sort((a, b) => compare(a.name, b.name));
    return { regions: of(areas.regions), countries: of(areas.countries), former: of(areas.former) };
  }, [areas, words, language]);
  const searchable = useMemo(
    () =>
      prepareCountries(
        groups.flatMap((section) =>
          named[section].map(
            ({ code, name }): CountryEntry => ({ code, name, aliases: namesOf?.(code) ?? [], section }),
          ),
        ),
      ),
    [named, namesOf],
  );
  const isSearching = query.trim() !== '';
  const found = isSearching ? searchCountries(searchable, query) : [];
  const ordered = (list: readonly { code: string; name: string }[]): typeof list =>
    sort === 'name'
      ? list
      : [...list].sort(
          (a, b) =>
            (values.get(b.code) ?? Number.NEGATIVE_INFINITY) -
              (values.get(a.code) ?? Number.NEGATIVE_INFINITY) || 0,
        );
  const toggle = (code: string): void =>
    setChosen((known) =>
      known.includes(code)
        ? known.filter((one) => one !== code)
        : known.length < room
          ? [...known, code]
          : known,
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isSearching) setQuery('');
    else if (event.key === 'Enter') {
      const [first] = found;
      if (first === undefined) return;
      toggle(first.code);
      setQuery('');
    } else return;
    // The form would be sent, and what is around it closed.
    event.preventDefault();
    event.stopPropagation();
  };
  const box = ({ code, name }: { code: string; name: string }): ReactNode => {
    const value = values.get(code);
    const isChosen = chosen.includes(code);
    return (
      <label key={code} className={styles.area}>
        <input
          type="checkbox"
          name="area"
          value={code}
          {...(isScripted && {
            checked: isChosen,
            disabled: !isChosen && chosen.length >= room,
            onChange: () => toggle(code),
          })}
        />
        <span>{name}</span>
        {value !== undefined && <span className={styles.value}>{valueText(value)}</span>}
      </label>
    );
  };
  const order = (one: Order): ReactNode => (
    <a
      href={sortHref(one)}
      className={styles.order}
      aria-current={one === sort || undefined}
      onClick={(event) => chooseHere(event, () => setSort(one))}
    >
      {words(`compare.sort.${one}`)}
    </a>
  );
  return (
    <fieldset className={styles.picker}>
      <legend>{words('compare.area')}</legend>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label={words('compare.search')}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onFocus={() => {
              if (namesOf === null)
                void fetchNames().then(
                  (names) => setNamesOf(() => names),
                  () => undefined,
                );
            }}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <nav className={styles.orders} aria-label={words('compare.sort')}>
          {order('name')}
          {order('value')}
        </nav>
      </div>
      {/* It has its room while it is not known: what is below stays where it is. */}
      <p className={classNames(styles.about, styles.awaited)}>{about ?? '\u00a0'}</p>
      <LiveRegion text={isSearching ? words('compare.search.count', { count: found.length }) : ''} />
      {isSearching && found.length === 0 && (
        <p className={styles.about}>{words('compare.search.none', { query: query.trim().slice(0, 60) })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by keys where no box in it has the focus. */}
      <section className={styles.list} tabIndex={0} aria-label={words('compare.area.list')}>
        {isSearching
          ? found.map(box)
          : groups.map((group) => (
              <fieldset key={group} className={styles.group}>
                <legend className={styles.head}>{words(`compare.${group}`)}</legend>
                <div className={styles.areas}>{ordered(named[group]).map(box)}</div>
              </fieldset>
            ))}
      </section>
      {isSearching &&
        chosen
          .filter((code) => !found.some((entry) => entry.code === code))
          .map((code) => <input key={code} type="hidden" name="area" value={code} />)}
      {chosen.length > 0 && (
        <p className={styles.chosen} aria-live="polite">
          {words('compare.chosen', {
            list: chosen.map((code) => areaName(words, code)).join(', '),
            count: room - chosen.length,
          })}{' '}
          <Button look="quiet" onClick={() => setChosen([])}>
            {words('compare.clear')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
