import type { SectionGroup } from '#catalog/section.ts';
import type { RecordKind } from './engine/handed-in.ts';
import { industrialQuality } from './industrial-quality/dataset.ts';
import { quotes } from './quotes/dataset.ts';
import { seedProduction } from './seed-production/dataset.ts';

/** Kinds of contributed records that no publisher has, in the order of lists. */
export const recordKinds = [seedProduction, quotes, industrialQuality] as const;

export type RecordKindId = (typeof recordKinds)[number]['id'];
export type RecordTable = (typeof recordKinds)[number]['table'];

export const recordKindIds = recordKinds.map(({ id }) => id) as [RecordKindId, ...RecordKindId[]];

const byId = new Map<string, RecordKind<RecordKindId, RecordTable>>(
  recordKinds.map((kind) => [kind.id, kind]),
);

/** A kind by its id. Throws for an unknown one, which types forbid. */
export function findRecordKind(id: RecordKindId): RecordKind<RecordKindId, RecordTable> {
  const kind = byId.get(id);
  if (kind === undefined) throw new Error(`There are no records ${id}.`);
  return kind;
}

/** A page of a kind below `/{crop}`: its list, or its information. Its name is the word `sections.<id>.name`. */
export interface RecordPage {
  id: string;
  kind: RecordKindId;
  path: string;
  isInformation: boolean;
  group: SectionGroup;
  crops: readonly string[];
}

/** Pages of all kinds that have one of their own, in the order in which menus have them. */
export const recordPages: readonly RecordPage[] = recordKinds.flatMap((kind: RecordKind<RecordKindId>) => {
  if (kind.page === null) return [];
  const { path, information, group, crops } = kind.page;
  const shared = { kind: kind.id, group, crops };
  const list: RecordPage = { ...shared, id: kind.id, path: `/data/${path}`, isInformation: false };
  if (information === undefined) return [list];
  const id = `${kind.id}-information`;
  return [{ ...shared, id, path: `/data/${information}`, isInformation: true }, list];
});

/** Paths of pages that are empty until records are contributed, which lists of all pages always name. */
export const roomPaths: readonly string[] = recordPages.flatMap(({ path, crops }) =>
  crops.map((crop) => `/${crop}${path}`),
);
