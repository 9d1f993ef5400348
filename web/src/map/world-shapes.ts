/** One country: an outline, a circle where the outline would be too small to see, or both. */
export interface Shape {
  iso3: string;
  /** Outline in box units: `M` starts and relative `l` steps in whole numbers; empty when only the circle is drawn. */
  d: string;
  circle?: readonly [number, number];
}

/** The world as `tools/shapes` draws it: projected once, at build time, into one box. */
export interface WorldShapes {
  viewBox: readonly [number, number, number, number];
  shapes: readonly Shape[];
  /** Outline of land that belongs to no country's figures. */
  land: string;
  /** Open lines where neighbours do not agree on the boundary. */
  disputed: string;
}
