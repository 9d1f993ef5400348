import { describe, expect, it } from 'vitest';
import { type Facet, type FacetsInput, toFacetsModel } from './facets-model.ts';

const facet = (id: string, values: (number | null)[], unit = 't'): Facet => ({
  id,
  label: id,
  unit,
  colour: 'var(--accent)',
  values,
  breaks: [],
});
const modelOf = (facets: Facet[], more: Partial<FacetsInput> = {}) =>
  toFacetsModel({
    periods: [2000, 2001, 2002, 2003],
    facets,
    shared: true,
    width: 340,
    axis: (ticks, { unit }) => ({ labels: ticks.map(String), head: `thousand ${unit}` }),
    period: String,
    ...more,
  });

describe('small charts', () => {
  const big = facet('big', [0, 50, 100, 100]);
  const small = facet('small', [0, 5, 10, null]);

  it('share an axis, so that heights can be compared', () => {
    const [first, second] = modelOf([big, small]).panels;
    expect(first?.ticks.map(({ text }) => text)).toEqual(second?.ticks.map(({ text }) => text));
    expect(first?.ticks.map(({ text }) => text)).toEqual(['0', '50', '100']);
    expect(first?.unit).toBe('thousand t');
    const rise = (panel: typeof first): number => (panel?.zeroY ?? 0) - (panel?.points[2]?.y ?? 0);
    expect(rise(first)).toBeCloseTo(84, 1);
    expect(rise(second)).toBeCloseTo(8.4, 1);
  });

  it('may each have their own axis, and always have it where units differ', () => {
    const rise = (panels: ReturnType<typeof modelOf>['panels']): number =>
      (panels[1]?.zeroY ?? 0) - (panels[1]?.points[2]?.y ?? 0);
    expect(rise(modelOf([big, small], { shared: false }).panels)).toBeCloseTo(84, 1);
    expect(rise(modelOf([big, { ...small, unit: '%' }]).panels)).toBeCloseTo(84, 1);
  });

  it('keep gaps, dots and breaks', () => {
    const [panel] = modelOf([{ ...facet('gap', [1, null, 3, 4]), breaks: [2003] }]).panels;
    expect(panel?.line).toBe('');
    expect(panel?.dots.match(/Z/g)).toHaveLength(3);
    expect(panel?.points.map(({ period }) => period)).toEqual([2000, 2002, 2003]);
  });

  it('stand beside each other where there is room', () => {
    const facets = ['a', 'b', 'c', 'd'].map((id) => facet(id, [1, 2, 3, 4]));
    const rows = (width: number) => new Set(modelOf(facets, { width }).panels.map(({ y }) => y)).size;
    expect([260, 340, 520, 760].map(rows)).toEqual([4, 2, 2, 2]);
    expect(modelOf(facets, { width: 800 }).panels.every(({ x, width }) => x + width <= 800.1)).toBe(true);
    expect(modelOf([]).height).toBe(0);
  });
});
