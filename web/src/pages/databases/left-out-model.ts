import type { PriceLeftOut } from '#contract/prices.ts';
import type { GermplasmLeftOutRow } from '#contract/samples.ts';

/** Rows of a source that are left out for one reason, and where. */
interface LeftOutRows {
  source: string;
  reason: string;
  rows: number;
  /** The country with the most rows first; an empty code where the rows name no country. */
  countries: readonly { iso3: string; rows: number }[];
}

/** Rows left out of market prices, and the number of groups of rows that disagree. */
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

/** A row for each source, reason and country, as files have them. */
export function leftOutRows(entries: LeftOut['entries']) {
  return entries.flatMap(({ reason, source, countries }) =>
    countries.map((country) => ({ reason, source, ...country })),
  );
}

export const germplasmLeftOutAddress = '/api/v1/germplasm/left-out';

/** Rows left out of germplasm and varieties, by source and reason, with their texts. */
export type GermplasmLeftOut = readonly {
  source: string;
  reason: string;
  rows: number;
  /** The published text that is the reason, such as a year or a place name; the most rows first. */
  details: readonly { text: string; rows: number }[];
}[];

/** Puts rows that were left out together by source and reason, the most rows first. */
export function toGermplasmLeftOut(all: readonly GermplasmLeftOutRow[]): GermplasmLeftOut {
  const groups = new Map<string, GermplasmLeftOut[number]>();
  for (const { source, reason, detail, rows } of all) {
    const key = JSON.stringify([source, reason]);
    const group = groups.get(key) ?? { source, reason, rows: 0, details: [] };
    const details = detail === '' ? group.details : [...group.details, { text: detail, rows }];
    groups.set(key, {
      ...group,
      rows: group.rows + rows,
      details: [...details].sort((a, b) => b.rows - a.rows || (a.text < b.text ? -1 : 1)),
    });
  }
  return [...groups.values()].sort((a, b) => b.rows - a.rows);
}

/** A row for each source, reason and text, for files; rows without a text have an empty one. */
export function germplasmLeftOutRows(entries: GermplasmLeftOut) {
  return entries.flatMap(({ reason, source, rows: count, details }) => {
    const describedRows = details.reduce((sum, detail) => sum + detail.rows, 0);
    return [
      ...details.map(({ text, rows: some }) => ({ reason, source, text, count: some })),
      ...(describedRows < count ? [{ reason, source, text: '', count: count - describedRows }] : []),
    ];
  });
}
