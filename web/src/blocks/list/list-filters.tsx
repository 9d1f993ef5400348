import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useClosingDetails } from '../../ui/use-closing-details.ts';
import { useFollow } from '../follow.ts';
import styles from './list-filters.module.css';

export interface FacetChoice {
  id: string;
  name: string;
  /** Rows that it leaves under the other filters; absent of a choice that is chosen and leaves none. */
  count?: number;
  href: string;
  isChosen: boolean;
  /** Whether the list has it where nobody chooses: then it cannot be taken back. */
  isUsual?: boolean;
}

export interface ListFacet {
  name: string;
  label: string;
  choices: readonly FacetChoice[];
}

export interface FurtherFilter {
  name: string;
  label: string;
  value: string;
  /** Values with their names, and headings where neighbours stand under one; a line to write in has none. */
  options?: readonly (readonly [value: string, name: string, group?: string])[];
  limits?: readonly [least: number, most: number];
  /** The value of a list whose address names none; nothing unless given. */
  usual?: string;
}

const isUsed = ({ value, usual = '' }: FurtherFilter): boolean => value !== usual;

/** How long nobody has typed before the list follows, in milliseconds. */
const pause = 150;

const onPhones = 2;

/** Widths in px of the search field and of the button of further filters, with the gap beside each. */
const [searchWidth, furtherWidth] = [206, 139];

const chosenFirst = (choices: readonly FacetChoice[]): readonly FacetChoice[] => [
  ...choices.filter(({ isChosen }) => isChosen),
  ...choices.filter(({ isChosen }) => !isChosen),
];

function queryOf(form: HTMLFormElement, fields: readonly FurtherFilter[]): string {
  const usualOf = (name: string): string => fields.find((filter) => filter.name === name)?.usual ?? '';
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && value !== usualOf(name) ? [[name, value.trim()]] : [],
  );
  const query = new URLSearchParams(filled).toString();
  return query === '' ? '' : `?${query}`;
}

/** A form that any browser sends; with scripts the list changes as somebody types. `kept`: parameters without a field. */
export function ListFilters(props: {
  path: string;
  search: { label: string; example: string; value: string; longest?: number } | null;
  fields?: readonly FurtherFilter[];
  facets: readonly ListFacet[];
  further?: readonly FurtherFilter[];
  kept: readonly (readonly [name: string, value: string])[];
}): ReactNode {
  const { path, search, fields = [], facets, further = [], kept } = props;
  const words = useWords();
  const offered = facets.filter(({ choices }) => choices.length > 0);
  const inRow = chipsInRow(
    offered.map((facet) => ({ ...facet, choices: chosenFirst(facet.choices) })),
    (search === null ? 0 : searchWidth) + (further.length === 0 ? 0 : furtherWidth),
  );
  const follow = useFollow();
  const form = useRef<HTMLFormElement>(null);
  const menus = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useClosingDetails(menus);
  // To draw the answer to what was typed before would keep the next letter waiting.
  const answer = useRef(new AbortController());
  const send = (mode: 'push' | 'replace'): void => {
    if (form.current === null) return;
    answer.current = new AbortController();
    follow?.(`${path}${queryOf(form.current, [...fields, ...further])}`, mode, answer.current.signal);
  };
  // One step back takes back all that somebody typed into a field before going elsewhere.
  const typing = useRef({ name: '', since: '', hasEntry: false });
  const endTyping = useCallback((): void => {
    typing.current.name = '';
  }, []);
  useEffect(() => {
    addEventListener('popstate', endTyping);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', endTyping);
    };
  }, [endTyping]);
  const sendSoon = ({ target }: FormEvent): void => {
    const { name } = target as HTMLInputElement;
    answer.current.abort();
    clearTimeout(timer.current);
    if (typing.current.name !== name) typing.current = { name, since: location.href, hasEntry: false };
    timer.current = setTimeout(() => {
      typing.current.hasEntry ||= location.href !== typing.current.since;
      send(typing.current.hasEntry ? 'replace' : 'push');
    }, pause);
  };
  const onSubmit = (event: FormEvent): void => {
    if (follow === null) return;
    event.preventDefault();
    clearTimeout(timer.current);
    send('push');
  };
  return (
    <form
      ref={form}
      className={styles.filters}
      method="get"
      action={path}
      aria-label={words('list.filters')}
      data-print="no"
      onSubmit={onSubmit}
      onChange={sendSoon}
      onBlur={endTyping}
    >
      {/* Without a button, Enter sends no form that has two lines to write in. */}
      <button type="submit" hidden />
      {search !== null && <SearchField {...search} />}
      {fields.length > 0 && (
        <Fields
          filters={fields}
          look={classNames(rowStyles.fields, styles.row, fields.slice(onPhones).some(isUsed) && styles.used)}
        />
      )}
      <div ref={menus} className={styles.facets}>
        {offered.map((facet, index) => (
          <Facet key={facet.name} {...facet} most={inRow[index] ?? 1} />
        ))}
      </div>
      {(further.length > 0 || fields.length > onPhones) && <Further filters={further} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(search !== null || fields.length + further.length > 0) && (
        <noscript>
          <Button type="submit">{words('list.show')}</Button>
        </noscript>
      )}
    </form>
  );
}

function SearchField(props: { label: string; example: string; value: string; longest?: number }): ReactNode {
  const { label, example, value, longest = 80 } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A filter that was taken back elsewhere empties the field, unless somebody is typing in it.
    if (document.activeElement !== field.current) setTyped(value);
  }, [value]);
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          value={typed}
          maxLength={longest}
          placeholder={example}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
    </div>
  );
}

