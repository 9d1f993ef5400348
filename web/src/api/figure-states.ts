import { type FlagState, flagState, flagStates } from '#catalog/flags.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from './cube-store.ts';
import { workedOnce } from './worked-once.ts';

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

/** The figures of countries among those of all areas: of the World, of one region or of one network. */
export const selectCountryFigures = workedOnce(
  (
    slice: ReadonlyMap<string, Figure>,
    areas: ReadonlyMap<string, AreaSummary>,
    aggregate: string = worldCode,
  ): readonly Figure[] => {
    const figures: Figure[] = [];
    for (const [code, figure] of slice) {
      const area = areas.get(code);
      if (area?.kind !== 'country') continue;
      if (
        aggregate === worldCode ||
        aggregate === area.region ||
        aggregate === area.macro ||
        area.networks?.includes(aggregate)
      )
        figures.push(figure);
    }
    return figures;
  },
);
