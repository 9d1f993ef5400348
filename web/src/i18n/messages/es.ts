import areas from '#locales/es/areas.json?compiled';
import areasIn from '#locales/es/areas-in.json?compiled';
import chart from '#locales/es/chart.json?compiled';
import crops from '#locales/es/crops.json?compiled';
import dataPage from '#locales/es/data-page.json?compiled';
import elements from '#locales/es/elements.json?compiled';
import figure from '#locales/es/figure.json?compiled';
import frame from '#locales/es/frame.json?compiled';
import itemsCrops from '#locales/es/items-crops.json?compiled';
import map from '#locales/es/map.json?compiled';
import regions from '#locales/es/regions.json?compiled';
import sections from '#locales/es/sections.json?compiled';
import units from '#locales/es/units.json?compiled';
import type { Messages } from '../words.tsx';

/** The words that every page needs, in one language: one chunk. */
export const messages: Messages = {
  ...areas,
  ...areasIn,
  ...chart,
  ...crops,
  ...dataPage,
  ...elements,
  ...figure,
  ...frame,
  ...itemsCrops,
  ...map,
  ...regions,
  ...sections,
  ...units,
};
