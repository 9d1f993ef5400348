import { type MarkerShape, markerShapes } from '../../charts/plot/markers.ts';

/** What tells a line from the others: colour, dash and marker together. */
export interface LineLook {
  colour: string;
  dash?: string;
  shape: MarkerShape;
}

const colours: readonly { colour: string; dash?: string }[] = [
  { colour: 'var(--accent)' },
  { colour: 'var(--use-imports)' },
  { colour: 'var(--use-feed)' },
  { colour: 'var(--use-seed)' },
  { colour: 'var(--use-processing)', dash: '7 3' },
  { colour: 'var(--use-camels)', dash: '7 3' },
  { colour: 'var(--use-mules)', dash: '10 3 2 3' },
  { colour: 'var(--ink)', dash: '10 3 2 3' },
];

/** The look of the line at a place among all that are compared: the same in every picture. */
export function lineLook(place: number): LineLook {
  const at = place % colours.length;
  return { ...(colours[at] ?? { colour: 'var(--ink)' }), shape: markerShapes[at] ?? 'circle' };
}
