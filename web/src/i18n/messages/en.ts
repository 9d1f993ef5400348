import areas from '#locales/en/areas.json?compiled';
import areasIn from '#locales/en/areas-in.json?compiled';
import chart from '#locales/en/chart.json?compiled';
import crops from '#locales/en/crops.json?compiled';
import dataPage from '#locales/en/data-page.json?compiled';
import elements from '#locales/en/elements.json?compiled';
import figure from '#locales/en/figure.json?compiled';
import frame from '#locales/en/frame.json?compiled';
import itemsCrops from '#locales/en/items-crops.json?compiled';
import map from '#locales/en/map.json?compiled';
import regions from '#locales/en/regions.json?compiled';
import sections from '#locales/en/sections.json?compiled';
import units from '#locales/en/units.json?compiled';
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
