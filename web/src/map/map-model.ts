import { areaName } from '../i18n/area-words.ts';
import type { Words } from '../i18n/words.tsx';
import { type Bin, type Classes, countBins, toBin } from './classes.ts';
import type { StateIn, ValueIn } from './fills.ts';
import type { MapLabel } from './label-places.ts';
import type { LegendWords } from './legend-model.ts';
import type { WorldShapes } from './world-shapes.ts';

/** A map of countries coloured by the classes of their values: all that a page and an image draw it from. */
export interface CountryMapModel {
  title: string;
  /** The picture in words: the five largest, the smallest, how many have figures. */
  summary: string;
  /** Value of a country. Keep this function, and `stateIn`, while their answers stay the same: others repaint. */
  valueIn: ValueIn;
  /** State of a country's figure: what is not official has a texture. Without it all figures are plain. */
  stateIn?: StateIn | undefined;
  classes: Classes;
  /** Code of a chosen country or former state. */
  selected?: string | null | undefined;
  /** Countries of the chosen region, which the map fits; the others stand back. */
  focus?: ReadonlySet<string> | null | undefined;
  /** Countries named on the map with their value, the most important first. */
  labels?: readonly MapLabel[];
  legend: LegendWords;
}

/** How many countries, of the region where one is chosen, fall into each class. */
export function countClasses(
  world: WorldShapes | null,
  { valueIn, classes, focus }: Pick<CountryMapModel, 'valueIn' | 'classes' | 'focus'>,
): ReadonlyMap<Bin, number> {
  const inside = (world?.shapes ?? []).filter(({ iso3 }) => focus?.has(iso3) ?? true);
  return countBins(inside.map(({ iso3 }) => toBin(valueIn(iso3), classes)));
}

/** Labels with the names of their countries: a label on a country that stands back would point at what is not meant. */
export function nameLabels(
  { labels = [], valueIn, classes, focus }: Pick<CountryMapModel, 'labels' | 'valueIn' | 'classes' | 'focus'>,
  highlighted: Bin | null,
  words: Words,
): readonly MapLabel[] {
  return labels
    .filter(
      ({ iso3 }) =>
        (focus?.has(iso3) ?? true) && (highlighted === null || toBin(valueIn(iso3), classes) === highlighted),
    )
    .map(({ iso3, text }) => ({ iso3, text: `${areaName(words, iso3)} ${text}` }));
}
