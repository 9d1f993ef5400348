import { publicationsFormat } from '#domain/imports/publications.ts';
import { type ImportKind, plainKind } from './import-kind.ts';

/** Publications: what is handed in stands in the table beside what sources have, and comes before it where both have one. */
export const publicationsKind: ImportKind = plainKind(publicationsFormat, 'publication');
