/** What tells that a crop is eaten: food use, and supply per inhabitant as quantity, energy and protein. */
export const eatenMeasures: readonly number[] = [5142, 645, 14, 664, 674];

/** Elements whose 0 can be a rounded figure of what is eaten: these measures per inhabitant, and the shares made of them. */
const rounded: ReadonlySet<number> = new Set([645, 14, 664, 674, 6, 7, 23, 24]);

/**
 * Whether a figure of 0 is no true zero: the source rounds (FAO to whole kilocalories), and by another measure of the same
 * area and year some of the crop is eaten. `valueFor` is the value of a measure, `undefined` or `null` where there is none.
 */
export function isRoundedAway(
  element: number,
  value: number,
  valueFor: (measure: number) => number | null | undefined,
): boolean {
  return value === 0 && rounded.has(element) && eatenMeasures.some((measure) => (valueFor(measure) ?? 0) > 0);
}
