import { type RefObject, useEffect, useRef } from 'react';
import type { Frame, MapView } from './view.ts';
import { panBy, zoomAt } from './view.ts';

export type Hint = 'mouse' | 'touch';

interface GestureOptions {
  target: RefObject<HTMLElement | null>;
  frame: Frame;
  home: MapView;
  view: MapView;
  onView: (view: MapView) => void;
  /** Called for a gesture that moved the page instead of the map. */
  onHint: (hint: Hint) => void;
}

/** Pixels of movement below which a press is a click. */
const SLOP = 4;

/** Leaves the page its scrolling: the wheel zooms with Ctrl, and fingers need to be two. Returns whether a drag has just ended. */
export function useGestures(options: GestureOptions): { dragged: () => boolean } {
  const latest = useRef(options);
  const moved = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  const { target } = options;

  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const at = (clientX: number, clientY: number): readonly [number, number] => {
      const box = element.getBoundingClientRect();
      return [clientX - box.left, clientY - box.top];
    };
    const change = (view: MapView): void => {
      latest.current = { ...latest.current, view };
      latest.current.onView(view);
    };

    const onWheel = (event: WheelEvent): void => {
      const { view, frame, home } = latest.current;
      if (!event.ctrlKey && !event.metaKey) {
        latest.current.onHint('mouse');
        return;
      }
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-Math.max(-80, Math.min(80, event.deltaY * lines)) * 0.008);
      change(zoomAt(view, factor, at(event.clientX, event.clientY), frame, home));
    };

    let press: { x: number; y: number; id: number } | null = null;
    const onPointerDown = (event: PointerEvent): void => {
      moved.current = false;
      if (event.pointerType === 'mouse' && event.button === 0) {
        press = { x: event.clientX, y: event.clientY, id: event.pointerId };
      }
    };
    const onPointerMove = (event: PointerEvent): void => {
      if (press === null || press.id !== event.pointerId) return;
      const dx = event.clientX - press.x;
      const dy = event.clientY - press.y;
      if (!moved.current && Math.hypot(dx, dy) < SLOP) return;
      moved.current = true;
      element.setPointerCapture(event.pointerId);
      press = { ...press, x: event.clientX, y: event.clientY };
      const { view, frame, home } = latest.current;
      change(panBy(view, dx, dy, frame, home));
    };
    const onPointerEnd = (): void => {
      press = null;
    };

    let pinch: { x: number; y: number; span: number } | null = null;
    const onTouchMove = (event: TouchEvent): void => {
      const [one, two] = [event.touches[0], event.touches[1]];
      if (one === undefined || two === undefined) {
        const { view, home } = latest.current;
        if (view.unit < home.unit * 0.999) latest.current.onHint('touch');
        return;
      }
      event.preventDefault();
      moved.current = true;
      const [x, y] = at((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
      const span = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (pinch !== null && span > 0) {
        const { view, frame, home } = latest.current;
        const shifted = panBy(view, x - pinch.x, y - pinch.y, frame, home);
        change(zoomAt(shifted, span / pinch.span, [x, y], frame, home));
      }
      pinch = { x, y, span };
    };
    const onTouchEnd = (): void => {
      pinch = null;
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('pointermove', onPointerMove, { signal });
    element.addEventListener('pointerup', onPointerEnd, { signal });
    element.addEventListener('pointercancel', onPointerEnd, { signal });
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    element.addEventListener('touchend', onTouchEnd, { signal });
    element.addEventListener('touchcancel', onTouchEnd, { signal });
    return () => listening.abort();
  }, [target]);

  return { dragged: () => moved.current };
}
