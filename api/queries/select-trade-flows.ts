import type { Kysely } from 'kysely';
import { worstFlag } from '#catalog/flags.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** A flow of goods with both reports of it. */
export interface TradeFlowRow {
  reporter: string;
  partner: string;
  element: number;
  /** Over the items, in 1000 US$ or t. */
  value: number;
  /** The least certain of the items' flags. */
  flag: string;
}

interface TradeFlowsFilter {
  items: readonly number[];
  year: number;
  elements: readonly number[];
}

/**
 * Countries' reports of their trade in a year, added up over items. That is done here, item by item: databases add in ways of their own,
 * which differ in the last digit.
 */
export async function selectTradeFlows(
  db: Kysely<ReleaseDatabase>,
  { items, year, elements }: TradeFlowsFilter,
  end?: { side: 'reporter' | 'partner'; area: string },
): Promise<TradeFlowRow[]> {
  const reports = await db
    .selectFrom('trade_flow')
    .select(['reporter', 'partner', 'element', 'value', 'flag'])
    .where('item', 'in', [...items])
    .where('year', '=', year)
    .where('element', 'in', [...elements])
    .$if(end !== undefined, (query) => query.where(end?.side ?? 'reporter', '=', end?.area ?? ''))
    .orderBy('reporter')
    .orderBy('element')
    .orderBy('partner')
    .orderBy('item')
    .execute();
  const flows: TradeFlowRow[] = [];
  for (const report of reports) {
    const last = flows.at(-1);
    const isSame =
      last?.reporter === report.reporter &&
      last.element === report.element &&
      last.partner === report.partner;
    if (!isSame) flows.push({ ...report, flag: report.flag.trim() });
    else {
      last.value += report.value;
      last.flag = worstFlag([last.flag, report.flag]);
    }
  }
  return flows;
}

/** The same with one country at either end: its reports, and its partners' reports on it. */
export async function selectTradeFlowsOf(
  db: Kysely<ReleaseDatabase>,
  filter: TradeFlowsFilter & { area: string },
): Promise<TradeFlowRow[]> {
  const ownFlows = await selectTradeFlows(db, filter, { side: 'reporter', area: filter.area });
  const mirror = await selectTradeFlows(db, filter, { side: 'partner', area: filter.area });
  return [...ownFlows, ...mirror];
}

/** Countries with a report of the year in the release, of any item. */
export async function selectReporters(db: Kysely<ReleaseDatabase>, year: number): Promise<string[]> {
  const items = db.selectFrom('trade_flow').select('item').distinct();
  const rows = await db
    .selectFrom('trade_flow')
    .select('reporter')
    .distinct()
    .where('item', 'in', items)
    .where('year', '=', year)
    .orderBy('reporter')
    .execute();
  return rows.map(({ reporter }) => reporter);
}

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
