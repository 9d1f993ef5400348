import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { groupBy } from '#domain/group-by.ts';
import {
  applyFills,
  type DoubtIn,
  type Fill,
  type FillInput,
  type Paintable,
  toFills,
  type ValueIn,
} from './fills.ts';
import { NONE_COLOUR, ZERO_COLOUR } from './map-colours.ts';
import { COUNTRY_ATTRIBUTE } from './shapes-source.ts';

interface Fills {
  /** Goes on the drawing that holds the countries. */
  root: RefObject<SVGSVGElement | null>;
  /** The first fills, which the markup shows; React never touches them again. */
  initial: readonly Fill[];
  paint: (valueIn: ValueIn, doubtIn?: DoubtIn) => void;
}

/** Keeps fills outside React: the markup carries the first ones, and a later change touches only what looks different. */
export function useFills(input: FillInput): Fills {
  const { places, valueIn, doubtIn, classes, ramp, focus, highlighted } = input;
  const fillsFor = useCallback(
    (...[valueIn, doubtIn]: Parameters<Fills['paint']>) =>
      toFills({ places, valueIn, doubtIn, classes, ramp, focus, highlighted }),
    [places, classes, ramp, focus, highlighted],
  );
  const fills = useMemo(() => fillsFor(valueIn, doubtIn), [fillsFor, valueIn, doubtIn]);
  const [initial] = useState(fills);
  const root = useRef<SVGSVGElement>(null);
  const elements = useRef<readonly (readonly Paintable[])[] | null>(null);
  const painted = useRef(initial);
  const plain = useRef<((paint: string) => string) | null>(null);

  const put = useCallback(
    (next: readonly Fill[]): void => {
      if (root.current === null) return;
      elements.current ??= findPaintable(root.current, places);
      plain.current ??= toPlainColours(root.current);
      applyFills(elements.current, painted.current, next, plain.current);
      painted.current = next;
    },
    [places],
  );

  useLayoutEffect(() => put(fills), [put, fills]);

  const paint = useCallback<Fills['paint']>((...values) => put(fillsFor(...values)), [put, fillsFor]);
  return { root, initial, paint };
}

function findPaintable(root: SVGSVGElement, places: FillInput['places']): readonly (readonly Paintable[])[] {
  const byIso3 = groupBy(root.querySelectorAll(`[${COUNTRY_ATTRIBUTE}]`), (element) =>
    element.getAttribute(COUNTRY_ATTRIBUTE),
  );
  return places.map(({ iso3 }) => byIso3.get(iso3) ?? []);
}

/** Looks each custom property up once: a page keeps its colours. A zero and no figure keep their names, by which styles give them a border and a hatch. */
function toPlainColours(root: Element): (paint: string) => string {
  const known = new Map<string, string>();
  return (paint) => {
    const found = known.get(paint);
    if (found !== undefined) return found;
    const isNamed = paint === ZERO_COLOUR || paint === NONE_COLOUR;
    const property = isNamed ? undefined : /^var\((--[\w-]+)/.exec(paint)?.[1];
    const value = property === undefined ? '' : getComputedStyle(root).getPropertyValue(property).trim();
    const colour = value === '' ? paint : value;
    known.set(paint, colour);
    return colour;
  };
}
