import type { FlowId } from '#catalog/section.ts';
import { type FlowRow, flowRows, type ReportSide, sumOfFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';

export interface TradeRows {
  flows: ShownFlows;
  rows: Readonly<Record<FlowId, readonly FlowRow[]>>;
  /** Whose reports are drawn: of a country one side's, so that they add up to what is said of it: its own, or its partners' where those are more. */
  sides: Readonly<Record<FlowId, ReportSide>>;
}

export function toTradeRows(flows: ShownFlows, areas: ShownData['areas']): TradeRows {
  const isInside = membershipTest(flows.area, (country) => areas.get(country));
  const of = (flow: FlowId) => flowRows(flows.answer.flows, flow, isInside);
  const rows = { '1': of('1'), '2': of('2') };
  const sideOf = (flow: FlowId): ReportSide => {
    if (!isCountry(flows.area)) return 'shown';
    return sumOfFlows(rows[flow], 'reported') >= sumOfFlows(rows[flow], 'mirror') ? 'reported' : 'mirror';
  };
  return { flows, rows, sides: { '1': sideOf('1'), '2': sideOf('2') } };
}

/** Directions of the shown ones in which a country has partners; flows of an aggregate are in the table of their picture. */
export const tabledFlows = ({ flows, rows }: TradeRows, shown: readonly FlowId[]): readonly FlowId[] =>
  isCountry(flows.area) ? shown.filter((flow) => rows[flow].length > 0) : [];
