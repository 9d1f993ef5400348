import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import type { ViewOf } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { type FlowEnd, type FlowRow, flowSides, isMirrorShown, type ReportSide } from '#domain/flows.ts';
import type { FlowsRequest } from '../../api/trade-flows.ts';

/** Key of the explanation of one side's report of a flow: exports of the origin, imports of the destination. */
export function reportKey(
  { origin, destination }: { origin: string; destination: string },
  side: FlowEnd,
  { measure, year }: Pick<FlowsRequest, 'measure' | 'year'>,
): string {
  const [area, partner] = side === 'origin' ? [origin, destination] : [destination, origin];
  const element = tradeElements[measure][side === 'origin' ? '2' : '1'];
  return explainedKey(area, element, year, { as: { kind: 'flow', partner } });
}

/** Key of the explanation of a single flow as it is drawn. */
export function drawnKey(
  row: FlowRow,
  flow: FlowId,
  by: ReportSide,
  request: Pick<FlowsRequest, 'measure' | 'year'>,
): string {
  const isMirror = by === 'mirror' || (by === 'shown' && isMirrorShown(row));
  return reportKey(row, flowSides[flow][isMirror ? 1 : 0], request);
}

type Flows = ViewOf<'flows'>;

export function sumKey(
  flow: FlowId,
  { area, measure, year }: Omit<FlowsRequest, 'indicator'>,
  { by = 'shown', origin = null, destination = null }: Partial<Omit<Flows, 'kind' | 'beyond'>>,
): string {
  const as: Flows = { kind: 'flows', by, origin, destination, beyond: 0 };
  return explainedKey(area, tradeElements[measure][flow], year, { as });
}
