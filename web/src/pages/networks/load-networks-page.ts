import { cropTheme } from '#catalog/crops/index.ts';
import { networkHeadlines } from '#catalog/regions/network-headlines.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import { type Loaded, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { isOfCrop, loadNetworks, networkCrop } from './networks-data.ts';

export type NetworkComparison = RouteAnswer<'networkComparison'>;

/** Data of the alliance's first page: its members, and its newest figures by section. */
export interface NetworksPageData {
  release: { id: string; created: string; pinned: boolean };
  networks: Loaded<Networks>;
  headlines: readonly {
    section: string;
    figures: Loaded<NetworkComparison | null>;
    /** Sources of the section's figures. */
    sources: Loaded<RouteAnswer<'sources'>>;
  }[];
}

/** The newest year of an element that most countries have, and the networks' figures of it. */
async function loadHeadline(
  { getJson, loadPart }: PageContext,
  { section, element }: (typeof networkHeadlines)[number],
): Promise<Omit<NetworksPageData['headlines'][number], 'sources'>> {
  const networkSection = sectionAt(networkCrop, section);
  const indicator = networkSection === undefined ? null : networkCrop.items[networkSection.indicator];
  const load = async (): Promise<NetworkComparison | null> => {
    if (networkSection === undefined || indicator === null) return null;
    const table = tableName(networkCrop, networkSection);
    const coverage = await askFor(getJson, 'coverage', addresses.coverage(table, indicator, [element]));
    const [covered] = coverage.elements;
    if (covered === undefined || covered.years.length === 0) return null;
    return askFor(
      getJson,
      'networkComparison',
      addresses.networkComparison(table, element, indicator, covered.defaultYear),
    );
  };
  return { section, figures: await loadPart(load()) };
}

/** Loads the first page of PABRA; `null` for another crop. */
export async function loadNetworksPage(context: PageContext): Promise<LoadedPage<NetworksPageData> | null> {
  if (!isOfCrop(context)) return null;
  const { words, release, getJson, loadPart } = context;
  const [networks, sources, ...headlines] = await Promise.all([
    loadNetworks(context),
    loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
    ...networkHeadlines.map((headline) => loadHeadline(context, headline)),
  ]);
  return {
    status: 200,
    head: {
      title: words('networks.title'),
      description: words('networks.lead'),
      theme: cropTheme(networkCrop),
      search: release.pinned ? `?v=${release.id}` : '',
    },
    data: {
      release: { id: release.id, created: release.created, pinned: release.pinned },
      networks,
      headlines: headlines.map((headline) => {
        const sourceKeys = sectionAt(networkCrop, headline.section)?.sources ?? [];
        return {
          ...headline,
          sources: shapePart(sources, (list) => list.filter(({ key }) => sourceKeys.includes(key))),
        };
      }),
    },
  };
}
