import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import { toShownFigure } from '#domain/shown.ts';
import { selectValue } from '../queries/select-value.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** A figure as pages show it; a 0 that the source's rounding made is about zero as well. */
export async function toShown(
  { db }: ServedRelease,
  { decimals }: Element,
  figure: ExplainedFigure | undefined,
): Promise<Explanation['shown']> {
  if (figure === undefined || figure.value === null) return null;
  const { value, unit, as, element, indicator, area, year } = figure;
  const shown = toShownFigure({ value, unit, decimals, as });
  if (value !== 0 || as !== null) return shown;
  const eaten = new Map<number, number | undefined>();
  for (const measure of eatenMeasures)
    eaten.set(measure, (await selectValue(db, { indicator, element: measure, area, year }))?.value);
  return { ...shown, aboutZero: isRoundedAway(element, value, (measure) => eaten.get(measure)) };
}
