import type { Kysely } from 'kysely';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A country's report of its trade with another in a year. */
export interface PartnerReportRow {
  item: number;
  reporter: string;
  partner: string;
  element: number;
  value: number;
  flag: string;
  /** Key of the source. */
  source: string;
}

interface PartnerReportsFilter {
  items: readonly number[];
  elements: readonly number[];
  year: number;
  /** One country only, as reporter or partner. */
  reporter?: string;
  partner?: string;
}

/** Countries' reports of their trade in some items in a year, partner by partner, the largest first. */
export function selectPartnerReports(
  db: Kysely<ReleaseDatabase>,
  { items, elements, year, reporter, partner }: PartnerReportsFilter,
): Promise<PartnerReportRow[]> {
  let reports = db
    .selectFrom('trade_flow')
    .innerJoin('source', 'source.id', 'trade_flow.source')
    .select(['item', 'reporter', 'partner', 'element', 'value', 'flag', 'source.key as source'])
    .where('item', 'in', [...items])
    .where('element', 'in', [...elements])
    .where('year', '=', year)
    .orderBy('value', 'desc')
    .orderBy('partner')
    .orderBy('reporter')
    .orderBy('item')
    .orderBy('element');
  if (reporter !== undefined) reports = reports.where('reporter', '=', reporter);
  if (partner !== undefined) reports = reports.where('partner', '=', partner);
  return reports.execute();
}
