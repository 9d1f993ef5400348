import { dumpsOf } from '../table-dump.ts';

/** Tables of publications in the release, each by the order of its key. */
export const publicationDumps = dumpsOf({
  publication: 's.id, t.place',
  publication_left_out: 's.id, t.reason, t.detail',
});
