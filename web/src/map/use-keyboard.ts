import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Geography, MapPlace } from './geography.ts';
import { isDirection, nextInDirection } from './roving.ts';
import { clampView, type Frame, type MapView, toFrame } from './view.ts';

interface KeyboardOptions {
  geography: Geography;
  view: MapView;
  frame: Frame;
  home: MapView;
  /** The chosen country, or the largest that the chosen state held. */
  selected: MapPlace | null;
  choose: (iso3: string) => void;
  onView: (view: MapView) => void;
  onEscape: () => void;
}

interface KeyboardState {
  ref: RefObject<HTMLDivElement | null>;
  /** The country that the keyboard has reached; null while the keyboard is elsewhere. */
  focused: string | null;
  /** Lets the keyboard go on from where the pointer chose, without showing a ring. */
  take: () => void;
  leaveCard: () => void;
  handlers: {
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Arrow keys walk from country to country, Enter and Space choose, Escape goes back. */
export function useKeyboard(options: KeyboardOptions): KeyboardState {
  const { geography, view, frame, home, selected, choose, onView, onEscape } = options;
  const ref = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const taken = useRef(false);

  const start = (): MapPlace | undefined => selected ?? middle();
  const middle = (): MapPlace | undefined =>
    geography.places.reduce<MapPlace | undefined>(
      (best, place) => (best && away(best, view) <= away(place, view) ? best : place),
      undefined,
    );

  const reach = (place: MapPlace): void => {
    setFocused(place.iso3);
    const [x, y] = toFrame(place.centre, view, frame);
    const visible = x > 12 && y > 12 && x < frame.width - 12 && y < frame.height - 12;
    if (!visible) onView(clampView({ ...view, x: place.centre[0], y: place.centre[1] }, frame, home));
  };

  const take = (): void => {
    taken.current = true;
    ref.current?.focus({ preventScroll: true });
    taken.current = false;
  };

  const leave = (): void => {
    setFocused(null);
    onEscape();
  };

  return {
    ref,
    focused,
    take,
    leaveCard: () => {
      take();
      leave();
    },
    handlers: {
      onFocus: () => {
        const place = taken.current || focused !== null ? undefined : start();
        if (place) reach(place);
      },
      onBlur: ({ relatedTarget }) => {
        // The card's links, and the dialog that they open, belong to the country that the keyboard has reached.
        const surface = ref.current;
        const stays =
          relatedTarget instanceof Element &&
          (relatedTarget === surface ||
            surface?.nextElementSibling?.contains(relatedTarget) === true ||
            relatedTarget.closest('dialog') !== null);
        if (!stays) setFocused(null);
      },
      onKeyDown: (event) => {
        const from = (focused === null ? undefined : geography.byIso3.get(focused)) ?? start();
        if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (isDirection(event.key)) {
          event.preventDefault();
          // Nothing reached and nothing chosen yet: the first key shows where the walk begins.
          const begun = focused !== null || selected !== null;
          const next = begun ? nextInDirection(geography.places, from, event.key) : from;
          if (next) reach(next);
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          if (focused === null) reach(from);
          else choose(focused);
        } else if (event.key === 'Escape') {
          leave();
        }
      },
    },
  };
}

function away(place: MapPlace, view: MapView): number {
  return Math.hypot(place.centre[0] - view.x, place.centre[1] - view.y);
}
