import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { onlyDiffers, shownArea, type ViewState } from '../../url/view-state.ts';
import { createViewStore, type ViewStore } from '../../url/view-store.ts';
import type { FirstView } from './first-view.ts';
import type { DataPageData } from './load-data-page.ts';
import { viewLimits } from './page-limits.ts';
import { behind, type PageShown, toShownData } from './shown-data.ts';
import { useFigures } from './use-figures.ts';

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

/** Everything that the blocks read. */
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
