import { type Kysely, sql } from 'kysely';
import { flagsByCertainty } from '#catalog/flags.ts';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/** A flow of goods with both reports of it. */
export interface TradeFlowRow {
  reporter: string;
  partner: string;
  element: number;
  /** Over the items, in 1000 US$ or t. */
  value: number;
  /** Of the items' flags the one that is least certain. */
  flag: string;
}

interface TradeFlowsFilter {
  items: readonly number[];
  year: number;
  elements: readonly number[];
}

const order = sql.lit(flagsByCertainty);
const worstFlag = sql<string>`trim(substr(${order}, max(instr(${order}, CASE flag WHEN '' THEN ' ' ELSE flag END)), 1))`;

function pairFlows(db: Kysely<ReleaseDatabase>, { items, year, elements }: TradeFlowsFilter) {
  return db
    .selectFrom('trade_flow')
    .select(['reporter', 'partner', 'element'])
    .select(({ fn }) => [fn.sum<number>('value').as('value'), worstFlag.as('flag')])
    .where('item', 'in', [...items])
    .where('year', '=', year)
    .where('element', 'in', [...elements])
    .groupBy(['reporter', 'element', 'partner'])
    .orderBy('reporter')
    .orderBy('element')
    .orderBy('partner');
}

/** What countries report of their trade in a year, added up over items: of every country. */
export function selectTradeFlows(
  db: Kysely<ReleaseDatabase>,
  asked: TradeFlowsFilter,
): Promise<TradeFlowRow[]> {
  return pairFlows(db, asked).execute();
}

/** The same with one country at either end: what it reports, and what its partners report of it. */
export async function selectTradeFlowsOf(
  db: Kysely<ReleaseDatabase>,
  asked: TradeFlowsFilter & { area: string },
): Promise<TradeFlowRow[]> {
  const own = await pairFlows(db, asked).where('reporter', '=', asked.area).execute();
  const mirror = await pairFlows(db, asked).where('partner', '=', asked.area).execute();
  return [...own, ...mirror];
}

/** Countries of which the release has a report of the year, of any item. */
export async function selectReporters(db: Kysely<ReleaseDatabase>, year: number): Promise<string[]> {
  const items = db.selectFrom('trade_flow').select('item').distinct();
  const rows = await db
    .selectFrom('trade_flow')
    .select(sql<string>`DISTINCT reporter`.as('reporter'))
    .where('item', 'in', items)
    .where('year', '=', year)
    .orderBy('reporter')
    .execute();
  return rows.map(({ reporter }) => reporter);
}

/** Years with flows of any of the items, rising. */
export async function selectTradeYears(
  db: Kysely<ReleaseDatabase>,
  items: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('trade_flow')
    .select('year')
    .distinct()
    .where('item', 'in', [...items])
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}

/** Which of the items the release has flows of. */
export async function selectTradeItems(
  db: Kysely<ReleaseDatabase>,
  items: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('trade_flow')
    .select('item')
    .distinct()
    .where('item', 'in', [...items])
    .orderBy('item')
    .execute();
  return rows.map(({ item }) => item);
}
