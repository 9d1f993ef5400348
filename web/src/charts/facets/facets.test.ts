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

  it('may each have their own axis, and always have it where units differ', () => {
    expect(rise(modelOf([big, small], { shared: false }).panels[1])).toBe(84);
    expect(rise(modelOf([big, { ...small, unit: '%' }]).panels[1])).toBe(84);
  });
});
