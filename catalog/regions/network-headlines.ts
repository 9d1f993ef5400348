import { AREA_HARVESTED, FOOD, PRODUCTION, VALUE_INT_DOLLARS } from '../elements/codes.ts';
import type { networkSections } from './networks.ts';

/** What the alliance's first page shows of each of its sections: amounts, of which a part of Africa's and the World's can be told. */
export const networkHeadlines: readonly { section: (typeof networkSections)[number]; element: number }[] = [
  { section: 'surface-context', element: AREA_HARVESTED },
  { section: 'production', element: PRODUCTION },
  { section: 'production-value', element: VALUE_INT_DOLLARS },
  { section: 'consumption', element: FOOD },
];
