import { type FlagState, flagState, flagStates } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import { isUnusual } from '#domain/plausibility.ts';
import type { Figure } from './cube-store.ts';

/** How many figures have each state, in the order of `flagStates`; states that none has are absent. */
export function countStates(figures: Iterable<{ flag: string }>): ReadonlyMap<FlagState, number> {
  const counts = new Map<FlagState, number>();
  for (const { flag } of figures) {
    const state = flagState(flag);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return new Map(
    flagStates
      .flatMap((state) => [[state, counts.get(state) ?? 0] as const])
      .filter(([, count]) => count > 0),
  );
}

export function selectCountryFigures(
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, AreaSummary>,
  aggregate: string = worldCode,
): Figure[] {
  return [...slice].flatMap(([code, figure]) => {
    const { kind, region, macro, networks = [] } = areas.get(code) ?? {};
    return kind === 'country' && [worldCode, region, macro, ...networks].includes(aggregate) ? [figure] : [];
  });
}

/** Whether the figure at a country's place is doubted; absent where none is. */
export function doubtReader(
  figureOf: (iso3: string) => Pick<Figure, 'doubt'> | null,
  figures: readonly Pick<Figure, 'doubt'>[],
): ((iso3: string) => boolean) | undefined {
  if (!figures.some(isUnusual)) return undefined;
  return (iso3) => {
    const figure = figureOf(iso3);
    return figure !== null && isUnusual(figure);
  };
}
