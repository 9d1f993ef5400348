import { describe, expect, it } from 'vitest';
import { consumption } from '#catalog/sections/consumption.ts';
import { trade } from '#catalog/sections/trade.ts';
import { type PageOfFigures, type ViewOfFigures, wantedFigures } from './wanted-figures.ts';

const opened: ViewOfFigures = { element: 6, area: 'KEN', year: 2020, choices: {} };
const page: PageOfFigures = {
  ...{ section: consumption, table: 'beans_consumption', indicator: 2546 },
  ...{ opened, isBrought: true },
};

/** Requests of a view: kind of the path, elements where they are few, and the part. */
const partsOf = (parts: ReturnType<typeof wantedFigures>['all']): readonly string[] =>
  [...new Set(parts.map(({ address }) => address))].map((address) => {
    const url = new URL(address, 'http://localhost');
    const elements: number[] = JSON.parse(url.searchParams.get('elementIds') ?? '[]');
    const part = url.searchParams.get('area') ?? url.searchParams.get('years') ?? 'whole';
    return `${url.pathname.split('/')[3]} ${elements.length > 2 ? 'many' : elements.join()} ${part}`;
  });

const figuresOf = (view: Partial<ViewOfFigures>, of: Partial<PageOfFigures> = {}, isNear = false) => {
  const figures = wantedFigures({ ...page, ...of }, { ...opened, ...view }, isNear);
  return { awaited: partsOf(figures.awaited), all: partsOf(figures.all) };
};

describe('what a view asks for beyond its document', () => {
  it('is the decade of its map as long as nobody does anything', () => {
    expect(figuresOf({}).all).toEqual(['cubes 6 2011-2020']);
  });

  it('is nothing more for a step within the decade of a country, but what may be compared on its map', () => {
    expect(figuresOf({ year: 2015 }).awaited).toEqual(['cubes 6 2011-2020']);
    expect(figuresOf({ year: 2015 }).all).toContain('cubes many 2001-2010');
  });

  it('is the whole map and what the next step compares for whoever is at the years', () => {
    expect(figuresOf({}, {}, true).all).toEqual([
      'cubes 6 2011-2020',
      'cubes 6 whole',
      'cubes many 2011-2020',
      'cubes many 2001-2010',
      'cubes many 2021-2030',
    ]);
  });

  it('is the whole map for another decade, and both ids of another measure', () => {
    expect(figuresOf({ year: 2009 }).awaited).toEqual(['cubes 6 whole']);
    expect(figuresOf({ element: 645 }).awaited).toEqual(['cubes 645,14 whole']);
  });

  it('is all of another area, and of a sum the countries in the years that it compares', () => {
    expect(figuresOf({ area: 'BRA' }).awaited).toEqual([
      'cubes 6 2011-2020',
      'cubes many BRA',
      'podiums many BRA',
    ]);
    expect(figuresOf({ area: '014' }).awaited).toEqual([
      'cubes 6 2011-2020',
      'cubes many 014',
      'podiums many 014',
      'cubes many 2011-2020',
      'cubes many 2001-2010',
    ]);
  });

  it('is the continents over all years for the World, with the map', () => {
    expect(figuresOf({ area: 'WLRD' }).awaited).toEqual([
      'cubes 6 whole',
      'cubes many WLRD',
      'podiums many WLRD',
      'cubes many 2011-2020',
      'cubes many 2001-2010',
    ]);
  });

  it('is what the document failed to bring', () => {
    expect(figuresOf({}, { isBrought: false }).awaited).toEqual([
      'cubes 6 whole',
      'cubes many KEN',
      'podiums many KEN',
    ]);
  });

  it('is the countries that trade for a section that ranks them, and no podium where there is none', () => {
    expect(figuresOf({ element: 5622, area: 'BRA' }, { section: trade }).awaited).not.toContain('podiums');
    expect(figuresOf({ element: 5622, year: 2019 }, { section: trade }).awaited).toContain(
      'cubes many 2011-2020',
    );
  });
});
