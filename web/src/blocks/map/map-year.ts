import type { AreaSummary } from '#contract/data.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { doubtReader, selectCountryFigures } from '../../api/figure-states.ts';
import { workedOnce } from '../../api/worked-once.ts';
import { leastAmount, type MapValue } from '../../map/classes.ts';
import type { DoubtIn } from '../../map/fills.ts';
import { figureAtPlace, type PlaceFigure, stateAtPlace } from './map-figures.ts';

export interface MapYear {
  /** Figures of the year; `null` when the element has none at all in it, `undefined` when not loaded. */
  slice: ReadonlyMap<string, Figure> | null | undefined;
  at(iso3: string): PlaceFigure;
  stateAt(iso3: string): string;
  valueIn(iso3: string): MapValue;
  /** Whether the figure that a country is coloured by is doubted; absent where none of the year is. */
  doubtIn: DoubtIn | undefined;
}

const nothing: ReadonlyMap<string, Figure> = new Map();

/** Reads the map's figures of any year; answers are kept, so that playing computes each year once. */
export const mapYearsOf = workedOnce(
  (
    cubes: CubeStore,
    element: number,
    areas: ReadonlyMap<string, AreaSummary>,
  ): ((year: number) => MapYear) => {
    const known = new Map<number, MapYear>();
    return (year) => {
      const read = known.get(year) ?? readYear(cubes, { element, areas, year });
      known.set(year, read);
      return read;
    };
  },
);

function readYear(
  cubes: CubeStore,
  { element, areas, year }: { element: number; areas: ReadonlyMap<string, AreaSummary>; year: number },
): MapYear {
  const slice = cubes.slice(element, year);
  const at = (iso3: string): PlaceFigure => figureAtPlace(iso3, year, slice ?? nothing, areas);
  return {
    slice,
    at,
    stateAt: (iso3) => stateAtPlace(iso3, year, at(iso3), areas),
    valueIn: (iso3) => {
      const found = at(iso3);
      if (typeof found !== 'object') return null;
      const { value } = found.figure;
      return value === 0 && cubes.isRoundedAway(element, found.area, year) ? leastAmount : value;
    },
    doubtIn: doubtReader(
      (iso3) => {
        const found = at(iso3);
        return typeof found === 'object' ? found.figure : null;
      },
      selectCountryFigures(slice ?? nothing, areas),
    ),
  };
}
