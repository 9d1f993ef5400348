import { AREA_HARVESTED, FOOD, PRODUCTION, VALUE_INT_DOLLARS } from '../elements/codes.ts';
import type { networkSections } from './networks.ts';

/** Elements on the alliance's first page, one a section: amounts, which have shares of Africa and of the World. */
export const networkHeadlines: readonly { section: (typeof networkSections)[number]; element: number }[] = [
  { section: 'surface-context', element: AREA_HARVESTED },
  { section: 'production', element: PRODUCTION },
  { section: 'production-value', element: VALUE_INT_DOLLARS },
  { section: 'consumption', element: FOOD },
];
