import { z } from 'zod';
import { recordKinds } from '#datasets/record-kinds.ts';
import { type ImportFormat, importPrefix, type provenanceColumns } from '#domain/imports/import-format.ts';
import { postHarvestFormat } from '#domain/imports/post-harvest.ts';
import { type ExportedRow, type ImportKind, plainKind, type SupplyContext, toCells } from './import-kind.ts';
import { membershipKind } from './membership.ts';
import { publicationsKind } from './publications.ts';
import { varietiesKind } from './varieties.ts';

const cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The rows of the release's own sources in a table whose columns are those of the format, as the export writes them. */
const ownRows =
  ({ columns }: ImportFormat, table: string) =>
  (texts: SupplyContext['texts']): ExportedRow[] => {
    const shared: Readonly<Record<string, string>> = {
      supplied_by: 's.publisher',
      supplied_on: 's.date',
      licence: 's.licence',
    } satisfies Record<(typeof provenanceColumns)[number]['name'], string>;
    const pairs = columns.map(({ name }) => `'${name}', ${shared[name] ?? `t.${name}`}`);
    return texts(
      `SELECT json_object(${pairs.join(', ')}) FROM ${table} t JOIN source s ON s.id = t.source
       WHERE s.key NOT LIKE '${importPrefix}%'`,
    ).map((text) => ({ row: toCells(cells.parse(JSON.parse(text))), of: null, beside: [] }));
  };

export const kinds: readonly ImportKind[] = [
  varietiesKind,
  publicationsKind,
  membershipKind,
  ...recordKinds.map(({ format, table }) => plainKind(format, table)),
  // Stands in the table beside what FAO has.
  { ...plainKind(postHarvestFormat, 'food_loss'), exported: ownRows(postHarvestFormat, 'food_loss') },
];
