import type { Formula } from '#catalog/element.ts';
import { type Parts, partExpression } from './decompose.ts';
import { type WrittenInput, writeFormula } from './formula.ts';

/**
 * How a figure is computed from its inputs, as text: by its formula, or as the part of a change that `as` names, from production
 * and area in both years; for a change over ten years the newer years are the numerators and the older ones the denominators. A
 * sum of inputs needs no formula.
 */
export function writeComputed(
  inputs: readonly (WrittenInput & { value?: number | null })[],
  {
    formula,
    as,
  }: { formula: Formula | null; as: { kind: string; of?: keyof Parts; relative?: boolean } | null },
): string {
  if (as?.kind === 'decade') return writeMeans(inputs, as.relative === true);
  if (as?.of === undefined) return writeFormula(inputs, formula?.kind === 'ratio' ? formula.scale : 1);
  const unchanged = inputs[0]?.value === inputs[1]?.value;
  const texts = inputs.map(({ text }) => text);
  return partExpression(as.of, texts, { unchanged, relative: as.relative === true });
}

/** The mean of the newer years less that of the older ones, or by it: `(a + b + c) ÷ 3 − (d + e + f) ÷ 3`. */
function writeMeans(inputs: readonly WrittenInput[], relative: boolean): string {
  const [newer = '', older = ''] = (['numerator', 'denominator'] as const).map((part) => {
    const years = inputs.filter((input) => input.part === part);
    return `(${years.map(({ text }) => text).join(' + ')}) ÷ ${years.length}`;
  });
  if (inputs.length === 0) return '';
  return relative ? `(${newer}) ÷ (${older}) − 1` : `${newer} − ${older}`;
}
