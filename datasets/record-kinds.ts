import type { RecordKind } from './engine/handed-in.ts';
import { industrialQuality } from './industrial-quality/dataset.ts';
import { quotes } from './quotes/dataset.ts';
import { seedProduction } from './seed-production/dataset.ts';

/** Kinds of records that people hand in and no publisher has, in the order in which lists name them. */
export const recordKinds = [seedProduction, quotes, industrialQuality] as const;

export type RecordKindId = (typeof recordKinds)[number]['id'];
export type RecordTable = (typeof recordKinds)[number]['table'];

export const recordKindIds = recordKinds.map(({ id }) => id) as [RecordKindId, ...RecordKindId[]];

const byId = new Map<string, RecordKind<RecordKindId, RecordTable>>(
  recordKinds.map((kind) => [kind.id, kind]),
);

/** A kind by its id. Throws where there is none, which types forbid. */
export function findRecordKind(id: RecordKindId): RecordKind<RecordKindId, RecordTable> {
  const kind = byId.get(id);
  if (kind === undefined) throw new Error(`There are no records ${id}.`);
  return kind;
}

/** The path of a kind's page of a crop, without a language; `null` where it has none of its own. */
export const recordPath = ({ page }: RecordKind, crop: string): string | null =>
  page === null ? null : `/${crop}/data/${page.path}`;

/** Pages that stand empty until records are handed in: those that lists of all pages name, whatever is there. */
export const roomPaths: readonly string[] = recordKinds.flatMap((kind: RecordKind) =>
  (kind.page?.crops ?? []).flatMap((crop) => recordPath(kind, crop) ?? []),
);
