import { describe, expect, it } from 'vitest';
import { crops } from '../crops/index.ts';
import { sections } from '../sections/index.ts';
import { listPriceSections, priceSections } from './sections.ts';

describe('sections of prices', () => {
  it('stand in the menus of the crops that name them', () => {
    const menus = crops.map((crop) => [crop.id, listPriceSections(crop).map(({ id }) => id)] as const);
    expect(menus.filter(([, ids]) => ids.length > 0)).toEqual([
      ['beans', ['prices']],
      ['cocoa', ['prices']],
      ['sweet-potato', ['prices']],
      ['potato', ['prices']],
      ['rice', ['prices', 'prices-international']],
      ['cassava', ['prices', 'prices-international']],
    ]);
  });

  it('have segments that no other section has', () => {
    const others = sections.map((section) => section.slug ?? section.id);
    for (const { id } of priceSections) expect(others).not.toContain(id);
  });
});
