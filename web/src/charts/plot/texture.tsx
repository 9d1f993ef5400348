import type { FigureState } from './series.ts';

/** States that a texture marks; official figures are plain. */
export const markedStates = ['not-stated', 'estimated', 'computed'] as const satisfies readonly FigureState[];
export type MarkedState = (typeof markedStates)[number];

/** Side of a tile of the texture, in CSS pixels. */
export const TILE = 6;

/** Dots, one hatch, two hatches: each further from an official figure. The map's hatch of "no data" leans the other way. */
const STROKES: Readonly<Record<MarkedState, string>> = {
  'not-stated': 'M1.5,1.5h0M4.5,4.5h0',
  estimated: 'M0,0L6,6M-1,5L1,7M5,-1L7,1',
  computed: 'M0,0L6,6M-1,5L1,7M5,-1L7,1M6,0L0,6M-1,1L1,-1M5,7L7,5',
};

/** The strokes of one tile. */
export function TextureStrokes({ state, stroke }: { state: MarkedState; stroke: string }) {
  return (
    <path
      d={STROKES[state]}
      stroke={stroke}
      strokeWidth={state === 'not-stated' ? 1.6 : 0.9}
      strokeLinecap="round"
    />
  );
}

/** The textures as patterns, to be laid over the fill of a series. */
export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {markedStates.map((state) => (
        <pattern
          key={state}
          id={`${id}-${state}`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          stroke="none"
        >
          <TextureStrokes state={state} stroke="var(--paper)" />
        </pattern>
      ))}
    </defs>
  );
}
