import { describe, expect, it } from 'vitest';
import { IMPORT_SHARE } from '#catalog/elements/codes.ts';
import type { Section } from '#catalog/section.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { livestock } from '#catalog/sections/livestock.ts';
import { production } from '#catalog/sections/production.ts';
import { surfaceContext } from '#catalog/sections/surface-context.ts';
import { trade } from '#catalog/sections/trade.ts';
import { type PageParts, toPageParts } from './lower-rows.ts';

const partsOf = (
  section: Section,
  choices: Record<string, string> = {},
  hasContinents = false,
  element = 0,
): PageParts => toPageParts(section.blocks, { choices, element }, hasContinents);

/** Kinds and widths of each row; charts by their ids. */
const rowsOf = (...of: Parameters<typeof partsOf>): readonly string[] =>
  partsOf(...of).rows.map((row) =>
    row
      .map(({ block, width }) => {
        const name = block.kind === 'charts' ? block.charts.map(({ id }) => id).join(' ') : block.kind;
        return `${name} ${width}`;
      })
      .join(', '),
  );

const trendOf = (...of: Parameters<typeof partsOf>): readonly string[] | undefined => {
  const { trend } = partsOf(...of);
  return trend?.kind === 'continents' ? [trend.id] : trend?.charts.map(({ id }) => id);
};

describe('the parts of a data page', () => {
  it('stand in pairs, a podium beside what explains it', () => {
    expect(rowsOf(production)).toEqual(['podium 5, decomposition 7', 'countries 6, area-yield 6']);
    expect(rowsOf(consumption)).toEqual(['podium 5, countries 7', 'balance 6, self-sufficiency 6']);
  });

  it('stand alone where nothing is left to stand beside them', () => {
    expect(rowsOf(surfaceContext)).toEqual(['podium 5, land-use 7', 'countries 12']);
    expect(rowsOf(livestock)).toEqual(['pastures 12']);
    expect(rowsOf(trade)).toEqual(['traders 12', 'partners 12']);
  });

  it('begin with the first chart, or the one that the address names', () => {
    expect(trendOf(production)).toEqual(['production']);
    expect(trendOf(production, { charts: 'area-yield' })).toEqual(['area-yield']);
    expect(rowsOf(production, { charts: 'area-yield' })[1]).toBe('countries 6, production 6');
    expect(trendOf(production, { charts: 'all' })).toEqual(['production']);
  });

  it('begin with the chart of the map’s element, which is not there otherwise', () => {
    expect(trendOf(consumption)).toEqual(['uses']);
    expect(trendOf(consumption, {}, false, IMPORT_SHARE)).toEqual(['import-share']);
    expect(trendOf(consumption, { charts: 'uses' }, false, IMPORT_SHARE)).toEqual(['uses']);
  });

  it('have the ranking first under an element with a chart of its own, and the World’s line once', () => {
    expect(rowsOf(consumption, {}, true, IMPORT_SHARE)).toEqual([
      'countries 6, balance 6',
      'podium 5, self-sufficiency 7',
      'uses 12',
    ]);
    expect(rowsOf(consumption, {}, false, IMPORT_SHARE)[0]).toBe('countries 6, balance 6');
  });

  it('begin with the continents where they have lines and no chart is chosen', () => {
    expect(trendOf(production, {}, true)).toEqual(['continents']);
    expect(rowsOf(production, {}, true)).toEqual([
      'podium 5, decomposition 7',
      'production 6, area-yield 6',
      'countries 12',
    ]);
    expect(trendOf(production, { charts: 'area-yield' }, true)).toEqual(['area-yield']);
    expect(rowsOf(production, { charts: 'area-yield' }, true)[1]).toBe('production 6, continents 6');
    expect(trendOf(trade, {}, true)).toEqual(['value', 'quantity', 'balance', 'unit-value']);
  });

  it('give a chart with small ones beside it a row of its own, and the others their pairs', () => {
    expect(rowsOf(consumption, {}, true)).toEqual([
      'podium 5, countries 7',
      'balance 6, self-sufficiency 6',
      'uses 12',
    ]);
  });

  it('leave charts together of which one is shown at a time', () => {
    expect(trendOf(trade)).toEqual(['value', 'quantity', 'balance', 'unit-value']);
  });
});
