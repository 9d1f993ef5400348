import type { ReactElement, ReactNode } from 'react';
import { type MarkedState, TextureStrokes, TILE } from '../charts/plot/texture.tsx';
import type { MapState } from './fills.ts';

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

/** The class of a doubtful figure as rings on paper: it is there, and fills nothing. */
export function HollowPattern(props: { id: string; colour: string; unit: number }): ReactElement {
  const { id, colour, unit } = props;
  return (
    <pattern
      id={id}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${unit})`}
    >
      <rect width={TILE} height={TILE} fill="var(--paper)" />
      {/* The edge keeps rings of pale classes readable. */}
      <g fill="none">
        <circle cx={TILE / 2} cy={TILE / 2} r="2.6" stroke="var(--ink-2)" strokeWidth="2" />
        <circle cx={TILE / 2} cy={TILE / 2} r="2.6" stroke={colour} strokeWidth="1.2" />
      </g>
    </pattern>
  );
}

/** The pattern of a state for a legend; official figures have none. */
export function StatePattern({ state, ...of }: { id: string; state: MapState; colour: string }): ReactNode {
  if (state === 'official') return null;
  if (state === 'doubtful') return <HollowPattern {...of} unit={1} />;
  return <TexturePattern {...of} state={state} unit={1} />;
}
