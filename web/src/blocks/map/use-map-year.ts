import { useCallback, useMemo } from 'react';
import type { AreaSummary } from '#contract/data.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import type { MapValue } from '../../map/classes.ts';
import { figureAtPlace, type PlaceFigure } from './map-figures.ts';

export interface MapYear {
  /** Figures of the year; `null` when the element has none at all in it, `undefined` when not loaded. */
  slice: ReadonlyMap<string, Figure> | null | undefined;
  at(iso3: string): PlaceFigure;
  valueIn(iso3: string): MapValue;
}

const nothing: ReadonlyMap<string, Figure> = new Map();

/** Reads the map's figures of any year; answers are kept, so that playing computes each year once. */
export function useMapYears(options: {
  cubes: CubeStore;
  element: number;
  areas: ReadonlyMap<string, AreaSummary>;
  officialOnly: boolean;
}): (year: number) => MapYear {
  const { cubes, element, areas, officialOnly } = options;
  const known = useMemo(
    () => ({ cubes, element, areas, officialOnly, years: new Map<number, MapYear>() }),
    [cubes, element, areas, officialOnly],
  );
  return useCallback(
    (year) => {
      const made = known.years.get(year);
      if (made !== undefined) return made;
      const all = known.cubes.slice(known.element, year);
      const slice =
        all == null || !known.officialOnly
          ? all
          : new Map([...all].filter(([, figure]) => figure.flag === 'A'));
      const at = (iso3: string): PlaceFigure => figureAtPlace(iso3, year, slice ?? nothing, known.areas);
      const fresh: MapYear = {
        slice,
        at,
        valueIn: (iso3) => {
          const found = at(iso3);
          return found === 'not-applicable' ? found : found === 'no-data' ? null : found.figure.value;
        },
      };
      known.years.set(year, fresh);
      return fresh;
    },
    [known],
  );
}
