import { describe, expect, it } from 'vitest';
import { crops, findCrop } from '../crops/index.ts';
import { findElement } from '../elements/index.ts';
import { elementsOf, sections, sectionsOf, tableName } from './index.ts';

describe('sections', () => {
  it('have numbers, ids and tables of their own', () => {
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ tableSuffix }) => tableSuffix)).size).toBe(sections.length);
  });

  it('show only elements that exist, for the areas that they are asked of', () => {
    for (const section of sections) {
      for (const id of elementsOf(section)) expect(findElement(id), `${section.id} ${id}`).toBeDefined();
      for (const pair of section.blocks.flatMap((block) => (block.kind === 'podium' ? block.rankings : []))) {
        expect(findElement(pair.country)).toMatchObject({ scope: 'country', unit: 'rank' });
        expect(findElement(pair.aggregate)).toMatchObject({ scope: 'aggregate', unit: 'rank' });
      }
      expect(section.mapElements.map(({ country }) => findElement(country)?.scope)).not.toContain(
        'aggregate',
      );
    }
  });

  it('draw the series of one axis in one unit', () => {
    for (const section of sections) {
      const charts = section.blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : []));
      for (const { id, series } of charts) {
        for (const side of ['left', 'right'] as const) {
          const units = series
            .filter(({ axis }) => axis === side)
            .map(({ element }) => findElement(element.country)?.unit);
          expect(new Set(units).size, `${section.id} ${id} ${side}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('belong to the crops whose menu names them and which have an item', () => {
    const ids = (crop: string): readonly string[] => {
      const found = findCrop(crop);
      return found === undefined ? [] : sectionsOf(found).map(({ id }) => id);
    };
    expect(ids('beans')).toEqual([
      'surface-context',
      'production',
      'production-value',
      'consumption',
      'trade',
    ]);
    expect(ids('potato')).toEqual(['surface-context', 'production', 'production-value']);
    expect(ids('forages')).toEqual([]);
    expect(crops.flatMap((crop) => sectionsOf(crop).map((section) => tableName(crop, section)))).toContain(
      'sweet_potato_production_value',
    );
  });
});
