import { areaName } from '../i18n/area-words.ts';
import type { Words } from '../i18n/words.tsx';
import { type Bin, type Classes, countBins, toBin } from './classes.ts';
import type { DoubtIn, ValueIn } from './fills.ts';
import type { MapPlace } from './geography.ts';
import type { MapLabel } from './label-places.ts';
import type { LegendWords } from './legend-model.ts';
import { classColour, rampFor } from './map-colours.ts';
import type { Frame } from './view.ts';
import type { WorldShapes } from './world-shapes.ts';

export interface LabelText {
  iso3: string;
  text: string;
  isNamed?: boolean;
}

/** A map of countries coloured by the classes of their values: all that a page and an image draw it from. */
export interface CountryMapModel {
  title: string;
  /** The picture in words: the five largest, the smallest, how many have figures. */
  summary: string;
  /** Value of a country. Keep this function, and `doubtIn`, while their answers stay the same: others repaint. */
  valueIn: ValueIn;
  /** Whether a country's figure is doubted: it is hollow. Absent where none is. */
  doubtIn?: DoubtIn | undefined;
  classes: Classes;
  selected?: string | null | undefined;
  /** Countries that are in sight with the chosen one. Keep its identity while they stay the same. */
  around?: ReadonlySet<string> | null | undefined;
  /** Countries of the chosen region, which the map fits; the others are dimmed. */
  focus?: ReadonlySet<string> | null | undefined;
  /** Figures of countries, highest first; those that are in sight and find a place are written on the map. */
  labels?: readonly LabelText[];
  /** No label leads, for the first means no more than the others. */
  isUnled?: boolean;
  legend: LegendWords;
  /** Its size as the server draws it, where it is not the world's or a country's; the style sheet has the same in `--map-ratio`. */
  frame?: Frame | undefined;
}

export function countClasses(
  world: WorldShapes | null,
  { valueIn, classes, focus }: Pick<CountryMapModel, 'valueIn' | 'classes' | 'focus'>,
): ReadonlyMap<Bin, number> {
  const inside = (world?.shapes ?? []).filter(({ iso3 }) => focus?.has(iso3) ?? true);
  return countBins(inside.map(({ iso3 }) => toBin(valueIn(iso3), classes)));
}

export const doubtfulPlaces = (
  places: readonly MapPlace[],
  { doubtIn }: Pick<CountryMapModel, 'doubtIn'>,
): readonly MapPlace[] => (doubtIn === undefined ? [] : places.filter(({ iso3 }) => doubtIn(iso3)));

/** Dimmed countries have no labels: readers would take them for part of the region. */
export function nameLabels(
  {
    labels = [],
    valueIn,
    classes,
    focus,
    selected,
    isUnled = false,
  }: Pick<CountryMapModel, 'labels' | 'valueIn' | 'classes' | 'focus' | 'selected' | 'isUnled'>,
  highlighted: Bin | null,
  words: Words,
): readonly MapLabel[] {
  const leads = (at: number, iso3: string): boolean =>
    selected == null ? at === 0 && !isUnled : iso3 === selected;
  const ramp = classes.colours ?? rampFor(classes);
  const named = labels.map(({ iso3, text, isNamed = false }, at) => ({
    ...{ iso3, text, isNamed },
    // On its land `China` is the mainland; with its addition the name has no room there.
    name: areaName(words, iso3).replace(/ \(.*\)$/, ''),
    leads: leads(at, iso3),
    ground: classColour(toBin(valueIn(iso3), classes), ramp),
  }));
  return named
    .filter(
      ({ iso3 }) =>
        (focus?.has(iso3) ?? true) && (highlighted === null || toBin(valueIn(iso3), classes) === highlighted),
    )
    .sort((a, b) => Number(b.leads) - Number(a.leads));
}
