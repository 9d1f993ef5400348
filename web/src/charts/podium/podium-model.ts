import { requireColour } from '../plot/series.ts';

/** What a place is made from; the icon is the component's matter. */
export type PodiumEntry = {
  id: string;
  /** 1 is the highest; equal values share a rank. */
  rank: number;
  colour: string;
  /** The page's own crop. */
  selected: boolean;
};

export type PodiumPlace<T extends PodiumEntry> = { item: T; height: number; fill: string; ink: string };

/** Bar heights of ranks 1 to 4 in pixels; lower ranks stand on the last step. */
export const PODIUM_HEIGHTS = [200, 165, 150, 110] as const;

export const PODIUM_BAR_WIDTH = 90;

/** The first three places, or four when there are more than three items. Ties share their height. */
export function toPodiumModel<T extends PodiumEntry>(items: readonly T[]): PodiumPlace<T>[] {
  for (const item of items) requireColour(item.colour, item.id);
  return [...items]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, items.length > 3 ? 4 : 3)
    .map((item) => ({
      item,
      height: PODIUM_HEIGHTS[Math.max(item.rank, 1) - 1] ?? PODIUM_HEIGHTS[3],
      fill: item.selected ? 'var(--accent)' : 'var(--accent-tint)',
      ink: item.selected ? 'var(--paper)' : 'var(--ink)',
    }));
}
