import { industrialQualityFormat } from '#domain/imports/industrial-quality.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { quotesFormat } from '#domain/imports/quotes.ts';
import { seedProductionFormat } from '#domain/imports/seed-production.ts';
import { type ImportKind, plainKind } from './import-kind.ts';
import { membershipKind } from './membership.ts';
import { varietiesKind } from './varieties.ts';

/** Kinds of data that people can hand in. */
export const kinds: readonly ImportKind[] = [
  varietiesKind,
  // Stands in the table beside what sources have, and comes before it where both have one.
  plainKind(publicationsFormat, 'publication'),
  membershipKind,
  plainKind(seedProductionFormat, 'seed_production'),
  plainKind(quotesFormat, 'quote'),
  plainKind(industrialQualityFormat, 'industrial_quality'),
  plainKind(postHarvestFormat, 'loss'),
];
