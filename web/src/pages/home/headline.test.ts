import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { cocoa } from '#catalog/crops/cocoa.ts';
import { listSections } from '#catalog/sections/index.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { plainFacts } from '../../testing/plain-facts.ts';
import { type HeadlinePlan, headlineExplain, headlinePath, headlinePlans, toHeadline } from './headline.ts';

const plan: HeadlinePlan = { id: 'food', element: 5142, indicator: 'balance', section: 'consumption' };

const cube = (change: Partial<Cube> = {}): Cube => ({
  table: 'OBSERVATIONS',
  element: 5142,
  indicator: 2546,
  unit: 'kt',
  years: [2012, 2013, 2014, 2015, 2016, 2017, 2018],
  areas: ['BRA', 'WLRD'],
  rows: [[1], [100, 110, 200, null, 220, 250, 90]],
  flags: ['A', '   - II'],
  ...plainFacts,
  sums: { WLRD: [null, null, null, null, null, 162, 40] },
  countries: [1, 1, 1, 1, 1, 162, 40],
  defaultYear: 2017,
  breaks: [2014],
  ...change,
});

const areas: ReadonlyMap<string, AreaSummary> = new Map(
  ['BRA', 'KEN', 'TZA'].map((code) => [
    code,
    { code, kind: 'country', region: null, macro: null, firstYear: null, lastYear: null },
  ]),
);

describe('toHeadline', () => {
  it('takes the well-covered year with its flag and number of countries, not the newest', () => {
    expect(toHeadline(plan, cube(), areas)).toMatchObject({
      id: 'food',
      unit: 'kt',
      year: 2017,
      value: 250,
      flag: 'I',
      summed: 162,
    });
  });

  /** The World of 2005–2007 and 2015–2017: published, or the sum of countries. */
  const decade = (change: Partial<Cube> = {}): Cube =>
    cube({
      years: [2005, 2006, 2007, 2015, 2016, 2017],
      areas: ['BRA', 'KEN', 'TZA', 'WLRD'],
      rows: [
        [50, 60, 70, 90, 90, 90],
        [40, 40, 40, 50, 55, 60],
        [null, null, null, 5, 5, 5],
        [90, 100, 110, 145, 150, 155],
      ],
      flags: ['AAAAAA', 'AAAAAA', '---AAA', 'AAAAAA'],
      sums: {},
      countries: [2, 2, 2, 3, 3, 3],
      breaks: [],
      ...change,
    });
  const sums = { WLRD: [2, 2, 2, 3, 3, 3] };

  it('compares the means of three years, ten years apart', () => {
    // 150 against 100
    expect(toHeadline(plan, decade(), areas)?.change).toEqual({
      relative: 0.5,
      years: { from: [2005, 2006, 2007], to: [2015, 2016, 2017] },
      same: null,
    });
    const without = decade({ years: [2000, 2001, 2007, 2015, 2016, 2017] });
    expect(toHeadline(plan, without, areas)?.change).toBeNull();
  });

  it('compares a sum of countries over the same countries, and says how many and what part they are', () => {
    // 90 + 55 against 60 + 40: 1.45; 145 of 150 is 96.7 %. Tanzania's 5 are no growth.
    const { change } = toHeadline(plan, decade({ sums }), areas) ?? {};
    expect(change?.relative).toBeCloseTo(0.45, 12);
    expect(change?.same?.countries).toBe(2);
    expect(change?.same?.share).toBeCloseTo(145 / 150, 12);
  });

  it('tells no change across a break of the World, and one across a seam', () => {
    expect(toHeadline(plan, decade({ breaks: [2014] }), areas)?.change).toBeNull();
    // Breaks of other areas do not affect the World's series.
    const others = decade({ breaks: [2014], areaBreaks: { WLRD: [] } });
    expect(toHeadline(plan, others, areas)?.change?.relative).toBe(0.5);
    expect(toHeadline(plan, decade({ seams: [2014] }), areas)?.change?.relative).toBe(0.5);
  });

  it('goes back to the newest year before that has a value', () => {
    expect(toHeadline(plan, cube({ rows: [[1], [100, 110, 200]], flags: ['A', '   '] }), areas)?.year).toBe(
      2014,
    );
  });

  it('is nothing where the World has no value', () => {
    expect(toHeadline(plan, cube({ areas: ['BRA'], rows: [[1]], flags: ['A'] }), areas)).toBeNull();
    expect(toHeadline(plan, cube({ defaultYear: 2011 }), areas)).toBeNull();
  });
});

describe('headlinePath', () => {
  const built = listSections(beans).filter((section) => section.id === 'consumption');
  const pathOf = (id: string) => {
    const plan = headlinePlans.find((entry) => entry.id === id);
    return plan === undefined ? undefined : headlinePath(plan, beans, built);
  };

  it('leads to the section that shows the same for countries', () => {
    expect(pathOf('food')).toBe('/beans/data/consumption');
    expect(pathOf('energy')).toBe('/beans/data/consumption');
    expect(pathOf('perCapita')).toBe('/beans/data/consumption?element=645');
  });

  it('leads nowhere while the section is not built', () => {
    expect(pathOf('production')).toBeNull();
  });
});

describe('headlineExplain', () => {
  const perCapita = headlinePlans.find((entry) => entry.id === 'perCapita') ?? plan;

  it('opens on the section that has the figure, in its year and of the release that is read', () => {
    expect(headlineExplain(perCapita, beans, listSections(beans), 2017)).toEqual({
      figure: 'WLRD.14.2017',
      path: '/beans/data/consumption?element=645&year=2017&explain=WLRD.14.2017',
    });
    expect(headlineExplain(plan, beans, listSections(beans), 2017, 'r7')?.path).toBe(
      '/beans/data/consumption?year=2017&explain=WLRD.5142.2017&v=r7',
    );
  });

  it('names the item where the crop has no such section', () => {
    expect(headlineExplain(plan, cocoa, listSections(cocoa), 2017)).toEqual({
      figure: 'WLRD.5142.2017.2633',
      path: '/cocoa/data/surface-context?explain=WLRD.5142.2017.2633',
    });
    expect(headlineExplain(plan, cocoa, [], 2017)).toBeNull();
  });
});
