import type { Crop } from '#catalog/crop.ts';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { importFormats } from '#datasets/import-formats.ts';
import type { ImportColumn } from '#domain/imports/import-format.ts';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { type RecordsView, recordFilters, recordsParams } from '../../url/records-params.ts';
import { keepChoices, loadList } from '../load-list.ts';
import type { PageContext } from '../page.ts';
import type { RoomColumn, RoomData } from './room-data.ts';
import { type Room, rooms } from './rooms.ts';

function addressOf(room: Room, { crop, network }: RoomPlace, view: RecordsView): string {
  const query = new URLSearchParams({ crop: crop.id, ...(network === undefined ? {} : { network }) });
  for (const [name, value] of recordsParams.texts(view, recordFilters)) query.set(name, value);
  query.set('offset', String((view.page - 1) * recordsOnPage));
  return `/api/v1/records/${room.kind}?${query}`;
}

const toColumn = ({ name, type, example }: ImportColumn): RoomColumn => ({
  name,
  isNumber: type === 'integer' || type === 'number',
  example,
});

/** Whose records a room has. */
interface RoomPlace {
  crop: Crop;
  /** Of this network's members alone. */
  network?: string;
}

/** Loads a room: the crop's records as the address filters them, and the table that suppliers fill. */
export async function loadRoom(context: PageContext, room: Room, place: RoomPlace): Promise<RoomData> {
  const { crop, network = null } = place;
  const { words, search, release, getJson, loadPart } = context;
  const load = (requested: RecordsView) =>
    loadPart(askFor(getJson, 'records', addressOf(room, place, requested)), null);
  const list = await loadList(load, recordsParams.parse(search), [
    { country: null },
    { source: null },
    { country: null, source: null },
  ]);
  const { view, answer } = await keepChoices(load, list, recordsParams.initial);
  const other = rooms.find((each) => each.kind === room.kind && each.id !== room.id);
  return {
    room: room.id,
    isInformation: room.isInformation,
    kind: room.kind,
    crop: crop.id,
    network,
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
