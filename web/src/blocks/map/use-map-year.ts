import { useCallback, useMemo } from 'react';
import type { AreaSummary } from '#contract/data.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { selectCountryFigures, stateReader } from '../../api/figure-states.ts';
import { leastAmount, type MapValue } from '../../map/classes.ts';
import type { StateIn } from '../../map/fills.ts';
import { figureAtPlace, type PlaceFigure, stateAtPlace } from './map-figures.ts';

export interface MapYear {
  /** Figures of the year; `null` when the element has none at all in it, `undefined` when not loaded. */
  slice: ReadonlyMap<string, Figure> | null | undefined;
  at(iso3: string): PlaceFigure;
  /** What is chosen at a country's place. */
  stateAt(iso3: string): string;
  valueIn(iso3: string): MapValue;
  /** State of the figure that a country is coloured by; absent where all figures of the year have the same one and none is doubtful. */
  stateIn: StateIn | undefined;
}

const nothing: ReadonlyMap<string, Figure> = new Map();

/** Reads the map's figures of any year; answers are kept, so that playing computes each year once. */
export function useMapYears(options: {
  cubes: CubeStore;
  element: number;
  areas: ReadonlyMap<string, AreaSummary>;
}): (year: number) => MapYear {
  const { cubes, element, areas } = options;
  const known = useMemo(
    () => ({ cubes, element, areas, years: new Map<number, MapYear>() }),
    [cubes, element, areas],
  );
  return useCallback(
    (year) => {
      const made = known.years.get(year);
      if (made !== undefined) return made;
      const slice = known.cubes.slice(known.element, year);
      const at = (iso3: string): PlaceFigure => figureAtPlace(iso3, year, slice ?? nothing, known.areas);
      const fresh: MapYear = {
        slice,
        at,
        stateAt: (iso3) => stateAtPlace(iso3, year, at(iso3), known.areas),
        valueIn: (iso3) => {
          const found = at(iso3);
          if (typeof found !== 'object') return found === 'no-data' ? null : found;
          const { value } = found.figure;
          return value === 0 && known.cubes.isRoundedAway(known.element, found.area, year)
            ? leastAmount
            : value;
        },
        stateIn: stateReader(
          (iso3) => {
            const found = at(iso3);
            return typeof found === 'object' ? found.figure : null;
          },
          selectCountryFigures(slice ?? nothing, known.areas),
        ),
      };
      known.years.set(year, fresh);
      return fresh;
    },
    [known],
  );
}
