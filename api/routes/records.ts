import { routes } from '#contract/routes.ts';
import { countChoices, findRows, sortRows } from '#datasets/engine/find.ts';
import { yearOf, type HandedIn } from '#datasets/engine/handed-in.ts';
import { importFormats } from '#datasets/import-formats.ts';
import { findRecordKind, recordKinds, type RecordKindId, recordKindIds } from '#datasets/record-kinds.ts';
import { tableSchemaOf, templateOf } from '#domain/imports/import-files.ts';
import { type ImportFormat } from '#domain/imports/import-format.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { listed, ProblemError, quoted } from '../errors.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { toRecordCsv } from '../shaping/to-record-csv.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { type PriceSource } from '#contract/prices.ts';
import { type RecordSource } from '#contract/records.ts';
import { nameSources } from '../prices/sources.ts';
import { onceARelease } from '../release/once-a-release.ts';
import { type ServedRelease } from '../release/served-release.ts';
import { withinPlace } from '../shaping/sample-places.ts';
import { type Kysely } from 'kysely';
import { type ReleaseDatabase } from '#release/schema.ts';
import { selectRows } from '../queries/select-rows.ts';

/** A row as its table has it: `source`, `place` and the columns of the import's format. */
type SelectedRecord = Readonly<Record<string, string | number | null>> & {
  source: number;
  place: number;
};

/** All records of a kind, as imported. */
async function selectRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
): Promise<readonly SelectedRecord[]> {
  const rows: unknown = await selectRows(db, findRecordKind(kind).table);
  return rows as SelectedRecord[];
}

const readAllRecords = onceARelease(async (release) => {
  const sourceNames = await nameSources(release);
  const all = await Promise.all(
    recordKindIds.map(async (kind) => {
      const rows = await selectRecords(release.db, kind);
      const records = rows.map(({ source, place, ...cells }) => {
        return { id: source, row: { source: sourceNames.key(source), place, cells } };
      });
      return [kind, records] as const;
    }),
  );
  return { named: sourceNames, all: new Map(all) };
});

/** Records of a kind, of a crop or all and of a network's members or all countries, with the tables that have them. */
async function readRecords(
  release: ServedRelease,
  kind: RecordKindId,
  { crop, network }: { crop?: string | undefined; network?: string | undefined } = {},
): Promise<{
  rows: readonly HandedIn[];
  sources: readonly RecordSource[];
  /** Tables with records of the kind, of whatever crop and country. */
  all: readonly PriceSource[];
}> {
  const { named, all } = await readAllRecords(release);
  const records = all.get(kind) ?? [];
  const isIn = network === undefined ? () => true : withinPlace(release, network);
  const rows = records.filter(
    ({ row: { cells } }) => (crop === undefined || cells['crop'] === crop) && isIn(String(cells['country'])),
  );
  return {
    rows: rows.map(({ row }) => row),
    sources: named.all(rows.map(({ id }) => id)).map((source) => {
      return { ...source, records: rows.filter(({ row }) => row.source === source.key).length };
    }),
    all: named.all(records.map(({ id }) => id)),
  };
}

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
