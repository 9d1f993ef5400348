import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Frame, type MapView, zoomAt } from './view.ts';

/** After so many milliseconds of rest a map that was moved is drawn anew, as sharp as before. */
const restMs = 160;

/**
 * Moves a drawn layer without drawing it: a drag or a pinch changes its transform alone, whatever it holds. Returns how far it
 * is zoomed in once it rests, for what has to keep its size on the screen.
 */
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
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [zoom, setZoom] = useState(1);
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
      element.style.willChange = 'transform';
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        element.style.willChange = '';
        setZoom(scale);
      }, restMs);
    },
    [frame, home],
  );
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
