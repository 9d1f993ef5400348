import type { RowKind, RowSource } from '../rows/row-source.ts';
import { varietyRowColumns, varietyTables } from './variety-columns.ts';

/** Canonical tables that the files of germplasm are read into; every column is a text, as published. */
const germplasmTables = {
  sample_row: 'crop, area, year, received, provided',
  distribution_row: 'crop, area, year, samples',
  shipped_accession_row: 'agreement, year, taxon, recipient, accession',
  flow_row: 'origin, genebank, recipient, samples',
  flow_from_origin_row: 'origin, genebank, samples',
  flow_to_recipient_row: 'genebank, recipient, samples',
  landrace_row:
    'id, latitude, longitude, gene_pool, interpreted, altitude, habit, shape, brightness, weight, analysis, colours, phaseolin',
  occurrence_row: 'id, latitude, longitude, taxon',
  specimen_row:
    'id, database, specimen, project, year, altitude, state, municipality, locality, full_taxon, condition, taxon, longitude, latitude',
  variety_row: varietyRowColumns.join(', '),
  variety_count_row: 'crop_name, area, year, number',
} as const;

/** A source on seed: shipments, flows, collections, varieties. */
export type GermplasmSource = RowSource<keyof typeof germplasmTables>;

/** Germplasm: its published rows, and the tables of the release. */
export const germplasmKind: RowKind = {
  folder: 'germplasm',
  tables: germplasmTables,
  served: [
    'germplasm_left_out',
    'sample_report',
    'sample_distribution',
    'shipped_accession',
    'accession_flow',
    'accession_flow_check',
    'collection_point',
    ...varietyTables,
  ],
};
