import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Section } from '#catalog/section.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { cubeQuery, cubesQuery, podiumsQuery } from '../../api/queries.ts';
import type { FirstView } from './first-view.ts';
import { firstCubes } from './load-data-page.ts';

/** The figures that the page has, and how their loading stands. */
export interface Figures {
  cubes: CubeStore;
  podiums: PodiumStore;
  /** Everything is there: from now on no change of the view needs the network. */
  complete: boolean;
  /** A request failed after its retries. */
  failed: boolean;
  retry(): void;
}

/** Starts from the document's first view and fetches the rest in three requests, the map's element first. */
export function useFigures(first: FirstView, section: Section, mapElement: number): Figures {
  const ranked = useMemo(() => podiumElements(section), [section]);
  const others = useMemo(
    () => cubeElements(section).filter((element) => element !== mapElement),
    [section, mapElement],
  );
  const main = useQuery(cubeQuery(first.table, mapElement, first.indicator));
  const rest = useQuery({ ...cubesQuery(first.table, first.indicator, others), enabled: main.isFetched });
  const rankings = useQuery({
    ...podiumsQuery(first.table, first.indicator, ranked),
    enabled: rest.isFetched && ranked.length > 0,
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
  // These functions stay the same for the life of the query, unlike its result object.
  const { refetch: refetchMain } = main;
  const { refetch: refetchRest } = rest;
  const { refetch: refetchRankings } = rankings;
  const retry = useCallback(() => {
    for (const refetch of [refetchMain, refetchRest]) void refetch();
    if (ranked.length > 0) void refetchRankings();
  }, [ranked, refetchMain, refetchRest, refetchRankings]);
  return {
    cubes,
    podiums,
    complete: main.isSuccess && rest.isSuccess && (rankings.isSuccess || ranked.length === 0),
    failed: main.isError || rest.isError || rankings.isError,
    retry,
  };
}
