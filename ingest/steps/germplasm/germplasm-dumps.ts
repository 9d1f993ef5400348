import { dumpsOf } from '../table-dump.ts';

/** Tables of germplasm in the release, each by the order of its key, in which rows are appended. */
export const germplasmDumps = dumpsOf({
  germplasm_left_out: 's.id, t.reason, t.detail',
  sample_report: 't.crop, t.area, t.year, t.side, t.product, t.number',
  sample_distribution: 't.crop, t.area, t.year, t.product',
  shipped_accession: 't.crop, t.area, t.year, t.product',
  accession_flow: 't.genebank_name, t.origin_name, t.recipient_name',
  accession_flow_check: 't.step',
  collection_point: 't.collection, t.id',
  variety: 't.id',
  variety_trait: 't.variety, t.trait',
  variety_institution: 't.variety, t.role, t.place',
  variety_count: 't.crop, t.year',
});
