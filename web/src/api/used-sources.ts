import { findElement } from '#catalog/elements/index.ts';
import type { CompareMeasure } from '../url/compare-params.ts';
import { isCountry } from './data-view.tsx';

/** Sources of the population, which sections name for what they show by inhabitant. */
const populationSources: readonly string[] = ['faostat-population', 'world-population'];

/** Whether a figure is worked out by the number of inhabitants: by its own formula, or as a mean that they weight. */
function needsPopulation(id: number, area: string): boolean {
  const element = findElement(id);
  const { formula } = element ?? {};
  const isWeighted = !isCountry(area) && element?.aggregate === 'population-mean';
  return (
    isWeighted || (formula?.kind === 'ratio' && formula.denominator.some(({ item }) => item === 'population'))
  );
}

/** Of a section's sources those that a line's figures can come from in a measure: population only where something is divided by it. */
export function usedSources(
  keys: readonly string[],
  line: { shown: number; area: string },
  measure: CompareMeasure,
): readonly string[] {
  const figureKeys = keys.filter((key) => !populationSources.includes(key));
  return measure === 'inhabitant' || needsPopulation(line.shown, line.area)
    ? [...figureKeys, ...populationSources]
    : figureKeys;
}
