import { dumpsOf } from '../table-dump.ts';

/** Tables of pests and losses in the release, each by the order of its key, in which rows are appended. */
export const lossDumps = dumpsOf({
  pest: 't.id',
  pest_name: 't.pest, t.place',
  loss: 's.id, t.place',
  loss_left_out: 's.id, t.reason, t.detail',
});
