import { findElement } from '#catalog/elements/index.ts';
import { findDoubt, isBroken, listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import {
  type ChangingSeries,
  changeOverDecade,
  type DecadeChange,
  type NoDecadeChange,
} from '#domain/change-over-decade.ts';
import type { CubeStore } from './cube-store.ts';

/** What a change has to know of an area's series; nothing is known of one that is not loaded. */
export function seriesOf(
  cubes: CubeStore,
  { element, area }: { element: number; area: string },
): ChangingSeries {
  const cube = cubes.about(element);
  const figures = cubes.series(element, area) ?? new Map<number, never>();
  return {
    figures,
    breaks: listBreaks(cube, area),
    doubts: new Set([...figures.keys()].filter((year) => findDoubt(cube, area, year) !== null)),
  };
}

/**
 * The change of an area's figures over the ten years up to one, by means of three years, or why none is said. `undefined` while a
 * figure that it takes is on its way.
 */
export function decadeChange(
  cubes: CubeStore,
  areas: ReadonlyMap<string, AreaSummary>,
  { element, area, year }: { element: number; area: string; year: number },
): DecadeChange | NoDecadeChange | undefined {
  const cube = cubes.about(element);
  if (cubes.series(element, area) === undefined) return undefined;
  let isLoading = false;
  const change = changeOverDecade({
    area,
    year,
    series: seriesOf(cubes, { element, area }),
    adds: findElement(element)?.aggregate === 'sum',
    others: {
      slice: (at) => {
        const slice = cubes.slice(element, at);
        if (slice === undefined) isLoading = true;
        return new Map([...(slice ?? [])].map(([code, { value }]) => [code, value]));
      },
      isBroken: (of, first, last) => isBroken(cube, of, first, last),
      isDoubtful: (of, at) => findDoubt(cube, of, at) !== null,
    },
    areas,
  });
  return isLoading ? undefined : change;
}
