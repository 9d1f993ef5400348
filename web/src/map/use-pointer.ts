import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Geography, MapPlace } from './geography.ts';
import { pick } from './pick.ts';
import { COUNTRY_ATTRIBUTE } from './shapes-source.ts';
import { type Frame, type MapView, toBox } from './view.ts';

interface PointerOptions {
  geography: Geography;
  view: MapView;
  frame: Frame;
  frameRef: RefObject<HTMLDivElement | null>;
  /** Whether a country has a figure: a circle without one gives way. */
  hasFigure: (iso3: string) => boolean;
  selected: string | null;
  choose: (iso3: string) => void;
  dragged: () => boolean;
  onChosen: () => void;
}

interface PointerState {
  hovered: string | null;
  pinned: string | null;
  unpin: () => void;
  handlers: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** How long a mouse has to rest on another country before a pinned card gives way to it, in milliseconds. */
const restToLeave = 300;

/** A mouse hovers; a press chooses and pins the card. On its way to the card a mouse crosses other countries. */
export function usePointer({
  geography,
  view,
  frame,
  frameRef,
  hasFigure,
  selected,
  choose,
  dragged,
  onChosen,
}: PointerOptions): PointerState {
  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const kind = useRef('mouse');
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // What takes a choice back elsewhere closes the card of it, which would lie over other countries.
  useEffect(() => setPinned((at) => (at === selected ? at : null)), [selected]);

  useEffect(() => {
    if (pinned === null) return;
    const close = (event: Event): void => {
      const { target } = event;
      const inside = target instanceof Element && frameRef.current?.parentElement?.contains(target);
      // What a card's link opens belongs to the card.
      if (!inside && !(target instanceof Element && target.closest('dialog'))) setPinned(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [pinned, frameRef]);

  const countryAt = (event: MouseEvent): MapPlace | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const target = event.target instanceof Element ? event.target : null;
    const hit = geography.byIso3.get(target?.getAttribute(COUNTRY_ATTRIBUTE) ?? '') ?? null;
    const at = toBox([event.clientX - box.left, event.clientY - box.top], view, frame);
    return pick(geography.places, at, view.unit, hit, hasFigure);
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
        const at = event.buttons === 0 ? (countryAt(event)?.iso3 ?? null) : null;
        clearTimeout(leaving.current);
        if (pinned === null || at === pinned) {
          setHovered(at);
          return;
        }
        leaving.current = setTimeout(() => {
          setPinned(null);
          setHovered(at);
        }, restToLeave);
      },
      onPointerLeave: () => {
        clearTimeout(leaving.current);
        setHovered(null);
      },
      onPointerDown: (event) => {
        kind.current = event.pointerType;
      },
      onClick: (event) => {
        if (dragged()) return;
        const place = countryAt(event);
        const again = kind.current !== 'touch' && place?.iso3 === pinned;
        setPinned(again ? null : (place?.iso3 ?? null));
        if (place === null) return;
        choose(place.iso3);
        onChosen();
      },
    },
  };
}
