import type { ExplainedRow } from '#contract/explain.ts';
import type { ObservationTable } from '#contract/release-tables.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import type { OriginRow } from '../queries/select-origin.ts';

/** What was multiplied to get from one value to the other; `null` where no factor tells (a published 0 of something). */
function readFactor(published: number, kept: number): number | null {
  if (published === kept) return 1;
  return published === 0 ? null : Number((kept / published).toPrecision(12));
}

/**
 * The row of the file that a figure was taken from. A figure that was mapped or converted has the row with it
 * (`item|element|unit|value|flag|area`); every other one is the row itself.
 */
export function toSourceRow(
  row: ObservationTable,
  origin: OriginRow,
  area: Pick<AreaRow, 'code' | 'm49' | 'fao'>,
): ExplainedRow {
  const [item, element, unit, value, flag, place] = row.published?.split('|') ?? [];
  const published = value === undefined ? row.value : Number(value);
  const { key, publisher, title, url, licence, file, sha256, date, computed } = origin;
  return {
    ...{ source: key, publisher, title, url, licence, file, sha256, date },
    computed: computed === 1,
    area: place || (area.fao === null ? area.code : String(area.fao)),
    m49: area.m49,
    item: item ?? String(row.indicator),
    element: element ?? String(row.element),
    year: row.year,
    unit: unit ?? origin.unit,
    value: published,
    flag: flag ?? row.flag,
    factor: readFactor(published, row.value),
  };
}
