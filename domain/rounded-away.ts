import {
  ENERGY_PER_CAPITA,
  ENERGY_SHARE,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  PROTEIN_PER_CAPITA,
  PROTEIN_SHARE,
  WORLD_FOOD_SHARE,
  WORLD_FOOD_SHARE_AGGREGATE,
} from '#catalog/elements/codes.ts';
/** What tells that a crop is eaten: food use, and supply per inhabitant as quantity, energy and protein. */
export const eatenMeasures: readonly number[] = [
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  ENERGY_PER_CAPITA,
  PROTEIN_PER_CAPITA,
];

/** Elements whose 0 can be a rounded figure of what is eaten: these measures per inhabitant, and the shares made of them. */
const rounded: ReadonlySet<number> = new Set([
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  ENERGY_PER_CAPITA,
  PROTEIN_PER_CAPITA,
  ENERGY_SHARE,
  PROTEIN_SHARE,
  WORLD_FOOD_SHARE,
  WORLD_FOOD_SHARE_AGGREGATE,
]);

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
