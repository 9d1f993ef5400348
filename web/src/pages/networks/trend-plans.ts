import { AREA_HARVESTED, PRODUCTION, PROTEIN_SHARE, YIELD } from '#catalog/elements/codes.ts';
import type { networkSections } from '#catalog/regions/networks.ts';

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
