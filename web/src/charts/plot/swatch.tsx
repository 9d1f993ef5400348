import { type MarkerShape, markerPath } from './markers.ts';
import type { SeriesMark } from './series.ts';

export const MARKER_RADIUS = 4.5;

export type SwatchProps = {
  mark: SeriesMark;
  colour: string;
  dash?: string | undefined;
  shape?: MarkerShape | undefined;
  /** Its colour alone identifies it, except in print and with high contrast (`plot.module.css`). */
  isByColour?: boolean | undefined;
};

export function SwatchShape({ mark, colour, dash, shape, isByColour = false }: SwatchProps) {
  const hasFallback = isByColour && shape !== undefined;
  if (mark === 'line') {
    return (
      <>
        <path
          d="M0,6H18"
          fill="none"
          stroke={colour}
          strokeWidth="2"
          strokeDasharray={dash}
          data-told={hasFallback ? 'dash' : undefined}
        />
        {shape && (
          <path
            data-told={hasFallback ? 'marker' : undefined}
            d={markerPath(shape, 9, 6, MARKER_RADIUS)}
            fill={colour}
          />
        )}
      </>
    );
  }
  if (mark === 'points') return <circle cx="9" cy="6" r="4" fill={colour} />;
  return <rect x="3" y="0" width="12" height="12" rx="1.5" fill={colour} />;
}

export function Swatch(props: SwatchProps) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" focusable="false">
      <SwatchShape {...props} />
    </svg>
  );
}
