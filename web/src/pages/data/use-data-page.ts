import { startTransition, useEffect, useMemo, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { useAskAgainOn } from '../../api/failed-parts.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import { asksPerInhabitant } from '../../url/chart-options.ts';
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

export interface DataPageView {
  value: PageShown;
  /** The same with the wanted view, for the controls that choose it: they show a choice before its figures are there. */
  chosen: ShownData;
  store: ViewStore;
  first: FirstView;
  /** The wanted view needs figures that are still on their way; the previous view stays until they are there. */
  waiting: boolean;
  /** What the address asked for in vain; nothing any more once another view is chosen. */
  ignored: readonly IgnoredParam[];
}

const none: readonly IgnoredParam[] = [];

/** Everything that the blocks read. */
export function useDataPage(data: DataPageData): DataPageView {
  const { first } = data;
  const { section } = first;
  const store = useViewStore(data);
  const wanted = useWantedView(store);
  const [settled, setSettled] = useState(wanted);
  const [opened] = useState(wanted);
  const [mapElement] = useState(wanted.element);
  const {
    cubes,
    podiums,
    settled: noneAwaited,
  } = useFigures(first, section, mapElement, asksPerInhabitant(wanted.choices));

  const needs = (view: ViewState): string => `${view.element} ${view.year} ${shownArea(view, worldCode)}`;
  const ready = noneAwaited || needs(wanted) === needs(settled);
  if (ready && settled !== wanted) setSettled(wanted);
  const view = ready ? wanted : settled;

  useAskAgainOn(wanted);

  const value = useMemo(
    () => toShownData(first, { view, cubes, podiums, dispatch: store.dispatch }),
    [first, view, cubes, podiums, store],
  );
  const chosen = useMemo<ShownData>(
    () =>
      ready
        ? value
        : { ...value, view: wanted, area: shownArea(wanted, worldCode), year: wanted.year ?? value.year },
    [ready, value, wanted],
  );
  return {
    value,
    chosen,
    store,
    first,
    waiting: !ready,
    ignored: view === opened ? data.ignored : none,
  };
}
