import type { Crop } from '#catalog/crop.ts';
import { AREA_HARVESTED, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import type { ServedFinding } from '#contract/findings.ts';
import { type FoundChange, findChange } from '#domain/findings/find-change.ts';
import { findRank, type RankedSeries } from '#domain/findings/find-rank.ts';
import { leastArea } from '#domain/plausibility.ts';

/** Less than this in tonnes or hectares is too little for a finding. */
const leastHarvest: Readonly<Record<number, number>> = { [PRODUCTION]: 5000, [AREA_HARVESTED]: leastArea };

export const changingElements: readonly number[] = [PRODUCTION, AREA_HARVESTED, YIELD];

/** A crop's series of countries by element. */
export type HarvestSeries = ReadonlyMap<number, readonly RankedSeries[]>;

const size = (value: number): number => Math.log10(Math.max(value, 1));

function seriesOf(series: HarvestSeries, element: number, area: string): RankedSeries | undefined {
  return series.get(element)?.find((each) => each.area === area);
}

/** Whether a country's area harvested is large enough for its yield to mean something. */
function yieldIsOfEnough(series: HarvestSeries, area: string, found: FoundChange): boolean {
  const grown = seriesOf(series, AREA_HARVESTED, area)?.figures;
  const least = leastHarvest[AREA_HARVESTED] ?? 0;
  return [...found.from.years, ...found.to.years].every((year) => (grown?.get(year)?.value ?? 0) >= least);
}

/** The largest change of a country's production, area and yield of a crop; `null` where none can be computed. */
function largestChange(
  area: string,
  series: HarvestSeries,
  newest: number,
): (FoundChange & { element: number }) | null {
  const found = changingElements.flatMap((element) => {
    const rows = seriesOf(series, element, area);
    if (rows === undefined) return [];
    const change = findChange(rows, { newest, least: leastHarvest[element] ?? 0 });
    if (typeof change === 'string') return [];
    if (element === YIELD && !yieldIsOfEnough(series, area, change)) return [];
    return [{ ...change, element }];
  });
  return found.sort((a, b) => Math.abs(b.size) - Math.abs(a.size))[0] ?? null;
}

/** Findings on a crop's harvests: of each country its largest change, and places gained or lost among producers. */
export function harvestFindings(crop: Crop, series: HarvestSeries, newest: number): ServedFinding[] {
  const produced = series.get(PRODUCTION) ?? [];
  const areas = new Set([...series.values()].flat().map(({ area }) => area));
  return [...areas].sort().flatMap((area): ServedFinding[] => {
    const place = `country=${area}`;
    const tonnes = seriesOf(series, PRODUCTION, area)?.figures.get(newest)?.value ?? 1;
    const change = largestChange(area, series, newest);
    const rank = findRank(area, produced, newest);
    const found: ServedFinding[] = [];
    if (change !== null) {
      const { element, from, to } = change;
      found.push({
        rule: 'change',
        id: `change-${area}-${crop.id}-${element}-${to.year}`,
        area,
        crop: crop.id,
        weight: Math.abs(change.size) * size(tonnes),
        page: pageOfElement(crop, element, { year: to.year, place }) ?? `/${crop.id}`,
        element,
        unit: findElement(element)?.unit ?? '',
        from: { ...from, years: [...from.years] },
        to: { ...to, years: [...to.years] },
      });
    }
    if (typeof rank !== 'string')
      found.push({
        rule: 'rank',
        id: `rank-${area}-${crop.id}-${PRODUCTION}-${rank.to.year}`,
        area,
        crop: crop.id,
        weight: Math.abs(Math.log(rank.from.rank / rank.to.rank)) * size(tonnes),
        page: pageOfElement(crop, PRODUCTION, { year: rank.to.year, place }) ?? `/${crop.id}`,
        element: PRODUCTION,
        from: { ...rank.from, years: [...rank.from.years] },
        to: { ...rank.to, years: [...rank.to.years] },
      });
    return found;
  });
}
