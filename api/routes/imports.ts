import { routes } from '#contract/routes.ts';
import { importFormats } from '#datasets/import-formats.ts';
import { tableSchemaOf, templateOf } from '#domain/imports/import-files.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

/** Formats of imported records: the same in every release. */
export const importRoutes: readonly DataRoute[] = [
  dataRoute(routes.imports, () =>
    importFormats.map(({ id, title }) => ({
      kind: id,
      title,
      template: `/api/v1/imports/${id}/template.csv`,
      schema: `/api/v1/imports/${id}/schema.json`,
    })),
  ),
  fileRoute(routes.importTemplate, async ({ params, query, words }) => {
    const format = requireFormat(params.importKind);
    // Spreadsheets in Spanish and Portuguese separate cells by semicolons; the byte order mark makes all of them read
    // UTF-8.
    const { lang = 'en' } = query;
    const supplier = words.names('records.example.supplied_by')[lang];
    const template = templateOf(format, lang === 'en' ? ',' : ';', supplier);
    return new AnsweredFile(`${format.id}-template.csv`, `\ufeff${template}`);
  }),
  dataRoute(routes.importSchema, ({ params }) => tableSchemaOf(requireFormat(params.importKind))),
];

/** Throws `unknown-path`. */
function requireFormat(kind: string): ImportFormat {
  const format = importFormats.find(({ id }) => id === kind);
  if (format !== undefined) return format;
  throw new ProblemError(
    'unknown-path',
    `There is no format ${quoted(kind)} to hand records in. Formats: ${listed(importFormats.map(({ id }) => id))}.`,
  );
}
