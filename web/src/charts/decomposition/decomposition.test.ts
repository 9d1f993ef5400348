import { describe, expect, it } from 'vitest';
import { layoutDecomposition } from './decomposition.tsx';

const part = (id: string, label: string, value: number, valueLabel: string) => ({
  id,
  label,
  value,
  valueLabel,
  colour: 'red',
});
const parts = [
  part('own', 'Precio pagado', 8.05, '+8,05 USD/kg (+47,3 p. p.)'),
  part('usa', 'Inflación en los Estados Unidos', -0.82, '−0,82 USD/kg (−4,8 p. p.)'),
];
const total = part('total', 'Variación', 7.23, '+7,23 USD/kg (+42,5 p. p.)');

const ends = ['17.0', '24.2'] as const;

describe('the texts of a decomposition', () => {
  it('take the same height at every width', () => {
    const heights = [800, 273].map((width) => layoutDecomposition({ parts, total, ends, width }).height);
    expect(new Set(heights).size).toBe(1);
  });

  it('name what changed at zero and at the end of the total, in one where these are close', () => {
    const textsOf = (value: number) =>
      layoutDecomposition({ parts, total: { ...total, value }, ends, width: 600 }).ends;
    const [before, after] = textsOf(7.23);
    expect([before?.text, after?.text]).toEqual(['17.0', '24.2']);
    expect(after?.x).toBeGreaterThan(before?.x ?? 600);
    expect(textsOf(0.1).map(({ text }) => text)).toEqual(['17.0 → 24.2']);
  });
});
