import { shownFlows } from '../../api/chosen-flow.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import type { Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toFlowsFigure } from './flows-figure.tsx';
import { toFlowsModel } from './flows-model.ts';
import { toPartnersFigure } from './partners-figure.tsx';
import { tabledFlows, toTradeRows } from './trade-rows.ts';

export function toTradeFigures(data: ShownData, speech: Speech): readonly Figure[] {
  const flows = valueOr(data.flows, null);
  if (flows === null) return [];
  const trade = toTradeRows(flows, data.areas);
  const visibleFlows = shownFlows(data.view);
  if (visibleFlows.every((flow) => trade.rows[flow].length === 0)) return [];
  return [
    toFlowsFigure(data, toFlowsModel(trade, visibleFlows, speech), speech),
    ...tabledFlows(trade, visibleFlows).map((flow, at) =>
      toPartnersFigure(data, { ...trade, flow, isFirst: at === 0 }, speech),
    ),
  ];
}
