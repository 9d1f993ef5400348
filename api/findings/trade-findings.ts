import type { Crop } from '#catalog/crop.ts';
import { IMPORT_QUANTITY } from '#catalog/elements/codes.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { ServedFinding } from '#contract/findings.ts';
import type { ChangingSeries } from '#domain/change-over-decade.ts';
import { findTurn } from '#domain/findings/find-turn.ts';

/** A country's trade of a crop, and the newest year in which it has both flows. */
export interface TradeSeries {
  area: string;
  imports: ChangingSeries;
  exports: ChangingSeries;
  newest: number;
}

/** Countries that turned from net importer of a crop to net exporter, or back. */
export function tradeFindings(crop: Crop, series: readonly TradeSeries[]): ServedFinding[] {
  return series.flatMap(({ area, newest, ...flows }): ServedFinding[] => {
    const turn = findTurn(flows, newest);
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
        became: turn.became,
        from: { ...turn.from, years: [...turn.from.years] },
        to: { ...turn.to, years: [...turn.to.years] },
      },
    ];
  });
}
