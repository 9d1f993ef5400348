import * as codes from '#catalog/elements/codes.ts';
/** Measures that show that a crop is eaten: food use, and supply per inhabitant as quantity, energy and protein. */
export const eatenMeasures: readonly number[] = [
  codes.FOOD,
  codes.FOOD_PER_CAPITA,
  codes.FOOD_PER_CAPITA_AGGREGATE,
  codes.ENERGY_PER_CAPITA,
  codes.PROTEIN_PER_CAPITA,
];

/** Elements whose 0 can be a rounded figure of food: these measures per inhabitant, and the shares made of them. */
const rounded: ReadonlySet<number> = new Set([
  codes.FOOD_PER_CAPITA,
  codes.FOOD_PER_CAPITA_AGGREGATE,
  codes.ENERGY_PER_CAPITA,
  codes.PROTEIN_PER_CAPITA,
  codes.ENERGY_SHARE,
  codes.PROTEIN_SHARE,
  codes.WORLD_FOOD_SHARE,
  codes.WORLD_FOOD_SHARE_AGGREGATE,
]);

/**
 * Whether a figure of 0 is no true zero: the source rounds (FAO to whole kilocalories), and by another measure of the same area
 * and year some of the crop is eaten. `valueFor` is the value of a measure, `undefined` or `null` without one.
 */
export function isRoundedAway(
  element: number,
  value: number,
  valueFor: (measure: number) => number | null | undefined,
): boolean {
  return value === 0 && rounded.has(element) && eatenMeasures.some((measure) => (valueFor(measure) ?? 0) > 0);
}
