import type { ReactElement } from 'react';
import { markedStates } from '../charts/plot/texture.tsx';
import { ZERO } from './classes.ts';
import { type FillStyle, findColour, PATTERN, texturePattern } from './fills.ts';
import { HollowPattern, TexturePattern } from './texture.tsx';

interface MapPatternsProps {
  style: FillStyle;
  /** Box units per CSS pixel, so that patterns keep their size at every zoom. */
  unit: number;
  /** Whether figures may have the texture of a state. */
  textures: boolean;
}

/** Hatched where there are no data, dotted where there can be none, and the classes with the textures of the states. */
export function MapPatterns({ style, unit, textures }: MapPatternsProps): ReactElement {
  const bins = [...style.ramp.keys(), ZERO];
  return (
    // Countries may carry strokes of their own, which patterns would inherit and be covered by.
    <defs stroke="none">
      <pattern
        id={style.patterns + PATTERN.noData}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit}) rotate(45)`}
      >
        <rect width="5" height="5" fill="var(--map-none, #f1eee7)" />
        <rect width="1.4" height="5" fill="var(--map-none-line, #c8c2b4)" />
      </pattern>
      <pattern
        id={style.patterns + PATTERN.notApplicable}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <rect width="5" height="5" fill="var(--map-none, #f1eee7)" />
        <circle cx="2.5" cy="2.5" r="0.9" fill="var(--map-none-line, #a9a394)" />
      </pattern>
      {textures &&
        markedStates.flatMap((state) =>
          bins.map((bin) => (
            <TexturePattern
              key={`${state}${bin}`}
              id={style.patterns + texturePattern(state, bin)}
              state={state}
              colour={findColour(bin, style)}
              unit={unit}
            />
          )),
        )}
      {textures &&
        bins.map((bin) => (
          <HollowPattern
            key={bin}
            id={style.patterns + texturePattern('doubtful', bin)}
            colour={findColour(bin, style)}
            unit={unit}
          />
        ))}
    </defs>
  );
}
