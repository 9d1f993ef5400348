import type { FlowId } from '#catalog/section.ts';
import { type FlowRow, flowRows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';

export interface TradeRows {
  flows: ShownFlows;
  rows: Readonly<Record<FlowId, readonly FlowRow[]>>;
}

export function toTradeRows(flows: ShownFlows, areas: ShownData['areas']): TradeRows {
  const isInside = membershipTest(flows.area, (country) => areas.get(country));
  const of = (flow: FlowId) => flowRows(flows.answer.flows, flow, isInside);
  return { flows, rows: { '1': of('1'), '2': of('2') } };
}

/** Directions of the shown ones that have a table of partners: of an aggregate both hold the same flows, seen from either end. */
export function tabledFlows({ flows, rows }: TradeRows, shown: readonly FlowId[]): readonly FlowId[] {
  const tables = isCountry(flows.area) ? shown : shown.slice(-1);
  return tables.filter((flow) => rows[flow].length > 0);
}
