import { expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { kenya } from '../testing/price-page.ts';
import { aboutNotes } from './lower-figures.tsx';

const everywhere = { retail: ['KEN'], wholesale: ['KEN'], producer: ['KEN'] };
const keys = (...options: Parameters<typeof aboutNotes>): string[] =>
  aboutNotes(...options).map(({ key }) => key);
const market = ['prices.about.median', 'prices.about.sources'];

it('says of rice what its market prices are of, and nothing of how production and balances are counted', () => {
  expect(aboutNotes('rice', null, everywhere)).toEqual([
    ...market.map((key) => ({ key })),
    { key: 'prices.about.rice' },
    { key: 'prices.about.producer', item: 27 },
  ]);
});

it('says of beans what is no common bean, on markets and in the item of producer prices', () => {
  expect(keys('beans', null, everywhere)).toEqual([
    ...market,
    'prices.about.beans',
    'prices.about.producer',
    'crops.beans.caveat.vigna',
  ]);
});

it('has no caveat of production or balances for any crop', () => {
  const caveats = crops.flatMap(({ id }) =>
    keys(id, null, everywhere).filter((key) => key.includes('.caveat.')),
  );
  expect(caveats).toEqual(['crops.beans.caveat.vigna']);
});

it('says only what concerns the kinds of prices that there are', () => {
  const fao = {
    ...kenya,
    sources: kenya.sources.map((each) => ({ ...each, key: 'faostat-producer-prices' })),
  };
  expect(keys('beans', kenya, everywhere)).toEqual([...market, 'prices.about.beans']);
  expect(keys('beans', fao, everywhere)).toContain('prices.about.producer');
  expect(keys('beans', { ...fao, series: [] }, everywhere)).toEqual([
    'prices.about.producer',
    'crops.beans.caveat.vigna',
  ]);
  expect(keys('musa', null, { retail: [], wholesale: [], producer: [] })).toEqual([]);
  expect(keys('potato', null, { retail: ['KEN'], wholesale: [], producer: [] })).toEqual(market);
});

it('leaves nothing out where it is not known who has prices', () => {
  expect(keys('cassava', null, null)).toEqual([...market, 'prices.about.producer']);
});
