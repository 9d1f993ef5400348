import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { viewParams } from '../../url/view-params.ts';
import { nextView, onlyDiffers, shownArea, type ViewState } from '../../url/view-state.ts';
import { createViewStore, type ViewStore } from '../../url/view-store.ts';
import type { FirstView } from './first-view.ts';
import type { DataPageData } from './load-data-page.ts';
import { type ElementFacts, shownYear, toFacts, viewLimits } from './page-limits.ts';
import { useFigures } from './use-figures.ts';

const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The page's ${what} is not in the catalog.`);
  return value;
};

/** The page's store, made once from the address that the server drew, and bound to the browser's history. */
function useViewStore(data: DataPageData): ViewStore {
  const [store] = useState(() => {
    const limits = viewLimits(data.first);
    return createViewStore(data.view, limits);
  });
  useEffect(() => store.followHistory(window), [store]);
  return store;
}

/** The view behind an explanation: blocks neither change with it nor lead to it by their other links. */
const behind = (view: ViewState): ViewState => (view.explain === null ? view : { ...view, explain: null });

/** The wanted view: at once, but for the year, which follows one painted frame after the map has shown it. */
function useWantedView(store: ViewStore): ViewState {
  const [wanted, setWanted] = useState(() => behind(store.get()));
  useEffect(() => {
    let last = store.get();
    return store.subscribe(() => {
      const next = store.get();
      if (onlyDiffers('year', last, next))
        afterFrame(() => startTransition(() => setWanted(behind(store.get()))));
      else if (!onlyDiffers('explain', last, next)) setWanted(behind(next));
      last = next;
    });
  }, [store]);
  return wanted;
}

/** What is known of the map's element: from the document, or where that failed from the cube, once it is there. */
function useFacts(
  first: FirstView,
  section: Section,
  element: number,
  cubes: CubeStore,
): ElementFacts | undefined {
  return useMemo(() => {
    if (first.facts.state === 'loaded')
      return first.facts.value.find((entry) => entry.element.country === element);
    const pair = section.mapElements.find(({ country }) => country === element);
    if (pair === undefined || !cubes.isFull(element)) return undefined;
    return toFacts(pair, (id) => (cubes.isFull(id) ? cubes.about(id) : undefined), {
      areas: valueOr(first.areas, []),
      podium: undefined,
    });
  }, [first, section, element, cubes]);
}

/** Whether two views show other figures. */
const isElsewhere = (one: ViewState, other: ViewState): boolean =>
  one.element !== other.element ||
  one.year !== other.year ||
  shownArea(one, worldCode) !== shownArea(other, worldCode);

export interface DataPageView {
  value: ShownData;
  /** The same with the wanted view, for the controls that choose it: they show a choice before its figures are there. */
  chosen: ShownData;
  store: ViewStore;
  first: FirstView;
  /** What is known of the map's element; `undefined` where that could not be loaded. */
  facts: ElementFacts | undefined;
  /** The wanted view needs figures that are still on their way; the previous view stays until they are there. */
  waiting: boolean;
  /** The visitor is at the years: what the next step needs is asked for. */
  prepare(): void;
  /** What the address asked for in vain; nothing any more once another view is chosen. */
  ignored: readonly IgnoredParam[];
}

const none: readonly IgnoredParam[] = [];

/** Everything that the blocks read. */
export function useDataPage(data: DataPageData): DataPageView {
  const { first } = data;
  const crop = required(findCrop(first.crop), 'crop');
  const { section } = first;
  const limits = useMemo(() => viewLimits(first), [first]);
  const params = useMemo(() => viewParams(limits), [limits]);
  const store = useViewStore(data);
  const wanted = useWantedView(store);
  const [settled, setSettled] = useState(wanted);
  const [opened] = useState(wanted);
  const { cubes: allCubes, podiums, isReady: ready, prepare } = useFigures(first, wanted, opened);
  if (ready && settled !== wanted) setSettled(wanted);
  // Another place or measure shows in its control at once; figures follow when that is painted. What they are controls of themselves is urgent.
  const next = ready ? wanted : settled;
  const painted = useDeferredValue(next);
  const view = isElsewhere(painted, next) ? painted : next;

  useAskAgainOn(wanted);

  const areas = useMemo(() => new Map(valueOr(first.areas, []).map((area) => [area.code, area])), [first]);
  const facts = useFacts(first, section, view.element, allCubes);
  const year = shownYear(view, facts, { section, cubes: allCubes });
  const cubes = useMemo(
    () => (view.officialOnly ? allCubes.official() : allCubes),
    [allCubes, view.officialOnly],
  );
  const value = useMemo<ShownData>(
    () => ({
      crop,
      section,
      indicator: first.indicator,
      view,
      dispatch: store.dispatch,
      hrefOf: (action) => params.serialise(nextView(view, action, limits), limits.version) || '?',
      area: shownArea(view, worldCode),
      year,
      yearFailed: facts === undefined && view.year === null,
      cubes,
      allCubes,
      podiums,
      areas,
      areasFailed: first.areas.state === 'failed',
      flows: first.flows,
      sources: first.sources,
      release: first.release,
      origin: first.origin,
    }),
    [crop, section, first, limits, params, view, store, facts, year, cubes, allCubes, podiums, areas],
  );
  const chosen = useMemo<ShownData>(
    () =>
      view === wanted
        ? value
        : { ...value, view: wanted, area: shownArea(wanted, worldCode), year: wanted.year ?? year },
    [view, value, wanted, year],
  );
  return {
    value,
    chosen,
    store,
    first,
    facts,
    waiting: !ready,
    prepare,
    ignored: view === opened ? data.ignored : none,
  };
}
