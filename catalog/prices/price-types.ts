/** Consumer price is `retail`; `producer` is the price at the farm gate as a market source reports it. */
export const priceTypes = ['retail', 'wholesale', 'producer'] as const;

export type PriceType = (typeof priceTypes)[number];
