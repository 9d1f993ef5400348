import { allianceCode } from '#catalog/regions/networks.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadVarietiesPage } from '../varieties/load-varieties-page.ts';
import type { VarietiesPageData } from '../varieties/varieties-data.ts';
import { isOfCrop } from './networks-data.ts';

/** Loads the varieties of PABRA's members; `null` for another crop. */
export async function loadNetworkVarietiesPage(
  context: PageContext,
): Promise<LoadedPage<VarietiesPageData> | null> {
  return isOfCrop(context) ? loadVarietiesPage(context, allianceCode) : null;
}
