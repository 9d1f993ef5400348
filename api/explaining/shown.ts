import type { Element } from '#catalog/element.ts';
import { decimalsPerInhabitant } from '#catalog/per-inhabitant.ts';
import type { ExplainedFigure, Explanation } from '#contract/explain.ts';

type Shown = NonNullable<Explanation['shown']>;

/** Halves away from zero, without the binary dust that multiplying leaves. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const steps = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  return (Math.sign(value) * steps) / scale + 0;
}

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
  // The very steps of the page, so that both round a half the same way.
  const percent = Math.round(value * 10_000) / 100 + 0;
  return { value: percent, unit: 'percent', decimals: 2, aboutZero: percent === 0 && value > 0 };
}
