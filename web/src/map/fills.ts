import type { FlagState } from '#catalog/flags.ts';
import { type Bin, NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';

/** What is known of the figure that a country is coloured by: a doubtful one is hollow, whatever its flag. */
export type MapState = FlagState | 'doubtful';

/** What a country looks like: a paint and whether it stands back. Equal strings mean that nothing has to be drawn. */
export type Fill = string;

/** Appended to the paint of a country that stands back. */
const DIMMED = '|';

export interface FillStyle {
  /** Colours of the classes, palest first. */
  ramp: readonly string[];
  /** Colour of real zeros. */
  zero: string;
  /** Prefix of the pattern ids in this document. */
  patterns: string;
}

/** Patterns outside the ramp; figures that are not official have one per state and class, named by `texturePattern`. */
export const PATTERN = { noData: 'no-data', notApplicable: 'not-applicable' } as const;

export function texturePattern(state: MapState, bin: Bin): string {
  return `${state}-${bin === ZERO ? 'zero' : bin}`;
}

/** The paint of a class: a colour, or a reference to a pattern of this document. */
export function toPaint(bin: Bin, state: MapState, style: FillStyle): string {
  if (bin === NO_DATA) return `url(#${style.patterns}${PATTERN.noData})`;
  if (bin === NOT_APPLICABLE) return `url(#${style.patterns}${PATTERN.notApplicable})`;
  if (state !== 'official') return `url(#${style.patterns}${texturePattern(state, bin)})`;
  return findColour(bin, style);
}

/** The plain colour of a class on the ramp, or of zero. */
export function findColour(bin: Bin, style: Pick<FillStyle, 'ramp' | 'zero'>): string {
  return bin === ZERO ? style.zero : (style.ramp[Math.min(bin, style.ramp.length - 1)] ?? style.zero);
}

export function toFill(paint: string, dimmed: boolean): Fill {
  return dimmed ? paint + DIMMED : paint;
}

/** The attributes of a country's element. */
export function toAttributes(fill: Fill): { fill: string; opacity: string | undefined } {
  return fill.endsWith(DIMMED) ? { fill: fill.slice(0, -1), opacity: '0.22' } : { fill, opacity: undefined };
}

/** The part of an element that painting needs. */
export interface Paintable {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/**
 * Brings the drawing from one set of fills to the next, touching only what changes. This is the whole of a year step,
 * so it runs outside React; returns how many elements changed.
 *
 * @param elements outline and circle of each country, in the order of the fills
 * @param plain the colour behind a paint: one that names a custom property takes the browser longer
 */
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
