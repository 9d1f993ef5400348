import type { AreaSummary } from '#contract/data.ts';
import type { Figure } from '../../api/cube-store.ts';

/** A country of the ranking; equal values share a rank: 1, 1, 3. */
export interface Trader {
  area: string;
  value: number;
  flag: string;
  rank: number;
}

/** Countries of a slice, the largest first; regions and former states that have ended take no part. */
export function toTraders(
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, AreaSummary>,
): readonly Trader[] {
  const countries = [...slice]
    .filter(([code]) => areas.get(code)?.kind === 'country')
    .map(([area, { value, flag }]) => ({ area, value, flag }))
    .sort((a, b) => b.value - a.value || (a.area < b.area ? -1 : 1));
  let rank = 0;
  let last: number | null = null;
  return countries.map((entry, index) => {
    if (entry.value !== last) rank = index + 1;
    last = entry.value;
    return { ...entry, rank };
  });
}
