import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';
import { findQuotient, isWithheld } from '#domain/withheld.ts';

/** An area and year in which a quotient is withheld. */
export interface WithheldRow {
  area: string;
  year: number;
}

/**
 * Where a quotient of an item is withheld because its value is known in part alone and its quantity whole, by year and area;
 * of one area and year, or of all. Nothing for what is no such quotient.
 */
export async function selectWithheld(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; area?: string; year?: number },
): Promise<WithheldRow[]> {
  const quotient = findQuotient(of.element);
  if (quotient === null) return [];
  let query = db
    .selectFrom('observation as value')
    .innerJoin('observation as quantity', (join) =>
      join
        .onRef('quantity.indicator', '=', 'value.indicator')
        .onRef('quantity.year', '=', 'value.year')
        .onRef('quantity.area', '=', 'value.area')
        .on('quantity.element', '=', quotient.denominator),
    )
    .select(['value.area', 'value.year', 'value.flag', 'quantity.flag as other'])
    .where('value.indicator', '=', of.indicator)
    .where('value.element', '=', quotient.numerator)
    .orderBy('value.year')
    .orderBy('value.area');
  if (of.area !== undefined) query = query.where('value.area', '=', of.area);
  if (of.year !== undefined) query = query.where('value.year', '=', of.year);
  const rows = await query.execute();
  return rows.flatMap(({ area, year, flag, other }) =>
    isWithheld({ flag }, { flag: other }) ? [{ area, year }] : [],
  );
}
