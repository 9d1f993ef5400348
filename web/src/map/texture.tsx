import type { ReactElement, ReactNode } from 'react';
import type { FlagState } from '#catalog/flags.ts';
import { type MarkedState, markedStates, TextureStrokes, TILE } from '../charts/plot/texture.tsx';
import { type Bin, ZERO } from './classes.ts';
import { classColour } from './map-colours.ts';

/** What is known of the figure that a country is coloured by: a doubtful one is hollow, whatever its flag. */
export type MapState = FlagState | 'doubtful';

/** Opacity of the strokes: less and a texture is hard to see, more and it hides its class. */
export const STROKE_OPACITY = 0.8;

/** Strokes that are read on the lower and on the higher classes: on light paper those are pale and deep, on dark paper deep and bright. */
export function strokeOn(colour: string): string {
  return /-[4-7]\)$|less-[23]\)$/.test(colour)
    ? 'var(--map-mark-high, #ffffff)'
    : 'var(--map-mark-low, #2b2924)';
}

const textureId = (state: MapState, bin: Bin, prefix: string): string =>
  `${prefix}${state}-${bin === ZERO ? 'zero' : bin}`;

/** The paint of a class of figures that are not official: a reference to one of `TexturePatterns` with the same prefix. */
export function texturePaint(state: MapState, bin: Bin, prefix: string): string {
  return `url(#${textureId(state, bin, prefix)})`;
}

/** The classes with the textures of the states; `unit` is the drawing's units per CSS pixel. */
export function TexturePatterns(props: { ramp: readonly string[]; prefix: string; unit: number }): ReactNode {
  const { ramp, prefix, unit } = props;
  const states: readonly MapState[] = [...markedStates, 'doubtful'];
  return states.flatMap((state) =>
    [...ramp.keys(), ZERO].map((bin) => {
      const id = textureId(state, bin, prefix);
      return <StatePattern key={id} id={id} state={state} colour={classColour(bin, ramp)} unit={unit} />;
    }),
  );
}

/** The fill of a class with the look of a state; official figures have no pattern. */
function StatePattern(props: {
  id: string;
  state: MapState;
  colour: string;
  unit: number;
}): ReactElement | null {
  const { id, state, colour, unit } = props;
  if (state === 'official') return null;
  return (
    <pattern
      id={id}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${unit})`}
    >
      {state === 'doubtful' ? <Hollow colour={colour} /> : <Textured state={state} colour={colour} />}
    </pattern>
  );
}

function Textured({ state, colour }: { state: MarkedState; colour: string }): ReactElement {
  return (
    <>
      <rect width={TILE} height={TILE} fill={colour} />
      <g strokeOpacity={STROKE_OPACITY}>
        <TextureStrokes state={state} stroke={strokeOn(colour)} />
      </g>
    </>
  );
}

/** The class of a doubtful figure as rings on paper: it is there, and fills nothing. */
function Hollow({ colour }: { colour: string }): ReactElement {
  return (
    <>
      <rect width={TILE} height={TILE} fill="var(--paper)" />
      {/* The edge keeps rings of pale classes readable. */}
      <g fill="none">
        <circle cx={TILE / 2} cy={TILE / 2} r="2.6" stroke="var(--ink-2)" strokeWidth="2" />
        <circle cx={TILE / 2} cy={TILE / 2} r="2.6" stroke={colour} strokeWidth="1.2" />
      </g>
    </>
  );
}

/** A class of the middle of the ramp, as figures of this state look. */
export function StateSample(props: {
  id: string;
  state: MapState;
  width: number | string;
  height: number | string;
}): ReactElement {
  const { id, state, width, height } = props;
  const colour = 'var(--map-3)';
  return (
    <>
      <StatePattern id={id} state={state} colour={colour} unit={1} />
      <rect width={width} height={height} fill={state === 'official' ? colour : `url(#${id})`} />
    </>
  );
}
