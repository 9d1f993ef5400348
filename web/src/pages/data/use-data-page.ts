import { QueriesObserver, type QueryObserverResult, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { hasFailed, useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { type FigureAnswer, figuresQuery } from '../../api/queries.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { onlyDiffers, shownArea, type ViewState } from '../../url/view-state.ts';
import { createViewStore, type ViewStore } from '../../url/view-store.ts';
import type { FirstView } from './first-view.ts';
import type { DataPageData } from './load-data-page.ts';
import { shownYear, viewLimits } from './page-limits.ts';
import { behind, firstFigures, type PageShown, toShownData } from './shown-data.ts';
import { type FigurePart, type PageOfFigures, wantedFigures } from './wanted-figures.ts';

interface Figures {
  cubes: CubeStore;
  podiums: PodiumStore;
  /** All figures of the view have loaded, or failed once: no change waits for them. */
  isReady: boolean;
  /** The visitor is at the years: loads what the next step needs. */
  prepare(): void;
}

interface Answer {
  data: FigureAnswer | undefined;
  hasFailed: boolean;
  /** It has come, or could not be fetched once. */
  isSettled: boolean;
}

const toAnswer = (result: QueryObserverResult): Answer => ({
  // Our own server wrote it as its contract has it.
  data: result.data as FigureAnswer | undefined,
  hasFailed: result.data === undefined && hasFailed(result),
  isSettled: result.data !== undefined || result.errorUpdateCount > 0 || result.isPaused,
});

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.length === other.length &&
  one.every(
    (answer, at) =>
      answer.data === other[at]?.data &&
      answer.hasFailed === other[at]?.hasFailed &&
      answer.isSettled === other[at]?.isSettled,
  );

/** Whether all awaited requests have loaded, or failed once. */
const haveCome = (awaited: readonly number[], answers: readonly Answer[]): boolean =>
  awaited.every((at) => answers[at]?.isSettled === true);

/**
 * The answers to requests, in their order. They reach the page when the awaited ones have come, else all at once, and as a transition,
 * which input interrupts: every change of the figures renders the page. `awaited` are indices of requests.
 */
function useAnswers(
  parts: readonly FigurePart[],
  awaited: { current: readonly number[] },
): readonly Answer[] {
  const client = useQueryClient();
  const [observer] = useState(() => new QueriesObserver(client, []));
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  useEffect(
    () =>
      observer.subscribe((results) => {
        const next = results.map(toAnswer);
        const isComplete = next.every(({ isSettled }) => isSettled);
        startTransition(() =>
          setAnswers((before) => {
            const isAwaited = !haveCome(awaited.current, before) && haveCome(awaited.current, next);
            return isSame(before, next) || !(isComplete || isAwaited) ? before : next;
          }),
        );
      }),
    [observer, awaited],
  );
  useEffect(() => observer.setQueries(parts.map(({ address }) => figuresQuery(address))), [observer, parts]);
  return answers;
}

function storesOf(
  first: FirstView,
  openedArea: string,
  parts: readonly (FigurePart & Partial<Answer>)[],
): { cubes: CubeStore; podiums: PodiumStore } {
  if (parts.every(({ data, hasFailed }) => data === undefined && hasFailed !== true))
    return firstFigures(first, openedArea);
  const whole = parts.flatMap(({ isWhole, data }) => (isWhole ? (data?.cubes ?? []) : []));
  const partial = parts.flatMap(({ isWhole, data }) => (isWhole ? [] : (data?.cubes ?? [])));
  const loadedElements = new Set([...whole, ...partial].map(({ element }) => element));
  // A failed part of the document is failed until the browser has it.
  const failed = [
    ...first.failedCubes.filter((element) => !loadedElements.has(element)),
    ...parts.flatMap(({ hasFailed: isLost, elements }) => (isLost ? elements : [])),
  ];
  const podiums = new Map(first.podiums.state === 'failed' ? [] : [[openedArea, first.podiums.value]]);
  for (const { podiumsOf, data } of parts)
    if (podiumsOf !== undefined && data?.podiums !== undefined) podiums.set(podiumsOf, data.podiums);
  const isWithout = first.podiums.state === 'failed' && !podiums.has(openedArea);
  const isLost = parts.some(({ podiumsOf, hasFailed: lost }) => podiumsOf !== undefined && lost);
  return {
    cubes: CubeStore.of(whole, [...first.cubes, ...partial]).withFailed(failed),
    podiums: createPodiumStore(podiums, isWithout || isLost),
  };
}

/** Starts from the document's first view; figures of other views are loaded with the control that leads to them. */
function useFigures(first: FirstView, view: ViewState, opened: ViewState): Figures {
  const { section, table, indicator } = first;
  const page = useMemo<PageOfFigures>(() => {
    const { cubes } = firstFigures(first, shownArea(opened, worldCode));
    return {
      ...{ section, table, indicator },
      opened: { ...opened, ...placeOf(first, opened, cubes) },
      isBrought: first.failedCubes.length === 0 && first.podiums.state === 'loaded',
    };
  }, [first, section, table, indicator, opened]);
  const [isNear, setNear] = useState(false);
  const prepare = useCallback(() => startTransition(() => setNear(true)), []);
  const [requestedParts, setRequestedParts] = useState(() => wantedFigures(page, page.opened, false).all);
  const awaited = useRef<readonly number[]>([]);
  const answers = useAnswers(requestedParts, awaited);
  const stores = useMemo(
    () =>
      storesOf(
        first,
        page.opened.area,
        requestedParts.map((part, at) => ({ ...part, ...answers[at] })),
      ),
    [first, page, requestedParts, answers],
  );
  const { area, year } = placeOf(first, view, stores.cubes);
  const needed = useMemo(
    () => wantedFigures(page, { element: view.element, choices: view.choices, area, year }, isNear),
    [page, view.element, view.choices, area, year, isNear],
  );
  const indexOf = ({ address }: FigurePart): number =>
    requestedParts.findIndex((part) => part.address === address);
  const missing = new Map(needed.all.filter((part) => indexOf(part) < 0).map((part) => [part.address, part]));
  if (missing.size > 0) setRequestedParts([...requestedParts, ...missing.values()]);
  const places = needed.awaited.map(indexOf);
  useEffect(() => {
    awaited.current = places;
  });
  return {
    ...stores,
    isReady: haveCome(places, answers) || view === opened,
    prepare,
  };
}

function placeOf(first: FirstView, view: ViewState, cubes: CubeStore): { area: string; year: number } {
  const facts = valueOr(first.facts, []).find((entry) => entry.element.country === view.element);
  return {
    area: shownArea(view, worldCode),
    year: shownYear(view, facts, { section: first.section, cubes }),
  };
}

/** The page's store, made once from the address that the server drew, and bound to the browser's history. */
function useViewStore(data: DataPageData): ViewStore {
  const [store] = useState(() => {
    const limits = viewLimits(data.first);
    return createViewStore(data.view, limits);
  });
  useEffect(() => store.followHistory(window), [store]);
  return store;
}

/** The requested view: at once, but for the year, which follows one painted frame after the map has shown it. */
function useRequestedView(store: ViewStore): ViewState {
  const [requested, setRequested] = useState(() => behind(store.get()));
  useEffect(() => {
    let last = store.get();
    return store.subscribe(() => {
      const next = store.get();
      if (onlyDiffers('year', last, next))
        afterFrame(() => startTransition(() => setRequested(behind(store.get()))));
      else if (!onlyDiffers('explain', last, next)) setRequested(behind(next));
      last = next;
    });
  }, [store]);
  return requested;
}

/** Whether two views show other figures. */
const isElsewhere = (one: ViewState, other: ViewState): boolean =>
  one.element !== other.element ||
  one.year !== other.year ||
  shownArea(one, worldCode) !== shownArea(other, worldCode);

export interface DataPageView {
  value: PageShown;
  /** The same with the requested view, for the controls that choose it: they show a choice before its figures are there. */
  chosen: ShownData;
  store: ViewStore;
  first: FirstView;
  /** The requested view needs figures that are still on their way; the previous view stays until they are there. */
  waiting: boolean;
  /** The visitor is at the years: loads what the next step needs. */
  prepare(): void;
  /** Parameters of the address without effect; empty once another view is chosen. */
  ignored: readonly IgnoredParam[];
}

const none: readonly IgnoredParam[] = [];

export function useDataPage(data: DataPageData): DataPageView {
  const { first } = data;
  const store = useViewStore(data);
  const requestedView = useRequestedView(store);
  const [settled, setSettled] = useState(requestedView);
  const [opened] = useState(requestedView);
  const { cubes, podiums, isReady: ready, prepare } = useFigures(first, requestedView, opened);
  if (ready && settled !== requestedView) setSettled(requestedView);
  // Another place or measure shows in its control at once; figures follow when that is painted. Controls themselves are updated urgently.
  const next = ready ? requestedView : settled;
  const painted = useDeferredValue(next);
  const view = isElsewhere(painted, next) ? painted : next;

  useAskAgainOn(requestedView);

  const value = useMemo(
    () => toShownData(first, { view, cubes, podiums, dispatch: store.dispatch }),
    [first, view, cubes, podiums, store],
  );
  const chosen = useMemo<ShownData>(
    () =>
      view === requestedView
        ? value
        : {
            ...value,
            view: requestedView,
            area: shownArea(requestedView, worldCode),
            year: requestedView.year ?? value.year,
          },
    [view, value, requestedView],
  );
  return {
    value,
    chosen,
    store,
    first,
    waiting: !ready,
    prepare,
    ignored: view === opened ? data.ignored : none,
  };
}
