import { z } from 'zod';
import type { ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import { importPrefix } from '#domain/imports/import-prefix.ts';
import { type ExportedRow, type Told, toCells } from './import-kind.ts';

const cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The rows of the release's own sources in a table whose columns are those of the format, as the export writes them. */
export const ownRows =
  ({ columns }: ImportFormat, table: string) =>
  (texts: Told['texts']): ExportedRow[] => {
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
