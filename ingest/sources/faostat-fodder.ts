import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Forage crops of a discontinued domain: area harvested and production until 2011. */
export const faostatFodder: Source = {
  key: 'faostat-fodder',
  publisher: 'FAO',
  title: 'FAOSTAT Production, fodder crops (discontinued)',
  url: 'https://www.fao.org/faostat/en/#data/QCL',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'fodder',
  file: /^Production_FodderCrops/i,
  signature: { headers: ['Item Code', 'Element Code', 'Fodder'], elements: [AREA_HARVESTED, PRODUCTION] },
  priority: 2,
  layout: faostatLayout,
};
