import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import { selectValue } from '../queries/select-value.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Whether a figure of 0 is one that the source's rounding made: some of the crop is eaten by another measure. */
export async function isZeroRounded(
  release: ServedRelease,
  element: Element,
  { value, as, indicator, area, year }: ExplainedFigure,
): Promise<boolean> {
  if (value !== 0 || as !== null) return false;
  const values = new Map<number, number>();
  for (const measure of eatenMeasures) {
    const found = await selectValue(release.db, { indicator, element: measure, area, year });
    if (found !== undefined) values.set(measure, found.value);
  }
  return isRoundedAway(element.id, value, (measure) => values.get(measure));
}
