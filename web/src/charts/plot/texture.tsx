import type { FigureState } from './series.ts';

/** States that a texture marks; official figures are plain. */
export const markedStates = ['not-stated', 'estimated', 'computed'] as const satisfies readonly FigureState[];
export type MarkedState = (typeof markedStates)[number];

/** Side of a tile of the texture, in CSS pixels. */
export const TILE = 8;

/** Dots, one hatch, two hatches: each further from an official figure. The map's hatch of "no data" leans the other way. */
const STROKES: Readonly<Record<MarkedState, string>> = {
  'not-stated': 'M2,2h0M6,6h0',
  estimated: 'M0,0L8,8M-1,7L1,9M7,-1L9,1',
  computed: 'M0,0L8,8M-1,7L1,9M7,-1L9,1M8,0L0,8M-1,1L1,-1M7,9L9,7',
};

/** The strokes of one tile. */
export function TextureStrokes({ state, stroke }: { state: MarkedState; stroke: string }) {
  return (
    <path
      d={STROKES[state]}
      stroke={stroke}
      strokeWidth={state === 'not-stated' ? 1.6 : 0.8}
      strokeLinecap="round"
    />
  );
}
