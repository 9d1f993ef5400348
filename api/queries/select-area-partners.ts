import type { Kysely } from 'kysely';
import type { ReleaseDatabase, Row } from '#release/schema.ts';

/** A report of a country, or of a partner of it, on their trade in a year. */
export type AreaPartnerRow = Omit<Row<'trade_flow'>, 'source'> & { source: number };

/** Reports of the trade of one country, of several items and years: by itself, or by its partners. */
export function selectAreaPartners(
  db: Kysely<ReleaseDatabase>,
  filter: {
    area: string;
    side: 'reporter' | 'partner';
    items: readonly number[];
    years: readonly number[];
    elements: readonly number[];
  },
): Promise<AreaPartnerRow[]> {
  return db
    .selectFrom('trade_flow')
    .select(['item', 'year', 'reporter', 'partner', 'element', 'value', 'flag', 'source'])
    .where('item', 'in', [...filter.items])
    .where('year', 'in', [...filter.years])
    .where(filter.side, '=', filter.area)
    .where('element', 'in', [...filter.elements])
    .orderBy('item')
    .orderBy('year')
    .orderBy('reporter')
    .orderBy('element')
    .orderBy('partner')
    .execute();
}
