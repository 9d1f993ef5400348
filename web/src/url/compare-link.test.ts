import { describe, expect, it } from 'vitest';
import { comparedAreas, compareHref } from './compare-link.ts';
import { parseCompare } from './compare-params.ts';

const ranked = ['IND', 'BRA', 'MMR', 'TZA', 'CHN', 'USA', 'MEX', 'UGA', 'KEN', 'RWA'].map((area) => ({
  area,
}));

describe('the areas that a list is compared by', () => {
  it('are the first eight, the chosen one always among them', () => {
    expect(comparedAreas(ranked, null)).toEqual(ranked.slice(0, 8).map(({ area }) => area));
    expect(comparedAreas(ranked, 'BRA')).toEqual(comparedAreas(ranked, null));
    expect(comparedAreas(ranked, 'RWA').slice(6)).toEqual(['MEX', 'RWA']);
    expect(comparedAreas(ranked.slice(0, 2), 'WLRD')).toEqual(['IND', 'BRA']);
  });
});

describe('the address of a comparison', () => {
  const current = { area: 'WLRD', crop: 'beans', elements: [5510], version: null };

  it('is of the area that a figure shows, or of those that it shows side by side, in the same way', () => {
    expect(compareHref('pt', current)).toBe('/pt/beans/comparator?series=WLRD.beans.5510');
    const areas = comparedAreas(ranked, 'RWA');
    const href = compareHref('en', {
      ...current,
      areas,
      as: '&kind=slope&from=2019&year=2023',
      version: '2024',
    });
    const { view, refused } = parseCompare(new URL(href, 'http://localhost').search);
    expect(refused).toEqual([]);
    expect(view).toMatchObject({ kind: 'slope', from: 2019, year: 2023 });
    expect(view.lines.map(({ area }) => area)).toEqual(areas);
    expect(href).toMatch(/&v=2024$/);
  });

  it('has no more lines than a comparison can have', () => {
    const elements = [5510, 5312, 5412];
    const href = compareHref('en', { ...current, areas: ['BRA', 'KEN', 'IND'], elements });
    expect(parseCompare(new URL(href, 'http://localhost').search).refused).toEqual([]);
  });
});
