import { industrialQualityFormat } from '#domain/imports/industrial-quality.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { quotesFormat } from '#domain/imports/quotes.ts';
import { seedProductionFormat } from '#domain/imports/seed-production.ts';
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
  plainKind(seedProductionFormat, 'seed_production'),
  plainKind(quotesFormat, 'quote'),
  plainKind(industrialQualityFormat, 'industrial_quality'),
  // Stands in the table beside what FAO has.
  { ...plainKind(postHarvestFormat, 'food_loss'), exported: ownRows(postHarvestFormat, 'food_loss') },
];
