import areas from '#locales/en/areas.json?compiled';
import areasIn from '#locales/en/areas-in.json?compiled';
import consumption from '#locales/en/consumption.json?compiled';
import crops from '#locales/en/crops.json?compiled';
import elements from '#locales/en/elements.json?compiled';
import frame from '#locales/en/frame.json?compiled';
import items from '#locales/en/items.json?compiled';
import regions from '#locales/en/regions.json?compiled';
import sections from '#locales/en/sections.json?compiled';
import units from '#locales/en/units.json?compiled';
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
