import type { ImportFormat } from '#domain/imports/import-format.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { publicationsFormat } from '#domain/imports/publications.ts';
import { varietiesFormat } from '#domain/imports/varieties.ts';
import { recordKinds } from './record-kinds.ts';

/** The format of every kind of contributed data: the site offers their templates and schemas. */
export const importFormats: readonly ImportFormat[] = [
  varietiesFormat,
  publicationsFormat,
  membershipFormat,
  ...recordKinds.map(({ format }) => format),
  postHarvestFormat,
];
