import { aggregateTwin, countryTwin, isInScope } from '#catalog/sections/element-twins.ts';
import type { Explanation } from '#contract/explain.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { findParts, isDifferenceWithheld, isWithheld } from '#domain/withheld.ts';
import type { FigureStore } from '../figures/figure-store.ts';
import { isOfFewProducts } from '../figures/withheld.ts';
import { selectDistinct } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { requireMeasure, tradedItems } from '../vocabulary.ts';
import type { ExplainedFigures, Subject } from './explained-figures.ts';
import { rankingItems } from './ranking.ts';

/**
 * Years in which a ranking of an area has a place of one of the items, rising: in the list itself, or as the sum of several items of
 * it that are figures of their own.
 */
async function listPlaceYears(
  figures: FigureStore,
  { measure, area, items }: { measure: number; area: string; items: readonly string[] },
): Promise<number[]> {
  const list = await figures.ranking({ measure, area });
  const years = new Set<number>();
  for (const item of items) {
    for (const { year } of list.series(item)) years.add(year);
    for (const { year, value } of await figures.series({ indicator: Number(item), element: measure, area }))
      if (value > 0 && list.years.includes(year)) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

type Missing = NonNullable<Explanation['missing']>;

/** Why the first of the explained figures has no value. `isAggregate` is about its area. */
function findReason(answer: ExplainedFigures, { element, as }: Subject, isAggregate: boolean) {
  if (as?.kind === 'flow' || as?.kind === 'flows') return 'no-row';
  if (element.formula?.kind === 'rank') return 'not-ranked';
  const { figures, incomparable } = answer;
  const inputs = answer.withFigures(figures[0]?.inputs ?? []);
  if (as?.kind === 'sum' && isDifferenceWithheld(as, inputs)) return 'partial-difference';
  if (inputs.some(({ kind }) => kind === 'missing')) return 'inputs';
  const parts = findParts(element.id);
  if (parts !== null && isWithheld(parts.reason, inputs[0], inputs[1])) return parts.reason;
  if (incomparable === 'missing' && as?.kind === 'decade') return 'no-row';
  if (incomparable !== null && incomparable !== 'missing') return incomparable;
  if (as !== null) return as.kind === 'share' ? 'no-share' : 'zero-base';
  return isAggregate && element.aggregate !== 'published' ? 'coverage' : 'no-row';
}

/** Why a figure without an explanation is missing, and the nearest year that has it. */
export async function explainMissing(answer: ExplainedFigures, subject: Subject): Promise<Missing> {
  const { element, year } = subject;
  const area = answer.release.areas.get(subject.area);
  const { first_year: firstYear = null, last_year: lastYear = null } = area ?? {};
  // A region of the catalog that the release does not know is an aggregate as well.
  const isAggregate = area === undefined || area.kind === 'aggregate';
  const facts = { instead: null, firstYear, lastYear, nearestYear: null };
  if (!isInScope(element, { kind: isAggregate ? 'aggregate' : 'country' })) {
    // The element that has the same quantity for such an area.
    const twin = isAggregate ? aggregateTwin(element.id) : countryTwin(element.id);
    return { ...facts, reason: 'not-for-area', instead: twin === element.id ? null : twin };
  }
  const isOver = year < (firstYear ?? year) || year > (lastYear ?? year);
  const reason = isOver
    ? 'area-years'
    : subject.as === null &&
        (await isOfFewProducts(answer.release.db, { indicator: subject.indicator, element: element.id }))
      ? 'partial-products'
      : findReason(answer, subject, isAggregate);
  return { ...facts, reason, nearestYear: nearestYear(await listYears(answer.release, subject), year) };
}

/** Years in which the figure is there; of what a view works out none is known without working it out. */
async function listYears(
  release: ServedRelease,
  { element, indicator, area, item, as }: Subject,
): Promise<readonly number[]> {
  const flow = { item: tradedItems(indicator), element: element.id, reporter: area };
  if (as?.kind === 'flow')
    return selectDistinct(release.db, 'trade_flow', 'year', { ...flow, partner: as.partner });
  if (as !== null) return [];
  if (element.formula?.kind === 'rank')
    return listPlaceYears(release.figures, {
      measure: requireMeasure(element),
      area,
      items: rankingItems({ indicator, item }),
    });
  const series = await release.figures.series({ indicator, element: element.of ?? element.id, area });
  return series.map(({ year }) => year);
}
