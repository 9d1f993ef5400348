import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

export interface PartnerReportRow {
  item: number;
  partner: string;
  value: number;
  flag: string;
  /** Key of the source. */
  source: string;
}

/** What a country reports of its trade in some items in a year, partner by partner or with one, the largest first. */
export function selectPartnerReports(
  db: Kysely<ReleaseDatabase>,
  {
    items,
    ...of
  }: { items: readonly number[]; element: number; reporter: string; year: number; partner?: string },
): Promise<PartnerReportRow[]> {
  const reports = db
    .selectFrom('trade_flow')
    .innerJoin('source', 'source.id', 'trade_flow.source')
    .select(['item', 'partner', 'value', 'flag', 'source.key as source'])
    .where('item', 'in', [...items])
    .where('year', '=', of.year)
    .where('reporter', '=', of.reporter)
    .where('element', '=', of.element)
    .orderBy('value', 'desc')
    .orderBy('partner')
    .orderBy('item');
  return (of.partner === undefined ? reports : reports.where('partner', '=', of.partner)).execute();
}
