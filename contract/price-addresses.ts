/** Addresses of the answers that pages of prices use, each in its one spelling. */
export const priceAddresses = {
  map: (crop: string, type: 'retail' | 'wholesale' | 'producer') => `/api/v1/prices/map/${crop}?type=${type}`,
  world: (crop: string) => `/api/v1/prices/world/${crop}`,
  page: (crop: string, area: string, city: number | null) =>
    `/api/v1/prices/page/${crop}/${area}${city === null ? '' : `?city=${city}`}`,
  /** The prices behind the median of a month, `2025-11`; `cropType` empty for the crop's main form. */
  rows: (
    crop: string,
    area: string,
    month: string,
    choice: { type: string; source: string; cropType: string; city: number | null },
  ) => {
    const query = new URLSearchParams({ type: choice.type, source: choice.source });
    if (choice.cropType !== '') query.set('crop_type', choice.cropType);
    if (choice.city !== null) query.set('city', String(choice.city));
    return `/api/v1/prices/rows/${crop}/${area}/${month}?${query}`;
  },
  /** Rows of market prices of all countries that are left out. */
  leftOut: () => '/api/v1/prices/left-out',
  /** Figures of years of a kind of price (`retail`, `wholesale`, `producer`) in a country. */
  years: (crop: string, area: string, type: string) => `/api/v1/prices/years/${crop}/${area}?type=${type}`,
  /** Figures of years of a series of international prices. */
  benchmarkYears: (series: string) => `/api/v1/prices/benchmark-years/${series}`,
  benchmark: (series: string) => `/api/v1/prices/benchmark/${series}`,
};
