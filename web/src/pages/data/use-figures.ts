import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Section } from '#catalog/section.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { cubeQuery, cubesQuery, podiumsQuery, populationQuery } from '../../api/queries.ts';
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
export function useFigures(
  first: FirstView,
  section: Section,
  mapElement: number,
  wantsPopulation: boolean,
): Figures {
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
  // Only figures per inhabitant need it, so it is fetched with the first of them.
  const population = useQuery({ ...populationQuery, enabled: wantsPopulation && rest.isFetched });

  const cubes = useMemo(() => {
    const start = firstCubes(first);
    const withMain = main.data === undefined ? start : start.with([main.data]);
    const withRest = rest.data === undefined ? withMain : withMain.with(rest.data.cubes);
    return population.data === undefined ? withRest : withRest.with([population.data]);
  }, [first, main.data, rest.data, population.data]);
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
  const { refetch: refetchPopulation } = population;
  const retry = useCallback(() => {
    for (const refetch of [refetchMain, refetchRest]) void refetch();
    if (ranked.length > 0) void refetchRankings();
    if (wantsPopulation) void refetchPopulation();
  }, [ranked, refetchMain, refetchRest, refetchRankings, refetchPopulation, wantsPopulation]);
  return {
    cubes,
    podiums,
    complete: main.isSuccess && rest.isSuccess && (rankings.isSuccess || ranked.length === 0),
    failed: main.isError || rest.isError || rankings.isError || population.isError,
    retry,
  };
}
