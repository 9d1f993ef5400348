import type { ImportFormat } from './import-format.ts';
import { industrialQualityFormat } from './industrial-quality.ts';
import { membershipFormat } from './membership.ts';
import { postHarvestFormat } from './post-harvest.ts';
import { publicationsFormat } from './publications.ts';
import { quotesFormat } from './quotes.ts';
import { seedProductionFormat } from './seed-production.ts';
import { varietiesFormat } from './varieties.ts';

/** The format of every kind of data that people can hand in: those whose template and schema the site gives out. */
export const importFormats: readonly ImportFormat[] = [
  varietiesFormat,
  publicationsFormat,
  membershipFormat,
  seedProductionFormat,
  quotesFormat,
  industrialQualityFormat,
  postHarvestFormat,
];
