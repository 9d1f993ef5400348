import type { Crop } from '#catalog/crop.ts';
import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { type RecordKindId, recordPages } from '#datasets/record-kinds.ts';
import { type Loaded, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { ListData } from '../../blocks/list/record-list.tsx';
import { type RecordsView, recordFilters, recordsParams } from '../../url/records-params.ts';
import { loadRecords } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadNearest, type NearestFigure } from './load-nearest.ts';

/** A room: a page of records that is empty until somebody hands records in. */
export interface Room {
  /** Its title and description are the words `records.title.<id>` and `records.description.<id>`. */
  id: string;
  kind: RecordKindId;
  /** Its path below `/{crop}`. */
  path: string;
  /** Shows the measured traits, with or without records. */
  isInformation: boolean;
}

/** The record page of seed that PABRA's members produce, among PABRA's pages. */
export const seedRoom: Room = {
  id: 'seed-production',
  kind: 'seed-production',
  path: '/pabra/seed-production',
  isInformation: false,
};

const rooms: readonly Room[] = [seedRoom, ...recordPages];

export type RoomRecords = RouteAnswer<'records'>;

export interface RoomData extends ListData<RecordsView, RoomRecords> {
  room: Room;
  crop: string;
  /** The network whose members' records the page has; `null` for all countries. */
  network: string | null;
  /** Path, below the crop's, of the other record page of the same kind: measured traits, or results. */
  other: string | null;
}

export interface RecordsPageData extends RoomData {
  title: string;
  /** Related figures in place of records; empty where there are records. */
  nearest: Loaded<readonly NearestFigure[]>;
}

/** Loads a room: the crop's records as the address filters them; of a network's members alone where it is given. */
export async function loadRoom(
  context: PageContext,
  room: Room,
  { crop, network = null }: { crop: Crop; network?: string | null },
): Promise<{ data: RoomData; search: string }> {
  const { getJson, loadPart } = context;
  const load = (view: RecordsView) => {
    const query = new URLSearchParams({ crop: crop.id, ...(network !== null && { network }) });
    for (const [name, value] of recordsParams.texts(view, recordFilters)) query.set(name, value);
    query.set('offset', String((view.page - 1) * recordsOnPage));
    return loadPart(askFor(getJson, 'records', `/api/v1/records/${room.kind}?${query}`), null);
  };
  const { data, search } = await loadRecords(
    // Measured traits do not depend on the filters.
    room.isInformation ? { ...context, search: '' } : context,
    recordsParams,
    load,
    { without: [{ country: null }, { source: null }, { country: null, source: null }] },
  );
  const other = rooms.find(({ kind, id }) => kind === room.kind && id !== room.id)?.path ?? null;
  return { data: { ...data, room, crop: crop.id, network, other }, search };
}

/** Loads the page of a room; `null` where there is no such crop, or the crop has no such room. */
export async function loadRecordsPage(context: PageContext): Promise<LoadedPage<RecordsPageData> | null> {
  const { words, path, params } = context;
  const crop = findCrop(params['crop'] ?? 'beans');
  const room = rooms.find((each) => `/${crop?.id}${each.path}` === path);
  if (crop === undefined || room === undefined) return null;
  const title = words(`records.title.${room.id}`, { cropOf: words(`crops.${crop.id}.of`) });
  const { data, search } = await loadRoom(context, room, { crop });
  const isEmpty = data.answer.state === 'loaded' && data.answer.value.sources.length === 0;
  return {
    status: 200,
    head: { title, description: words(`records.description.${room.id}`), theme: cropTheme(crop), search },
    data: { ...data, title, nearest: isEmpty ? await loadNearest(context, room.kind, crop) : loadedPart([]) },
  };
}
