import areas from '#locales/es/areas.json?compiled';
import areasIn from '#locales/es/areas-in.json?compiled';
import consumption from '#locales/es/consumption.json?compiled';
import crops from '#locales/es/crops.json?compiled';
import elements from '#locales/es/elements.json?compiled';
import frame from '#locales/es/frame.json?compiled';
import items from '#locales/es/items.json?compiled';
import regions from '#locales/es/regions.json?compiled';
import sections from '#locales/es/sections.json?compiled';
import units from '#locales/es/units.json?compiled';
import type { Messages } from '../words.tsx';

/** Every word of the pages in one language: one chunk. */
export const messages: Messages = {
  ...frame,
  ...sections,
  ...crops,
  ...elements,
  ...units,
  ...items,
  ...areas,
  ...areasIn,
  ...regions,
  ...consumption,
};
