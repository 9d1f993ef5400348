import { dumpsOf } from '../table-dump.ts';

/** Tables of germplasm in the release, each by the order of its key, in which rows are appended. */
export const germplasmDumps = dumpsOf({
  germplasm_left_out: 's.id, t.reason, t.detail',
  collection_point: 't.collection, t.id',
});
