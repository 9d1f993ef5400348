import type { ReactElement } from 'react';

/** Patterns outside the ramp, as the ends of their ids. */
export const PATTERN = { noData: 'no-data', notApplicable: 'not-applicable' } as const;

/** Hatched where there are no data, dotted where there can be none; `unit` is the drawing's units per CSS pixel. */
export function MapPatterns({ prefix, unit }: { prefix: string; unit: number }): ReactElement {
  const tile = { width: '5', height: '5' };
  return (
    <>
      <pattern
        id={prefix + PATTERN.noData}
        {...tile}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit}) rotate(45)`}
      >
        <rect {...tile} fill="var(--map-none, #f1eee7)" />
        <rect width="1.4" height="5" fill="var(--map-none-line, #c8c2b4)" />
      </pattern>
      <pattern
        id={prefix + PATTERN.notApplicable}
        {...tile}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <rect {...tile} fill="var(--map-none, #f1eee7)" />
        <circle cx="2.5" cy="2.5" r="0.9" fill="var(--map-none-line, #a9a394)" />
      </pattern>
    </>
  );
}
