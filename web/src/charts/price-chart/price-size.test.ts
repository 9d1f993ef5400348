import { expect, test } from 'vitest';
import { PRICE_LAYOUT_WIDTHS, priceSize } from './price-size.ts';

test('the drawing is 530 px high where there is room, and its letters never below 12', () => {
  expect(PRICE_LAYOUT_WIDTHS.map((width) => priceSize(width))).toEqual(
    [
      [360, 12],
      [440, 13],
      [530, 14],
    ].map(([height, fontSize]) => expect.objectContaining({ height, fontSize })),
  );
});
