import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import { eatenMeasures, isRoundedAway } from '#domain/rounded-away.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import { selectValue } from '../queries/select-value.ts';
import type { ServedRelease } from '../release/served-release.ts';

type Shown = NonNullable<Explanation['shown']>;

/** Decimals of a change in percent: one, or as many as its first digit needs, so that none is rounded away. */
const decimalsOfChange = (percent: number): number =>
  percent === 0 || Math.abs(percent) >= 0.05 ? 1 : Math.ceil(-Math.log10(Math.abs(percent)));

/** The unit and decimals in which pages show a figure: the element's, shares as percentages with two. */
function formOf({ decimals }: Element, { unit, as }: ExplainedFigure, value: number): [string, number] {
  const isRelative = (as?.kind === 'part' || as?.kind === 'change') && as.relative;
  if (as?.kind === 'part' && isRelative) return ['percent-point', 2];
  if (isRelative) return ['percent', decimalsOfChange(value * 100)];
  if (as?.kind === 'per-inhabitant' || (as?.kind === 'change' && as.perInhabitant))
    return [unit, decimalsPerInhabitant(value)];
  const isPercentage = unit === 'fraction' || unit === 'percent';
  if (as?.kind === 'change' && isPercentage) return ['percent-point', 2];
  return isPercentage ? ['percent', 2] : [unit, decimals];
}

/** A figure as pages show it. */
export async function toShown(
  release: ServedRelease,
  element: Element,
  figure: ExplainedFigure,
): Promise<Shown | null> {
  const { value, as } = figure;
  if (value === null) return null;
  const [unit, decimals] = formOf(element, figure, value);
  const shown = figure.unit === 'fraction' ? roundedPercent(value, decimals) : rounded(value, decimals);
  const isTiny = unit === 'percent' && figure.unit === 'fraction' && shown === 0 && value > 0;
  return {
    value: shown,
    unit,
    decimals,
    aboutZero: isTiny || (as === null && (await isZeroRounded(release, figure, value))),
  };
}

/** Whether a figure of 0 is one that the source's rounding made: some of the crop is eaten by another measure. */
async function isZeroRounded(
  { db }: ServedRelease,
  { element, indicator, area, year }: ExplainedFigure,
  value: number,
): Promise<boolean> {
  if (value !== 0) return false;
  const eaten = new Map<number, number | undefined>();
  for (const measure of eatenMeasures)
    eaten.set(measure, (await selectValue(db, { indicator, element: measure, area, year }))?.value);
  return isRoundedAway(element, value, (measure) => eaten.get(measure));
}
