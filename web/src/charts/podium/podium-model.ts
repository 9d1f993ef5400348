import type { ReactNode } from 'react';

export type PodiumEntry = {
  id: string;
  /** 1 is the highest; equal values share a rank. */
  rank: number;
  selected: boolean;
};

export type PodiumItem = PodiumEntry & {
  name: string;
  /** The rank as it is read aloud, e.g. "2nd place". */
  rankLabel: string;
  rankText: string;
  /** Figure on the scale of all places, whose unit the figure's title has. */
  valueText: string;
  valueLabel: string;
  icon: ReactNode;
  link?: (figure: ReactNode) => ReactNode;
};

export type PodiumPlace<T extends PodiumEntry> = {
  item: T;
  height: number;
  /** Not among the first: drawn behind a gap. */
  isApart: boolean;
};

/** Heights of the steps of ranks 1 to 4 in pixels; lower ranks have the last step. */
const PODIUM_HEIGHTS = [200, 165, 150, 110] as const;
const APART_HEIGHT = 60;

/** The first three places, or four of more than three, and behind a gap the own one where it is none of them. */
export function toPodiumModel<T extends PodiumEntry>(items: readonly T[]): PodiumPlace<T>[] {
  const sorted = [...items].sort((a, b) => a.rank - b.rank);
  const most = sorted.length > 3 ? 4 : 3;
  const first = sorted.slice(0, most).map((item) => ({
    item,
    height: PODIUM_HEIGHTS[Math.max(item.rank, 1) - 1] ?? PODIUM_HEIGHTS[3],
    isApart: false,
  }));
  const apart = sorted.slice(most).filter(({ selected }) => selected);
  return [...first, ...apart.map((item) => ({ item, height: APART_HEIGHT, isApart: true }))];
}