function Facet({ label, choices, most }: ListFacet & { most: number }): ReactNode {
  const id = useId();
  const visibleChoices = choices.length <= most ? choices : chosenFirst(choices).slice(0, most);
  const hidden = choices.length - visibleChoices.length;
  const chosen = choices.find(({ isChosen, isUsual }) => isChosen && isUsual !== true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields, and these are links.
    <div className={styles.facet} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>
        {visibleChoices.map((choice) => (
          <FacetChip key={choice.id} {...choice} />
        ))}
        {/* Phones have all choices in it, and nothing beside it. */}
        <details
          className={styles.rest}
          key={visibleChoices.map((choice) => choice.id).join()}
          data-whole={hidden === 0 || undefined}
        >
          <summary className={styles.chip} data-chosen={chosen !== undefined || undefined}>
            {hidden > 0 && (
              <span className={styles.wide}>
                +{hidden}
                <span className="visually-hidden">: {label}</span>
              </span>
            )}
            <span className={styles.narrow}>{chosen?.name ?? label}</span>
            <Icon name="chevron" size={16} />
          </summary>
          <ul className={styles.menu}>
            {choices.map((choice) => (
              <li key={choice.id} className={visibleChoices.includes(choice) ? styles.narrow : undefined}>
                <FacetChip {...choice} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

function FacetChip({ name, count, href, isChosen, isUsual = false }: FacetChoice): ReactNode {
  const { words, formats } = useSpeech();
  // It leads nowhere: nothing would be left of the list.
  if (count === 0 && !isChosen)
    return (
      <span className={styles.chip} data-empty="true">
        <span>{name}</span>
        <span className={styles.count}>{formats.number(0, 0)}</span>
      </span>
    );
  return (
    <a
      href={href}
      className={styles.chip}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={isChosen && !isUsual ? words('list.without', { filter: name }) : undefined}
      rel="nofollow"
    >
      <span>{name}</span>
      {isChosen && !isUsual ? (
        <Icon name="close" size={16} />
      ) : (
        count !== undefined && <span className={styles.count}>{formats.number(count, 0)}</span>
      )}
    </a>
  );
}

/** Filters that few need, behind a button; open where one of them is in use. On phones it shows the fields that had no room, too. */
function Further({ filters }: { filters: readonly FurtherFilter[] }): ReactNode {
  const words = useWords();
  return (
    <details
      className={classNames(styles.further, filters.length === 0 && styles.narrow)}
      open={filters.some(isUsed) || undefined}
    >
      <summary className={styles.chip}>
        {words('list.further')}
        <Icon name="chevron" size={16} />
      </summary>
      {filters.length > 0 && <Fields filters={filters} look={styles.fields} />}
    </details>
  );
}

/** Fields of filters. What is typed stays while its list is on its way. */
function Fields({
  filters,
  look,
}: {
  filters: readonly FurtherFilter[];
  look: string | undefined;
}): ReactNode {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const set = (name: string, value: string): void => setDraft((before) => ({ ...before, [name]: value }));
  const fieldValues = filters.map(({ value }) => value).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: What was typed or chosen gives way to what is shown.
  useEffect(() => {
    const isTyping = box.current?.contains(document.activeElement) === true;
    const isLine = (name: string): boolean =>
      filters.some((filter) => filter.name === name && filter.options === undefined);
    setDraft((before) =>
      isTyping ? Object.fromEntries(Object.entries(before).filter(([name]) => isLine(name))) : {},
    );
  }, [fieldValues]);
  return (
    <div ref={box} className={look}>
      {filters.map(({ name, label, value, options, limits }) => {
        const field = { name, label, value: draft[name] ?? value };
        return options === undefined ? (
          <TextField
            key={name}
            {...field}
            {...(limits === undefined
              ? { type: 'search' }
              : { type: 'number', min: limits[0], max: limits[1] })}
            onChange={(event) => set(name, event.target.value)}
          />
        ) : (
          <SelectField
            key={name}
            {...field}
            values={options.map(([each]) => each)}
            names={options.map(([, each]) => each)}
            groups={options.map(([, , group = '']) => group)}
            noOption={words('list.all')}
            onChange={(chosen) => set(name, chosen)}
          />
        );
      })}
    </div>
  );
}

/** Choices of a facet that stand in the row; the others are behind a button, which takes the room of one. */
const mostInRow = 2;

/** Widths in px: content of a window of 1280 beside the open sidebar, the button of further choices, the gap between facets, a chip without its name. */
const [content, rest, gap, bare, letter] = [1010, 66, 24, 46, 6.3];

interface Row {
  label: string;
  choices: readonly { name: string }[];
}

const widthOf = ({ label, choices }: Row, shown: number): number => {
  const chips = choices.slice(0, shown).reduce((sum, { name }) => sum + bare + letter * name.length, 0);
  return Math.max(letter * label.length, chips + (shown < choices.length ? rest : 0));
};

/** How many choices of each facet stand in the row beside `others`: the widest facet gives up a choice until all fit. */
export function chipsInRow(facets: readonly Row[], others: number): readonly number[] {
  const chipCounts = facets.map(({ choices: { length } }) => (length <= mostInRow + 1 ? length : mostInRow));
  const room = content - others - gap * facets.length;
  for (;;) {
    const widths = facets.map((facet, index) => widthOf(facet, chipCounts[index] ?? 0));
    const total = widths.reduce((sum, width) => sum + width, 0);
    const widest = Math.max(...widths.filter((_, index) => (chipCounts[index] ?? 0) > 1));
    const at = widths.findIndex((width, index) => width === widest && (chipCounts[index] ?? 0) > 1);
    if (total <= room || at < 0) return chipCounts;
    chipCounts[at] = (chipCounts[at] ?? 0) - 1;
  }
}
