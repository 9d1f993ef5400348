import { expect, it } from 'vitest';
import { toOutlineMesh } from './map-picture.tsx';

it('has the line between two outlines once, and apart from their coasts', () => {
  // Two squares side by side, drawn in opposite directions.
  const left = 'M0 0l10 0 0 10-10 0z';
  const right = 'M10 0l0 10 10 0 0-10z';
  expect(toOutlineMesh([left, right])).toEqual({
    coast: 'M0 0l10 0M10 10l-10 0l0 -10M10 10l10 0l0 -10l-10 0',
    borders: 'M10 0l0 10',
  });
});

it('closes every ring, and has nothing of an empty outline', () => {
  expect(toOutlineMesh(['', 'M0 0l4 0 0 4zM20 20l2 0 0 2z'])).toEqual({
    coast: 'M0 0l4 0l0 4l-4 -4M20 20l2 0l0 2l-2 -2',
    borders: '',
  });
});
