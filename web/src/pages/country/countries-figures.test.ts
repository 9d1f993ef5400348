import { expect, it } from 'vitest';
import { largestCrops } from './countries-figures.tsx';

it('counts the countries where a crop has the largest area, and none where that is not known', () => {
  const largest = ['rice', 'beans', null, 'rice', 'cassava', 'rice', 'beans'];
  expect(largestCrops(largest.map((crop) => ({ largest: crop })))).toEqual([
    { crop: 'rice', count: 3 },
    { crop: 'beans', count: 2 },
    { crop: 'cassava', count: 1 },
  ]);
});
