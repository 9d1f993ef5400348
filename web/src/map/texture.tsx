import type { ReactElement } from 'react';
import { type MarkedState, TextureStrokes, TILE } from '../charts/plot/texture.tsx';

/** Opacity of the strokes: less and a texture is hard to see, more and it hides its class. */
export const STROKE_OPACITY = 0.8;

/** Strokes that are read on the lower and on the higher classes: on light paper those are pale and deep, on dark paper deep and bright. */
export function strokeOn(colour: string): string {
  return /-[4-7]\)$|less-[23]\)$/.test(colour)
    ? 'var(--map-mark-high, #ffffff)'
    : 'var(--map-mark-low, #2b2924)';
}

/** The fill of a class with the texture of a state; `unit` is the drawing's units per CSS pixel. */
export function TexturePattern(props: {
  id: string;
  state: MarkedState;
  colour: string;
  unit: number;
}): ReactElement {
  const { id, state, colour, unit } = props;
  return (
    <pattern
      id={id}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${unit})`}
    >
      <rect width={TILE} height={TILE} fill={colour} />
      <g strokeOpacity={STROKE_OPACITY}>
        <TextureStrokes state={state} stroke={strokeOn(colour)} />
      </g>
    </pattern>
  );
}
