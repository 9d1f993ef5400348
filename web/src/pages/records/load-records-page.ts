import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import type { Loaded } from '../../api/loaded.ts';
import { recordsParams } from '../../url/records-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadNearest } from './load-nearest.ts';
import { loadRoom } from './load-room.ts';
import type { NearestFigure, RoomData } from './room-data.ts';
import { rooms } from './rooms.ts';

export interface RecordsPageData extends RoomData {
  title: string;
  /** Related figures in place of records; empty where there are records. */
  nearest: Loaded<readonly NearestFigure[]>;
}

/** Loads the page of a room; `null` where there is no such crop, or the crop has no such room. */
export async function loadRecordsPage(context: PageContext): Promise<LoadedPage<RecordsPageData> | null> {
  const { words, path, params, release } = context;
  const crop = findCrop(params['crop'] ?? 'beans');
  const room = rooms.find((each) => `/${crop?.id}${each.path}` === path);
  if (crop === undefined || room === undefined) return null;
  const title = words(`records.title.${room.id}`, { cropOf: words(`crops.${crop.id}.of`) });
  // Measured traits do not depend on the filters.
  const isText = room.isInformation;
  const data = await loadRoom(isText ? { ...context, search: '' } : context, room, { crop });
  const { answer } = data;
  const isEmpty = answer.state === 'loaded' && answer.value.sources.length === 0;
  const nearest: RecordsPageData['nearest'] = isEmpty
    ? await loadNearest(context, room.kind, crop)
    : { state: 'loaded', value: [] };
  return {
    status: 200,
    head: {
      title,
      description: words(`records.description.${room.id}`),
      theme: cropTheme(crop),
      search: recordsParams.serialise(
        isText ? recordsParams.initial : data.view,
        release.pinned ? release.id : null,
      ),
    },
    data: { ...data, title, nearest },
  };
}
