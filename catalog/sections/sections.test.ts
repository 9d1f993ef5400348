import { describe, expect, it } from 'vitest';
import { beans } from '../crops/beans.ts';
import { forages } from '../crops/forages.ts';
import { crops, findCrop } from '../crops/index.ts';
import { findElement } from '../elements/index.ts';
import { sectionProblems } from '../testing/section-problems.ts';
import { listSections, sectionAt, sections } from './index.ts';
import { livestock } from './livestock.ts';
import { production } from './production.ts';
import { both } from './scoped.ts';
import { sectionPath, tableName } from './section-facts.ts';

describe('sections', () => {
  it('have numbers, ids and tables of their own', () => {
    expect(new Set(sections.map(({ number }) => number)).size).toBe(sections.length);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    const all = crops.flatMap((crop) => listSections(crop).map((section) => ({ crop, section })));
    expect(new Set(all.map(({ crop, section }) => tableName(crop, section))).size).toBe(all.length);
    expect(new Set(all.map(({ crop, section }) => sectionPath(crop, section))).size).toBe(all.length);
  });

  it('show only elements that exist, for the areas that they are asked of', () => {
    for (const section of sections) {
      expect(sectionProblems(section)).toEqual([]);
      for (const pair of section.blocks.flatMap((block) => (block.kind === 'podium' ? block.rankings : []))) {
        expect(findElement(pair.country)).toMatchObject({ scope: 'country', unit: 'rank' });
        expect(findElement(pair.aggregate)).toMatchObject({ scope: 'aggregate', unit: 'rank' });
      }
      expect(section.mapElements.map(({ country }) => findElement(country)?.scope)).not.toContain(
        'aggregate',
      );
    }
  });

  it('are refused with an element that does not exist, and the sentence says where to add it', () => {
    const planted = { ...production, id: 'storage', mapElements: [both(5510), both(999_001)] };
    expect(sectionProblems(planted)).toEqual([
      'catalog/sections/storage.ts names element 999001, which is in no file of catalog/elements: add its facts there, or name another.',
    ]);
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

  it('stand under the address of another kind for the crops that have them', () => {
    expect(sectionPath(forages, livestock)).toBe('/forages/data/surface-context');
    expect(tableName(forages, livestock)).toBe('forages_surface_context');
    expect(sectionAt(forages, 'surface-context')).toBe(livestock);
    expect(sectionAt(forages, 'livestock')).toBeUndefined();
    expect(sectionAt(beans, 'surface-context')?.id).toBe('surface-context');
  });

  it('belong to the crops whose menu names them and which have an item', () => {
    const ids = (crop: string): readonly string[] => {
      const found = findCrop(crop);
      return found === undefined ? [] : listSections(found).map(({ id }) => id);
    };
    expect(ids('beans')).toEqual([
      'surface-context',
      'production',
      'production-value',
      'consumption',
      'trade',
    ]);
    expect(ids('potato')).toEqual(['surface-context', 'production', 'production-value']);
    expect(ids('forages')).not.toContain('surface-context');
    expect(crops.flatMap((crop) => listSections(crop).map((section) => tableName(crop, section)))).toContain(
      'sweet_potato_production_value',
    );
  });
});
