import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { EXPORT_UNIT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { sections } from '#catalog/sections/index.ts';
import { production } from '#catalog/sections/production.ts';
import { trade } from '#catalog/sections/trade.ts';
import { pageCaveats, sectionCaveats } from './page-caveats.ts';

const ofTrade = (id: string, element: number): readonly string[] =>
  pageCaveats(beans, trade, { id, element });

describe('what qualifies a figure that leaves its page', () => {
  it('is nothing of another figure: values in dollars are not told to be tonnes', () => {
    expect(ofTrade('chart-value', IMPORT_VALUE)).toEqual([
      'crops.beans.caveat.vigna',
      'trade.bound.text',
      'trade.bound.compare',
    ]);
    expect(ofTrade('chart-quantity', IMPORT_VALUE)).toContain('trade.charts.quantity.info');
  });

  it('goes by the element that a map shows', () => {
    expect(ofTrade('map', EXPORT_UNIT_VALUE)).toContain('trade.unit-value.info');
    expect(ofTrade('map', IMPORT_VALUE)).not.toContain('trade.unit-value.info');
  });

  it('leaves breaks to charts, which mark their own', () => {
    const of = (id: string): readonly string[] => pageCaveats(beans, consumption, { id, element: 0 });
    expect(of('map')).toContain('figure.break.2010');
    expect(of('chart-uses')).not.toContain('figure.break.2010');
  });

  it('names only figures that their sections have', () => {
    for (const { id, caveats, blocks } of sections) {
      const ids = blocks.flatMap((block): readonly string[] => {
        if (block.kind === 'charts') return block.charts.map((chart) => `chart-${chart.id}`);
        if (block.kind === 'traders') return ['traders-1', 'traders-2'];
        if (block.kind === 'partners') return ['partners-1', 'partners-2', 'sankey'];
        return [block.id];
      });
      const named = caveats.flatMap((caveat) => (typeof caveat === 'string' ? [] : caveat.figures));
      expect(ids, id).toEqual(expect.arrayContaining(named));
    }
  });
});

describe('what qualifies the figures of a page', () => {
  it('stands whole at its foot', () => {
    expect(pageCaveats(beans, trade)).toHaveLength(6);
  });
});

describe('what qualifies all rows of a section', () => {
  it('has what concerns its elements and its breaks, and nothing of how a chart is drawn', () => {
    expect(sectionCaveats(beans, production)).toEqual([
      'crops.beans.caveat.vigna',
      'production.yield.info',
      'figure.about.states',
    ]);
    expect(sectionCaveats(beans, consumption)).toContain('figure.break.2010');
    expect(sectionCaveats(beans, trade)).toContain('trade.bound.text');
  });
});
