import { cropTheme } from '#catalog/crops/index.ts';
import { allianceCode } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { Varieties } from '#contract/varieties.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { isOfCrop, loadNetworks, networkCrop } from './networks-data.ts';

/** So many of the newest releases are listed. */
const newest = 10;

/** What is known of the members' seed while nobody has handed in how much they produce. */
export interface NetworkSeedData {
  networks: Loaded<Networks>;
  /** Members' varieties, the newest first. */
  varieties: Loaded<Varieties>;
  /** Samples that countries received. */
  samples: Loaded<RouteAnswer<'samplesMap'>>;
}

/** Loads the page of seed production; `null` for another crop. */
export async function loadNetworkSeedPage(context: PageContext): Promise<LoadedPage<NetworkSeedData> | null> {
  if (!isOfCrop(context)) return null;
  const { words, getJson, loadPart, release } = context;
  const crop = networkCrop.id;
  const query = new URLSearchParams({
    crop,
    network: allianceCode,
    sort: 'year',
    order: 'desc',
    limit: String(newest),
  });
  const [networks, varieties, samples] = await Promise.all([
    loadNetworks(context),
    loadPart(askFor(getJson, 'varieties', `/api/v1/varieties?${query}`)),
    loadPart(askFor(getJson, 'samplesMap', `/api/v1/germplasm/samples-map/${crop}`)),
  ]);
  return {
    status: 200,
    head: {
      title: words('networks.seed.title'),
      description: words('networks.seed.lead'),
      theme: cropTheme(networkCrop),
      search: release.pinned ? `?v=${release.id}` : '',
    },
    data: { networks, varieties, samples },
  };
}
