import { beans } from '#catalog/crops/beans.ts';
import { AREA_HARVESTED, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import type { networkSections } from '#catalog/regions/networks.ts';
import type { Cube } from '#contract/data.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { Loaded } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';

export interface NetworkSeries {
  cube: Cube;
  /** Changes over ten years as fractions, by area; none where they cannot be compared. */
  changes: Readonly<Record<string, number>>;
}

export interface NetworksPageData {
  release: { id: string; created: string; pinned: boolean };
  networks: Loaded<Networks>;
  /** Codes of the countries of Africa. */
  africa: readonly string[];
  series: Loaded<readonly NetworkSeries[]>;
  /** The newest harvests of countries (t), by code. */
  harvests: Readonly<Record<string, number>>;
  sources: Loaded<RouteAnswer<'sources'>>;
}

/** The one crop that the alliance's pages are of. */
export const networkCrop = beans;

export const isOfCrop = ({ params }: PageContext): boolean => params['crop'] === networkCrop.id;

export const loadNetworks = ({ getJson, loadPart }: PageContext) =>
  loadPart<Networks>(askFor(getJson, 'networks', addresses.networks()));

export interface NetworkTrendPlan {
  id: string;
  section: (typeof networkSections)[number];
  element: number;
}

export const networkTrends: readonly NetworkTrendPlan[] = [
  { id: 'surface-context', section: 'surface-context', element: AREA_HARVESTED },
  { id: 'production', section: 'production', element: PRODUCTION },
  { id: 'yield', section: 'production', element: YIELD },
  { id: 'consumption', section: 'consumption', element: PROTEIN_SHARE },
];
