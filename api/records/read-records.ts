import type { Kysely } from 'kysely';
import type { PriceSource } from '#contract/prices.ts';
import type { RecordSource } from '#contract/records.ts';
import type { HandedIn } from '#datasets/engine/handed-in.ts';
import { findRecordKind, type RecordKindId, recordKindIds } from '#datasets/record-kinds.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { withinPlace } from '../shaping/sample-places.ts';

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
export async function readRecords(
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
