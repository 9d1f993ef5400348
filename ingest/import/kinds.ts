import { recordKinds } from '#datasets/record-kinds.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { type ImportKind, plainKind } from './import-kind.ts';
import { membershipKind } from './membership.ts';
import { ownRows } from './own-rows.ts';
import { publicationsKind } from './publications.ts';
import { varietiesKind } from './varieties.ts';

/** Kinds of data that people can hand in. */
export const kinds: readonly ImportKind[] = [
  varietiesKind,
  publicationsKind,
  membershipKind,
  ...recordKinds.map(({ format, table }) => plainKind(format, table)),
  // Stands in the table beside what FAO has.
  { ...plainKind(postHarvestFormat, 'food_loss'), exported: ownRows(postHarvestFormat, 'food_loss') },
];
