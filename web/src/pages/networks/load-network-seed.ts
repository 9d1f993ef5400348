import { cropTheme } from '#catalog/crops/index.ts';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { sampleAddresses } from '#contract/sample-addresses.ts';
import type { Varieties } from '#contract/varieties.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadRoom, type RoomData, type RoomRecords, seedRoom } from '../records/load-room.ts';
import { isOfCrop, loadNetworks, networkCrop } from './networks-data.ts';

/** Number of newest varieties requested: the years of many are no years of release. */
const newest = 100;

export interface NetworkSeedData extends RoomData {
  /** Number of records of countries that are no members, left out here. */
  others: number;
  networks: Loaded<Networks>;
  /** Members' varieties, the newest first. */
  varieties: Loaded<Varieties>;
  samples: Loaded<RouteAnswer<'samplesMap'>>;
}

/** Loads the page of seed production; `null` for another crop. */
export async function loadNetworkSeedPage(context: PageContext): Promise<LoadedPage<NetworkSeedData> | null> {
  if (!isOfCrop(context)) return null;
  const { words, getJson, loadPart } = context;
  const crop = networkCrop.id;
  const query = new URLSearchParams({
    crop,
    network: allianceCode,
    sort: 'year',
    order: 'desc',
    limit: String(newest),
  });
  const [{ data, search }, all, networks, varieties, samples] = await Promise.all([
    loadRoom(context, seedRoom, { crop: networkCrop, network: allianceCode }),
    loadPart(askFor(getJson, 'records', `/api/v1/records/${seedRoom.kind}?crop=${crop}&limit=1`)),
    loadNetworks(context),
    loadPart(askFor(getJson, 'varieties', `/api/v1/varieties?${query}`)),
    loadPart(askFor(getJson, 'samplesMap', sampleAddresses.map(crop))),
  ]);
  const countOf = ({ sources }: RoomRecords): number =>
    sources.reduce((sum, { records }) => sum + records, 0);
  const others =
    all.state === 'failed' || data.answer.state === 'failed'
      ? 0
      : countOf(all.value) - countOf(data.answer.value);
  return {
    status: 200,
    head: {
      title: words('networks.seed.title'),
      description: words('networks.seed.description'),
      theme: cropTheme(networkCrop),
      search,
    },
    data: { ...data, others, networks, varieties, samples },
  };
}
