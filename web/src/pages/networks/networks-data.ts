import { beans } from '#catalog/crops/beans.ts';
import { AREA_HARVESTED, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import type { networkSections } from '#catalog/regions/networks.ts';
import type { Cube } from '#contract/data.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { Loaded } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import type { PageContext } from '../page.ts';

/** The figures of an element over all years, of the networks and what they are compared with. */
export interface NetworkSeries {
  cube: Cube;
  /** Changes over ten years as fractions, by area; none where they cannot be compared. */
  changes: Readonly<Record<string, number>>;
}

/** Data of the alliance's first page. */
export interface NetworksPageData {
  release: { id: string; created: string; pinned: boolean };
  networks: Loaded<Networks>;
  /** Codes of the countries of Africa. */
  africa: readonly string[];
  /** A series for each trend that the release has. */
  series: Loaded<readonly NetworkSeries[]>;
  /** The newest harvests of countries (t), by code. */
  harvests: Readonly<Record<string, number>>;
  sources: Loaded<RouteAnswer<'sources'>>;
}

/** The one crop that the alliance's pages are of. */
export const networkCrop = beans;

/** Whether an address is of the crop that has an alliance. */
export const isOfCrop = ({ params }: PageContext): boolean => params['crop'] === networkCrop.id;

/** PABRA's members, as a part of the page that can fail. */
export const loadNetworks = ({ getJson, loadPart }: PageContext) =>
  loadPart<Networks>(askFor(getJson, 'networks', addresses.networks()));

/** A measure of the networks over the years. */
export interface NetworkTrendPlan {
  /** Of its figure. */
  id: string;
  section: (typeof networkSections)[number];
  element: number;
}

/** The measures on the alliance's first page. */
export const networkTrends: readonly NetworkTrendPlan[] = [
  { id: 'surface-context', section: 'surface-context', element: AREA_HARVESTED },
  { id: 'production', section: 'production', element: PRODUCTION },
  { id: 'yield', section: 'production', element: YIELD },
  { id: 'consumption', section: 'consumption', element: PROTEIN_SHARE },
];
