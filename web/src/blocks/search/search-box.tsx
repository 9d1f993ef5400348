import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import { mostLetters } from '#domain/search/read-phrase.ts';
import type { Search } from '#domain/search/search.ts';
import { fetchFailure } from '../../api/loaded.ts';
import type { Words } from '../../i18n/words.tsx';
import { placeForKey } from '../../ui/list-keys.ts';
import { LiveRegion } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Language } from '../../url/paths.ts';
import type { AnsweredFigure } from './answered-figure.ts';
import { HitText, nothingText, resultStyles, unansweredText } from './result-list.tsx';
import { hrefOfFigure, shownGroups } from './shown-answer.ts';

/** Fetches a figure; `null` where it may not be shown. */
export type AskFigure = (figure: AskedFigure) => Promise<AnsweredFigure | null>;

/** Milliseconds without typing before a figure is fetched. */
const rest = 150;

/** Fetched figures, which are also available without a network. */
const known = new Map<string, AnsweredFigure | null>();

/** Prices of several years have one address. */
const keyOf = (figure: AskedFigure): string => JSON.stringify(figure);

/** `null` until it is loaded; of a failure the hit stays a plain link. */
function useAnsweredFigure(figure: AskedFigure | null, ask: AskFigure): AnsweredFigure | null {
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (figure === null || known.has(keyOf(figure))) return;
    const timer = setTimeout(() => {
      ask(figure).then(
        (answer) => {
          known.set(keyOf(figure), answer);
          setAnswered(keyOf(figure));
        },
        (cause: unknown) => console.error(fetchFailure, cause),
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [figure, ask]);
  return figure === null ? null : (known.get(keyOf(figure)) ?? null);
}

export interface SearchSurroundings {
  where: { language: Language; version: string | null };
  own: Words;
  askFigure: AskFigure;
}

const page = 5;

/** Where titles are searched, which are not in the index, in the release that the page's address names. */
const titlesHref = (query: string, { language, version }: SearchSurroundings['where']): string =>
  `/${language}/search?${new URLSearchParams({ q: query, ...(version === null ? {} : { v: version }) })}`;

/** Least letters of an unfinished word that is named as not understood. */
const leastSaid = 4;

const isUnderWay = (query: string, unknown: readonly string[]): boolean => {
  const last = unknown.at(-1);
  return last !== undefined && last.length < leastSaid && query.endsWith(last);
};

/** After the ARIA combobox pattern: the focus stays in the field, arrows move through the results, which are links. */
export function SearchBox(
  props: SearchSurroundings & {
    /** `null` while the index is on its way. */
    search: Search | null;
    /** In a page: the initial query, the placeholder, and the class of the results below the field. */
    inPage?: { query: string; placeholder: string; className: string | undefined };
  },
): ReactNode {
  const { own, search, where, inPage } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(inPage?.query ?? '');
  const [active, setActive] = useState(0);
  const { groups, unknown, absent } = useMemo(() => {
    const answer = search === null || query.trim() === '' ? null : search(query);
    return {
      groups: answer === null ? [] : shownGroups(answer, where),
      unknown: answer?.unknown ?? [],
      absent: answer?.absent ?? [],
    };
  }, [search, query, where]);
  const unanswered = unansweredText(own, {
    absent,
    unknown: isUnderWay(query, unknown) ? unknown.slice(0, -1) : unknown,
  });
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[active];
  const figure = useAnsweredFigure(hits[0]?.figure ?? null, props.askFigure);
  const optionId = (at: number): string => `${id}-${at}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const target = placeForKey(event.key, { active, count: hits.length, page });
    if (target !== null) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter' && current !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && inPage !== undefined) setQuery('');
  };

  const isEmpty = query.trim() === '';
  const announcement =
    search === null
      ? isEmpty
        ? ''
        : own('search.loading')
      : isEmpty && query === ''
        ? ''
        : hits.length === 0
          ? unanswered || nothingText(own, query)
          : `${own('search.count', { count: hits.length })} ${unanswered}`.trim();
  const first =
    figure === null || active !== 0
      ? ''
      : ` ${hits[0]?.title}: ${[figure.text, figure.flag, hits[0]?.note ?? ''].filter((text) => text !== '').join('. ')}`;
  let at = -1;
  const results = (
    <>
      {query.length > mostLetters && (
        <p className={resultStyles.note}>{own('search.long', { count: mostLetters })}</p>
      )}
      {announcement !== '' && hits.length === 0 && <p>{announcement}</p>}
      {unanswered !== '' && hits.length > 0 && <p className={resultStyles.note}>{unanswered}</p>}
      {search !== null && !isEmpty && (hits.length === 0 || unanswered !== '') && (
        <p>
          <a href={titlesHref(query, where)}>{own('search.titles')}</a>
        </p>
      )}
      {hits.length === 0 && <p className={resultStyles.note}>{own('search.tip')}</p>}
      <div
        ref={list}
        id={`${id}-list`}
        className={resultStyles.list}
        role="listbox"
        aria-label={own('search.results')}
        hidden={hits.length === 0}
        tabIndex={-1}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: Groups of a listbox are ARIA groups; a fieldset is not allowed there.
          <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
            <div id={`${id}-group-${group.id}`} className={resultStyles.note}>
              {own(`search.group.${group.id}`)}
            </div>
            {group.hits.map((hit) => {
              at += 1;
              return (
                <a
                  key={`${hit.href} ${hit.title}`}
                  id={optionId(at)}
                  className={resultStyles.hit}
                  role="option"
                  aria-selected={at === active}
                  data-active={at === active || undefined}
                  tabIndex={-1}
                  href={at === 0 ? hrefOfFigure(hit, figure) : hit.href}
                >
                  <HitText hit={hit} figure={at === 0 ? figure : null} />
                </a>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
  return (
    <>
      <TextField
        label={own('search.label')}
        type="text"
        name="q"
        data-key={inPage === undefined ? undefined : '/'}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={current === undefined ? undefined : optionId(active)}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
        spellCheck={false}
        dir="auto"
        placeholder={inPage?.placeholder ?? own('search.placeholder')}
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <LiveRegion text={announcement + first} />
      {inPage === undefined ? (
        results
      ) : (
        <div className={inPage.className} hidden={isEmpty}>
          {results}
        </div>
      )}
    </>
  );
}
