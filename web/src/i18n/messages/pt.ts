import areas from '#locales/pt/areas.json?compiled';
import areasIn from '#locales/pt/areas-in.json?compiled';
import chart from '#locales/pt/chart.json?compiled';
import crops from '#locales/pt/crops.json?compiled';
import dataPage from '#locales/pt/data-page.json?compiled';
import elements from '#locales/pt/elements.json?compiled';
import figure from '#locales/pt/figure.json?compiled';
import frame from '#locales/pt/frame.json?compiled';
import itemsCrops from '#locales/pt/items-crops.json?compiled';
import map from '#locales/pt/map.json?compiled';
import regions from '#locales/pt/regions.json?compiled';
import sections from '#locales/pt/sections.json?compiled';
import units from '#locales/pt/units.json?compiled';
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
