import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';
import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';

type Shown = NonNullable<Explanation['shown']>;

const plain = (value: number, unit: string, decimals: number): Shown => ({
  value: rounded(value, decimals),
  unit,
  decimals,
  aboutZero: false,
});

/** Decimals of a change in percent: one, or as many as its first digit needs, so that none is rounded away. */
const decimalsOfChange = (percent: number): number =>
  percent === 0 || Math.abs(percent) >= 0.05 ? 1 : Math.ceil(-Math.log10(Math.abs(percent)));

/** A figure as pages show it: with the element's decimals, and shares as percentages with two. */
export function toShown({ decimals }: Element, { value, unit, as }: ExplainedFigure): Shown | null {
  if (value === null) return null;
  const perInhabitant = as?.kind === 'per-inhabitant' || (as?.kind === 'change' && as.perInhabitant);
  if (as?.kind === 'part' && as.relative) return plain(value * 100, 'percent-point', 2);
  if (as?.kind === 'change' && as.relative)
    return plain(value * 100, 'percent', decimalsOfChange(value * 100));
  if (perInhabitant) return plain(value, unit, decimalsPerInhabitant(value));
  if (as?.kind === 'change' && (unit === 'fraction' || unit === 'percent'))
    return plain(unit === 'fraction' ? value * 100 : value, 'percent-point', 2);
  if (unit !== 'fraction') return plain(value, unit, unit === 'percent' ? 2 : decimals);
  const percent = roundedPercent(value, 2);
  return { value: percent, unit: 'percent', decimals: 2, aboutZero: percent === 0 && value > 0 };
}
