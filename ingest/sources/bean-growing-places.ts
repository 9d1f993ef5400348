import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Where in each country beans grew around 2000: sums of harvested area by country and river basin, spread over the cropland of half-degree
 * cells. Countries without such sums have their cropland alone.
 */
export const beanGrowingPlaces: RowSource = {
  key: 'bean-growing-places',
  publisher: 'Monfreda, Ramankutty and Foley; Potapov et al.',
  title: 'Harvested area of dry beans around 2000 by country and river basin, over the cropland of 2015',
  url: 'https://doi.org/10.1029/2007GB002947',
  licence: 'CC-BY-4.0',
  computed: true,
  names: ['bean_weights_0p5deg'],
  columns: { iso3: 'iso3', latitude: 'lat', longitude: 'lon', share: 'share', basis: 'method' },
  into: 'growing_place_row',
  constants: { crop: 'beans' },
};
