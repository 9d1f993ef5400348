import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { elementsOf, findSection } from '#catalog/sections/index.ts';
import type { DataView } from '../../api/data-view.tsx';
import { createPodiumStore } from '../../api/podium-store.ts';
import { cubeQuery, cubesQuery, podiumsQuery } from '../../api/queries.ts';
import { nextView, shownArea } from '../../url/view-state.ts';
import { createViewStore, type ViewStore } from '../../url/view-store.ts';
import { parseView, serialiseView } from '../../url/view-url.ts';
import { type FirstView, podiumElements, shownYear, viewLimits } from './first-view.ts';
import { type DataPageData, firstCubes } from './load-data-page.ts';

/** After the next painted frame: React's work must not delay the frame that the visitor is waiting for. */
const afterFrame = (task: () => void): void => {
  requestAnimationFrame(() => {
    setTimeout(task, 0);
  });
};

const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The page's ${what} is not in the catalog.`);
  return value;
};

/** The page's store, made once from the address that the server drew, and bound to the browser's history. */
function useViewStore(data: DataPageData): ViewStore {
  const [store] = useState(() => {
    const limits = viewLimits(data.first);
    return createViewStore(parseView(data.search, limits), limits);
  });
  useEffect(() => store.followHistory(window), [store]);
  return store;
}

/** Everything that the blocks read, following the store one painted frame later. */
export function useDataView(data: DataPageData): { value: DataView; store: ViewStore; first: FirstView } {
  const { first } = data;
  const crop = required(findCrop(first.crop), 'crop');
  const section = required(findSection(first.section), 'section');
  const limits = useMemo(() => viewLimits(first), [first]);
  const store = useViewStore(data);
  const [view, setView] = useState(store.get);
  useEffect(
    () =>
      store.subscribe(() => {
        afterFrame(() => startTransition(() => setView(store.get())));
      }),
    [store],
  );

  const ranked = useMemo(() => podiumElements(section), [section]);
  const [mapElement] = useState(view.element);
  const others = useMemo(
    () => elementsOf(section).filter((element) => !ranked.includes(element) && element !== mapElement),
    [section, ranked, mapElement],
  );
  // The map's element comes first: it is what the slider needs.
  const main = useQuery(cubeQuery(first.table, mapElement, first.indicator));
  const rest = useQuery({ ...cubesQuery(first.table, first.indicator, others), enabled: main.isFetched });
  const rankings = useQuery({
    ...podiumsQuery(first.table, first.indicator, ranked),
    enabled: rest.isFetched,
  });

  const cubes = useMemo(() => {
    const start = firstCubes(first);
    const withMain = main.data === undefined ? start : start.with([main.data]);
    return rest.data === undefined ? withMain : withMain.with(rest.data.cubes);
  }, [first, main.data, rest.data]);
  const podiums = useMemo(
    () =>
      rankings.data === undefined
        ? createPodiumStore(first.podiums, true)
        : createPodiumStore(rankings.data.podiums, false),
    [first, rankings.data],
  );
  const areas = useMemo(() => new Map(first.areas.map((area) => [area.code, area])), [first]);
  const facts = first.facts.find((entry) => entry.element.country === view.element);
  const year = shownYear(view.year, facts, section);
  const failed = main.isError || rest.isError || rankings.isError;
  // These functions stay the same for the life of the query, unlike its result object.
  const { refetch: refetchMain } = main;
  const { refetch: refetchRest } = rest;
  const { refetch: refetchRankings } = rankings;

  const value = useMemo<DataView>(
    () => ({
      crop,
      section,
      indicator: first.indicator,
      view,
      dispatch: store.dispatch,
      hrefOf: (action) => serialiseView(nextView(view, action, limits), limits) || '?',
      area: shownArea(view, worldCode),
      year,
      cubes,
      podiums,
      areas,
      sources: first.sources,
      release: first.release,
      failed,
      retry: () => {
        for (const refetch of [refetchMain, refetchRest, refetchRankings]) void refetch();
      },
    }),
    [
      crop,
      section,
      first,
      limits,
      view,
      store,
      year,
      cubes,
      podiums,
      areas,
      failed,
      refetchMain,
      refetchRest,
      refetchRankings,
    ],
  );
  return { value, store, first };
}
