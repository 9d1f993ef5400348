import { tradeElements } from '#catalog/elements/trade.ts';
import type { TradeFlow, TradeFlows } from '#contract/trade.ts';
import { selectTradeFlows, selectTradeFlowsOf, type TradeFlowRow } from '../queries/select-trade-flows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** In what trade is measured: thousand US dollars, or tonnes. */
export type Measure = keyof typeof tradeElements;

/** Flows of some items in a year with both reports: those of one country, or for an aggregate all that there are. */
export async function readFlows(
  release: ServedRelease,
  filter: { items: readonly number[]; area: { code: string; kind: string }; year: number; measure: Measure },
): Promise<TradeFlow[]> {
  const { items, area, year, measure } = filter;
  const flowFilter = { items, year, elements: Object.values(tradeElements[measure]) };
  const rows =
    area.kind === 'aggregate'
      ? await selectTradeFlows(release.db, flowFilter)
      : await selectTradeFlowsOf(release.db, { ...flowFilter, area: area.code });
  return joinReports(rows, measure);
}

/** Less than this part of all flows of a year has no large trader. */
const leastPart = 0.001;

/** The largest countries of the world without reports of the year, with what their partners report of a flow of theirs. */
export function sumUnreported(
  flows: readonly TradeFlow[],
  reporters: readonly string[],
): TradeFlows['unreported'] {
  const reporting = new Set(reporters);
  const sums = { 1: new Map<string, number>(), 2: new Map<string, number>() };
  let total = 0;
  for (const { origin, destination, exported, imported } of flows) {
    total += Math.max(exported ?? 0, imported ?? 0);
    sums[1].set(destination, (sums[1].get(destination) ?? 0) + (exported ?? 0));
    sums[2].set(origin, (sums[2].get(origin) ?? 0) + (imported ?? 0));
  }
  return ([1, 2] as const).flatMap((flow) =>
    [...sums[flow]]
      .filter(([area, value]) => !reporting.has(area) && value > 0 && value >= total * leastPart)
      .sort(([, one], [, other]) => other - one)
      .map(([area, value]) => ({ flow, area, value })),
  );
}

/** Both reports of a flow beside each other: imports by who received, exports by who sent. */
function joinReports(rows: readonly TradeFlowRow[], measure: Measure): TradeFlow[] {
  const flows = new Map<string, TradeFlow>();
  for (const { reporter, partner, element, value, flag } of rows) {
    const isImport = element === tradeElements[measure][1];
    const [origin, destination] = isImport ? [partner, reporter] : [reporter, partner];
    const key = `${origin} ${destination}`;
    const known = flows.get(key) ?? {
      origin,
      destination,
      exported: null,
      exported_flag: '',
      imported: null,
      imported_flag: '',
    };
    flows.set(
      key,
      isImport
        ? { ...known, imported: value, imported_flag: flag }
        : { ...known, exported: value, exported_flag: flag },
    );
  }
  return [...flows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, flow]) => flow);
}
