import type { ReactElement } from 'react';
import { ZERO } from './classes.ts';
import { colourOf, estimatedPattern, type FillStyle, PATTERN } from './fills.ts';

interface MapPatternsProps {
  style: FillStyle;
  /** Box units per CSS pixel, so that patterns keep their size at every zoom. */
  unit: number;
  /** Whether any value is estimated; without, no pattern is made for it. */
  estimated: boolean;
}

/** The three patterns of the map: hatched where there are no data, dotted where there can be none, lined if estimated. */
export function MapPatterns({ style, unit, estimated }: MapPatternsProps): ReactElement {
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
      {estimated &&
        bins.map((bin) => (
          <pattern
            key={bin}
            id={style.patterns + estimatedPattern(bin)}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${unit})`}
          >
            <rect width="4" height="4" fill={colourOf(bin, style)} />
            <rect width="1" height="4" fill="#fff" opacity="0.45" />
          </pattern>
        ))}
    </defs>
  );
}
