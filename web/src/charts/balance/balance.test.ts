import { describe, expect, it } from 'vitest';
import { textWidth } from '../plot/text-width.ts';
import { type BalanceFlow, layoutBalance } from './balance.tsx';

const flow = (id: string, length: number, label = id): BalanceFlow => ({
  id,
  label,
  length,
  valueLabel: String(length),
  colour: 'var(--use-food)',
});
const sources = [flow('production', 90), flow('imports', 10)];
const destinations = ['food', 'feed', 'seed', 'processing', 'losses', 'other', 'exports', 'residual'].map(
  (id, index) => flow(id, index === 0 ? 93 : 1, id === 'residual' ? 'Diferencia sin explicar' : id),
);

describe.each([350, 520, 800])('the two bars, %i px wide', (width) => {
  const model = layoutBalance({ sources, destinations, width });

  it('are equally long and stand on the same lines', () => {
    const [left, right] = model.sides.map((side) => ({
      top: side[0]?.bar.y,
      length: side.reduce((sum, { bar }) => sum + bar.height, 0),
    }));
    expect(left?.top).toBe(right?.top);
    expect(Math.abs((left?.length ?? 0) - (right?.length ?? 1))).toBeLessThan(2);
    expect(model.sides[0]?.[0]?.bar.height).toBeCloseTo(9 * (model.sides[0]?.[1]?.bar.height ?? 0), -1);
  });

  it('have names that neither overlap nor leave the drawing', () => {
    for (const side of model.sides) {
      const blocks = side.map(({ lines, text }) => ({
        top: text.y - 12,
        bottom: text.y - 12 + lines.length * 16,
      }));
      for (const [index, block] of blocks.entries()) {
        expect(block.top).toBeGreaterThanOrEqual(index === 0 ? 0 : (blocks[index - 1]?.bottom ?? 0));
        expect(block.bottom).toBeLessThanOrEqual(model.height);
      }
    }
  });
});

it('have names within the smallest drawing: a phone with letters of twice the size', () => {
  const names = [
    'Production',
    'Drawn from stocks',
    'Unexplained difference',
    'Exportaciones',
    'Procesamiento',
    'Alimento para animales',
    'Otros usos (negativo)',
    'Importações',
    'Processamento',
    'Acrescentado aos estoques',
  ];
  const flows = names.map((name) => flow(name, 10));
  const width = 171;
  const { sides, fontSize } = layoutBalance({ sources: flows, destinations: flows, width });
  for (const { lines, text } of sides.flat())
    for (const line of lines) {
      const end = text.x + (text.textAnchor === 'end' ? -1 : 1) * textWidth(line, fontSize);
      expect(end, line).toBeGreaterThanOrEqual(0);
      expect(end, line).toBeLessThanOrEqual(width);
    }
});

it('are as high in every box as the server drew them for a phone', () => {
  const heights = [340, 412, 520, 800].map((width) => layoutBalance({ sources, destinations, width }).height);
  expect(new Set(heights).size).toBe(1);
});

it('demands colours, and draws nothing for nothing', () => {
  expect(() =>
    layoutBalance({ sources: [{ ...flow('x', 1), colour: '' }], destinations: [], width: 400 }),
  ).toThrow('"x"');
  expect(layoutBalance({ sources: [], destinations: [], width: 400 }).sides).toEqual([[], []]);
});
