import { crop, source } from '../shared-columns.ts';
import { real, table, text } from '../table.ts';

export const placeTables = [
  table('growing_place', {
    about:
      'Which part of the area of a crop a cell of half a degree had in its country. It says where in the country the crop grew, and not how much.',
    columns: {
      crop,
      area: text('`area.code` of the country'),
      latitude: real("degrees of the cell's centre"),
      longitude: real('the same'),
      share: real("part of the country's area of the crop; those of a country add up to 1"),
      basis: text<'harvest' | 'cropland'>(
        '`harvest`: harvested area by country and river basin, spread over cropland; `cropland`: the cropland alone, where there is no harvested area',
      ),
      source,
    },
    key: ['crop', 'area', 'latitude', 'longitude'],
  }),
] as const;
