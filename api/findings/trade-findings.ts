import type { Crop } from '#catalog/crop.ts';
import { IMPORT_QUANTITY } from '#catalog/elements/codes.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { ServedFinding } from '#contract/findings.ts';
import { type FlaggedTrade, findTurn } from '#domain/findings/find-turn.ts';

/** A country's trade of a crop: years with both flows, rising, and where either series breaks. */
export interface TradeSeries {
  area: string;
  trade: readonly FlaggedTrade[];
  breaks: readonly number[];
}

/** Countries that turned from net importer of a crop to net exporter, or back. */
export function tradeFindings(crop: Crop, series: readonly TradeSeries[]): ServedFinding[] {
  return series.flatMap(({ area, trade: years, breaks }): ServedFinding[] => {
    const turn = findTurn(years, breaks);
    if (typeof turn === 'string') return [];
    const { year } = turn.to;
    // The page opens with values, which the finding does not speak of.
    const page = hasSection(crop, trade)
      ? `${sectionPath(crop, trade)}?element=${IMPORT_QUANTITY}&year=${year}&country=${area}&show=charts.quantity`
      : `/${crop.id}`;
    const larger = Math.max(turn.to.imports, turn.to.exports);
    return [
      {
        rule: 'turn',
        id: `turn-${area}-${crop.id}-${year}`,
        area,
        crop: crop.id,
        weight: Math.log10(larger),
        page,
        ...turn,
      },
    ];
  });
}
