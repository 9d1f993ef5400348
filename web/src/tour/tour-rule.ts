import { isCrawler } from '../ui/crawlers.ts';

export type TourName = 'page' | 'price-filter';

/** Cookie of each tour that the visitor has seen: it does not open by itself again. */
export const tourCookies: Readonly<Record<TourName, string>> = {
  page: 'production_tour',
  'price-filter': 'map_select_filter_price',
};

/** What a page must have for a tour to be about it: the tabs of data pages; filters of prices. */
export const tourMarks: Readonly<Record<TourName, string>> = {
  page: '#page-tab-metadata',
  'price-filter': '[data-tour^=price-]',
};

/** Parameter of an address that opens the tour of the page, with or without the cookie; its value is ignored. */
export const tourParam = 'tour';

interface Visit {
  cookie: string;
  search: string;
  userAgent: string;
}

/** Whether a tour may open by itself: once for each visitor, or with the parameter in the address; never for a crawler. */
export function isOffered(tour: TourName, { cookie, search, userAgent }: Visit): boolean {
  if (isCrawler(userAgent)) return false;
  if (tour === 'page' && new URLSearchParams(search).has(tourParam)) return true;
  return !new RegExp(`(^|; ?)${tourCookies[tour]}=`).test(cookie);
}
