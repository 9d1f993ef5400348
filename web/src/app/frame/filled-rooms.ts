import type { RouteAnswer } from '#contract/routes.ts';
import type { RecordKindId } from '#datasets/record-kinds.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { workedOnce } from '../../api/worked-once.ts';

/** Crops of which records have been handed in, by their kind. */
export type FilledRooms = ReadonlyMap<RecordKindId, readonly string[]>;

export const noRooms: FilledRooms = new Map();

const roomsOf = workedOnce(
  (counts: RouteAnswer<'recordCounts'>): FilledRooms =>
    new Map(counts.map(({ kind, crops }) => [kind, crops])),
);

/** Asks which rooms have records. Where that cannot be told menus lead to none of them; the list of all pages always does. */
export async function findFilledRooms(getJson: GetJson): Promise<FilledRooms> {
  try {
    const counts = await askFor(getJson, 'recordCounts', '/api/v1/records');
    return roomsOf(counts);
  } catch {
    return noRooms;
  }
}
