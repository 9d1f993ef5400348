import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Frame, type MapView, zoomAt } from './view.ts';

/** After so many milliseconds of rest a map that was moved is drawn anew, as sharp as before. */
const restMs = 300;

/** A drawing that is shown so many times smaller than it was painted is painted anew. */
const coarser = 3;

/** Gives a drawing a layer of its own, which is moved without being painted. */
const lift = (element: HTMLElement): void => {
  element.style.willChange = 'transform';
};

/** A drag or a pinch changes the layer's transform alone. Returns the zoom at rest, for what has to keep its size on the screen. */
export function useMovedLayer(
  frame: Frame,
  home: MapView,
): {
  layer: RefObject<HTMLDivElement | null>;
  zoom: number;
  /** The view now; a drawing does not follow it. */
  current: () => MapView;
  move: (view: MapView) => void;
  zoomBy: (factor: number) => void;
  reset: () => void;
} {
  const layer = useRef<HTMLDivElement>(null);
  const view = useRef(home);
  const isNear = useRef(false);
  const isPainting = useRef(false);
  const painted = useRef(1);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [zoom, setZoom] = useState(1);
  // Only without a layer of its own is it painted at its new scale; a frame later it is lifted again for the next move.
  const paintAnew = useCallback((element: HTMLElement): void => {
    element.style.willChange = '';
    isPainting.current = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isPainting.current = false;
        if (isNear.current) lift(element);
      }),
    );
  }, []);
  const move = useCallback(
    (next: MapView): void => {
      const element = layer.current;
      if (element === null) return;
      view.current = next;
      const scale = home.unit / next.unit;
      const x = frame.width / 2 + (home.x - next.x) / next.unit - (scale * frame.width) / 2;
      const y = frame.height / 2 + (home.y - next.y) / next.unit - (scale * frame.height) / 2;
      element.style.transform =
        scale === 1 && next === home ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      // Shrunk further, what was painted large for the part that was seen would be painted as large for all that comes into sight.
      if (scale * coarser < painted.current) {
        paintAnew(element);
        painted.current = scale;
      } else if (!isPainting.current) lift(element);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        paintAnew(element);
        painted.current = scale;
        setZoom(scale);
      }, restMs);
    },
    [frame, home, paintAnew],
  );
  // To make a layer of the drawing takes as long as two frames: that is done when a pointer comes, and not when it moves the map.
  useEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const come = (): void => {
      isNear.current = true;
      lift(element);
    };
    const go = (): void => {
      isNear.current = false;
      element.style.willChange = '';
    };
    element.addEventListener('pointerenter', come);
    element.addEventListener('pointerleave', go);
    return () => {
      element.removeEventListener('pointerenter', come);
      element.removeEventListener('pointerleave', go);
    };
  }, []);
  // Another size of the frame begins with the whole world again.
  useEffect(() => {
    move(home);
    return () => clearTimeout(rest.current);
  }, [move, home]);
  return {
    layer,
    zoom,
    current: () => view.current,
    move,
    zoomBy: (factor) => move(zoomAt(view.current, factor, [frame.width / 2, frame.height / 2], frame, home)),
    reset: () => move(home),
  };
}
