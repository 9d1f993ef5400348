import areas from '#locales/pt/areas.json?compiled';
import areasIn from '#locales/pt/areas-in.json?compiled';
import consumption from '#locales/pt/consumption.json?compiled';
import crops from '#locales/pt/crops.json?compiled';
import elements from '#locales/pt/elements.json?compiled';
import frame from '#locales/pt/frame.json?compiled';
import items from '#locales/pt/items.json?compiled';
import regions from '#locales/pt/regions.json?compiled';
import sections from '#locales/pt/sections.json?compiled';
import units from '#locales/pt/units.json?compiled';
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
