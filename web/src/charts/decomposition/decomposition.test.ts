import { describe, expect, it } from 'vitest';
import { BOLD, textWidth } from '../plot/text-width.ts';
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

describe('the texts of a decomposition', () => {
  it.each([800, 600, 343, 273])('have their value beside them, not on them, at %i px', (width) => {
    const { rows, fontSize } = layoutDecomposition({ parts, total, width });
    expect(fontSize).toBeGreaterThanOrEqual(11);
    for (const { label, part: shown, isTotal } of rows) {
      const letters =
        (textWidth(label, fontSize) + textWidth(shown.valueLabel, fontSize)) * (isTotal ? BOLD : 1);
      expect(letters).toBeLessThan(width);
    }
  });

  it('are whole and of their own size where there is room, and smaller before they are cut', () => {
    expect(layoutDecomposition({ parts, total, width: 600 })).toMatchObject({
      fontSize: 14,
      rows: [
        { label: 'Precio pagado' },
        { label: 'Inflación en los Estados Unidos' },
        { label: 'Variación' },
      ],
    });
    const narrow = layoutDecomposition({ parts, total, width: 390 });
    expect(narrow.fontSize).toBeLessThan(14);
    expect(narrow.rows[1]?.label).toBe('Inflación en los Estados Unidos');
    expect(layoutDecomposition({ parts, total, width: 240 }).rows[1]?.label).toMatch(/…$/);
  });

  it('take the same height at every width', () => {
    const heights = [800, 273].map((width) => layoutDecomposition({ parts, total, width }).height);
    expect(new Set(heights).size).toBe(1);
  });
});
