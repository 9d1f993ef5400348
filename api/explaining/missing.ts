import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, ExplainedView, Explanation } from '#contract/explain.ts';
import type { Incomparable } from '#domain/change.ts';
import { isWithheld, quotientOf } from '#domain/withheld.ts';
import type { AreaRow } from '../queries/select-areas.ts';
import { selectFigureYears } from '../queries/select-figure-years.ts';
import { selectPlaceYears } from '../queries/select-place-years.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { aggregateTwin, countryTwin, requireMeasure } from '../vocabulary.ts';
import { yearsOfFlow } from './flows.ts';
import { askedItems } from './ranking.ts';

type Missing = NonNullable<Explanation['missing']>;

interface Of {
  element: Element;
  indicator: number;
  item: string | null;
  area: Pick<AreaRow, 'code' | 'kind'>;
  year: number;
  /** What the view makes of the figure. */
  as: ExplainedView | null;
  /** Why two years are not compared. */
  incomparable: Incomparable | null;
}

/** The year nearest to the wanted one, the later of two equally near ones; `null` without any. */
function nearest(years: readonly number[], wanted: number): number | null {
  let best: number | null = null;
  for (const year of years)
    if (best === null || Math.abs(year - wanted) <= Math.abs(best - wanted)) best = year;
  return best;
}

/** The element that says the same of the area, where this one is not for such areas; `null` where it is. */
function otherElement({ element, area }: Of): number | null {
  const isAggregate = area.kind === 'aggregate';
  if (element.scope === 'all' || (element.scope === 'aggregate') === isAggregate) return null;
  return isAggregate ? aggregateTwin(element.id) : countryTwin(element.id);
}

function reasonOf(of: Of, figures: readonly ExplainedFigure[], area: AreaRow | undefined): Missing['reason'] {
  const { element, year, as } = of;
  if (otherElement(of) !== null) return 'not-for-area';
  if (year < (area?.first_year ?? year) || year > (area?.last_year ?? year)) return 'area-years';
  if (as?.kind === 'flow' || as?.kind === 'flows') return 'no-row';
  if (element.formula?.kind === 'rank') return 'not-ranked';
  const isAggregate = of.area.kind === 'aggregate';
  if (figures[0]?.inputs.some(({ figure }) => figures[figure]?.kind === 'missing')) return 'inputs';
  const part = (wanted: string): ExplainedFigure | undefined => {
    const input = figures[0]?.inputs.find((entry) => entry.part === wanted);
    return input === undefined ? undefined : figures[input.figure];
  };
  if (quotientOf(element.id) !== null && isWithheld(part('numerator'), part('denominator')))
    return 'partial-value';
  if (of.incomparable !== null && of.incomparable !== 'missing') return of.incomparable;
  if (as !== null) return as.kind === 'share' ? 'no-share' : 'zero-base';
  return isAggregate && element.aggregate !== 'published' ? 'coverage' : 'no-row';
}

/** Why a figure is missing, and the nearest year that has it. `figures` are the explained ones, the missing one first. */
export async function explainMissing(
  release: ServedRelease,
  of: Of,
  figures: readonly ExplainedFigure[],
): Promise<Missing> {
  const { element, year } = of;
  const area = release.areas.get(of.area.code);
  const reason = reasonOf(of, figures, area);
  const years = await yearsOf(release, of);
  const instead = otherElement(of);
  return {
    reason,
    instead: instead === element.id ? null : instead,
    firstYear: area?.first_year ?? null,
    lastYear: area?.last_year ?? null,
    nearestYear: reason === 'not-for-area' ? null : nearest(years, year),
  };
}

/** Years in which the figure is there; of what a view works out none is known without working it out. */
async function yearsOf(release: ServedRelease, of: Of): Promise<readonly number[]> {
  const { element, indicator, item, as, year } = of;
  const area = of.area.code;
  if (as?.kind === 'flow') return yearsOfFlow(release, { element, indicator, area, year, item }, as.partner);
  if (as !== null) return [];
  return element.formula?.kind === 'rank'
    ? selectPlaceYears(release.db, {
        measure: requireMeasure(element),
        area,
        items: askedItems({ indicator, item }),
      })
    : selectFigureYears(release.db, { indicator, element: element.of ?? element.id, area });
}
