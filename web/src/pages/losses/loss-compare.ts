import { LOSSES } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { LossStages } from '#contract/losses.ts';
import { compareHref } from '../../url/compare-link.ts';
import { comparedLosses } from '../../url/compare-params.ts';
import type { LossesView } from '../../url/losses-params.ts';
import type { Language } from '../../url/paths.ts';

/** Where the comparator has figures of a page of losses, or those nearest to them. */
export interface LossComparison {
  href: string;
  isNearest: boolean;
}

/**
 * Lines of a page of losses in the comparator: estimates and statistics as they are, of the country or of the countries with the
 * longest series at the stage that has most points. Of studies, which are of other places and years each, the losses in food balances
 * of every year. `null` for products of a crop, and for stages that have no series.
 */
export function lossCompare(
  language: Language,
  of: { crop: string; view: LossesView; version: string | null; stages: LossStages['stages'] },
): LossComparison | null {
  const { crop, view, version, stages } = of;
  if (view.commodity !== null) return null;
  if (view.evidence === 'studies')
    return {
      href: compareHref(language, { area: view.country ?? worldCode, crop, elements: [LOSSES], version }),
      isNearest: true,
    };
  const kindOf = (stage: string): string => `loss-${view.evidence}-${stage}`;
  const known = stages
    .filter(({ stage }) => comparedLosses.some((kind) => kind === kindOf(stage)))
    .sort((a, b) => b.points.length - a.points.length);
  const chosen = known.find(({ stage }) => stage === view.stage) ?? known[0];
  if (chosen === undefined) return null;
  const years = new Map<string, number>();
  for (const { country } of chosen.points) years.set(country, (years.get(country) ?? 0) + 1);
  const longest = [...years].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
  const shown =
    view.country === null
      ? { area: worldCode, areas: longest, elements: [kindOf(chosen.stage)] }
      : { area: view.country, elements: known.map(({ stage }) => kindOf(stage)) };
  return { href: compareHref(language, { ...shown, crop, version }), isNearest: false };
}
