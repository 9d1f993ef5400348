import { describe, expect, it } from 'vitest';
import type { Section } from '#catalog/section.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { trade } from '#catalog/sections/trade.ts';
import { viewParams } from '../../url/view-params.ts';
import type { ViewLimits } from '../../url/view-state.ts';
import { offeredBy, withOutside } from './load-data-page.ts';

const known: ViewLimits = {
  elements: [6, 7, 645],
  regions: new Map([
    [20, ['014', '011']],
    [30, ['005', '013']],
  ]),
  macros: [10, 20, 30],
  world: 10,
  countries: new Set(['BRA', 'SUN']),
};

const ignoredBy = (search: string, limits: ViewLimits, section: Section) => {
  const params = viewParams(limits);
  return params.ignored(search, params.parse(search), offeredBy(section));
};

describe('what an address asks for in vain', () => {
  it('is named: unknown codes, regions of another macro region, years out of time, words that mean nothing', () => {
    const search =
      '?element=999&year=abc&macro=30&region=014&country=XXX&layout=sideways&utm_source=mail&unit=bushel';
    expect(ignoredBy(search, known, consumption)).toEqual([
      { name: 'element', asked: '999' },
      { name: 'year', asked: 'abc' },
      { name: 'region', asked: '014' },
      { name: 'country', asked: 'XXX' },
      { name: 'layout', asked: 'sideways' },
      { name: 'unit', asked: 'bushel' },
    ]);
    expect(ignoredBy('?unit=bushel', known, consumption)).toEqual([{ name: 'unit', asked: 'bushel' }]);
    expect(ignoredBy(`?country=${'Z'.repeat(500)}`, known, consumption)[0]?.asked).toHaveLength(40);
  });

  it('is nothing where the view follows, defaults, old states and small letters included', () => {
    expect(ignoredBy('', known, consumption)).toEqual([]);
    expect(
      ignoredBy(
        '?element=6&year=2017&macro=20&region=011&country=bra&layout=both&tab=view',
        known,
        consumption,
      ),
    ).toEqual([]);
    expect(
      ignoredBy(
        '?country=SUN&table=map~chart-uses&hide=uses.5142&flags=official&classes=year',
        known,
        consumption,
      ),
    ).toEqual([]);
  });

  it.each([
    'podium.2',
    'charts.uses',
    'charts.1',
    'chart-uses.share-inhabitant',
    'podium.2~countries.inhabitant',
  ])('is nothing in a choice that the page offers: show=%s', (show) => {
    expect(ignoredBy(`?show=${show}`, known, consumption)).toEqual([]);
  });

  it.each([
    ['show=countries.slope-9999-1', 'show', 'countries.slope-9999-1'],
    ['show=podium.2~podium.999', 'show', 'podium.999'],
    ['show=nonsense.1', 'show', 'nonsense.1'],
    ['show=nonsense', 'show', 'nonsense'],
    ['show=chart-uses.upside-down', 'show', 'chart-uses.upside-down'],
    ['show=decomposition.2012-2022', 'show', 'decomposition.2012-2022'],
    ['table=map~everything', 'table', 'everything'],
    ['hide=uses.1', 'hide', 'uses.1'],
    ['classes=y', 'classes', 'y'],
    ['flags=A', 'flags', 'A'],
  ])('is named in lists and switches: %s', (search, name, value) => {
    expect(ignoredBy(`?${search}`, known, consumption)).toEqual([{ name, asked: value }]);
  });

  it('is told by the blocks of the section', () => {
    expect(ignoredBy('?show=flow.1~charts.quantity&table=sankey', known, trade)).toEqual([]);
    expect(ignoredBy('?show=flow.3', known, trade)).toEqual([{ name: 'show', asked: 'flow.3' }]);
  });
});

describe('a region that the chosen country does not lie in', () => {
  const placed: ViewLimits = {
    ...known,
    isInside: (country, region) => country === 'BRA' && (region === '005' || region === '019'),
    homeOf: () => ({ macro: 30, region: '005' }),
  };
  const outsideOf = (search: string) => {
    return withOutside(ignoredBy(search, placed, consumption), viewParams(placed).parse(search), placed);
  };

  it('is told from what the page does not have, by region or macro region', () => {
    expect(outsideOf('?region=014&country=BRA')).toEqual([{ name: 'region', asked: '014', outside: '014' }]);
    expect(outsideOf('?macro=20&country=BRA')).toEqual([{ name: 'macro', asked: '20', outside: '002' }]);
    expect(outsideOf('?region=999&country=BRA&layout=odd')).toEqual([
      { name: 'region', asked: '999' },
      { name: 'layout', asked: 'odd' },
    ]);
    expect(outsideOf('?region=005&country=BRA')).toEqual([]);
  });
});
