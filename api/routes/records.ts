import { routes } from '#contract/routes.ts';
import { countChoices, findRows, sortRows } from '#datasets/engine/find.ts';
import { yearOf } from '#datasets/engine/handed-in.ts';
import { importFormats } from '#datasets/import-formats.ts';
import { findRecordKind, recordKinds } from '#datasets/record-kinds.ts';
import { tableSchemaOf, templateOf } from '#domain/imports/import-files.ts';
import type { ImportFormat } from '#domain/imports/import-format.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { readRecords } from '../records/read-records.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { toRecordCsv } from '../shaping/to-record-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

const facets = ['country', 'crop', 'type', 'source'] as const;

/** Imported records, which no publisher has, and the formats of imports, the same in every release. */
export const recordRoutes: readonly DataRoute[] = [
  dataRoute(routes.recordCounts, ({ release }) =>
    Promise.all(
      recordKinds.map(async ({ id, list }) => {
        const { rows, sources } = await readRecords(release, id);
        const { crop } = countChoices(list, rows, {}, ['crop']);
        const crops = crop.map((each) => each.id).sort();
        return { kind: id, records: rows.length, suppliers: sources.length, crops };
      }),
    ),
  ),
  dataRoute(routes.records, async ({ params: { kind }, query, release }) => {
    const { list: set } = findRecordKind(kind);
    const { rows, sources, all } = await readRecords(release, kind, query);
    requireValid(set, query, { release, sources: all });
    const years = rows.flatMap((row) => yearOf(row) ?? []).sort((a, b) => a - b);
    const [first, last] = [years[0], years.at(-1)];
    return {
      kind,
      ...toPage(set, findRows(set, rows, query), `/api/v1/records/${kind}`, query),
      facets: countChoices(set, rows, query, facets),
      years: first === undefined || last === undefined ? null : { first, last },
      sources: [...sources],
    };
  }),
  fileRoute(routes.exportRecords, async ({ params: { kind }, query, release }) => {
    const { list: set, format } = findRecordKind(kind);
    const { rows, sources, all } = await readRecords(release, kind, query);
    requireValid(set, query, { release, sources: all });
    const found = sortRows(set, findRows(set, rows, query));
    const { open } = requireOpen(set, found, sources, ({ source }) => [source]);
    const table = toRecordCsv(
      format,
      open.map(({ cells, source }) => ({ cells, source: sources.find(({ key }) => key === source) })),
    );
    const name = fileName(kind, [query.crop, query.country, query.source]);
    return new AnsweredFile(
      name,
      await toCsv(
        format.columns.map((column) => column.name),
        table,
      ),
    );
  }),
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
