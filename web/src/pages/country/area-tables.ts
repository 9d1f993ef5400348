import { findCrop } from '#catalog/crops/index.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { type ColumnOf, columnOf, type Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';

export type AreaTable = Pick<
  Figure,
  'columns' | 'rows' | 'rowCount' | 'keyOf' | 'indicators' | 'notes' | 'remarks'
>;

export const cropColumn = ({ words }: Speech): ColumnOf<{ crop: string }> =>
  columnOf('crop', words('figure.table.crop'), 'name', ({ crop }) => ({
    value: words(`crops.${crop}.name`),
    code: crop,
  }));

export const itemsOf = (crops: readonly CropProfile[], kind: 'production' | 'balance'): readonly number[] =>
  crops.flatMap(({ crop }) => findCrop(crop)?.items[kind] ?? []);
