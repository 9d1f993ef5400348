import { describe, expect, it } from 'vitest';
import { viewParams } from './view-params.ts';
import { historyMode, nextView, shownArea, type ViewAction, type ViewLimits } from './view-state.ts';

const limits: ViewLimits = {
  elements: [6, 7, 645],
  regions: new Map([
    [20, ['014', '011']],
    [30, ['005']],
  ]),
  macros: [10, 20, 30, 40],
  world: 10,
};
const start = viewParams(limits).initial;

const homes: Readonly<Record<string, { macro: number; region: string }>> = {
  RWA: { macro: 20, region: '014' },
  BRA: { macro: 30, region: '005' },
};
const withPlaces: ViewLimits = {
  ...limits,
  isInside: (country, region) => homes[country]?.region === region,
  homeOf: (country) => homes[country],
};
const reach = (...actions: ViewAction[]) =>
  actions.reduce((view, action) => nextView(view, action, limits), start);

describe('the page state', () => {
  it('starts with the World, the first element and both map and graphs', () => {
    expect(start).toMatchObject({
      element: 6,
      year: null,
      macro: 10,
      region: null,
      country: null,
      layout: 'both',
    });
    expect(shownArea(start, 'WLRD')).toBe('WLRD');
  });

  it('resets the region to the first with data when a macro region is picked', () => {
    expect(reach({ do: 'macro', macro: 20 })).toMatchObject({ macro: 20, region: '014', country: null });
    expect(
      reach({ do: 'macro', macro: 20 }, { do: 'region', region: '011' }, { do: 'macro', macro: 30 }).region,
    ).toBe('005');
    expect(reach({ do: 'macro', macro: 40 }).region).toBeNull();
  });

  it('passes over regions without data for the element and year, and takes the first where none has any', () => {
    const some: ViewLimits = {
      ...limits,
      hasData: (element, region, year) => region === '011' && element === 6 && year === 2014,
    };
    const pick = (year: number | null, element = 6) =>
      nextView({ ...start, year, element }, { do: 'macro', macro: 20 }, some).region;
    expect(pick(2014)).toBe('011');
    expect(pick(2015)).toBe('014');
    expect(pick(2014, 7)).toBe('014');
    expect(pick(null)).toBe('014');
  });

  it('moves macro region and region to those of a country that is searched for outside them, and keeps the World', () => {
    const known = withPlaces;
    expect(nextView(start, { do: 'find', country: 'RWA' }, known)).toMatchObject({ macro: 10, region: null });
    const found = nextView(reach({ do: 'macro', macro: 30 }), { do: 'find', country: 'RWA' }, known);
    expect(found).toMatchObject({ macro: 20, region: '014', country: 'RWA' });
    // Found once more it stays chosen.
    expect(nextView(found, { do: 'find', country: 'RWA' }, known).country).toBe('RWA');
    expect(nextView(found, { do: 'back' }, known)).toMatchObject({ region: '014', country: null });
    expect(nextView(found, { do: 'find', country: 'GUF' }, known)).toMatchObject({
      macro: 10,
      region: null,
      country: 'GUF',
    });
    expect(historyMode({ do: 'find', country: 'RWA' })).toBe('push');
  });

  it('leaves a year in which what is searched for has no figure', () => {
    const chosen = { ...start, year: 2020 };
    expect(nextView(chosen, { do: 'find', country: 'RWA' }, withPlaces).year).toBe(2020);
    expect(nextView(chosen, { do: 'find', country: 'RWA', leavesYear: true }, withPlaces).year).toBeNull();
  });

  it('keeps the region beside a country that lies in it, and takes the own one of a country outside', () => {
    const inEast = nextView(start, { do: 'macro', macro: 20 }, withPlaces);
    expect(nextView(inEast, { do: 'country', country: 'RWA' }, withPlaces)).toMatchObject({
      macro: 20,
      region: '014',
      country: 'RWA',
    });
    expect(nextView(inEast, { do: 'country', country: 'BRA' }, withPlaces)).toMatchObject({
      macro: 30,
      region: '005',
      country: 'BRA',
    });
    // Of a country in no region of the page, the World's map.
    expect(nextView(inEast, { do: 'country', country: 'GUF' }, withPlaces)).toMatchObject({
      macro: 10,
      region: null,
      country: 'GUF',
    });
    // From the World's map nothing is narrowed.
    expect(nextView(start, { do: 'country', country: 'BRA' }, withPlaces)).toMatchObject({
      macro: 10,
      region: null,
    });
  });

  it('clears the clicked country when a region or the World is picked', () => {
    const clicked: ViewAction[] = [
      { do: 'macro', macro: 20 },
      { do: 'country', country: 'RWA' },
    ];
    expect(reach(...clicked, { do: 'region', region: '011' }).country).toBeNull();
    expect(reach(...clicked, { do: 'macro', macro: 10 })).toMatchObject({
      macro: 10,
      region: null,
      country: null,
    });
  });

  it('goes back from the country to its region, then to the World', () => {
    const inside = reach({ do: 'macro', macro: 20 }, { do: 'country', country: 'RWA' });
    expect(shownArea(inside, 'WLRD')).toBe('RWA');
    const region = nextView(inside, { do: 'back' }, limits);
    expect(shownArea(region, 'WLRD')).toBe('014');
    expect(shownArea(nextView(region, { do: 'back' }, limits), 'WLRD')).toBe('WLRD');
  });

  it('clears a country that is clicked again', () => {
    expect(reach({ do: 'country', country: 'BRA' }, { do: 'country', country: 'BRA' }).country).toBeNull();
    expect(reach({ do: 'country', country: 'BRA' }, { do: 'country', country: 'RWA' }).country).toBe('RWA');
  });

  it('toggles series, tables and options, and keeps one choice a block', () => {
    expect(reach({ do: 'series', series: 'uses.5142' }).hidden).toEqual(['uses.5142']);
    expect(
      reach({ do: 'series', series: 'uses.5142' }, { do: 'series', series: 'uses.5142' }).hidden,
    ).toEqual([]);
    expect(reach({ do: 'table', block: 'map' }).tables).toEqual(['map']);
    expect(
      reach({ do: 'choose', block: 'podium', choice: '16' }, { do: 'choose', block: 'podium', choice: '2' })
        .choices,
    ).toEqual({ podium: '2' });
    expect(reach({ do: 'official-only' }).officialOnly).toBe(true);
    expect(reach({ do: 'year-classes' }, { do: 'year-classes' }).yearClasses).toBe(false);
  });

  it('pushes a history entry for a place and replaces it for a slider step', () => {
    expect(historyMode({ do: 'country', country: 'BRA' })).toBe('push');
    expect(historyMode({ do: 'year', year: 2001 })).toBe('replace');
  });

  it('pushes an explanation, so that the back button closes it', () => {
    expect(reach({ do: 'explain', figure: 'RWA.6.2017' }).explain).toBe('RWA.6.2017');
    expect(historyMode({ do: 'explain', figure: 'RWA.6.2017' })).toBe('push');
    expect(historyMode({ do: 'explain', figure: null })).toBe('replace');
  });
});
