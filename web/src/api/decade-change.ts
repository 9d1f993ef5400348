import { findElement } from '#catalog/elements/index.ts';
import { isBroken, listBreaks } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import {
  type ChangingSeries,
  changeOverDecade,
  type DecadeChange,
  type NoDecadeChange,
} from '#domain/change-over-decade.ts';
import type { CubeStore } from './cube-store.ts';

/** Area and element of a change; with `beside` only years in which that element has figures, too. */
export interface ChangeOf {
  element: number;
  area: string;
  beside?: number | undefined;
}

const elementsOf = ({ element, beside }: ChangeOf): readonly number[] =>
  beside === undefined ? [element] : [element, beside];

/** Whether a figure of one of the elements is doubtful; false for one that is not loaded. */
const isDoubtful = (cubes: CubeStore, elements: readonly number[], area: string, year: number): boolean =>
  elements.some((element) => cubes.figure(element, area, year)?.doubt !== undefined);

/** Input of a change from an area's series; empty for one that is not loaded. */
export function seriesOf(cubes: CubeStore, change: ChangeOf): ChangingSeries {
  const { element, area, beside } = change;
  const series = cubes.series(element, area) ?? new Map<number, never>();
  const others = beside === undefined ? series : (cubes.series(beside, area) ?? new Map<number, never>());
  const figures = new Map([...series].filter(([year]) => others.has(year)));
  const columns = elementsOf(change).map((each) => cubes.about(each));
  return {
    figures,
    breaks: columns.flatMap((cube) => listBreaks(cube, area)),
    doubts: new Set([...figures.keys()].filter((year) => isDoubtful(cubes, elementsOf(change), area, year))),
  };
}

/** The change over the ten years up to `year` by means of three years, or why there is none; `undefined` while loading. */
export const decadeChange = (
  cubes: CubeStore,
  areas: ReadonlyMap<string, AreaSummary>,
  of: ChangeOf & { year: number },
): DecadeChange | NoDecadeChange | undefined =>
  cubes.once(`change ${of.element} ${of.beside} ${of.area} ${of.year}`, () =>
    findDecadeChange(cubes, areas, of),
  );

function findDecadeChange(
  cubes: CubeStore,
  areas: ReadonlyMap<string, AreaSummary>,
  { year, ...of }: ChangeOf & { year: number },
): DecadeChange | NoDecadeChange | undefined {
  const { element, area } = of;
  const elements = elementsOf(of);
  if (elements.some((each) => cubes.series(each, area) === undefined)) return undefined;
  const columns = elements.map((each) => cubes.about(each));
  let isLoading = false;
  const change = changeOverDecade({
    area,
    year,
    series: seriesOf(cubes, of),
    adds: findElement(element)?.aggregate === 'sum',
    others: {
      slice: (at) => {
        const slices = elements.map((each) => cubes.slice(each, at));
        if (slices.includes(undefined)) isLoading = true;
        const [figures, ...others] = slices;
        return new Map(
          [...(figures ?? [])].flatMap(([code, { value }]) =>
            others.every((slice) => slice?.has(code)) ? [[code, value] as const] : [],
          ),
        );
      },
      isBroken: (of, first, last) => columns.some((cube) => isBroken(cube, of, first, last)),
      isDoubtful: (of, at) => isDoubtful(cubes, elements, of, at),
    },
    areas,
  });
  return isLoading ? undefined : change;
}
