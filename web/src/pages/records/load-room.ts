import type { Crop } from '#catalog/crop.ts';
import { recordsOnPage } from '#catalog/records/kinds.ts';
import { importFormats } from '#domain/imports/formats.ts';
import type { ImportColumn } from '#domain/imports/import-format.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { parseRecords, type RecordsView, recordFilters } from '../../url/records-url.ts';
import type { PageContext } from '../page.ts';
import type { RoomColumn, RoomData } from './room-data.ts';
import { type Room, rooms } from './rooms.ts';

function addressOf(room: Room, crop: Crop, view: RecordsView): string {
  const query = new URLSearchParams({ crop: crop.id });
  for (const name of recordFilters) {
    const value = view[name];
    if (value !== null) query.set(name, String(value));
  }
  query.set('offset', String((view.page - 1) * recordsOnPage));
  return `/api/v1/records/${room.kind}?${query}`;
}

const toColumn = ({ name, required, type, oneOf, minimum, maximum, example }: ImportColumn): RoomColumn => ({
  name,
  isNeeded: required === true,
  isNumber: type === 'integer' || type === 'number',
  choices: oneOf === undefined || oneOf === 'countries' ? [] : oneOf,
  range: type === 'integer' && minimum !== undefined && maximum !== undefined ? [minimum, maximum] : null,
  example,
});

/** Loads a room: the crop's records as the address filters them, and the table that suppliers fill. */
export async function loadRoom(context: PageContext, room: Room, crop: Crop): Promise<RoomData> {
  const { words, search, release, getJson, loadPart } = context;
  const asked = parseRecords(search);
  const load = (view: RecordsView) => loadPart(askFor(getJson, 'records', addressOf(room, crop, view)), null);
  const first = await load(asked);
  // An area that the release does not know cannot be filtered by.
  const isRefused = first.state === 'loaded' && first.value === null;
  const view = isRefused ? { ...asked, country: null } : asked;
  const answer = isRefused ? await load(view) : first;
  const other = rooms.find((each) => each.kind === room.kind && each.id !== room.id);
  return {
    room: room.id,
    kind: room.kind,
    crop: crop.id,
    cropOf: words(`crops.${crop.id}.of`),
    path: `/${crop.id}${room.path}`,
    other: other === undefined ? null : `/${crop.id}${other.path}`,
    release: { id: release.id, created: release.created, pinned: release.pinned },
    view,
    search,
    answer: answer.state === 'loaded' && answer.value !== null ? loadedPart(answer.value) : failedPart,
    columns: (importFormats.find(({ id }) => id === room.kind)?.columns ?? []).map(toColumn),
  };
}
