import type { Formula } from '#catalog/element.ts';
import { type Parts, partExpression } from './decompose.ts';
import { type WrittenInput, writeFormula } from './formula.ts';

/**
 * How a figure is computed of its inputs, as these are written: by its formula, or the part of a change of which `as` tells, which
 * has production and area in both years for inputs. A sum of inputs needs no formula.
 */
export function writeComputed(
  inputs: readonly (WrittenInput & { value?: number | null })[],
  {
    formula,
    as,
  }: { formula: Formula | null; as: { kind: string; of?: keyof Parts; relative?: boolean } | null },
): string {
  if (as?.of === undefined) return writeFormula(inputs, formula?.kind === 'ratio' ? formula.scale : 1);
  const unchanged = inputs[0]?.value === inputs[1]?.value;
  const texts = inputs.map(({ text }) => text);
  return partExpression(as.of, texts, { unchanged, relative: as.relative === true });
}
