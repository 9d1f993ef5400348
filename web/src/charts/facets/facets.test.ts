import { describe, expect, it } from 'vitest';
import { tenth } from '../plot/paths.ts';
import { type Facet, type FacetsInput, layoutFacets } from './facets.tsx';

const facet = (id: string, values: (number | null)[], unit = 't'): Facet => ({
  id,
  label: id,
  unit,
  colour: 'var(--accent)',
  values,
  breaks: [],
});
const modelOf = (facets: Facet[], more: Partial<FacetsInput> = {}) =>
  layoutFacets({
    periods: [2000, 2001, 2002, 2003],
    facets,
    shared: true,
    width: 340,
    axis: (ticks, { unit }) => ({ labels: ticks.map(String), head: `thousand ${unit}` }),
    ...more,
  });

/** Pixels from zero up to the third value of a panel. */
const rise = (panel: ReturnType<typeof modelOf>['panels'][number] | undefined): number =>
  tenth((panel?.scales.y(0) ?? 0) - (panel?.scales.y(panel.facet.values[2] ?? 0) ?? 0));

describe('small charts', () => {
  const big = facet('big', [0, 50, 100, 100]);
  const small = facet('small', [0, 5, 10, null]);

  it('share an axis, so that heights can be compared', () => {
    const [first, second] = modelOf([big, small]).panels;
    expect(first?.texts).toEqual(second?.texts);
    expect(first?.texts).toEqual({ labels: ['0', '50', '100'], head: 'thousand t' });
    expect([rise(first), rise(second)]).toEqual([84, 8.4]);
  });

  it('may each have their own axis, and always have it where units differ', () => {
    expect(rise(modelOf([big, small], { shared: false }).panels[1])).toBe(84);
    expect(rise(modelOf([big, { ...small, unit: '%' }]).panels[1])).toBe(84);
  });

  it('are low and three beside each other next to a larger chart, whatever their width', () => {
    const facets = ['a', 'b', 'c', 'd'].map((id) => facet(id, [1, 2, 3, 4]));
    const models = [240, 340, 590].map((width) => modelOf(facets, { width, isCompact: true }));
    for (const { panels, height } of models) {
      expect(new Set(panels.map(({ y }) => y)).size).toBe(2);
      expect(height).toBe(models[0]?.height);
      expect(height).toBeLessThan(190);
    }
  });

  it('stand beside each other where there is room', () => {
    const facets = ['a', 'b', 'c', 'd'].map((id) => facet(id, [1, 2, 3, 4]));
    const rows = (width: number) => new Set(modelOf(facets, { width }).panels.map(({ y }) => y)).size;
    expect([260, 340, 520, 760].map(rows)).toEqual([4, 2, 2, 2]);
    expect(modelOf(facets, { width: 800 }).panels.every(({ x, width }) => x + width <= 800.1)).toBe(true);
    expect(modelOf([]).height).toBe(0);
  });
});
