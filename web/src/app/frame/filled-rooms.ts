import type { RouteAnswer } from '#contract/routes.ts';
import type { RecordKindId } from '#datasets/record-kinds.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';

export type FilledRooms = ReadonlyMap<RecordKindId, readonly string[]>;

export const noRooms: FilledRooms = new Map();

const roomsOf = workedOnce(
  (counts: RouteAnswer<'recordCounts'>): FilledRooms =>
    new Map(counts.map(({ kind, crops }) => [kind, crops])),
);

/** Loads which record pages have records. If that fails menus link none of them; the list of all pages always does. */
export async function findFilledRooms(getJson: GetJson): Promise<FilledRooms> {
  try {
    const counts = await askFor(getJson, 'recordCounts', '/api/v1/records');
    return roomsOf(counts);
  } catch {
    return noRooms;
  }
}
