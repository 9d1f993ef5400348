import { describe, expect, it } from 'vitest';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { builtPaths } from '../../app/page-table.ts';
import { listQuestions } from './home-questions.ts';

describe('listQuestions', () => {
  it.each(crops)(
    'leads to views of $id that exist: a page, one of its elements, one of its blocks',
    (crop) => {
      const questions = listQuestions(crop);
      expect(questions.length).toBeGreaterThan(0);
      for (const { path } of questions) {
        const { pathname, hash, searchParams } = new URL(path, 'https://crops.example');
        expect(builtPaths.has(pathname), path).toBe(true);
        const section = sectionAt(crop, pathname.split('/')[3] ?? '');
        const element = searchParams.get('element');
        if (element !== null)
          expect(
            section?.mapElements.map(({ country }) => String(country)),
            path,
          ).toContain(element);
        const block = hash.slice(1).replace(/-\d+$/, '');
        if (block !== '')
          expect(
            section?.blocks.map(({ id }) => id),
            path,
          ).toContain(block);
      }
    },
  );

  it('asks for prices where the crop has a page of them', () => {
    const asked = crops.filter((crop) => listQuestions(crop).some(({ id }) => id === 'price'));
    expect(asked.map(({ id }) => id)).toEqual(['beans', 'rice', 'cassava']);
  });

  it('asks nothing that a crop has no page for', () => {
    const cocoa = findCrop('cocoa');
    expect(cocoa && listQuestions(cocoa).map(({ id }) => id)).toEqual(['production', 'growth', 'rank']);
  });
});
