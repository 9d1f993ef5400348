import type { ReactNode } from 'react';
import { requireColour } from '../plot/series.ts';

/** What a place is made from; the icon is the component's matter. */
export type PodiumEntry = {
  id: string;
  /** 1 is the highest; equal values share a rank. */
  rank: number;
  /** What is ranked. */
  value: number;
  colour: string;
  /** The page's own crop. */
  selected: boolean;
};

/** A place as it is drawn. */
export type PodiumItem = PodiumEntry & {
  name: string;
  /** The rank as it is read aloud, e.g. "2nd place". */
  rankLabel: string;
  /** The rank as it stands on the step. */
  rankText: string;
  /** Figure with its unit. */
  valueLabel: string;
  icon: ReactNode;
  /** Makes the figure the way to its explanation. */
  link?: (figure: ReactNode) => ReactNode;
};

export type PodiumPlace<T extends PodiumEntry> = {
  item: T;
  /** Height of the step, which tells the rank alone. */
  height: number;
  /** The value as a part of the first one's, 0 to 100. */
  part: number;
};

/** Heights of the steps of ranks 1 to 4 in pixels; lower ranks stand on the last step. */
export const PODIUM_HEIGHTS = [200, 165, 150, 110] as const;

/** The first three places, or four when there are more than three items. Ties share their height. */
export function toPodiumModel<T extends PodiumEntry>(items: readonly T[]): PodiumPlace<T>[] {
  for (const item of items) requireColour(item.colour, item.id);
  const first = [...items].sort((a, b) => a.rank - b.rank).slice(0, items.length > 3 ? 4 : 3);
  const most = Math.max(...first.map(({ value }) => value));
  return first.map((item) => ({
    item,
    height: PODIUM_HEIGHTS[Math.max(item.rank, 1) - 1] ?? PODIUM_HEIGHTS[3],
    part: most > 0 ? Math.round(Math.max(item.value / most, 0) * 1000) / 10 : 0,
  }));
}
