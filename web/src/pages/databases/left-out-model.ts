import type { PriceLeftOut } from '#contract/prices.ts';

/** Rows of a source that are left out for one reason, and where. */
export interface LeftOutRows {
  source: string;
  reason: string;
  rows: number;
  /** The country with the most rows first; an empty code where the rows name no country. */
  countries: readonly { iso3: string; rows: number }[];
}

/** What is left out of market prices, and how many groups of rows disagree. */
export interface LeftOut {
  entries: readonly LeftOutRows[];
  conflicts: number;
}

/** Puts rows that were left out together by source and reason, the most rows first. */
export function toLeftOut({ left_out, conflicts }: PriceLeftOut): LeftOut {
  const groups = new Map<string, LeftOutRows>();
  for (const { source, reason, iso3, rows } of left_out) {
    const key = JSON.stringify([source, reason]);
    const group = groups.get(key) ?? { source, reason, rows: 0, countries: [] };
    groups.set(key, {
      ...group,
      rows: group.rows + rows,
      countries: [...group.countries, { iso3, rows }].sort((a, b) => b.rows - a.rows),
    });
  }
  return { entries: [...groups.values()].sort((a, b) => b.rows - a.rows), conflicts: conflicts.length };
}
