import { type Bin, type Classes, type MapValue, toBin } from './classes.ts';
import { classColour, NONE_COLOUR } from './map-colours.ts';

export type ValueIn = (iso3: string) => MapValue;
/** Whether the figure that a country is coloured by is doubted: it fills nothing. */
export type DoubtIn = (iso3: string) => boolean;

/** Look of a country: a paint and whether it is dimmed. Equal strings mean that nothing has to be drawn. */
export type Fill = string;

/** Appended to the paint of a dimmed country. */
const DIMMED = '|';

/** Input of the fills. Functions and sets are compared by identity: keep them while nothing changes. */
export interface FillInput {
  places: readonly { iso3: string }[];
  valueIn: ValueIn;
  doubtIn: DoubtIn | undefined;
  classes: Classes;
  ramp: readonly string[];
  /** Countries outside this set are dimmed. */
  focus: ReadonlySet<string> | null;
  /** Countries outside this class are dimmed. */
  highlighted: Bin | null;
}

export function toFills(input: FillInput): readonly Fill[] {
  const { places, valueIn, doubtIn, classes, ramp, focus, highlighted } = input;
  return places.map(({ iso3 }) => {
    const bin = toBin(valueIn(iso3), classes);
    const dimmed = (focus !== null && !focus.has(iso3)) || (highlighted !== null && bin !== highlighted);
    return toFill(doubtIn?.(iso3) === true ? NONE_COLOUR : classColour(bin, ramp), dimmed);
  });
}

export function toFill(paint: string, dimmed: boolean): Fill {
  return dimmed ? paint + DIMMED : paint;
}

export function toAttributes(fill: Fill): { fill: string; opacity: string | undefined } {
  return fill.endsWith(DIMMED) ? { fill: fill.slice(0, -1), opacity: '0.22' } : { fill, opacity: undefined };
}

export interface Paintable {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** The whole of a year step, so it runs outside React. `plain` gives the colour behind a paint: a custom property takes longer. */
export function applyFills(
  elements: readonly (readonly Paintable[])[],
  previous: readonly Fill[],
  next: readonly Fill[],
  plain: (paint: string) => string = (paint) => paint,
): number {
  let changed = 0;
  for (let index = 0; index < next.length; index++) {
    const fill = next[index];
    if (fill === undefined || fill === previous[index]) continue;
    const attributes = toAttributes(fill);
    const before = toAttributes(previous[index] ?? '');
    for (const element of elements[index] ?? []) {
      if (attributes.fill !== before.fill) element.setAttribute('fill', plain(attributes.fill));
      if (attributes.opacity !== before.opacity) {
        if (attributes.opacity === undefined) element.removeAttribute('opacity');
        else element.setAttribute('opacity', attributes.opacity);
      }
      changed++;
    }
  }
  return changed;
}
