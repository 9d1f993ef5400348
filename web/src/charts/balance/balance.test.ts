import { expect, it } from 'vitest';
import { textWidth } from '../plot/text-width.ts';
import { type BalanceFlow, layoutBalance } from './balance.tsx';

const flow = (id: string, length: number, label = id): BalanceFlow => ({
  id,
  label,
  length,
  valueLabel: String(length),
  colour: 'var(--use-food)',
});
const sources = [flow('production', 861), flow('stocks', 63), flow('imports', 59)];
const destinations = [flow('food', 744), flow('losses', 175), flow('feed', 47), flow('exports', 17)];

it('have labels outside that neither overlap nor leave the drawing', () => {
  const many = [
    'Food',
    'Animal feed',
    'Seed',
    'Processing',
    'Losses',
    'Other uses',
    'Exports',
    'Residual',
  ].map((id, at) => flow(id, at === 0 ? 93 : 1));
  for (const width of [171, 340, 800]) {
    const model = layoutBalance({ sources: many, destinations: many, width });
    for (const { pieces } of model.bars) {
      const labels = pieces.flatMap(({ outside }) => outside ?? []);
      for (const row of new Set(labels.map(({ y }) => y))) {
        const boxes = labels
          .filter(({ y }) => y === row)
          .map(({ x, text }) => [x - textWidth(text, 13), x] as const);
        for (const [at, [start]] of boxes.entries()) {
          expect(start).toBeGreaterThanOrEqual(-1);
          expect(start).toBeGreaterThan(at === 0 ? -2 : (boxes[at - 1]?.[1] ?? 0));
        }
      }
      for (const { y } of labels) {
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThanOrEqual(model.height);
      }
    }
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
  const { bars } = layoutBalance({ sources: [], destinations: [], width: 400 });
  expect(bars.map(({ pieces }) => pieces)).toEqual([[], []]);
});
