import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import type { Section } from '#catalog/section.ts';
import { cubeElements, podiumElements } from '#contract/addresses.ts';

import { CubeStore } from '../../api/cube-store.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { valueOr } from '../../api/loaded.ts';
import { createPodiumStore, type PodiumStore } from '../../api/podium-store.ts';
import { cubeQuery, cubesQuery, podiumsQuery, populationQuery } from '../../api/queries.ts';
import type { FirstView } from './first-view.ts';

/** The figures that the page has, and how their loading stands. */
export interface Figures {
  cubes: CubeStore;
  podiums: PodiumStore;
  /**
   * Everything is there, so that no change of the view needs the network; or something failed once, and no change waits
   * for what may never come.
   */
  settled: boolean;
}

/**
 * Whether the next request may begin: this one is answered, failed once, or waits for the network. What waited behind one
 * that is asked for again and again would be said to be loading for as long.
 */
const givesWay = ({ isFetched, failureCount, isPaused }: UseQueryResult): boolean =>
  isFetched || failureCount > 0 || isPaused;

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
  const rest = useQuery({ ...cubesQuery(first.table, first.indicator, others), enabled: givesWay(main) });
  const rankings = useQuery({
    ...podiumsQuery(first.table, first.indicator, ranked),
    enabled: givesWay(rest) && ranked.length > 0,
  });
  // Only figures per inhabitant need it, so it is fetched with the first of them.
  const population = useQuery({ ...populationQuery, enabled: wantsPopulation && givesWay(rest) });

  // What the document failed to bring is failed until the browser has it.
  const lacks = (query: UseQueryResult, element: number): boolean =>
    query.data === undefined && (hasFailed(query) || first.failedCubes.includes(element));
  const mainFailed = lacks(main, mapElement);
  const restFailed = lacks(rest, others[0] ?? mapElement);
  const populationFailed = wantsPopulation && lacks(population, POPULATION);
  const podiumsFailed =
    ranked.length > 0 &&
    rankings.data === undefined &&
    (hasFailed(rankings) || first.podiums.state === 'failed');

  const cubes = useMemo(() => {
    const start = CubeStore.of([], first.cubes);
    const withMain = main.data === undefined ? start : start.with([main.data]);
    const withRest = rest.data === undefined ? withMain : withMain.with(rest.data.cubes);
    const all = population.data === undefined ? withRest : withRest.with([population.data]);
    return all.withFailed([
      ...(mainFailed ? [mapElement] : []),
      ...(restFailed ? others : []),
      ...(populationFailed ? [POPULATION] : []),
    ]);
  }, [
    first,
    main.data,
    rest.data,
    population.data,
    mainFailed,
    restFailed,
    populationFailed,
    mapElement,
    others,
  ]);
  const podiums = useMemo(
    () =>
      rankings.data === undefined
        ? createPodiumStore(valueOr(first.podiums, []), true, podiumsFailed)
        : createPodiumStore(rankings.data.podiums, false),
    [first, rankings.data, podiumsFailed],
  );
  const failedOnce = [main, rest, rankings, population].some(
    (query) => query.errorUpdateCount > 0 || query.isPaused,
  );
  const complete = main.isSuccess && rest.isSuccess && (rankings.isSuccess || ranked.length === 0);
  return { cubes, podiums, settled: complete || failedOnce };
}
