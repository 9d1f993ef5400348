import type { RowKind, RowSource } from '../rows/row-source.ts';

/** Canonical tables that the files of pests and losses are read into; every column is a text, as published. */
const lossRowTables = {
  pest_row: 'number, crop_name, kind, agent, scientific, names, parts, credit',
  loss_row:
    'number, m49, area_name, region, cpc, commodity, year, percentage, original, activity, stage, treatment, cause, sample, method, reference',
} as const;

/** A source of what takes from a harvest: pests, diseases, losses after it. */
export type LossSource = RowSource<keyof typeof lossRowTables>;

/** Tables of the release that follow from the published rows. */
const lossTables: readonly string[] = ['pest', 'pest_name', 'food_loss', 'loss_left_out'];

/** Pests, diseases and losses: their published rows, and the tables of the release. */
export const lossKind: RowKind = { folder: 'losses', tables: lossRowTables, served: lossTables };
