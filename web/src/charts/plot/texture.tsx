import { Fragment, type ReactNode } from 'react';
import { tenth } from './paths.ts';
import { type FigureState, figureStates } from './series.ts';

/** States that a texture marks; official figures are plain. */
export const markedStates = ['not-stated', 'estimated', 'computed'] as const satisfies readonly FigureState[];
export type MarkedState = (typeof markedStates)[number];

/** Lines of figures that are not official are dotted, in the very colour of the others. */
export const OTHER_DASH = '1.5 2.5';

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

/**
 * The textures as patterns, to be laid over the fill of a series. Tiles are as wide as a period or a part of it, from the
 * left edge `x` of the first one: in bars narrower than a tile some would else have no stroke, and look official.
 */
export function Textures({ id, x, band }: { id: string; x: number; band: number }) {
  const width = band / Math.max(1, Math.round(band / TILE)) / TILE;
  return (
    <defs>
      {markedStates.map((state) => (
        <pattern
          key={state}
          id={`${id}-${state}`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${tenth(x)},0) scale(${width.toFixed(3)},1)`}
          stroke="none"
        >
          <TextureStrokes state={state} stroke="var(--paper)" />
        </pattern>
      ))}
    </defs>
  );
}

/** A piece of a mark as path data, with what is known of its figures. */
export type Piece = { state: FigureState; d: string };

/** One path for all pieces of a state: a chart of sixty years and six uses stays at a dozen elements. */
export const byState = (pieces: readonly Piece[]): Piece[] =>
  figureStates.flatMap((state) => {
    const d = pieces.flatMap((piece) => (piece.state === state ? piece.d : [])).join('');
    return d === '' ? [] : [{ state, d }];
  });

/** Filled pieces, under the texture of their state where the drawing has `textures` of this id. */
export const Filled = ({
  pieces,
  textures,
}: {
  pieces: readonly Piece[];
  textures?: string | undefined;
}): ReactNode =>
  byState(pieces).map(({ state, d }) => (
    <Fragment key={state}>
      <path d={d} />
      {textures !== undefined && state !== 'official' && <path d={d} fill={`url(#${textures}-${state})`} />}
    </Fragment>
  ));
