import { useMemo, useState } from 'react';
import { type Geography, toBounds } from './geography.ts';
import { type Frame, fitBounds, type MapView, zoomAt } from './view.ts';

interface ViewControl {
  view: MapView;
  home: MapView;
  setView: (view: MapView) => void;
  zoomBy: (factor: number) => void;
  reset: () => void;
}

/**
 * What the map shows. It fits the region, or the world, into the frame again whenever the region changes or the layout
 * gives the frame another shape; in between it is where the visitor moved it.
 */
export function useView(geography: Geography, focus: ReadonlySet<string> | null, frame: Frame): ViewControl {
  const home = useMemo(() => fitBounds(geography.bounds, frame), [geography, frame]);
  const fitted = useMemo(() => {
    const bounds = focus && toBounds(geography, focus);
    return bounds ? closestTo(fitBounds(bounds, frame), home) : home;
  }, [geography, focus, frame, home]);
  // A movement counts only for the fit that it started from.
  const [moved, setMoved] = useState<{ from: MapView; to: MapView } | null>(null);
  const view = moved?.from === fitted ? moved.to : fitted;
  return {
    view,
    home,
    setView: (to) => setMoved({ from: fitted, to }),
    zoomBy: (factor) =>
      setMoved({
        from: fitted,
        to: zoomAt(view, factor, [frame.width / 2, frame.height / 2], frame, home),
      }),
    reset: () => setMoved(fitted === view ? { from: fitted, to: home } : null),
  };
}

/** A region of a few islets is not magnified without end. */
function closestTo(view: MapView, home: MapView): MapView {
  return { ...view, unit: Math.max(view.unit, home.unit / 24) };
}
