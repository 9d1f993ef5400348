import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Geography, Place } from './geography.ts';
import { pick } from './pick.ts';
import { COUNTRY_ATTRIBUTE } from './shapes-source.ts';
import { type Frame, type MapView, toBox } from './view.ts';

interface PointerOptions {
  geography: Geography;
  view: MapView;
  frame: Frame;
  frameRef: RefObject<HTMLDivElement | null>;
  choose: (iso3: string) => void;
  /** Whether the press that ends here was a drag. */
  dragged: () => boolean;
  /** A press has chosen a country: the keyboard may go on from there. */
  onChosen: () => void;
}

interface PointerState {
  /** The country that a mouse points at. */
  hovered: string | null;
  /** The country whose card a finger has opened. */
  pinned: string | null;
  unpin: () => void;
  handlers: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** What pointers mean: a mouse hovers and a click chooses; a finger chooses and pins the card until it taps elsewhere. */
export function usePointer({
  geography,
  view,
  frame,
  frameRef,
  choose,
  dragged,
  onChosen,
}: PointerOptions): PointerState {
  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const kind = useRef('mouse');

  useEffect(() => {
    if (pinned === null) return;
    const close = (event: Event): void => {
      const inside = event.target instanceof Node && frameRef.current?.parentElement?.contains(event.target);
      if (!inside) setPinned(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [pinned, frameRef]);

  const countryAt = (event: MouseEvent): Place | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const target = event.target instanceof Element ? event.target : null;
    const hit = geography.byIso3.get(target?.getAttribute(COUNTRY_ATTRIBUTE) ?? '') ?? null;
    const at = toBox([event.clientX - box.left, event.clientY - box.top], view, frame);
    return pick(geography.places, at, view.unit, hit);
  };

  return {
    hovered,
    pinned,
    unpin: () => {
      setPinned(null);
      setHovered(null);
    },
    handlers: {
      onPointerMove: (event) => {
        if (event.pointerType === 'touch') return;
        // While the map is being dragged, no country is meant.
        setHovered(event.buttons === 0 ? (countryAt(event)?.iso3 ?? null) : null);
      },
      onPointerLeave: () => setHovered(null),
      onPointerDown: (event) => {
        kind.current = event.pointerType;
      },
      onClick: (event) => {
        if (dragged()) return;
        const place = countryAt(event);
        if (kind.current === 'touch') setPinned(place?.iso3 ?? null);
        if (place === null) return;
        choose(place.iso3);
        onChosen();
      },
    },
  };
}
