import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { type ImportKind, plainKind } from './import-kind.ts';
import { varietiesKind } from './varieties.ts';

/** Kinds of data that people can hand in. */
export const kinds: readonly ImportKind[] = [varietiesKind, plainKind(postHarvestFormat, 'loss')];
