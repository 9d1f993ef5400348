import type { PriceType } from '#catalog/prices/price-types.ts';
import { offerTour } from '../../tour/offer-tour.ts';
import type { Language } from '../../url/paths.ts';

const explained: readonly PriceType[] = ['retail', 'producer'];

/** Offers the tour of the price filters after a choice of Consumer price or Producer price. */
export function offerPriceTour(type: string, language: Language): void {
  if (explained.some((each) => each === type)) offerTour('price-filter', language);
}
