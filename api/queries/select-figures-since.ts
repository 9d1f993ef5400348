import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A figure of any area. */
export interface FigureSinceRow {
  indicator: number;
  element: number;
  year: number;
  area: string;
  value: number;
  flag: string;
}

/** Figures of all areas from a year on, years rising: of each pair of item and element one contiguous range. */
export function selectFiguresSince(
  db: Kysely<ReleaseDatabase>,
  of: { indicators: readonly number[]; elements: readonly number[]; since: number },
): Promise<FigureSinceRow[]> {
  return db
    .selectFrom('observation')
    .select(['indicator', 'element', 'year', 'area', 'value', 'flag'])
    .where('indicator', 'in', [...of.indicators])
    .where('element', 'in', [...of.elements])
    .where('year', '>=', of.since)
    .orderBy('indicator')
    .orderBy('element')
    .orderBy('year')
    .orderBy('area')
    .execute();
}
