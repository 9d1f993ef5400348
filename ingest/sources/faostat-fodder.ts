import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { faostat } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Forage crops of a discontinued domain: area harvested and production until 2011. */
export const faostatFodder: Source = {
  key: 'faostat-fodder',
  ...faostat('QCL'),
  title: 'FAOSTAT Production, fodder crops (discontinued)',
  domain: 'fodder',
  names: ['Production_FodderCrops'],
  signature: { headers: ['Item Code', 'Element Code', 'Fodder'], elements: [AREA_HARVESTED, PRODUCTION] },
  priority: 2,
};
