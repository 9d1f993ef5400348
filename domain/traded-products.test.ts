import { expect, it } from 'vitest';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { isTradeHeld, tradedShare } from './traded-products.ts';

const productsOf = (crop: string) => findCrop(crop)?.tradedProducts ?? [];

it('adds the shares of the products that are held', () => {
  const products = [
    { item: 1, share: 0.5 },
    { item: 2, share: 0.29 },
    { item: 3, share: 0.21 },
  ];
  expect(tradedShare(products, [])).toBe(0);
  expect(tradedShare(products, [2, 3, 4])).toBe(0.5);
  expect(isTradeHeld(products, [2, 3])).toBe(true);
  expect(isTradeHeld(products, [2])).toBe(false);
});

it.each([
  ['rice', [27], 0.05, false],
  ['rice', [31], 0.76, true],
  ['rice', [27, 28, 29, 31, 32], 1, true],
  ['cassava', [125, 128], 0.44, false],
  ['cassava', [128, 129], 0.88, true],
  ['cocoa', [661], 0.43, false],
  ['potato', [116], 0.31, false],
  ['beans', [176], 1, true],
  ['sweet-potato', [122], 1, true],
  ['musa', [486, 489], 1, true],
])('tells whether products of %s (%s) stand for its trade', (crop, heldItems, share, isHeld) => {
  expect(tradedShare(productsOf(crop), heldItems)).toBe(share);
  expect(isTradeHeld(productsOf(crop), heldItems)).toBe(isHeld);
});

it('has products that make the whole trade of each crop, the largest first', () => {
  for (const { id, tradedProducts } of crops) {
    if (tradedProducts === undefined) continue;
    const shares = tradedProducts.map(({ share }) => share);
    const items = tradedProducts.map(({ item }) => item);
    expect(tradedShare(tradedProducts, items), id).toBe(1);
    expect(shares, id).toEqual([...shares].sort((a, b) => b - a));
  }
});
