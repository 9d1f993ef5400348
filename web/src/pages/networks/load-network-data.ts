import { allianceCode, networkSections } from '#catalog/regions/networks.ts';
import { networksCode } from '../../blocks/networks/networks-island.tsx';
import { type DataPageData, loadDataPage } from '../data/load-data-page.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadVarietiesPage } from '../varieties/load-varieties-page.ts';
import type { VarietiesPageData } from '../varieties/varieties-data.ts';
import { isOfCrop, loadNetworks } from './networks-data.ts';

/** Loads a section's page of PABRA and its networks: a data page with the alliance in the World's place. */
export async function loadNetworkDataPage(context: PageContext): Promise<LoadedPage<DataPageData> | null> {
  const section = context.path.split('/').at(-1) ?? '';
  if (!isOfCrop(context) || !networkSections.some((id) => id === section)) return null;
  const [page, networks] = await Promise.all([
    loadDataPage({ ...context, params: { ...context.params, section } }, allianceCode),
    loadNetworks(context),
    networksCode.load(context.language),
  ]);
  if (page === null) return null;
  // The World's page of the section has the same one: search engines show each page its own.
  const description = `${page.head.title}. ${page.head.description}`;
  return { ...page, head: { ...page.head, description }, data: { ...page.data, networks } };
}

/** Loads the varieties of PABRA's members; `null` for another crop. */
export async function loadNetworkVarietiesPage(
  context: PageContext,
): Promise<LoadedPage<VarietiesPageData> | null> {
  return isOfCrop(context) ? loadVarietiesPage(context, allianceCode) : null;
}
