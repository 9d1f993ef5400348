import { QueriesObserver, type QueryObserverResult, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { type FigureAnswer, figuresQuery } from '../../api/queries.ts';
import { shownArea, type ViewState } from '../../url/view-state.ts';
import type { FirstView } from './first-view.ts';
import { shownYear } from './page-limits.ts';
import { type FigurePart, type PageOfFigures, wantedFigures } from './wanted-figures.ts';

/** The figures that the page has, and the state of their loading. */
export interface Figures {
  cubes: CubeStore;
  podiums: PodiumStore;
  /** All figures of the view have loaded, or failed once: no change waits for them. */
  isReady: boolean;
  /** The visitor is at the years: loads what the next step needs. */
  prepare(): void;
}

/** State of a request. */
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

/** The document's figures and those that have come since. */
function storesOf(
  first: FirstView,
  openedArea: string,
  parts: readonly (FigurePart & Partial<Answer>)[],
): { cubes: CubeStore; podiums: PodiumStore } {
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
export function useFigures(first: FirstView, view: ViewState, opened: ViewState): Figures {
  const { section, table, indicator } = first;
  const page = useMemo<PageOfFigures>(() => {
    const cubes = CubeStore.of([], first.cubes);
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
