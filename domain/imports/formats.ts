import type { ImportFormat } from './import-format.ts';
import { industrialQualityFormat } from './industrial-quality.ts';
import { postHarvestFormat } from './post-harvest.ts';
import { quotesFormat } from './quotes.ts';
import { seedProductionFormat } from './seed-production.ts';
import { varietiesFormat } from './varieties.ts';

/** The format of every kind of data that people can hand in: those whose template and schema the site gives out. */
export const importFormats: readonly ImportFormat[] = [
  varietiesFormat,
  seedProductionFormat,
  quotesFormat,
  industrialQualityFormat,
  postHarvestFormat,
];
