import { decimalsPerInhabitant } from './per-inhabitant.ts';
import { decimalsOfChange, rounded, roundedPercent } from './rounding.ts';

/** A figure with its conversion in a view, and the decimals of its element. */
export interface KeptFigure {
  value: number;
  unit: string;
  decimals: number;
  as: { kind: string; relative?: boolean; perInhabitant?: boolean } | null;
}

/** A figure as it is read. `aboutZero`: it is above zero, and rounds to zero. */
export interface ShownFigure {
  value: number;
  unit: string;
  decimals: number;
  aboutZero: boolean;
}

/** The unit and decimals in which a figure is read: those of its element, and shares as percentages with two. */
function toForm({ value, unit, decimals, as }: KeptFigure): [unit: string, decimals: number] {
  if (as?.relative === true)
    return as.kind === 'part' ? ['percent-point', 2] : ['percent', decimalsOfChange(value * 100)];
  if (as?.kind === 'per-inhabitant' || as?.perInhabitant === true)
    return [unit, decimalsPerInhabitant(value)];
  if (unit !== 'fraction' && unit !== 'percent') return [unit, decimals];
  return [as?.kind === 'change' || as?.kind === 'decade' ? 'percent-point' : 'percent', 2];
}

/** A figure as pages show it: rounded, and fractions as percentages. */
export function toShownFigure(figure: KeptFigure): ShownFigure {
  const [unit, decimals] = toForm(figure);
  const isFraction = figure.unit === 'fraction';
  const value = isFraction ? roundedPercent(figure.value, decimals) : rounded(figure.value, decimals);
  return {
    value,
    unit,
    decimals,
    aboutZero: value === 0 && figure.value > 0 && (isFraction ? unit === 'percent' : figure.as === null),
  };
}
